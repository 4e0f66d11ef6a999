import { instant, type Cents, type LocalDate, type PatientId, type PracticeId } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';
import type { PaymentPlan, PlanId, ScheduledPayment, ScheduledPaymentId, ScheduledState } from '../plans/plan.ts';

/** A payment in short form; `1` to `9` is an installment with this number, `0` a one-time payment. */
export const samplePayment = (
  number: number,
  due: string,
  amount: number,
  state: ScheduledState = 'due',
  tries = state === 'due' || state === 'cancelled' ? 0 : 1,
): ScheduledPayment => ({
  id: `${number === 0 ? 'one-time' : 'payment'}-${number}-${due}` as ScheduledPaymentId,
  number,
  due: due as LocalDate,
  amount: amount as Cents,
  kind: number === 0 ? 'one-time' : 'installment',
  state,
  tries,
});

/** A monthly plan of 100.00 on the fifteenth with these payments. */
export const samplePlan = (
  payments: readonly ScheduledPayment[],
  more: Partial<Omit<PaymentPlan, 'payments'>> = {},
): PaymentPlan => ({
  id: 'plan-1' as PlanId,
  patient: { practice: 'practice-1' as PracticeId, patient: 'patient-1' as PatientId },
  name: 'Knee',
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 15 },
  payment: 10_000 as Cents,
  card: 'card-1' as CardId,
  autopay: {},
  createdAt: instant(0),
  original: { total: 40_000 as Cents, count: 4 },
  payments,
  version: 1,
  ...more,
});
