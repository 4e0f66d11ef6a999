import type { Cents, LocalDate } from '@portico/domain/kernel';
import { cardLapse, progressOf, type PaymentPlan, type SavedCard } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { PlanView, PlanWithoutCard } from '@portico/application/payments';

/** A plan as screens show it. A removed card is shown as expired. */
export const planViewOf = (
  plan: PaymentPlan,
  { id, name }: Pick<Practice, 'id' | 'name'>,
  cards: readonly SavedCard[],
  today: LocalDate,
  refunded?: Cents,
): PlanView => {
  const card = cards.find((one) => one.id === plan.card);
  const progress = progressOf(plan);
  const lapse = cardLapse(card, today, progress.next?.date ?? today);
  return {
    id: plan.id,
    name: plan.name,
    practice: { id, name },
    status: plan.status,
    calendar: plan.calendar,
    payment: plan.payment,
    original: plan.original,
    ...progress,
    ...(refunded === undefined ? {} : { refunded }),
    card: plan.card,
    cardExpired: lapse === 'expired',
    ...(lapse === 'expires-first' && { cardExpiresFirst: true as const }),
    oneTimePayments: plan.payments
      .filter(({ kind, state }) => kind === 'one-time' && state === 'due')
      .map(({ id: payment, amount, due }) => ({ id: payment, amount, date: due })),
    autopay: plan.autopay,
  };
};

/** The running plans whose next payment their card cannot pay. */
export const plansWithoutCard = (
  plans: readonly PaymentPlan[],
  practice: Practice['id'],
  cards: readonly SavedCard[],
  today: LocalDate,
): readonly PlanWithoutCard[] =>
  plans.flatMap((plan) => {
    const { next } = progressOf(plan);
    if (plan.status !== 'active' || next === undefined) return [];
    const card = cards.find((one) => one.id === plan.card);
    const lapse = cardLapse(card, today, next.date);
    return lapse === undefined ? [] : [{ practice, plan: plan.id, lapse, next: next.date }];
  });
