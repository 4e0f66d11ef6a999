import type { PatientRef } from '../../kernel/index.ts';
import type { CardAgreement, Given, PlanAgreement } from '../plans/agreement.ts';
import type { PlanId } from '../plans/plan.ts';

/** Agreements to plans. Never changed. */
export interface PlanAgreements {
  /** Stores an agreement and returns the stored one; an existing one of the patient under this id is not changed. */
  keep(agreement: Given<PlanAgreement>): Promise<PlanAgreement>;
  /** The newest first. */
  of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]>;
}

/** Agreements to cards on file. Never changed; kept when the card is removed. */
export interface CardAgreements {
  /** Stores an agreement and returns the stored one; an existing one of the patient for this card is not changed. */
  keep(agreement: Given<CardAgreement>): Promise<CardAgreement>;
  /** The newest first. */
  of(patient: PatientRef): Promise<readonly CardAgreement[]>;
}

/** A collision-free hash of a text, as hexadecimal digits. */
export type Digest = (text: string) => string;
