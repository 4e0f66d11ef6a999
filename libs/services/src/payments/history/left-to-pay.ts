import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import { progressOf, type Charge, type LeftToPay, type PaymentPlans } from '@portico/domain/payments';
import type { OpenAmounts } from '../checkout/payable-amounts.ts';

/** What is left to pay after a charge; undefined where it is not known, or where the charge paid nothing that was owed. */
export type LeftAfter = (charge: Pick<Charge, 'patient' | 'purpose' | 'state'>) => Promise<LeftToPay | undefined>;

export const leftAfter =
  (amounts: Pick<OpenAmounts, 'balance' | 'visit'>, plans: Pick<PaymentPlans, 'byId'>): LeftAfter =>
  async ({ patient, purpose, state }) => {
    if (state.kind !== 'captured') return undefined;
    try {
      return await leftOf(amounts, plans, { patient, purpose });
    } catch {
      // The practice's books do not answer: a receipt must not wait for them.
      return undefined;
    }
  };

const leftAtVisit = async (
  amounts: Pick<OpenAmounts, 'visit'>,
  patient: PatientRef,
  appointment: AppointmentId,
): Promise<LeftToPay | undefined> => {
  const visit = await amounts.visit(patient, appointment);
  return visit && { balance: visit.payable, copay: visit.copay };
};

const leftOf = async (
  amounts: Pick<OpenAmounts, 'balance' | 'visit'>,
  plans: Pick<PaymentPlans, 'byId'>,
  { patient, purpose }: Pick<Charge, 'patient' | 'purpose'>,
): Promise<LeftToPay | undefined> => {
  switch (purpose.kind) {
    case 'balance':
      return purpose.atVisit === undefined
        ? { balance: (await amounts.balance(patient)).payable }
        : leftAtVisit(amounts, patient, purpose.atVisit);
    case 'check-in':
    case 'check-out':
      return leftAtVisit(amounts, patient, purpose.appointment);
    case 'installment': {
      // The plan before the balance: until it counts the payment as made, both are too high.
      const plan = await plans.byId(patient, purpose.plan);
      if (plan?.payments.find(({ id }) => id === purpose.payment)?.state !== 'paid') return undefined;
      return { balance: (await amounts.balance(patient)).payable, plan: progressOf(plan).remaining };
    }
    case 'prepayment':
    case 'cancellation':
    case 'shop':
      return undefined;
  }
};
