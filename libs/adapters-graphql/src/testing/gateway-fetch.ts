import { openClientSession, type ErrorRecord } from '@portico/view-models/access';
import { MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { byNobody } from '@portico/services/activity';
import type { Failure } from '@portico/application/kernel';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { instant, languageOr } from '@portico/domain/kernel';
import type { Language } from '@portico/domain/kernel';
import type { IncomingHttpHeaders } from 'node:http';
import documents from '../generated/documents.json' with { type: 'json' };
import { createEngine, type EngineContext } from '../gateway/engine/index.ts';
import { executableSchema, type GatewayContext } from '../gateway/index.ts';
import { RefusalLog } from '../gateway/refusal-log.ts';
import { GatewayClient } from '../portal/gateway-client.ts';
import { retryDelays } from '../portal/gateway-retry-links.ts';

export interface SentRequest {
  readonly address: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const schema = executableSchema();

/** Of an answer that is GraphQL's whatever its status. */
export const graphqlResponse = { 'content-type': 'application/graphql-response+json' };

type ContextFor = (
  headers: IncomingHttpHeaders,
) => (GatewayContext & EngineContext) | Promise<GatewayContext & EngineContext>;

/** A refusal log for one request whose lines are discarded. */
const refusalLog = (): RefusalLog =>
  new RefusalLog({ activityLog: new MemoryActivityLog(), by: async () => byNobody({ now: instant(0) }) });

/** The gateway behind a `fetch` without a network; requests and responses pass through JSON text and headers. */
export const gatewayFetch = (contextFor: ContextFor): typeof fetch => {
  const engine = createEngine<GatewayContext & EngineContext>({
    schema,
    documents,
    mode: 'trusted',
    contextFor: async ({ headers }) =>
      Object.assign({ refusals: refusalLog(), language: languageOr(headers['language']) }, await contextFor(headers)),
    onUnexpected: ({ errorClass, frames }) => {
      throw new Error(`The gateway met a bug: ${errorClass} ${frames.join(' ')}`);
    },
  });
  return async (_, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const params: unknown = JSON.parse(String(init?.body));
    const { body } = await engine.execute(params, {
      method: 'POST',
      headers,
      address: '192.0.2.1',
      requestId: 'request-1',
    });
    return new Response(body, { headers: graphqlResponse });
  };
};

/** One tab of the portal in front of `answer`. */
export const tab = (answer: typeof fetch, language: Language = 'es') => {
  const session = new MemoryKeyValueStore();
  const clientSession = openClientSession(session);
  const requests: SentRequest[] = [];
  const reported: (readonly [string, Failure])[] = [];
  const outdated: string[] = [];
  const recorded: Parameters<ErrorRecord['record']>[0][] = [];
  const client = new GatewayClient({
    address: '/graphql',
    clientSession,
    language: () => language,
    localTime: () => '2026-11-21T12:00:00-07:00',
    userAgent: 'Test/1.0 (está)',
    retryDelays: retryDelays.map(() => 0),
    fetch: (address, init = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers));
      requests.push({ address: String(address), init, headers, body: JSON.parse(String(init.body)) });
      return answer(address, init);
    },
    problems: {
      report: (operation, failure) => void reported.push([operation, failure]),
      outdate: () => void outdated.push('outdated'),
      succeed: () => undefined,
    },
    record: { record: (problem) => void recorded.push(problem) },
  });
  return { session, clientSession, requests, reported, outdated, recorded, client };
};

/** The id of the document that a request names. */
export const documentIdIn = (body: Readonly<Record<string, unknown>> | undefined): string => {
  const { persistedQuery } = (body?.['extensions'] ?? {}) as {
    readonly persistedQuery?: { readonly sha256Hash: string };
  };
  return persistedQuery?.sha256Hash ?? '';
};
