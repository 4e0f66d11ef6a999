import type { GuestPurpose } from '../access/index.ts';
import { MINUTE } from '../kernel/index.ts';
import type { OnlineService, Practice } from '../practices/index.ts';

/** A guest's token opens for this long; then the link and the identity check open it again. */
export const guestTokenLife = 30 * MINUTE;

/** What each purpose comes to, where this portal can do it online. An earlier time is taken from the notice itself. */
const onlineServices: Readonly<Record<GuestPurpose, OnlineService | undefined>> = {
  'guest-appointment': 'book',
  'guest-reschedule': 'reschedule',
  'guest-offer': undefined,
  'guest-check-in': 'check-in',
  'guest-pay': 'pay',
  'guest-survey': undefined,
};

/** The errand that a purpose is for, if the practice lets guests do it online (`ACC-044`). */
export const guestActionAt = (
  practice: Pick<Practice, 'guestActions'>,
  purpose: GuestPurpose,
): OnlineService | undefined => {
  const service = onlineServices[purpose];
  return service !== undefined && practice.guestActions?.includes(service) === true ? service : undefined;
};
