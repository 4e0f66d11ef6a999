import type { IncomingMessage } from 'node:http';
import { answerFhir, outcome, type FhirReply, type FhirService, type OpenedAccess } from '@portico/adapters-fhir';
import { longestUserAgent, type Origin } from '@portico/domain/activity';
import { Unavailable } from '@portico/domain/kernel';
import type { ClientAddress } from './client-address.ts';
import { forPages, preflight } from './cross-origin-headers.ts';
import { readBody } from './read-body.ts';
import { type Noted, type Reply, retryAfter } from './http-reply.ts';
import { requestLimit } from './request-rate-limit.ts';
import { filePolicy } from './security-headers.ts';

/** Below it stand the practices, each with its own FHIR service. */
export const fhirPath = '/fhir/r4/';

/** Who answers apps and other systems that read by FHIR. */
export interface FhirSink extends Omit<FhirService, 'open'> {
  readonly open: (token: string, origin: Origin) => Promise<(OpenedAccess & { readonly client: string }) | undefined>;
}

export interface FhirRouteOptions {
  readonly sink: FhirSink;
  readonly addressOf: ClientAddress;
}

/** Bytes of a search in a body. */
const largest = 8_192;
/** Requests in a minute: of one address, and of one app for one patient or of one system. */
const perMinute = { address: 1_200, client: 300 };
/** Requests at one moment of an app for one patient, or of a system. */
const atOnce = 20;

const outcomeOf = (status: number, code: string, words: string): FhirReply => ({
  status,
  mediaType: 'application/fhir+json; charset=utf-8',
  body: JSON.stringify(outcome('error', code, words)),
  operation: 'other',
  code,
});

const throttled = outcomeOf(429, 'throttled', 'Too many requests.');
const away = outcomeOf(503, 'transient', 'This cannot be answered now.');

const asked = preflight('GET, HEAD, POST', 'accept, authorization, content-type, if-none-match, prefer');

/** Thrown where an app asks too often, from within what opens its token. */
class AskedTooOften extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super('an app asks too often');
    this.wait = wait;
  }
}

/** Reads of records by apps and other systems. No answer says more than its status to a caller without a token. */
export const fhirRoute = ({ sink, addressOf }: FhirRouteOptions) => {
  const [ofAddress, ofClient] = [requestLimit(perMinute.address), requestLimit(perMinute.client)];
  const running = new Map<string, number>();
  return async (
    request: IncomingMessage,
    place: { readonly path: string; readonly search: string },
    requestId: string,
  ): Promise<Noted & { readonly reply: Reply }> => {
    const address = addressOf(request);
    const wait = await ofAddress(address);
    if (wait !== undefined) return noted(throttled, 'retry-after', String(wait), 'connection', 'close');
    if (request.method === 'OPTIONS') return { route: 'fhir', operation: 'other', reply: asked };
    const agent = request.headers['user-agent'];
    const origin: Origin = {
      address,
      request: requestId,
      ...(agent === undefined ? {} : { userAgent: agent.slice(0, longestUserAgent) }),
    };
    let client: string | undefined;
    const open: FhirService['open'] = async (token) => {
      const opened = await sink.open(token, origin);
      if (opened === undefined) return undefined;
      const clientWait = await ofClient(opened.client);
      if (clientWait !== undefined) throw new AskedTooOften(clientWait);
      const others = running.get(opened.client) ?? 0;
      if (others >= atOnce) throw new AskedTooOften(1);
      client = opened.client;
      running.set(client, others + 1);
      return opened;
    };
    try {
      return noted(await answerFhir({ ...sink, open }, fhirRequestOf(request, place)));
    } catch (thrown) {
      if (thrown instanceof AskedTooOften) return noted(throttled, 'retry-after', String(thrown.wait));
      if (thrown instanceof Unavailable) return noted(away, ...retryAfter);
      throw thrown;
    } finally {
      if (client !== undefined) ended(running, client);
    }
  };
};

const ended = (running: Map<string, number>, client: string): void => {
  const left = (running.get(client) ?? 1) - 1;
  if (left > 0) running.set(client, left);
  else running.delete(client);
};

const fhirRequestOf = (
  request: IncomingMessage,
  { path, search }: { readonly path: string; readonly search: string },
) => {
  const [practice = '', ...rest] = path.slice(fhirPath.length).split('/');
  const { authorization, accept, prefer, 'content-type': contentType, 'if-none-match': ifNoneMatch } = request.headers;
  return {
    method: request.method ?? 'GET',
    practice,
    path: rest.join('/'),
    search,
    accept,
    contentType,
    ifNoneMatch,
    prefer: typeof prefer === 'string' ? prefer : prefer?.join(),
    token: /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1],
    body: async () => {
      const read = await readBody(request, largest);
      return read.ok ? read.value : undefined;
    },
  };
};

const noted = (
  { status, mediaType, body, operation, code, location, etag }: FhirReply,
  ...headers: string[]
): Noted & { readonly reply: Reply } => ({
  route: 'fhir',
  operation,
  ...(code === undefined ? {} : { code }),
  reply: {
    status,
    headers: [
      ...(status === 304 ? [] : ['content-type', mediaType]),
      'cache-control',
      'no-store',
      ...(status === 401 ? ['www-authenticate', 'Bearer'] : []),
      ...(status === 405 ? ['allow', 'GET, HEAD'] : []),
      ...(location === undefined ? [] : ['content-location', location]),
      ...(etag === undefined ? [] : ['etag', etag]),
      ...headers,
      ...forPages,
      ...filePolicy,
    ],
    body,
  },
});
