import type { Sql } from '@portico/adapters-storage/sql';
import type { BookingKey, HeldSlot } from '@portico/domain/appointments';
import type {
  AppointmentId,
  Cents,
  HoldId,
  Instant,
  Language,
  PatientId,
  PatientRef,
  PracticeId,
} from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import type { Hold, WantedVisit } from '@portico/practice-spi';

/** A time that is held, with what the system will be asked to book. */
export interface KeptHold {
  readonly slot: HeldSlot;
  readonly wanted: Pick<WantedVisit, 'offer' | 'time'>;
  /** Of the texts that the system keeps with the visit. */
  readonly language: Language;
  /** Held beside the patient's own choice. */
  readonly offered: boolean;
  /** False while the system is asked to hold it too. */
  readonly kept: boolean;
  readonly systemHold?: Hold;
  readonly bookingKey?: BookingKey;
}

interface HoldRow {
  readonly id: HoldId;
  readonly patient_id: PatientId;
  readonly until: Instant;
  readonly offered: boolean;
  readonly kept: boolean;
  readonly replaces: AppointmentId | null;
  readonly prepayment_cents: Cents;
  readonly visit: HeldSlot['visit'];
  readonly wanted: KeptHold['wanted'];
  readonly language: Language;
  readonly system_hold: Hold | null;
  readonly booking_key: BookingKey | null;
}

const columns =
  'id, patient_id, until, offered, kept, replaces, prepayment_cents, visit, wanted, language, system_hold, booking_key';

const holdFrom = (row: HoldRow): KeptHold => ({
  slot: {
    id: row.id,
    visit: row.visit,
    prepayment: row.prepayment_cents,
    until: row.until,
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
  },
  wanted: row.wanted,
  language: row.language,
  offered: row.offered,
  kept: row.kept,
  ...(row.system_hold === null ? {} : { systemHold: row.system_hold }),
  ...(row.booking_key === null ? {} : { bookingKey: row.booking_key }),
});

/** What is held for a patient now, the earliest visit first. */
export const holdsOfPatient = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  now: Instant,
): Promise<readonly KeptHold[]> => {
  const rows = await sql.rows<HoldRow>({
    name: 'connected-holds-of-patient',
    text: `select ${columns} from connected.holds
      where practice_id = $1 and patient_id = $2 and until > $3 order by starts_at, id`,
    values: [practice, patient, now],
  });
  return rows.map(holdFrom);
};

/**
 * What is held on a calendar in a span; without what the patient chose, if they are choosing. What is being booked stays
 * held past its time, until it is known what became of it.
 */
export const heldOnCalendar = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  { calendar, span, now, choosing }: { calendar: string; span: Slot; now: Instant; choosing: boolean },
): Promise<readonly Slot[]> =>
  sql.rows<Slot>({
    name: 'connected-held-on-calendar',
    text: `select starts_at as start, ends_at as "end" from connected.holds
      where practice_id = $1 and calendar_id = $2 and starts_at < $4 and ends_at > $3
        and (until > $5 or booking_key is not null)
        and not ($6 and patient_id = $7 and not offered and booking_key is null)`,
    values: [practice, calendar, span.start, span.end, now, choosing, patient],
  });

export const enterHold = async (sql: Sql, { slot, wanted, language, offered, kept }: KeptHold): Promise<void> => {
  const { practice, patient } = slot.visit.patient;
  await sql.rows({
    name: 'connected-hold-again',
    text: 'delete from connected.holds where practice_id = $1 and id = $2 and until = 0 and booking_key is null',
    values: [practice, slot.id],
  });
  await sql.rows({
    name: 'connected-hold-enter',
    text: `insert into connected.holds (practice_id, id, patient_id, calendar_id, starts_at, ends_at, until, offered, kept,
        replaces, prepayment_cents, visit, wanted, language)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      practice,
      slot.id,
      patient,
      wanted.offer.calendar,
      slot.visit.start,
      slot.visit.end,
      slot.until,
      offered,
      kept,
      slot.replaces ?? null,
      slot.prepayment,
      JSON.stringify(slot.visit),
      JSON.stringify(wanted),
      language,
    ],
  });
};

/** The system holds it too; or it is held here alone. */
export const keepHold = async (sql: Sql, practice: PracticeId, hold: HoldId, systemHold?: Hold): Promise<void> => {
  await sql.rows({
    name: 'connected-hold-kept',
    text: 'update connected.holds set kept = true, system_hold = $3 where practice_id = $1 and id = $2',
    values: [practice, hold, systemHold === undefined ? null : JSON.stringify(systemHold)],
  });
};

/** Ends holds of a patient that are not being booked; answers what the system held of them. */
export const dropHolds = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  holds: readonly HoldId[],
): Promise<readonly Hold[]> => {
  await sql.rows({
    name: 'connected-own-holds-drop',
    text: `delete from connected.holds where practice_id = $1 and patient_id = $2 and id = any($3::text[])
      and booking_key is null and kept and system_hold is null`,
    values: [practice, patient, holds],
  });
  const rows = await sql.rows<{ readonly system_hold: Hold | null }>({
    name: 'connected-holds-drop',
    text: `update connected.holds set until = 0 where practice_id = $1 and patient_id = $2 and id = any($3::text[])
      and booking_key is null returning system_hold`,
    values: [practice, patient, holds],
  });
  return rows.flatMap(({ system_hold }) => system_hold ?? []);
};

/** Holds that are over, though their rows may say more than the system knows; what is being booked is none of them. */
export const holdsOver = async (
  sql: Sql,
  practice: PracticeId,
  now: Instant,
  most: number,
): Promise<readonly KeptHold[]> => {
  const rows = await sql.rows<HoldRow>({
    name: 'connected-holds-over',
    text: `select ${columns} from connected.holds
      where practice_id = $1 and until <= $2 and booking_key is null order by until, id limit $3`,
    values: [practice, now, most],
  });
  return rows.map(holdFrom);
};

/** Deletes holds that are over. */
export const deleteHolds = async (sql: Sql, practice: PracticeId, holds: readonly HoldId[]): Promise<void> => {
  await sql.rows({
    name: 'connected-holds-delete',
    text: 'delete from connected.holds where practice_id = $1 and id = any($2::text[]) and booking_key is null',
    values: [practice, holds],
  });
};
