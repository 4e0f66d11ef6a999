/**
 * An expected outcome as a plain value: success or a failure with a `kind`. Exceptions are bugs and are never caught
 * for control flow.
 */
export type Result<T, E> = Ok<T> | Failed<E>;
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Failed<E> = { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const failed = <E>(error: E): Failed<E> => ({ ok: false, error });
