import type { PatientRef } from '../../kernel/index.ts';
import type { CardAgreement, Given, PlanAgreement } from '../plans/agreement.ts';
import type { PlanId } from '../plans/plan.ts';

/** What was agreed to for plans. Nothing in it is ever changed. */
export interface PlanAgreements {
  /** Keeps an agreement and answers it as it stands; one that the patient has under this id stays as it is. */
  keep(agreement: Given<PlanAgreement>): Promise<PlanAgreement>;
  /** The newest first. */
  of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]>;
}

/** What was agreed to for cards on file. Nothing in it is ever changed; it stays when its card is removed. */
export interface CardAgreements {
  /** Keeps an agreement and answers it as it stands; one that the patient has for this card stays as it is. */
  keep(agreement: Given<CardAgreement>): Promise<CardAgreement>;
  /** The newest first. */
  of(patient: PatientRef): Promise<readonly CardAgreement[]>;
}

/** A short text that no other text has, as hexadecimal digits. */
export type Digest = (text: string) => string;
