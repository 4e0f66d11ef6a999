import type { IncomingMessage } from 'node:http';
import { paths } from '@portico/application/kernel';
import type { Origin } from '@portico/domain/activity';
import type { Instant, Result } from '@portico/domain/kernel';
import type { TokenRefused, TokenRequest } from '@portico/services/connected-apps';
import type { ClientAddress } from './client-address.ts';
import { forPages, preflight } from './cross-origin-headers.ts';
import { readBody } from './read-body.ts';
import { jsonReply, type Noted, plainReply, type Reply } from './http-reply.ts';
import { requestLimit, type RequestLimit } from './request-rate-limit.ts';
import { inertPolicy } from './security-headers.ts';

type Answer = (request: TokenRequest) => Promise<Result<object | undefined, TokenRefused>>;

/** What answers apps: the token endpoint and those beside it. */
export interface AppEndpoints {
  readonly token: Answer;
  readonly introspect: Answer;
  readonly revoke: Answer;
  /** The address of the token endpoint, as apps call it. */
  readonly address: () => string;
  readonly now: () => Instant;
}

export interface AppRoutesOptions {
  readonly endpoints: AppEndpoints;
  readonly addressOf: ClientAddress;
}

type Answered = Noted & { readonly reply: Reply };

const route = 'apps';

/** Bytes of one form: a signed word of a service is the largest part. */
const largest = 16_384;

/** Requests of one address in a minute; what is wrong is counted in the database as well. */
const perMinute = 300;

const json = (status: number, body: object, ...headers: readonly string[]): Answered => ({
  route,
  reply: jsonReply(status, JSON.stringify(body), 'pragma', 'no-cache', ...forPages, ...headers, ...inertPolicy),
});

const refused = (status: number, error: string, ...headers: readonly string[]): Answered => ({
  ...json(status, { error }, ...headers),
  code: error,
});

/** Answers a request by its path; undefined where the path is none of these. */
export const appRoutes = ({ endpoints, addressOf }: AppRoutesOptions) => {
  const limit = requestLimit(perMinute);
  const answers: Readonly<Record<string, Answer>> = {
    [paths.appToken]: endpoints.token,
    [paths.appIntrospection]: endpoints.introspect,
    [paths.appRevocation]: endpoints.revoke,
  };
  return async (request: IncomingMessage, path: string, requestId: string): Promise<Answered | undefined> => {
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (answer === undefined) return undefined;
    if (request.method === 'OPTIONS') return { route, reply: preflight('POST', 'authorization, content-type') };
    if (request.method !== 'POST')
      return { route, reply: plainReply(405, 'Method not allowed', 'allow', 'POST, OPTIONS', ...inertPolicy) };
    return posted(request, answer, { endpoints, limit, origin: { address: addressOf(request), request: requestId } });
  };
};

interface Asked {
  readonly endpoints: AppEndpoints;
  readonly limit: RequestLimit;
  readonly origin: Origin & { readonly address: string };
}

const posted = async (
  request: IncomingMessage,
  answer: Answer,
  { endpoints, limit, origin }: Asked,
): Promise<Answered> => {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return refused(415, 'invalid_request', 'connection', 'close');
  const wait = await limit(origin.address);
  if (wait !== undefined) return refused(429, 'invalid_request', 'retry-after', String(wait), 'connection', 'close');
  const body = await readBody(request, largest);
  if (!body.ok) return refused(413, 'invalid_request', 'connection', 'close');
  const form = formIn(body.value);
  const basic = basicIn(request.headers.authorization);
  if (form === undefined || basic === 'unreadable') return refused(400, 'invalid_request');
  const now = endpoints.now();
  const told = await answer({ form, endpoint: endpoints.address(), now, origin, ...(basic && { basic }) });
  if (told.ok)
    return told.value === undefined
      ? { route, reply: { status: 200, headers: [...forPages, ...inertPolicy], body: undefined } }
      : json(200, told.value);
  if (told.error.kind === 'must-wait') {
    return refused(429, 'invalid_request', 'retry-after', String(Math.ceil((told.error.until - now) / 1_000)));
  }
  const { error } = told.error;
  return error === 'invalid_client'
    ? refused(401, error, ...(basic === undefined ? [] : ['www-authenticate', 'Basic realm="apps"']))
    : refused(400, error);
};

/** A field that comes twice is refused: two readers could each take another one. */
const formIn = (body: string): Readonly<Record<string, string>> | undefined => {
  const fields = [...new URLSearchParams(body)].filter(([, value]) => value !== '');
  const form = Object.fromEntries(fields);
  return Object.keys(form).length === fields.length ? form : undefined;
};

/** Name and secret are each encoded as in a form (RFC 6749, section 2.3.1). */
const basicIn = (header: string | undefined): TokenRequest['basic'] | 'unreadable' => {
  if (header === undefined) return undefined;
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1];
  const [, id, secret] = /^([^:]+):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  if (id === undefined || secret === undefined) return 'unreadable';
  try {
    return { id: decodeURIComponent(id.replace(/\+/g, ' ')), secret: decodeURIComponent(secret.replace(/\+/g, ' ')) };
  } catch {
    return 'unreadable';
  }
};
