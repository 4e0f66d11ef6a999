import type { Appointment, BookingKey } from '@portico/domain/appointments';
import { MINUTE, plus, Unavailable, type AppointmentId, type Instant, type PatientRef } from '@portico/domain/kernel';
import { isOpenRequest, statusOf } from '@portico/domain/appointments';
import type { Result, Visit } from '@portico/practice-spi';
import { askedUnder, enterBooked, undoAsked, type AskedBooking } from './booking-rows.ts';
import type { PracticeLink } from './connected-practices.ts';
import { PortalIds, systemPatientOf } from './portal-and-system-ids.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';
import { visitOf } from './read-system-visits.ts';

/** So long after it was asked, what the system does not know by its key never arrived there. */
export const settledAfter = MINUTE;

/** The first moment at which what was asked then is settled. */
export const isSettled = (askedAt: Instant, now: Instant): boolean => plus(askedAt, settledAfter) <= now;

/**
 * What was booked or requested under a key. What was asked and not answered is looked for in the system; throws
 * `Unavailable` while it may still arrive there.
 */
export const bookedUnderKey = async (
  link: PracticeLink,
  patient: PatientRef,
  key: BookingKey,
): Promise<AppointmentId | undefined> => {
  const asked = await askedUnder(link.sql, patient, key);
  if (asked === undefined || asked.visit !== undefined) return asked?.visit;
  const visit = await lookForKey(link, patient, key);
  if (visit !== undefined) return finishBooking(link, patient, asked, visit);
  if (!isSettled(asked.askedAt, await link.now())) throw new Unavailable('busy');
  await undoAsked(link.sql, patient, key, false);
  return undefined;
};

export const lookForKey = async (
  link: PracticeLink,
  patient: PatientRef,
  key: BookingKey,
): Promise<Visit | undefined> => {
  const systemPatient = await systemPatientOf(link.sql, link.id, patient.patient);
  const answer = await link.connection.booking?.byKey(systemPatient ?? '', systemKeyOf(key), link.call());
  return answer && link.answers.foundOf('booking.byKey', answer);
};

/** What came of asking a system to book or to enter a request. */
export type BookingAnswer = { readonly kind: 'booked'; readonly visit: AppointmentId } | { readonly kind: 'refused' };

/**
 * Enters what the system answered. A lost answer is looked into by its key; while it may still arrive, `Unavailable` is
 * thrown and the row stands. What certainly did not arrive is undone.
 */
export const settleAnswer = async (
  link: PracticeLink,
  patient: PatientRef,
  asked: AskedBooking,
  { place, answer }: { readonly place: string; readonly answer: Result<Visit> },
): Promise<BookingAnswer> => {
  if (answer.ok) return { kind: 'booked', visit: await finishBooking(link, patient, asked, answer.value) };
  const { error } = answer;
  if (error.kind === 'away' || error.kind === 'busy') {
    await undoAsked(link.sql, patient, asked.key, false);
    throw link.answers.unavailable(place, error);
  }
  link.answers.note(place, error);
  // A time can also be taken by what was asked before under the same key.
  const visit = await lookForKey(link, patient, asked.key);
  if (visit !== undefined) return { kind: 'booked', visit: await finishBooking(link, patient, asked, visit) };
  if (error.kind === 'unknown' || error.kind === 'malformed') throw link.answers.unavailable(place, error);
  await undoAsked(link.sql, patient, asked.key, true);
  return { kind: 'refused' };
};

const finishBooking = async (
  link: PracticeLink,
  patient: PatientRef,
  asked: AskedBooking,
  visit: Visit,
): Promise<AppointmentId> => {
  if (visit.patient !== (await systemPatientOf(link.sql, link.id, patient.patient))) {
    throw link.answers.unavailable('booking', { kind: 'malformed', what: 'Visit.patient' });
  }
  const isMoved = asked.replaces !== undefined && asked.calendar !== undefined;
  if (isMoved) await cancelReplaced(link, patient, asked.replaces);
  if (asked.changes !== undefined) await takeBack(link, patient, asked.changes);
  const ids = new PortalIds();
  const id = ids.of<AppointmentId>('visit', visit.id);
  await ids.keep(link.sql, link.id);
  await enterBooked(link.sql, patient, asked, { visit: id, at: await link.now() });
  return id;
};

/** A system that books a moved visit may leave the old one: it is canceled before the booking counts as done. */
const cancelReplaced = async (link: PracticeLink, patient: PatientRef, replaced: AppointmentId): Promise<void> => {
  const old = await visitOf(link, patient, replaced);
  if (old !== undefined && standsAt(old.appointment, await link.now())) await cancelAtSystem(link, old);
};

/** The request that is changed is taken back before the new one counts as made; what the practice has booked by then stays. */
const takeBack = async (link: PracticeLink, patient: PatientRef, changed: AppointmentId): Promise<void> => {
  const old = await visitOf(link, patient, changed);
  if (old !== undefined && isOpenRequest(old.appointment, await link.now())) await cancelAtSystem(link, old);
};

const cancelAtSystem = async (
  link: PracticeLink,
  old: NonNullable<Awaited<ReturnType<typeof visitOf>>>,
): Promise<void> => {
  const answer = await link.connection.booking?.cancel(
    old.visit.patient,
    old.visit.id,
    { kind: 'patient' },
    old.visit.version,
    link.call(),
  );
  if (answer !== undefined) link.answers.foundOf('booking.cancel', answer);
};

export const standsAt = (appointment: Appointment, now: Instant): boolean => statusOf(appointment, now) !== 'past';
