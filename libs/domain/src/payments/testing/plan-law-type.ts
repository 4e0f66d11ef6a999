import type { LawOf } from '../../kernel/testing/index.ts';
import type { PlanMath } from './plan-math-under-test.ts';

/** The laws of every implementation of plan math; 1 to 18. */
export type Law = LawOf<PlanMath>;

export { must } from '../../kernel/testing/index.ts';
