import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  type Answer,
  answerMedia,
  type Engine,
  isJsonContent,
  paramsOfSearch,
  statusOf,
  type Transport,
} from '@portico/adapters-graphql/gateway/engine';
import { headers } from '@portico/adapters-graphql/headers';
import type { ClientAddress } from './client-address.ts';
import { compressed } from './encodings.ts';
import { readBody } from './read-body.ts';
import { jsonReply, type Noted, plainReply, type Reply } from './reply.ts';
import type { RequestLimit } from './request-limit.ts';
import { isFromOurPage } from './same-origin.ts';
import { inertPolicy } from './security-headers.ts';

/** Bytes that the body of a request may have. */
export interface BodyLimits {
  readonly body: number;
  /** Of whoever brings a token of a session: pictures are sent by those who are signed in. */
  readonly bodyWithToken: number;
}

const bodyLimit = (given: IncomingHttpHeaders, { body, bodyWithToken }: BodyLimits): number =>
  (given[headers.accessToken] ?? '') === '' ? body : bodyWithToken;

export interface GraphqlRouteOptions {
  readonly engine: Engine;
  readonly publicOrigins: ReadonlySet<string>;
  readonly limits: BodyLimits;
  readonly addressOf: ClientAddress;
  /** None by default. */
  readonly limit?: RequestLimit | undefined;
}

interface Answered extends Noted {
  readonly reply: Reply;
}

/** `/graphql`, as GraphQL over HTTP says it: who may ask, in which media, and what the answer's status is. */
export const graphqlRoute = ({ engine, publicOrigins, limits, addressOf, limit }: GraphqlRouteOptions) => {
  const route = 'graphql';
  const refuse = (status: number, code: string, message: string, ...headers: string[]): Answered => {
    const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
    return { route, code, reply: jsonReply(status, body, ...headers, ...inertPolicy) };
  };

  const paramsOf = async (
    request: IncomingMessage,
    search: string,
  ): Promise<Answered | { readonly params: unknown }> => {
    if (request.method === 'GET') {
      const params = paramsOfSearch(search);
      return params === undefined ? refuse(400, 'BAD_INPUT', '"variables" and "extensions" must be JSON.') : { params };
    }
    if (!isJsonContent(request.headers['content-type'])) {
      return refuse(415, 'BAD_INPUT', 'A request must be application/json in UTF-8.');
    }
    const mayHave = bodyLimit(request.headers, limits);
    const body = await readBody(request, mayHave);
    if (!body.ok) {
      return refuse(413, 'BAD_INPUT', `A request may have at most ${mayHave} bytes.`, 'connection', 'close');
    }
    try {
      return { params: JSON.parse(body.value) as unknown };
    } catch {
      return refuse(400, 'BAD_INPUT', 'The request is not JSON.');
    }
  };

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

const answerHeaders = (answer: Answer, media: keyof typeof prepared): readonly string[] =>
  answer.outcome === 'action-by-get' ? ['allow', 'POST', ...prepared[media]] : prepared[media];
