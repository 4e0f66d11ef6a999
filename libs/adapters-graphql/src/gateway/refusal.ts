import type { SignInRefusal } from '@portico/application/access';
import type { Failure } from '@portico/application/kernel';
import { isoOf, type Result } from '@portico/domain/kernel';
import { quoted, refreshTokenError } from '../error-codes.ts';
import { WireError } from './engine/index.ts';

/** The value of an answer, or its failure as a typed error of the field. */
export const valueOf = <T>(answer: Result<T, Failure | SignInRefusal>): T => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

export const refusal = (failure: Failure | SignInRefusal): WireError => {
  switch (failure.kind) {
    case 'session-over':
      return failure.reason === 'expired'
        ? new WireError('UNAUTHENTICATED', quoted.tokenExpired, { reason: failure.reason })
        : new WireError('UNAUTHENTICATED', 'Your session could not be renewed.', { reason: refreshTokenError });
    case 'wrong-credentials':
      return new WireError('UNAUTHENTICATED', quoted.wrongCredentials, { reason: failure.kind });
    case 'must-wait':
      return new WireError('RATE_LIMITED', 'Too many tries. Please wait and try again.', {
        reason: failure.kind,
        until: isoOf(failure.until),
      });
    case 'too-many-requests':
      return new WireError(
        'RATE_LIMITED',
        'Too many requests. Please wait and try again.',
        failure.until === undefined ? {} : { until: isoOf(failure.until) },
      );
    case 'not-found':
      return new WireError('NOT_FOUND', 'This could not be found.');
    case 'bad-input':
      return new WireError('BAD_INPUT', 'This request cannot be read.');
    case 'timed-out':
      return new WireError('TIMEOUT', quoted.timedOut);
    case 'unreachable':
    case 'unavailable':
    case 'malfunction':
      return new WireError('INTERNAL', 'Something went wrong.');
  }
};
