import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { Failure } from '@portico/application/kernel';
import { ifReadable } from '../codecs/codec.ts';
import { moment } from '../codecs/scalars.ts';
import { refreshTokenError, type ErrorCode } from '../error-codes.ts';

export type Extensions = Readonly<Record<string, unknown>>;

/** What the gateway said is wrong, by an error's extensions. */
export const failureOf = ({ code, reason, until, requestId }: Extensions): Failure => {
  switch (code as ErrorCode) {
    case 'UNAUTHENTICATED':
      return { kind: 'session-over', reason: reason === refreshTokenError ? 'renewal-failed' : 'expired' };
    case 'FORBIDDEN':
      return { kind: reason === 'not-represented' ? reason : 'not-found' };
    case 'NOT_FOUND':
      return { kind: 'not-found' };
    case 'BAD_INPUT':
      return { kind: 'bad-input' };
    case 'RATE_LIMITED': {
      const opensAgain = typeof until === 'string' ? ifReadable(() => moment.read(until)) : undefined;
      return { kind: 'too-many-requests', ...(opensAgain !== undefined && { until: opensAgain }) };
    }
    case 'TIMEOUT':
      return { kind: 'timed-out' };
    case 'UNAVAILABLE':
      return { kind: 'unavailable' };
    case 'CONFLICT':
    case 'TOO_EARLY':
    case 'CARD_DECLINED':
    case 'AMOUNT':
    case 'DUPLICATE':
    case 'INTERNAL':
    default:
      return { kind: 'malfunction', ...(typeof requestId === 'string' ? { request: requestId } : {}) };
  }
};

/** A failure on the way, without an answer of the gateway: a proxy's page, or none at all. */
export const failureOnTheWay = (thrown: unknown): Failure => {
  const status = ServerError.is(thrown) || ServerParseError.is(thrown) ? thrown.statusCode : undefined;
  if (status === 504 || status === 408) return { kind: 'timed-out' };
  return { kind: status === 502 || status === 503 ? 'unavailable' : 'unreachable' };
};

/** The portal is away, and may be asked again soon; a busy one may not be asked again at once by every browser. */
export const isAway = (error: unknown): boolean => {
  if (!CombinedGraphQLErrors.is(error)) return failureOnTheWay(error).kind === 'unavailable';
  const { code, busy } = error.errors[0]?.extensions ?? {};
  return code === 'UNAVAILABLE' && busy !== true;
};
