import { failed, ok, type Cents, type LocalDate, type Result } from '../../kernel/index.ts';
import type { PaymentPlan, ScheduledPayment } from './plan.ts';

/** Why a plan could not charge automatically what it is made for. */
export type AutopayRefused =
  /** A payment of `amount` is scheduled, more than the cap. */
  | { readonly kind: 'autopay-cap-low'; readonly amount: Cents }
  /** The first payment is on `earliest`, after the last allowed day. */
  | { readonly kind: 'autopay-until-early'; readonly earliest: LocalDate };

/** Whether a plan may charge each waiting installment, and at least the first of them on its day. */
export const judgeAutopay = ({
  autopay: { cap, until },
  payments,
}: Pick<PaymentPlan, 'autopay' | 'payments'>): Result<undefined, AutopayRefused> => {
  const waiting = payments.filter(({ kind, state }) => kind === 'installment' && state === 'due');
  const amount = waiting.reduce((most, one) => Math.max(most, one.amount), 0) as Cents;
  const least = Math.max(1, amount) as Cents;
  if (cap !== undefined && cap < least) return failed({ kind: 'autopay-cap-low', amount: least });
  const earliest = first(waiting)?.due;
  return until !== undefined && earliest !== undefined && until < earliest
    ? failed({ kind: 'autopay-until-early', earliest })
    : ok(undefined);
};

const first = (payments: readonly ScheduledPayment[]): ScheduledPayment | undefined =>
  payments.reduce<ScheduledPayment | undefined>(
    (known, one) => (known === undefined || one.due < known.due ? one : known),
    undefined,
  );
