import type { GuestActions, GuestBills } from '@portico/application/guests';

/** All that a guest's link opens besides booking, check-in and payment. */
export const guestPages = (
  visits: Pick<GuestActions, 'visit' | 'made'>,
  bills: GuestBills & Pick<GuestActions, 'receipt' | 'statement'>,
): GuestActions & GuestBills => ({
  visit: () => visits.visit(),
  made: () => visits.made(),
  receipt: (...of) => bills.receipt(...of),
  statement: (...of) => bills.statement(...of),
  bill: (...of) => bills.bill(...of),
});
