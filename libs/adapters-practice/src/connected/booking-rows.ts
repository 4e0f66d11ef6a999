import type { Sql } from '@portico/adapters-storage/sql';
import type { BookingKey } from '@portico/domain/appointments';
import type { AppointmentId, HoldId, Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Slot, TimePreference } from '@portico/domain/scheduling';
import { changeCalendar, lockPatient } from './calendar-locks.ts';
import type { KeptHold } from './hold-rows.ts';

/** What was asked of a system under a key: a visit of a hold, or a request. */
export interface AskedBooking {
  readonly key: BookingKey;
  readonly askedAt: Instant;
  readonly calendar?: string;
  readonly replaces?: AppointmentId;
  /** The open request that this one takes the place of. */
  readonly changes?: AppointmentId;
  /** Undefined until it is known what became of it. */
  readonly visit?: AppointmentId;
}

/** When a visit is asked for, in days and times of day, and the span in which that can come true. */
export interface OpenRequest {
  readonly span: Slot;
  readonly preference: TimePreference;
}

interface BookingRow {
  readonly booking_key: BookingKey;
  readonly asked_at: Instant;
  readonly calendar_id: string | null;
  readonly replaces: AppointmentId | null;
  readonly changes: AppointmentId | null;
  readonly visit_id: AppointmentId | null;
}

const bookingFrom = (row: BookingRow): AskedBooking => ({
  key: row.booking_key,
  askedAt: row.asked_at,
  ...(row.calendar_id === null ? {} : { calendar: row.calendar_id }),
  ...(row.replaces === null ? {} : { replaces: row.replaces }),
  ...(row.changes === null ? {} : { changes: row.changes }),
  ...(row.visit_id === null ? {} : { visit: row.visit_id }),
});

export const askedUnder = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  key: BookingKey,
): Promise<AskedBooking | undefined> => {
  const [row] = await sql.rows<BookingRow>({
    name: 'connected-asked-under',
    text: `select booking_key, asked_at, calendar_id, replaces, changes, visit_id from connected.bookings
      where practice_id = $1 and patient_id = $2 and booking_key = $3`,
    values: [practice, patient, key],
  });
  return row && bookingFrom(row);
};

/** What was asked before a moment and is not known to have come to anything. */
export const openBookings = async (
  sql: Sql,
  practice: PracticeId,
  before: Instant,
): Promise<readonly { readonly patient: PatientRef; readonly asked: AskedBooking }[]> => {
  const rows = await sql.rows<BookingRow & { readonly patient_id: PatientRef['patient'] }>({
    name: 'connected-bookings-open',
    text: `select patient_id, booking_key, asked_at, calendar_id, replaces, changes, visit_id from connected.bookings
      where practice_id = $1 and visit_id is null and asked_at <= $2 order by asked_at limit 100`,
    values: [practice, before],
  });
  return rows.map((row) => ({ patient: { practice, patient: row.patient_id }, asked: bookingFrom(row) }));
};

/**
 * Writes down that a hold is about to be booked under a key. Undefined if it is not held any more, or is being booked under
 * another one.
 */
export const claimHold = (
  outer: Sql,
  patient: PatientRef,
  { hold, key, now }: { readonly hold: KeptHold; readonly key: BookingKey; readonly now: Instant },
): Promise<AskedBooking | undefined> =>
  outer.transaction(async (sql) => {
    await lockPatient(sql, patient);
    const claimed = await sql.rows({
      name: 'connected-hold-claim',
      text: `update connected.holds set booking_key = $4
        where practice_id = $1 and patient_id = $2 and id = $3 and kept and until > $5
          and coalesce(booking_key, $4) = $4 returning id`,
      values: [patient.practice, patient.patient, hold.slot.id, key, now],
    });
    if (claimed.length === 0) return undefined;
    const { replaces } = hold.slot;
    await enterAsked(sql, patient, { key, now, hold: hold.slot.id, calendar: hold.wanted.offer.calendar, replaces });
    return askedUnder(sql, patient, key);
  });

