import type { Capability } from '../access/index.ts';
import type { BookingKey } from '../appointments/index.ts';
import type { AppointmentId } from '../kernel/index.ts';

type Link = Pick<Capability, 'id' | 'purpose' | 'resource'>;

/** A link makes one visit, however often it is opened: everything that is booked by it has this one name. */
export const bookingKeyOfLink = ({ id }: Pick<Link, 'id'>): BookingKey => `guest.${id}` as BookingKey;

/**
 * Whether a link lets a visit be made: any by a link to book, and by a link to reschedule only in the place of the visit
 * that it is about, named or not (`APT-324`).
 */
export const linkBooks = ({ purpose, resource }: Link, replaces: AppointmentId | undefined): boolean =>
  purpose === 'guest-appointment'
    ? replaces === undefined
    : purpose === 'guest-reschedule' && resource !== undefined && (replaces ?? resource) === resource;

/**
 * The visit in whose place one is made by a link; none by a link to book. A page that was loaded anew knows the link alone,
 * and still makes no second visit beside the one that was to be moved.
 */
export const linkReplaces = ({ purpose, resource }: Link): { readonly replaces?: AppointmentId } =>
  purpose === 'guest-reschedule' && resource !== undefined ? { replaces: resource as AppointmentId } : {};

/** Whether a link is about a visit that there is, which its guest is shown. */
export const linkShowsVisit = ({ purpose }: Pick<Link, 'purpose'>): boolean =>
  purpose === 'guest-check-in' || purpose === 'guest-reschedule';

/** Whether a link lets this visit be given up: the one that a link to reschedule is about, and no other. */
export const linkCancels = ({ purpose, resource }: Link, appointment: AppointmentId): boolean =>
  purpose === 'guest-reschedule' && appointment === resource;
