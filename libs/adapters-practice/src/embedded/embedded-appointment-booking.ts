import type { Sql } from '@portico/adapters-storage/sql';
import {
  statusOf,
  type AlreadyCanceled,
  type Appointment,
  type BookingKey,
  type CancellationReason,
  type HeldSlot,
  type SaidAtBooking,
  type NotCancellable,
  type SlotGone,
  type AppointmentBooking,
} from '@portico/domain/appointments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientRef,
  type Result,
  type HoldId,
} from '@portico/domain/kernel';
import type { LedgerClock } from '@portico/domain/payments';
import {
  accommodationsAsked,
  appointmentColumns,
  appointmentOf,
  appointmentPlace,
  type AppointmentRow,
} from './appointment-rows.ts';
import { holdProvider, turnAtHold } from './row-locks.ts';

interface SlotRow extends AppointmentRow {
  readonly hold_id: HoldId;
  readonly prepayment_cents: Cents;
  readonly until: Instant;
  readonly replaces: AppointmentId | null;
}

const slotFrom = (patient: PatientRef, row: SlotRow): HeldSlot => {
  const { id: _, status: __, ...visit } = appointmentOf(patient, row);
  return {
    id: row.hold_id,
    visit,
    prepayment: row.prepayment_cents,
    until: row.until,
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
  };
};

/** The schedule's own desk: what it says stands in the schedule from the same moment on. */
export class EmbeddedAppointmentBooking implements AppointmentBooking {
  readonly #sql: Sql;
  readonly #now: LedgerClock;

  /** What is paid ahead and goes back depends on whether a time is still kept, and a visit still ahead. */
  constructor(sql: Sql, now: LedgerClock) {
    this.#sql = sql;
    this.#now = now;
  }