/** Of two that ask under one key at once, one enters it. */
export const enterAsked = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  asked: {
    readonly key: BookingKey;
    readonly now: Instant;
    readonly hold?: HoldId;
    readonly calendar?: string;
    readonly replaces?: AppointmentId | undefined;
    readonly changes?: AppointmentId | undefined;
    /** Of a request without an exact time. */
    readonly open?: OpenRequest;
  },
): Promise<boolean> => {
  const entered = await sql.rows({
    name: 'connected-booking-asked',
    text: `insert into connected.bookings (practice_id, patient_id, booking_key, asked_at, hold_id, calendar_id, replaces,
        asked_start, asked_end, preference, changes, prepaid_cents)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce((
        select b.prepaid_cents from connected.bookings b where b.practice_id = $1 and b.patient_id = $2 and b.visit_id = $7
      ), 0)) on conflict do nothing returning booking_key`,
    values: [
      practice,
      patient,
      asked.key,
      asked.now,
      asked.hold ?? null,
      asked.calendar ?? null,
      asked.replaces ?? null,
      asked.open?.span.start ?? null,
      asked.open?.span.end ?? null,
      asked.open === undefined ? null : JSON.stringify(asked.open.preference),
      asked.changes ?? null,
    ],
  });
  return entered.length === 1;
};

/** It came to nothing: the hold is there again, or is over. */
export const undoAsked = (outer: Sql, patient: PatientRef, key: BookingKey, drop: boolean): Promise<void> =>
  outer.transaction(async (sql) => {
    await lockPatient(sql, patient);
    const values = [patient.practice, patient.patient, key];
    await sql.rows({
      name: 'connected-booking-undo',
      text: `delete from connected.bookings
        where practice_id = $1 and patient_id = $2 and booking_key = $3 and visit_id is null`,
      values,
    });
    if (!drop) await dropOutdated(sql, patient, key);
    await sql.rows({
      name: drop ? 'connected-claimed-drop' : 'connected-claimed-free',
      text: `update connected.holds set booking_key = null${drop ? ', until = 0' : ''}
        where practice_id = $1 and patient_id = $2 and booking_key = $3`,
      values,
    });
  });

/** What was chosen after a hold that was being booked takes its place. */
const dropOutdated = async (sql: Sql, { practice, patient }: PatientRef, key: BookingKey): Promise<void> => {
  await sql.rows({
    name: 'connected-claimed-outdated',
    text: `update connected.holds h set booking_key = null, until = 0
      where practice_id = $1 and patient_id = $2 and booking_key = $3 and not offered and exists (
        select 1 from connected.holds o
        where o.practice_id = $1 and o.patient_id = $2 and o.kept and not o.offered and o.id <> h.id)`,
    values: [practice, patient, key],
  });
};

/** It became a visit: deletes the hold, and counts the change, so that times that were read before are read anew. */
export const enterBooked = (
  outer: Sql,
  patient: PatientRef,
  { key, calendar, replaces, changes }: AskedBooking,
  { visit, at }: { readonly visit: AppointmentId; readonly at: Instant },
): Promise<void> =>
  outer.transaction(async (sql) => {
    const { practice } = patient;
    await lockPatient(sql, patient);
    if (calendar !== undefined) await changeCalendar(sql, practice, calendar);
    await sql.rows({
      name: 'connected-booked',
      text: `with held as (
          delete from connected.holds where practice_id = $1 and patient_id = $2 and booking_key = $3
        )
        update connected.bookings set visit_id = $4, booked_at = $5
        where practice_id = $1 and patient_id = $2 and booking_key = $3 and visit_id is null`,
      values: [practice, patient.patient, key, visit, at],
    });
    const ended = changes ?? (calendar === undefined ? undefined : replaces);
    if (ended !== undefined) {
      await sql.rows({
        name: 'connected-replaced',
        text: `insert into connected.cancellations (practice_id, visit_id, patient_id, cancellation_key, reason_id, asked_at,
            canceled_at)
          values ($1, $2, $3, $4, '1', $5, $5) on conflict (practice_id, visit_id) do update
          set cancellation_key = excluded.cancellation_key, canceled_at = excluded.canceled_at`,
        values: [practice, ended, patient.patient, key, at],
      });
    }
  });

/** The keys under which a visit, and each one that it replaced before, was booked; the latest first. */
export const keysOfVisit = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  visit: AppointmentId,
): Promise<readonly BookingKey[]> => {
  const rows = await sql.rows<{ readonly booking_key: BookingKey }>({
    name: 'connected-booked-under',
    text: `with recursive chain as (
        select booking_key, 1 as place from connected.bookings
        where practice_id = $1 and patient_id = $2 and visit_id = $3
        union all
        select b.booking_key, chain.place + 1 from chain
        join connected.cancellations c on c.practice_id = $1 and c.patient_id = $2 and c.cancellation_key = chain.booking_key
        join connected.bookings b on b.practice_id = $1 and b.patient_id = $2 and b.visit_id = c.visit_id
      )
      select booking_key from chain order by place`,
    values: [practice, patient, visit],
  });
  return rows.map(({ booking_key }) => booking_key);
};
