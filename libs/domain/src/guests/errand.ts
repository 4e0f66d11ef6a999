import type { GuestPurpose } from '../access/index.ts';
import { MINUTE } from '../kernel/index.ts';
import type { OnlineErrand, Practice } from '../practices/index.ts';

/** A guest's token opens for this long; then the link and the identity check open it again. */
export const guestTokenLife = 30 * MINUTE;

/** What each purpose comes to, where this portal can do it online. An earlier time is taken from the notice itself. */
const errands: Readonly<Record<GuestPurpose, OnlineErrand | undefined>> = {
  'guest-appointment': 'book',
  'guest-reschedule': 'reschedule',
  'guest-offer': undefined,
  'guest-check-in': 'check-in',
  'guest-pay': 'pay',
  'guest-survey': undefined,
};

/** The errand that a purpose is for, if the practice lets guests do it online (`ACC-044`). */
export const errandAt = (practice: Pick<Practice, 'guestErrands'>, purpose: GuestPurpose): OnlineErrand | undefined => {
  const errand = errands[purpose];
  return errand !== undefined && practice.guestErrands?.includes(errand) === true ? errand : undefined;
};
