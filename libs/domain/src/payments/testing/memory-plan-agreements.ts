import { samePatient, type PatientRef } from '../../kernel/index.ts';
import type { PlanAgreement } from '../plans/agreement.ts';
import type { PlanId } from '../plans/plan.ts';
import type { PlanAgreements } from '../ports/plan-agreements.ts';

/** Agreements in memory, in the order in which they were given. */
export class MemoryPlanAgreements implements PlanAgreements {
  readonly kept: PlanAgreement[] = [];

  async keep(agreement: PlanAgreement): Promise<void> {
    const isKnown = this.kept.some((one) => one.id === agreement.id && samePatient(one.patient, agreement.patient));
    if (!isKnown) this.kept.push(agreement);
  }

  async of(patient: PatientRef, plan: PlanId): Promise<readonly PlanAgreement[]> {
    return this.kept
      .filter((one) => one.plan === plan && samePatient(one.patient, patient))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  }
}