  async held(patient: PatientRef): Promise<readonly HeldSlot[]> {
    const rows = await this.#sql.rows<SlotRow>({
      name: 'clinic-slots-held',
      text: `select a.id as hold_id, a.prepayment_cents, a.until, ${appointmentColumns}
        from (select *, 'SCHEDULED' as status, null::jsonb as wish, null::bigint as confirmed_start, 0::bigint as prepaid_cents, null::jsonb as accommodations from clinic.held_slots) a ${appointmentPlace}
        where a.practice_id = $1 and a.patient_id = $2 and a.until > $3 order by a.starts_at, a.id`,
      values: [patient.practice, patient.patient, await this.#now()],
    });
    return rows.map((row) => slotFrom(patient, row));
  }

  /** The slot's row and then the provider's are held until it is done, so that no two bookings meet. */
  async book(
    patient: PatientRef,
    hold: HoldId,
    key: BookingKey,
    said: SaidAtBooking = {},
  ): Promise<Result<AppointmentId, SlotGone>> {
    // The clock may be a question to the database, which waits for no transaction.
    const [now, turn] = await Promise.all([this.#now(), turnAtHold(this.#sql, patient, hold)]);
    return this.#sql.transaction(async (sql) => {
      const [slot] = await sql.rows<HeldRow>({
        name: 'clinic-slot-take',
        text: `select provider_id, starts_at, ends_at, until, replaces from clinic.held_slots
          where practice_id = $1 and patient_id = $2 and id = $3 and until > $4 for update`,
        values: [patient.practice, patient.patient, hold, now],
      });
      const system = new EmbeddedAppointmentBooking(sql, () => now);
      const known = await system.bookedFor(patient, key);
      if (known !== undefined) return ok(known);
      if (slot === undefined) return failed({ kind: 'slot-gone' });
      await holdProvider(sql, patient.practice, slot.provider_id);
      // While this waited for the lock, another booking may have taken the slot.
      const isOpen = slot.until > now && (await isFree(sql, patient, slot));
      if (!isOpen || !(await stands(sql, patient, slot.replaces, now))) {
        await drop(sql, patient, hold);
        return failed({ kind: 'slot-gone' });
      }
      const appointment = `visit.${key}` as AppointmentId;
      await enter(sql, patient, hold, { key, appointment, said, at: now });
      if (slot.replaces !== null) await system.cancel(patient, slot.replaces, { id: '1' }, key);
      return ok(appointment);
    }, turn);
  }

  async bookedFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    const [row] = await this.#sql.rows<{ readonly appointment_id: AppointmentId }>({
      name: 'clinic-booked-for',
      text: `select appointment_id from clinic.bookings
        where practice_id = $1 and patient_id = $2 and booking_key = $3`,
      values: [patient.practice, patient.patient, key],
    });
    return row?.appointment_id;
  }

  async bookedUnder({ practice, patient }: PatientRef, appointment: AppointmentId): Promise<readonly BookingKey[]> {
    const rows = await this.#sql.rows<{ readonly booking_key: BookingKey }>({
      name: 'clinic-booked-under',
      text: `with recursive chain as (
          select booking_key, 1 as place from clinic.bookings
          where practice_id = $1 and patient_id = $2 and appointment_id = $3
          union all
          select b.booking_key, chain.place + 1 from chain
          join clinic.cancellations c on c.practice_id = $1 and c.cancellation_key = chain.booking_key
          join clinic.bookings b on b.practice_id = $1 and b.patient_id = $2 and b.appointment_id = c.appointment_id
        )
        select booking_key from chain order by place`,
      values: [practice, patient, appointment],
    });
    return rows.map(({ booking_key }) => booking_key);
  }

  async cancel(
    patient: PatientRef,
    appointment: AppointmentId,
    reason: CancellationReason,
    key: BookingKey,
  ): Promise<Result<void, NotCancellable | AlreadyCanceled>> {
    const now = await this.#now();
    return this.#sql.transaction(async (sql) => {
      const visit = await holdVisit(sql, patient, appointment);
      if (visit?.status === 'CANCELLED') {
        return (await isCanceledUnder(sql, patient, appointment, key))
          ? ok(undefined)
          : failed({ kind: 'already-canceled' });
      }
      if (visit === undefined || statusOf(visit, now) === 'past') return failed({ kind: 'not-cancellable' });
      await sql.rows({
        name: 'clinic-visit-cancel',
        text: `with cancelled as (
            update clinic.appointments set status = 'CANCELLED' where practice_id = $1 and id = $2
          )
          insert into clinic.cancellations (practice_id, appointment_id, reason_id, comments, cancelled_at, cancellation_key)
          values ($1, $2, $3, $4, $5, $6) on conflict (practice_id, appointment_id) do update
            set reason_id = excluded.reason_id, comments = excluded.comments, cancelled_at = excluded.cancelled_at,
              cancellation_key = excluded.cancellation_key`,
        values: [patient.practice, appointment, reason.id, reason.comments ?? null, now, key],
      });
      return ok(undefined);
    });
  }

  async canceledFor(patient: PatientRef, key: BookingKey): Promise<AppointmentId | undefined> {
    const [row] = await this.#sql.rows<{ readonly appointment_id: AppointmentId }>({
      name: 'clinic-canceled-for',
      text: `select c.appointment_id from clinic.cancellations c
        join clinic.appointments a on a.practice_id = c.practice_id and a.id = c.appointment_id
        where c.practice_id = $1 and a.patient_id = $2 and c.cancellation_key = $3 and a.status = 'CANCELLED'`,
      values: [patient.practice, patient.patient, key],
    });
    return row?.appointment_id;
  }

  async isCanceled(patient: PatientRef, appointment: AppointmentId): Promise<boolean> {
    const found = await this.#sql.rows({
      name: 'clinic-visit-cancelled',
      text: `select 1 from clinic.appointments
        where practice_id = $1 and patient_id = $2 and id = $3 and status = 'CANCELLED'`,
      values: [patient.practice, patient.patient, appointment],
    });
    return found.length === 1;
  }
}

interface HeldRow {
  readonly provider_id: string;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
  readonly until: Instant;
  readonly replaces: AppointmentId | null;
}

