/** What reading one resource came to. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | Failed<E>;
export interface Failed<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const failed = <E>(error: E): Failed<E> => ({ ok: false, error });
