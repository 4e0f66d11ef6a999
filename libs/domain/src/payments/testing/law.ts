import type { LawOf } from '../../kernel/testing/index.ts';
import type { PlanMath } from './plan-math.ts';

/** What every implementation of plan math keeps; 1 to 18. */
export type Law = LawOf<PlanMath>;

export { must } from '../../kernel/testing/index.ts';
