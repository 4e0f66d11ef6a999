import type { Sql } from '@portico/adapters-storage/sql';
import { defaultCancellationReason, type BookingKey } from '@portico/domain/appointments';
import { MINUTE, plus, type AppointmentId, type Instant, type PatientRef, type TimeZone } from '@portico/domain/kernel';
import { preferenceSpan, type Slot, type VisitRequest, type VisitRequests } from '@portico/domain/scheduling';
import { EmbeddedAppointmentBooking } from './embedded-appointment-booking.ts';
import { accommodationsAsked } from './appointment-rows.ts';
import { holdPatient } from './row-locks.ts';

/** Requests stand in the schedule, where the practice finds them. */
export class EmbeddedVisitRequests implements VisitRequests {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  request(patient: PatientRef, request: VisitRequest, key: BookingKey): ReturnType<VisitRequests['request']> {
    const now = this.#now();
    return this.#sql.transaction(async (sql) => {
      await holdPatient(sql, patient);
      const booking = new EmbeddedAppointmentBooking(sql, () => now);
      const known = await booking.bookedFor(patient, key);
      if (known !== undefined) return known;
      const found = await offered(sql, patient, request);
      if (found === undefined) return undefined;
      const { changes } = request;
      if (changes !== undefined) {
        if (!(await isOpen(sql, patient, changes, now))) return 'answered';
        await booking.cancel(patient, changes, { id: defaultCancellationReason }, key);
      }
      const id = `request.${key}` as AppointmentId;
      await enter(sql, patient, request, id, spanOf(request, found, now));
      await sql.rows({
        name: 'clinic-request-entered',
        text: 'insert into clinic.bookings (practice_id, patient_id, booking_key, appointment_id) values ($1, $2, $3, $4)',
        values: [patient.practice, patient.patient, key, id],
      });
      return id;
    });
  }
}

/** Locks the request, so that the practice does not answer it meanwhile. */
const isOpen = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  request: AppointmentId,
  now: Instant,
): Promise<boolean> => {
  const rows = await sql.rows({
    name: 'clinic-request-open',
    text: `select 1 from clinic.appointments where practice_id = $1 and patient_id = $2 and id = $3
        and status = 'REQUESTED' and ends_at > $4 for update`,
    values: [practice, patient, request, now],
  });
  return rows.length === 1;
};

interface Offered {
  readonly minutes: number;
  readonly time_zone: TimeZone;
}

const offered = async (sql: Sql, { practice }: PatientRef, { offer }: VisitRequest): Promise<Offered | undefined> => {
  const [found] = await sql.rows<Offered>({
    name: 'clinic-request-offered',
    text: `select r.minutes, l.time_zone from clinic.offers o
      join clinic.visit_reasons r on r.practice_id = o.practice_id and r.id = o.visit_reason_id
      join clinic.locations l on l.practice_id = o.practice_id and l.id = o.location_id
      where o.practice_id = $1 and o.provider_id = $2 and o.visit_reason_id = $3 and o.location_id = $4`,
    values: [practice, offer.resource, offer.visitReason, offer.location],
  });
  return found;
};

const spanOf = ({ when }: VisitRequest, { minutes, time_zone: zone }: Offered, now: Instant): Slot =>
  when.kind === 'time'
    ? { start: when.start, end: plus(when.start, minutes * MINUTE) }
    : preferenceSpan(when.preference, now, zone);

const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { offer, when, visitReason, accommodations, replaces, changes, language }: VisitRequest,
  id: AppointmentId,
  { start, end }: Slot,
): Promise<void> => {
  await sql.rows({
    name: 'clinic-request-enter',
    text: `insert into clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at,
        video, visit_type, visit_reason, visit_reason_id, replaces, wish, accommodations)
      select r.practice_id, $3, $2, $4, $5, 'REQUESTED', $6, $7, r.video, r.visit_type ->> $8, $9, r.id, $10, $11,
        ${accommodationsAsked('$13', '$14')}
      from clinic.visit_reasons r where r.practice_id = $1 and r.id = $12`,
    values: [
      practice,
      patient,
      id,
      offer.resource,
      offer.location,
      start,
      end,
      language,
      visitReason ?? null,
      replaces ?? null,
      when.kind === 'wish' ? JSON.stringify(when.preference) : null,
      offer.visitReason,
      accommodations === undefined ? null : JSON.stringify(accommodations),
      changes ?? replaces ?? null,
    ],
  });
};
