import type { Sql } from '@portico/adapters-storage/sql';
import type { BookingKey, CancellationReason } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import { settledAfter } from './settle-booking-answer.ts';

/** A cancellation that was asked of a system. */
export interface AskedCancellation {
  readonly visit: AppointmentId;
  readonly key: BookingKey;
  readonly askedAt: Instant;
  readonly isDone: boolean;
}

interface StartedCancellation {
  readonly key: BookingKey;
  readonly reason: CancellationReason;
  readonly now: Instant;
  readonly readAt: Instant;
}

interface CancellationRow {
  readonly visit_id: AppointmentId;
  readonly cancellation_key: BookingKey;
  readonly asked_at: Instant;
  readonly canceled_at: Instant | null;
}

const columns = 'visit_id, cancellation_key, asked_at, canceled_at';

const cancellationFrom = (row: CancellationRow): AskedCancellation => ({
  visit: row.visit_id,
  key: row.cancellation_key,
  askedAt: row.asked_at,
  isDone: row.canceled_at !== null,
});

export const cancellationOf = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  visit: AppointmentId,
): Promise<AskedCancellation | undefined> => {
  const [row] = await sql.rows<CancellationRow>({
    name: 'connected-cancellation-of',
    text: `select ${columns} from connected.cancellations
      where practice_id = $1 and patient_id = $2 and visit_id = $3`,
    values: [practice, patient, visit],
  });
  return row && cancellationFrom(row);
};

export const cancellationsUnder = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  key: BookingKey,
): Promise<readonly AskedCancellation[]> => {
  const rows = await sql.rows<CancellationRow>({
    name: 'connected-cancellations-under',
    text: `select ${columns} from connected.cancellations
      where practice_id = $1 and patient_id = $2 and cancellation_key = $3 order by visit_id`,
    values: [practice, patient, key],
  });
  return rows.map(cancellationFrom);
};

export const openCancellations = async (
  sql: Sql,
  practice: PracticeId,
  before: Instant,
): Promise<readonly { readonly patient: PatientRef; readonly key: BookingKey }[]> => {
  const rows = await sql.rows<CancellationRow & { readonly patient_id: PatientRef['patient'] }>({
    name: 'connected-cancellations-open',
    text: `select patient_id, ${columns} from connected.cancellations
      where practice_id = $1 and canceled_at is null and asked_at <= $2 order by asked_at limit 100`,
    values: [practice, before],
  });
  return rows.map((row) => ({ patient: { practice, patient: row.patient_id }, key: row.cancellation_key }));
};

/**
 * Writes down that a cancellation is about to be asked; false while another key is at it, and where one came to its end
 * after the visit was read. `readAt` is when the reading began.
 */
export const startCancellation = async (
  sql: Sql,
  { practice, patient }: PatientRef,
  visit: AppointmentId,
  { key, reason, now, readAt }: StartedCancellation,
): Promise<boolean> => {
  const started = await sql.rows({
    name: 'connected-cancellation-start',
    text: `insert into connected.cancellations as known (practice_id, visit_id, patient_id, cancellation_key, reason_id, comments,
        asked_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (practice_id, visit_id) do update
      set cancellation_key = excluded.cancellation_key, reason_id = excluded.reason_id, comments = excluded.comments,
        asked_at = excluded.asked_at, canceled_at = null
      where known.canceled_at < $9 or known.cancellation_key = excluded.cancellation_key
        or (known.canceled_at is null and known.asked_at <= excluded.asked_at - $8) returning visit_id`,
    values: [practice, visit, patient, key, reason.id, reason.comments ?? null, now, settledAfter, readAt],
  });
  return started.length === 1;
};

export const finishCancellation = async (
  sql: Sql,
  practice: PracticeId,
  visit: AppointmentId,
  now: Instant,
): Promise<void> => {
  await sql.rows({
    name: 'connected-canceled',
    text: `update connected.cancellations set canceled_at = $3
      where practice_id = $1 and visit_id = $2 and canceled_at is null`,
    values: [practice, visit, now],
  });
};

/** It came to nothing. */
export const undoCancellation = async (sql: Sql, practice: PracticeId, visit: AppointmentId): Promise<void> => {
  await sql.rows({
    name: 'connected-cancellation-undo',
    text: `delete from connected.cancellations where practice_id = $1 and visit_id = $2 and canceled_at is null`,
    values: [practice, visit],
  });
};
