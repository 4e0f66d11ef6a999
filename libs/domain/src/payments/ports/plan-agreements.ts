import type { PatientRef } from '../../kernel/index.ts';
import type { PlanAgreement } from '../plans/agreement.ts';
import type { PlanId } from '../plans/plan.ts';

/** What was agreed to for plans. Nothing in it is ever changed. */
export interface PlanAgreements {
  /** Keeps an agreement; one that the patient has under this id stays as it is. */
  keep(agreement: PlanAgreement): Promise<void>;
  /** The newest first. */
  of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]>;
}

/** A short text that no other text has, as hexadecimal digits. */
export type Digest = (text: string) => string;
