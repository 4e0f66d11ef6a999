import type { Cents, PatientRef } from '@portico/domain/kernel';
import { progressOf, type Balance, type BalanceCover, type PaymentPlan } from '@portico/domain/payments';
import type { MakePaymentDeps } from './make-payment.deps.ts';

/** What of a balance is open to be paid now. Amounts in cents, none below 0. */
export interface OpenBalance {
  /** What the practice's books say. */
  readonly books: Balance;
  /** What the practice's books say, less `pending`. */
  readonly payable: Cents;
  /** Paid and not in the books yet, or promised in plans that are running. */
  readonly pending: Cents;
  /** What a charge on the balance must stay within; what is held at that moment is taken off there once more. */
  readonly cover: BalanceCover;
  readonly active: readonly PaymentPlan[];
  readonly held: Cents;
}

export const openBalance = async (
  { billing, ledger, plans }: Pick<MakePaymentDeps, 'billing' | 'ledger' | 'plans'>,
  patient: PatientRef,
): Promise<OpenBalance> => {
  // The books first: what is posted while we look is then taken off twice rather than not at all.
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

/** What is open around a visit: the balance and its copay (`MON-169`). */
export interface OpenVisit {
  readonly amount: Cents;
  readonly balance: Cents;
  readonly copay: Cents;
}

/** What was paid for a visit and is not in the books yet stands against both together. */
export const openAtVisit = ({ cover, held }: OpenBalance, copay: Cents): OpenVisit => {
  const amount = Math.max(0, Math.max(0, cover.payable) + copay - held) as Cents;
  const open = Math.min(copay, amount) as Cents;
  return { amount, copay: open, balance: (amount - open) as Cents };
};
