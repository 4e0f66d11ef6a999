import type { GuestPurpose } from '@portico/domain/access';

/** Paths on which guests come in about a visit: by a link, or to ask for one. */
export const guestPaths = {
  'guest-appointment': '/guest/guestAppointment',
  'guest-reschedule': '/guest/guestRescheduleAppointment',
  'guest-check-in': '/guest/guestCheckin',
} as const satisfies Readonly<Partial<Record<GuestPurpose, string>>>;
