import type fc from 'fast-check';

/** A statement that every implementation must satisfy, with a search for a counterexample. */
export interface LawOf<Something> {
  readonly number: number;
  readonly says: string;
  /** The requirement rows that it states. */
  readonly rows: readonly string[];
  property(something: Something): fc.IRawProperty<unknown, false>;
}

/** Throws if a law is violated. `what` is evaluated only then. */
export const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Error(what());
};
