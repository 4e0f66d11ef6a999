import { deleteInBatches, type Sql } from '@portico/adapters-storage/sql';
import type { HeldSlot, SlotGone } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  failed,
  ok,
  type HoldId,
  type Instant,
  type PatientRef,
  type Result,
  type TimeZone,
} from '@portico/domain/kernel';
import type { SlotHolds, WantedSlot } from '@portico/domain/scheduling';
import { EmbeddedAppointmentBooking } from './embedded-appointment-booking.ts';
import { openTimes } from './open-times.ts';
import { holdPatient, holdProvider, turnAtProvider } from './row-locks.ts';

/** Keeps times in the schedule itself. */
export class EmbeddedSlotHolds implements SlotHolds {
  readonly #sql: Sql;
  readonly #now: () => Instant;

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  keep(patient: PatientRef, wanted: WantedSlot, hold: HoldId, until: Instant): Promise<Result<HeldSlot, SlotGone>> {
    const turn = turnAtProvider(patient.practice, wanted.offer.resource);
    return this.#sql.transaction(async (sql) => {
      await holdPatient(sql, patient);
      await holdKept(sql, patient);
      await holdProvider(sql, patient.practice, wanted.offer.resource);
      const { offer, start, replaces, offered } = wanted;
      const now = this.#now();
      const free = await openTimes(sql, {
        patient,
        offer,
        days: daysAround(start),
        now,
        choosing: offered !== true,
        replaces,
      });
      if (!free.some((slot) => slot.start === start)) return failed({ kind: 'slot-gone' });
      if (offered !== true) await letGo(sql, patient);
      await enter(sql, patient, wanted, hold, until);
      const kept = await new EmbeddedAppointmentBooking(sql, () => now).held(patient);
      const slot = kept.find(({ id }) => id === hold);
      return slot === undefined ? failed({ kind: 'slot-gone' }) : ok(slot);
    }, turn);
  }

  async release({ practice, patient }: PatientRef, hold: HoldId): Promise<void> {
    await this.#sql.rows({
      name: 'clinic-slot-release',
      text: 'delete from clinic.held_slots where practice_id = $1 and patient_id = $2 and id = $3',
      values: [practice, patient, hold],
    });
  }

  /** Deletes expired holds, which block no booking any more; skips rows that another transaction has locked. */
  async prune(now: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'clinic.held_slots', 'until <= $1', [now]);
  }
}

/** The day of an instant in every zone there is. */
const daysAround = (at: Instant) => {
  const day = dayIn('UTC' as TimeZone, at);
  return { start: addDays(day, -1), end: addDays(day, 1) };
};

/** What the patient keeps is not booked meanwhile. */
const holdKept = async (sql: Sql, { practice, patient }: PatientRef): Promise<void> => {
  await sql.rows({
    name: 'clinic-slots-hold',
    text: 'select 1 from clinic.held_slots where practice_id = $1 and patient_id = $2 order by id for update',
    values: [practice, patient],
  });
};

const letGo = async (sql: Sql, { practice, patient }: PatientRef): Promise<void> => {
  await sql.rows({
    name: 'clinic-slot-let-go',
    text: 'delete from clinic.held_slots where practice_id = $1 and patient_id = $2 and not offered',
    values: [practice, patient],
  });
};

/** What is to be paid is the domain's `prepaymentDue`; the contract holds the two together. */
const enter = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { offer, start, replaces, offered, language }: WantedSlot,
  hold: HoldId,
  until: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'clinic-slot-keep',
    text: `insert into clinic.held_slots (practice_id, id, patient_id, provider_id, location_id, starts_at, ends_at, video,
        visit_type, visit_reason_id, prepayment_cents, until, replaces, offered)
      select p.practice_id, $3, p.id, $4, $5, $6, $6 + r.minutes * 60000::bigint, r.video, r.visit_type ->> $7, r.id,
        greatest(0, r.prepayment_cents - coalesce((
          select a.prepaid_cents from clinic.appointments a where a.practice_id = $1 and a.patient_id = $2 and a.id = $9 and a.status = 'SCHEDULED'
        ), 0)), $8, $9, $10
      from clinic.patients p join clinic.visit_reasons r on r.practice_id = p.practice_id and r.id = $11
      where p.practice_id = $1 and p.id = $2`,
    values: [
      practice,
      patient,
      hold,
      offer.resource,
      offer.location,
      start,
      language,
      until,
      replaces ?? null,
      offered ?? false,
      offer.visitReason,
    ],
  });
};
