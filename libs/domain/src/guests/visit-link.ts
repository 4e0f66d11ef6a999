import type { Capability } from '../access/index.ts';
import type { BookingKey } from '../appointments/index.ts';
import type { AppointmentId } from '../kernel/index.ts';

type Link = Pick<Capability, 'id' | 'purpose' | 'resource'>;

/** A link books one visit, however often it is opened: all its bookings share this key. */
export const bookingKeyOfLink = ({ id }: Pick<Link, 'id'>): BookingKey => `guest.${id}` as BookingKey;

/**
 * Whether a link permits booking: a link to book any visit, a link to reschedule only in place of the visit that it is
 * about, named or not (`APT-324`).
 */
export const linkBooks = ({ purpose, resource }: Link, replaces: AppointmentId | undefined): boolean =>
  purpose === 'guest-appointment'
    ? replaces === undefined
    : purpose === 'guest-reschedule' && resource !== undefined && (replaces ?? resource) === resource;

/**
 * The visit that a booking with the link replaces; none for a link to book. A reloaded page knows only the link, and
 * must still not book a second visit beside the one to be rescheduled.
 */
export const linkReplaces = ({ purpose, resource }: Link): { readonly replaces?: AppointmentId } =>
  purpose === 'guest-reschedule' && resource !== undefined ? { replaces: resource as AppointmentId } : {};

/** Whether a link is about an existing visit, which its guest is shown. */
export const linkShowsVisit = ({ purpose }: Pick<Link, 'purpose'>): boolean =>
  purpose === 'guest-check-in' || purpose === 'guest-reschedule';

/** Whether a link permits canceling this visit: only the one that a link to reschedule is about. */
export const linkCancels = ({ purpose, resource }: Link, appointment: AppointmentId): boolean =>
  purpose === 'guest-reschedule' && appointment === resource;
