import type fc from 'fast-check';

/** A sentence that every implementation of something keeps, with what looks for a case in which it does not. */
export interface LawOf<Something> {
  readonly number: number;
  readonly says: string;
  /** Rows of the requirements that it states. */
  readonly rows: readonly string[];
  property(something: Something): fc.IRawProperty<unknown, false>;
}

/** Ends a case in which a law is broken. `what` is put together only then. */
export const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Error(what());
};
