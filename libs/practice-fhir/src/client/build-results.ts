import type { Problem, Result } from '@portico/practice-spi';

export type Success<T> = { readonly ok: true; readonly value: T };
export type Failure = { readonly ok: false; readonly error: Problem };

export const ok = <T>(value: T): Success<T> => ({ ok: true, value });
export const failed = (error: Problem): Failure => ({ ok: false, error });
export const malformed = (what: string): Failure => failed({ kind: 'malformed', what });
export const refused = (why: string): Failure => failed({ kind: 'refused', why });
export const gone: Failure = failed({ kind: 'gone' });
export const conflict: Failure = failed({ kind: 'conflict' });
export const notOffered: Failure = failed({ kind: 'not-offered' });
export const unknownOutcome: Failure = failed({ kind: 'unknown' });

export const hasProblem = <T>(result: Result<T>, ...kinds: readonly Problem['kind'][]): result is Failure =>
  !result.ok && kinds.includes(result.error.kind);