/** Whether the provider has no booked visit at that time; the one that is replaced does not count. */
const isFree = async (sql: Sql, { practice, patient }: PatientRef, slot: HeldRow): Promise<boolean> => {
  const taken = await sql.rows({
    name: 'clinic-provider-taken',
    text: `select 1 from clinic.appointments
      where practice_id = $1 and provider_id = $2 and status in ('SCHEDULED', 'CHECKED-IN')
        and starts_at < $4 and ends_at > $3 and not (patient_id = $5 and id = coalesce($6, '')) limit 1`,
    values: [practice, slot.provider_id, slot.starts_at, slot.ends_at, patient, slot.replaces],
  });
  return taken.length === 0;
};

/** Locks a visit until the transaction ends, so that it cannot be canceled or moved meanwhile. */
const holdVisit = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  appointment: AppointmentId,
): Promise<Pick<Appointment, 'status' | 'start' | 'end'> | undefined> => {
  const [visit] = await sql.rows<Pick<Appointment, 'status' | 'start' | 'end'>>({
    name: 'clinic-visit-hold',
    text: `select status, starts_at as start, ends_at as "end" from clinic.appointments
      where practice_id = $1 and patient_id = $2 and id = $3 for no key update`,
    values: [practice, patient, appointment],
  });
  return visit;
};

const isCanceledUnder = async (
  sql: Sql,
  { practice }: PatientRef,
  appointment: AppointmentId,
  key: BookingKey,
): Promise<boolean> => {
  const found = await sql.rows({
    name: 'clinic-visit-canceled-under',
    text: `select 1 from clinic.cancellations where practice_id = $1 and appointment_id = $2 and cancellation_key = $3`,
    values: [practice, appointment, key],
  });
  return found.length === 1;
};

/** Whether the visit that is to be replaced can still be given up: another time may have taken its place meanwhile. */
const stands = async (
  sql: Sql,
  patient: PatientRef,
  replaced: AppointmentId | null,
  now: Instant,
): Promise<boolean> => {
  if (replaced === null) return true;
  const visit = await holdVisit(sql, patient, replaced);
  return visit !== undefined && statusOf(visit, now) !== 'past';
};

/** Deletes a hold that can no longer be booked, so that its time is not offered again. */
const drop = async (sql: Sql, { practice }: PatientRef, hold: HoldId): Promise<void> => {
  await sql.rows({
    name: 'clinic-slot-drop',
    text: 'delete from clinic.held_slots where practice_id = $1 and id = $2',
    values: [practice, hold],
  });
};

const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  hold: HoldId,
  {
    key,
    appointment,
    said: { visitReason, accommodations },
    at,
  }: {
    readonly key: BookingKey;
    readonly appointment: AppointmentId;
    readonly said: SaidAtBooking;
    readonly at: Instant;
  },
): Promise<void> => {
  await sql.rows({
    name: 'clinic-slot-book',
    text: `with slot as (delete from clinic.held_slots where practice_id = $1 and id = $3 returning *), visit as (
      insert into clinic.appointments (practice_id, id, patient_id, provider_id, location_id, status, starts_at, ends_at, video,
        visit_type, visit_reason, comment, visit_reason_id, booked_at, accommodations, prepaid_cents)
      select practice_id, $4, patient_id, provider_id, location_id, 'SCHEDULED', starts_at, ends_at, video, visit_type,
        coalesce($5, visit_reason), comment, visit_reason_id, $6, ${accommodationsAsked('$7', 'slot.replaces')}, coalesce((
          select prepaid_cents from clinic.appointments a where a.practice_id = $1 and a.patient_id = $2 and a.id = slot.replaces
        ), 0) from slot where patient_id = $2)
      insert into clinic.bookings (practice_id, patient_id, booking_key, appointment_id) values ($1, $2, $8, $4)`,
    values: [
      practice,
      patient,
      hold,
      appointment,
      visitReason ?? null,
      at,
      accommodations === undefined ? null : JSON.stringify(accommodations),
      key,
    ],
  });
};
