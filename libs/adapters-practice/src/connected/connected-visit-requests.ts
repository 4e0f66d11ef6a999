import { isOpenRequest, type BookingKey } from '@portico/domain/appointments';
import { dayIn, isoOf, MINUTE, plus, Unavailable, type Instant, type PatientRef } from '@portico/domain/kernel';
import { preferenceSpan, type Slot, type VisitRequest, type VisitRequests } from '@portico/domain/scheduling';
import type { VisitRequest as SystemRequest } from '@portico/practice-spi';
import { bookedUnderKey, settleAnswer } from './settle-booking-answer.ts';
import { askedUnder, enterAsked } from './booking-rows.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { neededAt } from './accommodation-rows.ts';
import { withNeeds } from './needs-in-reason.ts';
import { visitOf } from './read-system-visits.ts';
import { systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { findOffer, offeredCatalog, type FoundOffer } from './bookable-catalog-of-system.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';

/** Enters requests in the systems of connected practices, where the staff finds them. */
export class ConnectedVisitRequests implements VisitRequests {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async request(patient: PatientRef, request: VisitRequest, key: BookingKey): ReturnType<VisitRequests['request']> {
    const link = this.#practices.of(patient.practice);
    return (
      link && this.#practices.inTurn.take(JSON.stringify(patient), () => enterRequest(link, patient, request, key))
    );
  }
}

const enterRequest = async (
  link: PracticeLink,
  patient: PatientRef,
  request: VisitRequest,
  key: BookingKey,
): ReturnType<VisitRequests['request']> => {
  const before = await bookedUnderKey(link, patient, key);
  if (before !== undefined) return before;
  const { booking } = link.connection;
  const found = findOffer(await offeredCatalog(link, request.language), request.offer);
  const systemPatient = await systemPatientOf(link.sql, link.id, patient.patient);
  if (booking?.request === undefined || found === undefined || systemPatient === undefined) return undefined;
  const now = await link.now();
  const span = spanOf(patient, request, found, now);
  const { replaces, changes } = request;
  const changed = changes === undefined ? undefined : await visitOf(link, patient, changes);
  if (changes !== undefined && !isOpenRequest(changed?.appointment, now)) return 'answered';
  const moves = replaces && (await systemIdOf(link.sql, link.id, 'visit', replaces));
  const open = request.when.kind === 'wish' ? { open: { span, preference: request.when.preference } } : {};
  if (!(await enterAsked(link.sql, patient, { key, now, replaces, changes, ...open }))) {
    throw new Unavailable('busy');
  }
  const asked = await askedUnder(link.sql, patient, key);
  if (asked === undefined) throw new Error('Bug: what was asked is written down before.');
  const moved = replaces === undefined ? undefined : await visitOf(link, patient, replaces);
  const needs = await neededAt(link.sql, patient, request.accommodations, changed ?? moved);
  const reason = withNeeds(request.visitReason, needs);
  const wanted: SystemRequest = {
    patient: systemPatient,
    offer: found.system,
    when: whenOf(patient, request, found, span),
    ...(reason === undefined ? {} : { reason }),
    ...(moves === undefined ? {} : { moves }),
  };
  const answer = await booking.request(wanted, systemKeyOf(key), link.call(request.language));
  const settled = await settleAnswer(link, patient, asked, { place: 'booking.request', answer });
  return settled.kind === 'booked' ? settled.visit : undefined;
};

const spanOf = (patient: PatientRef, { when }: VisitRequest, found: FoundOffer, now: Instant): Slot =>
  when.kind === 'time'
    ? { start: when.start, end: plus(when.start, found.minutes * MINUTE) }
    : preferenceSpan(when.preference, now, found.visitAt(patient, now).location.timeZone);

/** The staff reads the days that suit in English, as they are sent everywhere (`ACC-331`). */
const whenOf = (
  patient: PatientRef,
  { when }: VisitRequest,
  found: FoundOffer,
  { start, end }: Slot,
): SystemRequest['when'] => {
  if (when.kind === 'time') return { start: isoOf(start), end: isoOf(end) };
  const zone = found.visitAt(patient, start).location.timeZone;
  const { week, days, times } = when.preference;
  return {
    days: { first: dayIn(zone, start), last: dayIn(zone, plus(end, -1)) },
    words: `${week}; ${days.join(', ')}; ${times.join(', ')}`,
  };
};
