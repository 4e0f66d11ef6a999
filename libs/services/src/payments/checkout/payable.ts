import type { AppointmentId, Cents, PatientRef } from '@portico/domain/kernel';
import { progressOf, type Balance, type BalanceCover, type PaymentPlan } from '@portico/domain/payments';
import type { MakePaymentDeps } from './make-payment.deps.ts';

/** The part of a balance that can be paid now. Amounts in cents, none below 0. */
export interface OpenBalance {
  /** The balance in the practice's books. */
  readonly books: Balance;
  /** The balance in the practice's books, less `pending`. */
  readonly payable: Cents;
  /** Paid and not in the books yet, or planned in running plans. */
  readonly pending: Cents;
  /** The limit for a charge on the balance; what is held when the charge is written is deducted again there. */
  readonly cover: BalanceCover;
  readonly active: readonly PaymentPlan[];
  readonly held: Cents;
}

export const openBalance = async (
  { billing, ledger, plans }: Pick<MakePaymentDeps, 'billing' | 'ledger' | 'plans'>,
  patient: PatientRef,
): Promise<OpenBalance> => {
  // The books first: what is posted in between is then deducted twice rather than not at all.
  const books = await billing.balance(patient);
  const { due, asOf } = books;
  const [held, all] = await Promise.all([ledger.heldAgainst(patient, asOf), plans.of(patient)]);
  const active = all.filter(({ status }) => status === 'active');
  const promised = active.reduce((sum, plan) => sum + progressOf(plan).remaining, 0);
  return {
    books,
    payable: Math.max(0, due - promised - held) as Cents,
    pending: (promised + held) as Cents,
    cover: { payable: (due - promised) as Cents, asOf },
    active,
    held,
  };
};

/** What is due around a visit: the balance and its copay (`MON-169`). */
export interface OpenVisit extends OpenBalance {
  /** What is left of the copay and not on its way to the books. */
  readonly copay: Cents;
  readonly amount: Cents;
}

/** Undefined if the patient has no such visit. */
export const openVisit = async (
  deps: Pick<MakePaymentDeps, 'billing' | 'ledger' | 'plans'>,
  patient: PatientRef,
  appointment: AppointmentId,
): Promise<OpenVisit | undefined> => {
  const open = await openBalance(deps, patient);
  // After the balance, and as of the same moment: what is posted in between then counts twice rather than not at all.
  const dues = await deps.billing.visitDues(patient, appointment);
  if (dues === undefined) return undefined;
  const held = await deps.ledger.heldForCopay(patient, appointment, open.cover.asOf);
  const copay = Math.max(0, dues.copay - held) as Cents;
  return {
    ...open,
    copay,
    amount: (copay + open.payable) as Cents,
    cover: { ...open.cover, copay: dues.copay },
  };
};
