import type { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../error-codes.ts';
import { type ErrorExtensions, expectedExtensions } from './expected-errors.ts';

/** A bug that surfaced while a request was answered, with nothing in it that a person's data could be in. */
export interface Unexpected {
  readonly requestId: string;
  /** Where in the answer, by field names only; empty when it happened before any field. */
  readonly path: readonly string[];
  /** The class of what was thrown, such as `TypeError`. */
  readonly errorClass: string;
  /** Stack frames without the message. */
  readonly frames: readonly string[];
}

export interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions: ErrorExtensions;
}

/** An error of the request itself: syntax, validation or variables; its text speaks about what the caller sent. */
export const requestError = (error: GraphQLError): AnsweredError => ({
  message: withoutValue(error.message),
  ...(error.locations === undefined ? {} : { locations: error.locations }),
  extensions: expectedExtensions(error) ?? { code: 'BAD_INPUT' },
});

/** What was sent may be a password: which variable was wrong is told, its value is not repeated. */
const withoutValue = (message: string): string =>
  message.replace(/^(Variable "\$\w+") got invalid value .*$/s, '$1 got a value of another type.');

/**
 * An error that a field met. Failures meant for the caller pass; a bug becomes `INTERNAL` with the request id, so that the
 * caller can name it to support and only the log knows more.
 */
export const fieldError = (
  error: GraphQLError,
  requestId: string,
  onUnexpected: (unexpected: Unexpected) => void,
): AnsweredError => {
  const path = error.path === undefined ? {} : { path: error.path };
  const extensions = expectedExtensions(error);
  if (extensions !== undefined && extensions.code !== 'INTERNAL')
    return { message: error.message, ...path, extensions };
  if (error.originalError === undefined && argumentMistake.test(error.message)) {
    return { message: error.message, ...path, extensions: { code: 'BAD_INPUT' } };
  }
  onUnexpected(unexpected(error.originalError ?? error, requestId, error.path));
  return { ...internalError(requestId), ...path };
};

export const internalError = (requestId: string): AnsweredError => ({
  message: 'Something went wrong.',
  extensions: { code: 'INTERNAL', requestId },
});

/** Reduces anything thrown to what may be logged: messages and own properties can carry data, so they stay behind. */
export const unexpected = (
  thrown: unknown,
  requestId: string,
  path: readonly (string | number)[] = [],
): Unexpected => ({
  requestId,
  path: path.filter((step) => typeof step === 'string'),
  errorClass: thrown instanceof Error ? thrown.constructor.name : typeof thrown,
  frames: thrown instanceof Error ? framesOf(thrown) : [],
});

export const firstCode = (errors: readonly AnsweredError[]): ErrorCode | undefined => errors[0]?.extensions.code;

// A nullable variable that came as null where the field's argument must not be: valid as a document, wrong as a request.
const argumentMistake = /^Argument ".*" of (non-null|required) type/;

const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|native\))$/.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
