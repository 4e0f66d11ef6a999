import type { GuestPurpose } from '../access/index.ts';
import { HOUR, MINUTE, plus, type Instant } from '../kernel/index.ts';
import type { OnlineService, Practice } from '../practices/index.ts';

/** How long a guest's token is valid; then the link and the identity check are needed again. */
export const guestTokenLife = 30 * MINUTE;

/** How long a guest can go on without another identity check: ten times as long and more. */
export const longestGuestSession = 6 * HOUR;

/** Until when a session that began then is lengthened now. */
export const lengthenedUntil = (startedAt: Instant, now: Instant): Instant =>
  Math.min(plus(now, guestTokenLife), plus(startedAt, longestGuestSession)) as Instant;

/** How long before the end a guest is warned. */
export const guestWarning = 5 * MINUTE;

/** The online service of each purpose, if this portal has it. An earlier time is taken from the notification itself. */
const onlineServices: Readonly<Record<GuestPurpose, OnlineService | undefined>> = {
  'guest-appointment': 'book',
  'guest-reschedule': 'reschedule',
  'guest-offer': undefined,
  'guest-check-in': 'check-in',
  'guest-pay': 'pay',
  'guest-survey': undefined,
};

/** The online service that a purpose is for, if the practice offers it to guests (`ACC-044`). */
export const guestActionAt = (
  practice: Pick<Practice, 'guestActions'>,
  purpose: GuestPurpose,
): OnlineService | undefined => {
  const service = onlineServices[purpose];
  return service !== undefined && practice.guestActions?.includes(service) === true ? service : undefined;
};
