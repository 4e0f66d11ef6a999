import { paths } from '../kernel/index.ts';
import type { GuestPurpose } from '@portico/domain/access';

/** Paths for guests with a visit: following a link, or requesting one. */
export const guestPaths = {
  'guest-appointment': paths.guestAppointment,
  'guest-reschedule': paths.guestReschedule,
  'guest-check-in': paths.guestCheckIn,
} as const satisfies Readonly<Partial<Record<GuestPurpose, string>>>;
