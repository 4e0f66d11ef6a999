import { openedText, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { Instant, PatientRef } from '@portico/domain/kernel';
import type { RefillId, RefillMedication, RefillRequest, RefillStatus } from '@portico/domain/refills';

export interface RefillRow {
  readonly id: RefillId;
  readonly medication: RefillMedication;
  readonly pharmacy: string | null;
  readonly note: string | null;
  readonly requested_at: Instant;
  readonly status: RefillStatus;
  readonly changed_at: Instant | null;
  readonly answer: string | null;
}

export const refillColumns = 'id, medication, pharmacy, note, requested_at, status, changed_at, answer';

export const refillOf = (sql: Sql, { practice, patient }: PatientRef, row: RefillRow): RefillRequest => {
  const key = [practice, patient, row.id];
  return {
    id: row.id,
    medication: row.medication,
    ...(row.pharmacy === null ? {} : { pharmacy: row.pharmacy }),
    ...(row.note === null ? {} : { note: openedText(sql, sealedColumns.refillNote, key, row.note) }),
    requestedAt: row.requested_at,
    status: row.status,
    ...(row.changed_at === null ? {} : { changedAt: row.changed_at }),
    ...(row.answer === null ? {} : { answer: openedText(sql, sealedColumns.refillAnswer, key, row.answer) }),
  };
};
