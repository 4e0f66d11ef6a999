import type { Cents } from '../kernel/index.ts';
import type { PlanSettings } from './plans/plan.ts';

/** A practice's payment settings. */
export interface PaymentSettings {
  /** Bounds of a partial payment (`MON-077`); absent if only the whole amount may be paid. */
  readonly partial?: { readonly minimum: Cents; readonly maximum?: Cents };
  readonly plans: PlanSettings;
  /** What a patient agrees to before a plan is made (`MON-124`), in the requested language. */
  readonly planTerms?: string;
  /** The portal setting `Account Statements` under `Financials` is `A` (`MON-188`). */
  readonly accountStatements: boolean;
}

/** The defaults of a practice without settings: any part may be paid, no plan is offered. */
export const noPlans: PaymentSettings = {
  partial: { minimum: 1 as Cents },
  plans: { canCreateMultiple: false, addBalanceToExisting: false, frequencies: [], ranges: [] },
  accountStatements: true,
};
