import type { SignInRefusal, Turned } from '@portico/application/access';
import type { Failure } from '@portico/application/kernel';
import { isoOf, type Result } from '@portico/domain/kernel';
import { GraphQLError } from 'graphql';
import { quoted, refreshTokenError, type ErrorCode } from '../error-codes.ts';

/** The value of an answer, or its failure as a typed error of the field. */
export const valueOf = <T>(answer: Result<T, Failure | SignInRefusal>): T => {
  if (answer.ok) return answer.value;
  throw refusal(answer.error);
};

export const refusal = (failure: Failure | SignInRefusal): GraphQLError => {
  switch (failure.kind) {
    case 'session-over':
      return turnedAway({ kind: failure.reason });
    case 'wrong-credentials':
      return error('UNAUTHENTICATED', quoted.wrongCredentials, { reason: failure.kind });
    case 'must-wait':
      return error('RATE_LIMITED', 'Too many tries. Please wait and try again.', {
        reason: failure.kind,
        until: isoOf(failure.until),
      });
    case 'too-many-requests':
      return error('RATE_LIMITED', 'Too many requests. Please wait and try again.');
    case 'not-found':
      return error('NOT_FOUND', 'This could not be found.');
    case 'bad-input':
      return error('BAD_INPUT', 'This request cannot be read.');
    case 'timed-out':
      return error('TIMEOUT', quoted.timedOut);
    case 'unreachable':
    case 'unavailable':
    case 'malfunction':
      return error('INTERNAL', 'Something went wrong.');
  }
};

/** Who was turned away at the door, and why. A foreign practice gets the answer of one that does not exist. */
export const turnedAway = (turned: Turned): GraphQLError => {
  switch (turned.kind) {
    case 'expired':
      return error('UNAUTHENTICATED', quoted.tokenExpired, { reason: turned.kind });
    case 'renewal-failed':
      return error('UNAUTHENTICATED', 'Your session could not be renewed.', { reason: refreshTokenError });
    case 'foreign-practice':
      return error('FORBIDDEN', 'This could not be found.');
  }
};

const error = (code: ErrorCode, message: string, more: Readonly<Record<string, string>> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });
