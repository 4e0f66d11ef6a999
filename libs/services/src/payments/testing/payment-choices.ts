import type { PlanId } from '@portico/domain/payments';
import { pena } from '../../kernel/testing/index.ts';
import type { PaymentContext } from '@portico/application/payments';
import type { PaymentChoice } from '@portico/application/payments/testing';
import { cents, terms, type PaymentsFixture } from './payments-fixture.ts';

/** Payment choices for `paymentsFixture`, and their outcomes. */
export type NewPlan = Extract<PaymentChoice, { kind: 'new-plan' }>;

export const balance: PaymentContext = { kind: 'balance' };
export const full = (amount: number) => ({ kind: 'full', amount: cents(amount) }) as const;
export const partial = (amount: number) => ({ kind: 'partial', amount: cents(amount) }) as const;

/** A plan of three payments, $60.00 together. */
export const plan = (total = 6_000, payment = 2_500, more: Partial<NewPlan> = {}): NewPlan => ({
  kind: 'new-plan',
  name: 'Crown in May',
  terms: terms(total, payment),
  calendar: { frequency: 'monthly', dayOfMonth: 5 },
  agreed: true,
  ...more,
});

export const editing = (id: PlanId): PaymentContext => ({ kind: 'edit-plan', practice: pena.id, plan: id });

export const madeIn = async (fixture: PaymentsFixture, choice: NewPlan = plan()): Promise<PlanId> => {
  const answer = await fixture.pay(balance, choice);
  if (!answer.ok || answer.value.plan === undefined) throw new Error('There is no plan.');
  return answer.value.plan;
};

/** The open balance in cents, or why nothing can be paid. */
export const openIn = async (fixture: PaymentsFixture) => {
  const shown = await fixture.screen(balance);
  return shown.ok ? shown.value.amount : shown.error.kind;
};
