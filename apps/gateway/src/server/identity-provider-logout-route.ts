import type { IncomingMessage } from 'node:http';
import type { Origin } from '@portico/domain/activity';
import type { ProviderRefusal } from '@portico/domain/access';
import type { Result } from '@portico/domain/kernel';
import type { ClientAddress } from './client-address.ts';
import type { Logger } from './logger.ts';
import { readBody } from './read-body.ts';
import { jsonReply, type Noted, plainReply, type Reply, retryAfter } from './http-reply.ts';
import { requestLimit } from './request-rate-limit.ts';
import { inertPolicy } from './security-headers.ts';

/** Receives back-channel sign-outs from identity providers. */
export interface ProviderLogoutSink {
  readonly path: string;
  readonly take: (logoutToken: string, origin: Origin) => Promise<Result<void, ProviderRefusal>>;
}

export interface ProviderLogoutOptions {
  readonly sink: ProviderLogoutSink;
  readonly addressOf: ClientAddress;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Bytes of one request: a token, and around it nothing. */
const largest = 16_384;

/** Requests of one address in a minute: a provider may sign out a whole practice at once. */
const perMinute = 600;

const route = 'provider-logout';

/** Where the server of a provider brings a logout token, by OpenID Connect Back-Channel Logout 1.0, section 2.5. */
export const providerLogoutRoute = ({ sink, addressOf, logger }: ProviderLogoutOptions) => {
  const limit = requestLimit(perMinute);
  const answer = (reply: Reply): Noted & { readonly reply: Reply } => ({ route, reply });
  const refused = (status: number, error: string, ...headers: string[]) =>
    answer(jsonReply(status, JSON.stringify({ error }), ...headers, ...inertPolicy));
  return async (request: IncomingMessage, requestId: string): Promise<Noted & { readonly reply: Reply }> => {
    if (request.method !== 'POST')
      return answer(plainReply(405, 'Method not allowed', 'allow', 'POST', ...inertPolicy));
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/x-www-form-urlencoded') return refused(415, 'invalid_request', 'connection', 'close');
    const address = addressOf(request);
    const wait = await limit(address);
    if (wait !== undefined) return refused(429, 'invalid_request', 'retry-after', String(wait), 'connection', 'close');
    const body = await readBody(request, largest);
    if (!body.ok) return refused(413, 'invalid_request', 'connection', 'close');
    const [token, ...others] = new URLSearchParams(body.value).getAll('logout_token');
    if (token === undefined || token === '' || others.length > 0) return refused(400, 'invalid_request');
    const taken = await sink.take(token, { address, request: requestId });
    if (taken.ok) {
      return answer({ status: 200, headers: ['cache-control', 'no-store', ...inertPolicy], body: undefined });
    }
    logger.warn({ requestId, why: taken.error.why }, 'a logout token was refused');
    return taken.error.kind === 'provider-away'
      ? refused(503, 'temporarily_unavailable', ...retryAfter)
      : refused(400, 'invalid_request');
  };
};
