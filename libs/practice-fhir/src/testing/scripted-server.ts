import type { Answer, HttpReply, HttpRequest, Problem } from '@portico/practice-spi';
import { capabilityStatement } from '@portico/fhir-servers';
import { testHost, type TestHost } from './test-host.ts';

export interface Scripted {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or text as it travels. */
  readonly body?: unknown;
}

type Handler = (request: HttpRequest) => Scripted | Problem['kind'];

export const base = 'https://fhir.example/r4';

const reply = ({ status = 200, headers = {}, body }: Scripted): HttpReply => ({
  status,
  headers: { 'content-type': 'application/fhir+json', ...headers },
  bytes: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body ?? null)),
});

/**
 * A server that answers what a test says, by method and start of the path below its base (`GET Patient`); `/metadata`
 * declares everything unless the test says otherwise.
 */
export const scriptedHost = (
  script: Readonly<Record<string, Handler>>,
  files: Readonly<Record<string, string>> = {},
): TestHost =>
  testHost({
    files,
    http: async (request): Answer<HttpReply> => {
      const path = request.url.startsWith(`${base}/`) ? request.url.slice(base.length + 1) : request.url;
      const asked = `${request.method} ${path}`;
      const found = Object.entries(script).find(([start]) => asked.startsWith(start));
      const answer = found?.[1](request) ?? (path === 'metadata' ? { body: capabilityStatement() } : { status: 404 });
      return typeof answer === 'string'
        ? { ok: false, error: answer === 'malformed' ? { kind: answer, what: 'size' } : ({ kind: answer } as Problem) }
        : { ok: true, value: reply(answer) };
    },
  });

export const bundle = (
  resources: readonly Record<string, unknown>[],
  links: Readonly<Record<string, string>> = {},
): Record<string, unknown> => ({
  resourceType: 'Bundle',
  type: 'searchset',
  link: Object.entries(links).map(([relation, url]) => ({ relation, url })),
  entry: resources.map((resource) => ({ resource })),
});
