import type { IncomingMessage } from 'node:http';
import {
  type Answer,
  answerMedia,
  type Engine,
  isJsonContent,
  paramsOfSearch,
  statusOf,
  type Transport,
  variableLimits,
} from '@portico/adapters-graphql/gateway/engine';
import { documentHeader, headers } from '@portico/adapters-graphql/headers';
import type { ClientAddress } from './client-address.ts';
import { compressed } from './response-compression.ts';
import { isModestJson } from './json-limits.ts';
import { readBytes } from './read-body.ts';
import { jsonReply, type Noted, plainReply, type Reply, retryAfter } from './http-reply.ts';
import type { RequestLimit } from './request-rate-limit.ts';
import { isFromOurPage } from './same-origin-check.ts';
import { inertPolicy } from './security-headers.ts';

/** Bytes that the body of a request may have. */
export interface BodyLimits {
  readonly body: number;
  /** For an operation that takes pictures, from a caller with a session token. */
  readonly bodyWithPictures: number;
}

/** The parameters of a request stand two levels above the values of its variables. */
const shape = { values: variableLimits.values + 20, depth: variableLimits.depth + 2 };

export interface GraphqlRouteOptions {
  readonly engine: Engine;
  readonly publicOrigins: ReadonlySet<string>;
  readonly limits: BodyLimits;
  readonly addressOf: ClientAddress;
  /** Whether the signature of an access token holds, be it expired or not. */
  readonly holdsToken: (token: string) => boolean;
  /** None by default. */
  readonly limit?: RequestLimit | undefined;
}

interface Answered extends Noted {
  readonly reply: Reply;
}

const route = 'graphql';

const refuse = (status: number, code: string, message: string, ...headers: string[]): Answered => {
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  return { route, code, reply: jsonReply(status, body, ...headers, ...inertPolicy) };
};

type ParamsOptions = Pick<GraphqlRouteOptions, 'engine' | 'limits' | 'holdsToken'>;

/** Reads the parameters of a request, or says why they cannot be. */
const paramsReader = ({ engine, limits, holdsToken }: ParamsOptions) => {
  /** The document id that permits a large body, from its header: an operation with pictures, with a session token. */
  const pictureDocument = ({ headers: given }: IncomingMessage): string | undefined => {
    const [documentId, token] = [given[documentHeader], given[headers.accessToken]];
    if (typeof documentId !== 'string' || typeof token !== 'string' || !holdsToken(token)) return undefined;
    return engine.longestText(documentId) > limits.body ? documentId : undefined;
  };

  return async (request: IncomingMessage, search: string): Promise<Answered | { readonly params: unknown }> => {
    if (request.method === 'GET') {
      const params = paramsOfSearch(search);
      return params === undefined ? refuse(400, 'BAD_INPUT', '"variables" and "extensions" must be JSON.') : { params };
    }
    if (!isJsonContent(request.headers['content-type'])) {
      return refuse(415, 'BAD_INPUT', 'A request must be application/json in UTF-8.');
    }
    const expected = pictureDocument(request);
    const mayHave = expected === undefined ? limits.body : limits.bodyWithPictures;
    const body = await readBytes(request, mayHave);
    if (!body.ok) {
      return refuse(413, 'BAD_INPUT', `A request may have at most ${mayHave} bytes.`, 'connection', 'close');
    }
    if (!isModestJson(body.value, { ...shape, outside: limits.body })) {
      return refuse(400, 'BAD_INPUT', 'The request holds too many values, or values nested too deep.');
    }
    const params = parsed(body.value.toString('utf8'));
    if (params === undefined) return refuse(400, 'BAD_INPUT', 'The request is not JSON.');
    return expected === undefined || Reflect.get(Object(params), 'documentId') === expected
      ? { params }
      : refuse(400, 'BAD_INPUT', 'The request is not for the document that its header names.');
  };
};

/** `/graphql`, as GraphQL over HTTP says it: who may ask, in which media, and what the answer's status is. */
export const graphqlRoute = ({ engine, publicOrigins, limits, addressOf, holdsToken, limit }: GraphqlRouteOptions) => {
  const paramsOf = paramsReader({ engine, limits, holdsToken });
  return async (
    request: IncomingMessage,
    search: string,
    { requestId, isOver }: Pick<Transport, 'requestId' | 'isOver'>,
  ): Promise<Answered> => {
    const { method } = request;
    if (method !== 'POST' && method !== 'GET') {
      return { route, reply: plainReply(405, 'Method not allowed', 'allow', 'GET, POST', ...inertPolicy) };
    }
    if (!isFromOurPage(request.headers, publicOrigins)) {
      return refuse(403, 'FORBIDDEN', 'Only pages of this portal may ask.');
    }
    const media = answerMedia(request.headers.accept);
    if (media === undefined) return refuse(406, 'BAD_INPUT', 'The answer is JSON.');
    const address = addressOf(request);
    const wait = await limit?.(address);
    if (wait !== undefined) {
      return refuse(429, 'RATE_LIMITED', 'Too many requests. Please wait and try again.', 'retry-after', String(wait));
    }
    const read = await paramsOf(request, search);
    if ('reply' in read) return read;

    const answer = await engine.execute(read.params, { method, headers: request.headers, address, requestId, isOver });
    const reply = await compressed(
      { status: statusOf(answer, media), headers: answerHeaders(answer, media), body: answer.body },
      request.headers['accept-encoding'],
    );
    return { route, operation: answer.operationName, code: answer.code, reply };
  };
};

/** JSON has no undefined. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const headersOf = (media: string): readonly string[] => [
  'content-type',
  `${media}; charset=utf-8`,
  'cache-control',
  'no-store',
  'vary',
  'accept, accept-encoding',
  ...inertPolicy,
];
const prepared = {
  'application/json': headersOf('application/json'),
  'application/graphql-response+json': headersOf('application/graphql-response+json'),
};

const answerHeaders = ({ outcome, code }: Answer, media: keyof typeof prepared): readonly string[] => {
  if (outcome === 'action-by-get') return ['allow', 'POST', ...prepared[media]];
  return code === 'UNAVAILABLE' ? [...retryAfter, ...prepared[media]] : prepared[media];
};
