import type fc from 'fast-check';
import type { PlanMath } from './plan-math.ts';

/** A sentence that every implementation of plan math keeps, with what looks for a case in which it does not. */
export interface Law {
  /** 1 to 13. */
  readonly number: number;
  readonly says: string;
  /** Rows of the requirements that it states. */
  readonly rows: readonly string[];
  property(math: PlanMath): fc.IRawProperty<unknown, false>;
}

/** Ends a case in which a law is broken. `what` is put together only then. */
export const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Error(what());
};
