import type { ProviderRefusal } from '@portico/domain/access';
import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { AnswerTooLarge } from './bounded-fetch.ts';

/** Codes of the library that say that nothing usable came, rather than something that does not hold. */
const awayCodes: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_MISSING_SERVER_METADATA',
  // Keys that did not come, or are none.
  'ERR_JWKS_TIMEOUT',
  'ERR_JWKS_INVALID',
  'ERR_JOSE_GENERIC',
]);

/** A provider that the settings do not name, or no longer do. */
export class UnknownProvider extends Error {}

/** What the library threw, as a refusal. Only codes are kept of it: messages and causes may hold what the provider sent. */
export const providerRefusal = (error: unknown): ProviderRefusal => {
  if (error instanceof UnknownProvider) return { kind: 'provider-refused', why: 'UNKNOWN_PROVIDER' };
  if (error instanceof AuthorizationResponseError) return { kind: 'provider-declined', why: codeOf(error.error) };
  if (error instanceof ResponseBodyError) return { kind: 'provider-refused', why: codeOf(error.error) };
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (error instanceof AnswerTooLarge || cause instanceof AnswerTooLarge) {
    return { kind: 'provider-away', why: 'ANSWER_TOO_LARGE' };
  }
  if (error instanceof errors.JOSEError) {
    return { kind: awayCodes.has(error.code) ? 'provider-away' : 'provider-refused', why: codeOf(error.code) };
  }
  if (error instanceof ClientError && error.code !== undefined) {
    return { kind: awayCodes.has(error.code) ? 'provider-away' : 'provider-refused', why: codeOf(error.code) };
  }
  return { kind: 'provider-away', why: 'UNREACHABLE' };
};

/** Codes are words; any other text could be an attempt to inject into the log. */
const codeOf = (code: string): string => (/^[A-Za-z_]{1,64}$/.test(code) ? code : 'UNKNOWN_CODE');
