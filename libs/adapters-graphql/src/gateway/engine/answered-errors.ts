import { Unavailable } from '@portico/domain/kernel';
import { PracticeAway } from '@portico/domain/practices';
import type { GraphQLError } from 'graphql';
import { awayText, practiceAwayText, type ErrorCode } from '../../error-codes.ts';
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
  /** What the database or the network said, in codes and names of ours: `sqlstate`, `severity`, `constraint`, `system`, `why`. */
  readonly database?: Readonly<Record<string, string>>;
}

export interface AnsweredError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions: ErrorExtensions;
}

/** Limits of the errors of one answer: total bytes, count, and message length. The first error is always included. */
const errorLimits = { bytes: 2_000, count: 5, message: 300 } as const;

/** The first few errors, so that a request with thousands of mistakes does not get thousands of errors. */
export const fewOf = (errors: readonly AnsweredError[]): readonly AnsweredError[] => {
  let bytes = '{"errors":[]}'.length;
  const kept: AnsweredError[] = [];
  for (const error of errors.slice(0, errorLimits.count)) {
    const told = { ...error, message: error.message.slice(0, errorLimits.message) };
    bytes += Buffer.byteLength(JSON.stringify(told)) + 1;
    if (kept.length > 0 && bytes > errorLimits.bytes) break;
    kept.push(told);
  }
  return kept;
};

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
  const thrown = error.originalError ?? error;
  // What came of the call was logged where it was made.
  if (!(thrown instanceof PracticeAway)) onUnexpected(unexpected(thrown, requestId, error.path));
  return { ...errorOf(thrown, requestId), ...path };
};

/** What the caller learns of something thrown that was not meant for it: whether it may ask again soon, or met a bug. */
export const errorOf = (thrown: unknown, requestId: string): AnsweredError => {
  if (thrown instanceof PracticeAway)
    return { message: practiceAwayText, extensions: { code: 'PRACTICE_AWAY', requestId } };
  return thrown instanceof Unavailable
    ? {
        message: awayText,
        // Asked again at once, a busy database would be busier still.
        extensions: { code: 'UNAVAILABLE', requestId, ...(thrown.why === 'busy' ? { busy: true } : {}) },
      }
    : { message: 'Something went wrong.', extensions: { code: 'INTERNAL', requestId } };
};

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
  ...databaseOf(thrown),
});

/** Each is taken only where it has the form of a code or a name, so that no value of a person can stand in it. */
const told: readonly (readonly [name: string, property: string, form: RegExp])[] = [
  ['sqlstate', 'code', /^[0-9A-Z]{5}$/],
  ['system', 'code', /^E[A-Z_]{3,20}$/],
  ['severity', 'severity', /^[A-Z]{3,10}$/],
  ['constraint', 'constraint', /^[a-z_][a-z0-9_.]{0,62}$/],
  ['table', 'table', /^[a-z_][a-z0-9_.]{0,62}$/],
  ['routine', 'routine', /^[A-Za-z_][A-Za-z0-9_]{0,62}$/],
];

const databaseOf = (thrown: unknown): Pick<Unexpected, 'database'> => {
  const met: unknown = thrown instanceof Unavailable ? (thrown.cause ?? thrown) : thrown;
  if (!(met instanceof Error)) return {};
  const said = told.flatMap(([name, property, form]) => {
    const value: unknown = Reflect.get(met, property);
    return typeof value === 'string' && form.test(value) ? [[name, value] as const] : [];
  });
  const why = thrown instanceof Unavailable ? [['why', thrown.why] as const] : [];
  const all = [...why, ...said];
  return all.length === 0 ? {} : { database: Object.fromEntries(all) };
};

export const firstCode = (errors: readonly AnsweredError[]): ErrorCode | undefined => errors[0]?.extensions.code;

// A nullable variable that came as null where the field's argument must not be: valid as a document, wrong as a request.
const argumentMistake = /^Argument ".*" of (non-null|required) type/;

const framesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|native\))$/.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
