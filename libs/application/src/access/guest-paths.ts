import type { GuestPurpose } from '@portico/domain/access';

/** Paths for guests with a visit: following a link, or requesting one. */
export const guestPaths = {
  'guest-appointment': '/guest/guestAppointment',
  'guest-reschedule': '/guest/guestRescheduleAppointment',
  'guest-check-in': '/guest/guestCheckin',
} as const satisfies Readonly<Partial<Record<GuestPurpose, string>>>;
