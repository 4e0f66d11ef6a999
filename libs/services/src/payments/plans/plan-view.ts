import type { Cents, LocalDate } from '@portico/domain/kernel';
import { isCardExpired, progressOf, type PaymentPlan, type SavedCard } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { PlanView } from '@portico/application/payments';

/** A plan as screens show it. A removed card is shown as expired. */
export const planViewOf = (
  plan: PaymentPlan,
  { id, name }: Pick<Practice, 'id' | 'name'>,
  cards: readonly SavedCard[],
  today: LocalDate,
  refunded?: Cents,
): PlanView => {
  const card = cards.find((one) => one.id === plan.card);
  return {
    id: plan.id,
    name: plan.name,
    practice: { id, name },
    status: plan.status,
    calendar: plan.calendar,
    payment: plan.payment,
    original: plan.original,
    ...progressOf(plan),
    ...(refunded === undefined ? {} : { refunded }),
    card: plan.card,
    cardExpired: card === undefined || isCardExpired(card.expiry, today),
    oneTimePayments: plan.payments
      .filter(({ kind, state }) => kind === 'one-time' && state === 'due')
      .map(({ id: payment, amount, due }) => ({ id: payment, amount, date: due })),
    autopay: plan.autopay,
  };
};
