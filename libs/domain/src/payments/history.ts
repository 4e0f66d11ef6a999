import type { Charge, ChargeStateKind } from './charge.ts';

/** How a payment stands, as whoever made it is told. `processing`: we are finding out what the processor did. */
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
/** When no more than these would stay behind, they are shown at once (`MON-182`, `MON-183`). */
export const fewLeft = 3;

/** How many of `total` payments are shown after Load more was pressed so often. */
export const shownAfter = (total: number, presses: number): number => {
  const shown = shownAtFirst + shownMore * presses;
  return shown + fewLeft < total ? shown : total;
};
