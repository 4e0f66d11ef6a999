import type { Charge, ChargeStateKind } from './charge.ts';

/** The status of a payment as the payer sees it. `processing`: the processor's result is being looked up. */
export type PaymentStatus = 'paid' | 'processing' | 'declined' | 'refunding' | 'refunded' | 'part-refunded' | 'voided';

const statusOf: Readonly<Record<Exclude<ChargeStateKind, 'refunded'>, PaymentStatus>> = {
  created: 'processing',
  submitted: 'processing',
  authorised: 'processing',
  capturing: 'processing',
  unknown: 'processing',
  captured: 'paid',
  declined: 'declined',
  unpaid: 'declined',
  voided: 'voided',
  refunding: 'refunding',
};

export const paymentStatusOf = ({ amount, state }: Pick<Charge, 'amount' | 'state'>): PaymentStatus => {
  if (state.kind !== 'refunded') return statusOf[state.kind];
  return state.amount < amount ? 'part-refunded' : 'refunded';
};

/** How many payments are shown at first, and how many each press of Load more adds (`MON-181`). */
export const shownAtFirst = 7;
export const shownMore = 10;
/** If no more than these would remain hidden, they are shown at once (`MON-182`, `MON-183`). */
export const fewLeft = 3;

/** How many of `total` payments are shown after so many presses of Load more. */
export const shownAfter = (total: number, presses: number): number => {
  const shown = shownAtFirst + shownMore * presses;
  return shown + fewLeft < total ? shown : total;
};
