import { setTimeout as sleep } from 'node:timers/promises';
import { getStatus } from '@medplum/core';
import { FhirRouter, MemoryRepository, type FhirRequest } from '@medplum/fhir-router';
import { CallLog } from '../http/call-log.ts';
import { fhirJson, jsonOf, readFhirCall, refusal, type FhirCall, type FhirReply } from '../http/fhir-call.ts';
import { listenOnLoopback, type LoopbackServer } from '../http/loopback-server.ts';
import { authorizationOf } from '../tokens/check-access-token.ts';
import type { Kind } from '../scheduling-resource-types.ts';
import type { TokenServer } from '../tokens/token-server.ts';
import { capabilityStatement, type Declared } from './declared-capabilities.ts';
import { indexFhirDefinitions } from './fhir-definitions.ts';
import { withNextPage } from './next-page-link.ts';

export interface MedplumOptions {
  readonly port?: number;
  /** Milliseconds before each answer. */
  readonly delay?: number;
  /** Whose tokens it demands; none without. */
  readonly auth?: TokenServer;
  /** What it declares otherwise than usual. */
  readonly declared?: Declared;
  /** Headers that it never heard of, such as `if-match`. */
  readonly ignoredHeaders?: readonly string[];
}

export interface MedplumServer extends LoopbackServer {
  /** The FHIR base of a tenant, which is there once it is asked for. */
  base(tenant: string): string;
  /** The calls since it was last read. */
  log(): readonly string[];
  /** What the practice finds in its own system, past the API. */
  list(tenant: string, kind: Kind): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Writes a resource under the id that it brings, past the API. */
  put(tenant: string, resource: Readonly<Record<string, unknown>>): Promise<void>;
  /** Forgets all that a tenant has. */
  clear(tenant: string): void;
}

const etagOf = (resource: { readonly meta?: { readonly versionId?: string } } | undefined): Record<string, string> =>
  resource?.meta?.versionId === undefined ? {} : { etag: `W/"${resource.meta.versionId}"` };

/** As the engine takes the body of a search. */
const formOf = (text: string): Record<string, string[]> => {
  const form = new URLSearchParams(text);
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]));
};

/** Medplum's own engine of FHIR R4 over memory, one repository for each tenant; every kind of resource can be written. */
export const startMedplum = async (options: MedplumOptions = {}): Promise<MedplumServer> => {
  const { port, delay = 0, auth, declared, ignoredHeaders = [] } = options;
  indexFhirDefinitions();
  const router = new FhirRouter();
  const repositories = new Map<string, MemoryRepository>();
  const log = new CallLog();

  const repositoryOf = (tenant: string): MemoryRepository => {
    const repository = repositories.get(tenant) ?? new MemoryRepository();
    repositories.set(tenant, repository);
    return repository;
  };

  const handle = async (call: FhirCall): Promise<FhirReply> => {
    const [version, tenant, ...path] = call.path;
    if (version !== 'r4' || tenant === undefined) return refusal(404, 'not-found', 'The base is /r4/TENANT.');
    const refused = await authorizationOf(auth, call, path);
    if (refused !== undefined) return refused;
    if (path.join('/') === 'metadata') return { status: 200, body: capabilityStatement(declared) };
    const isForm = call.headers['content-type']?.includes('x-www-form-urlencoded') ?? false;
    const request: FhirRequest = {
      method: call.method as FhirRequest['method'],
      url: call.target.slice(`/r4/${tenant}`.length),
      pathname: '',
      params: {},
      query: {},
      headers: Object.fromEntries(Object.entries(call.headers).filter(([name]) => !ignoredHeaders.includes(name))),
      body: call.body === '' ? undefined : isForm ? formOf(call.body) : jsonOf(call.body),
    };
    const [outcome, resource] = await router.handleRequest(request, repositoryOf(tenant));
    return { status: getStatus(outcome), headers: etagOf(resource), body: resource ?? outcome };
  };

  const server = await listenOnLoopback(async (request, response) => {
    const call = await readFhirCall(request);
    if (!call.isOffice) {
      log.note(call);
      if (delay > 0) await sleep(delay);
    }
    const { status, headers, body } = await handle(call);
    const paged = withNextPage(body, new URL(call.target, server.url));
    response.writeHead(status, { ...fhirJson, ...headers }).end(JSON.stringify(paged));
  }, port);

  return {
    ...server,
    base: (tenant) => `${server.url}/r4/${tenant}`,
    log: () => log.read(),
    list: async (tenant, kind) =>
      (await repositoryOf(tenant).searchResources({ resourceType: kind, count: 1_000 })).map((each) => ({ ...each })),
    put: async (tenant, resource) => void (await repositoryOf(tenant).updateResource(resource as never)),
    clear: (tenant) => void repositories.delete(tenant),
  };
};
