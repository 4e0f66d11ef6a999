import { openedText, sealedColumns, type Sql } from '@portico/adapters-storage/sql';
import type { AmendmentId, AmendmentRequest, AmendmentStatus, EntryRef } from '@portico/domain/health';
import type { Instant, PatientRef } from '@portico/domain/kernel';

export interface AmendmentRow {
  readonly id: AmendmentId;
  readonly section: EntryRef['section'];
  readonly entry_id: string;
  readonly entry_name: string;
  readonly wrong: string;
  readonly correct: string;
  readonly requested_at: Instant;
  readonly status: AmendmentStatus;
  readonly changed_at: Instant | null;
  readonly answer: string | null;
  readonly disagreement: string | null;
  readonly disagreed_at: Instant | null;
}

export const amendmentColumns = `id, section, entry_id, entry_name, wrong, correct, requested_at, status, changed_at,
  answer, disagreement, disagreed_at`;

export const amendmentOf = (sql: Sql, { practice, patient }: PatientRef, row: AmendmentRow): AmendmentRequest => {
  const key = [practice, patient, row.id];
  return {
    id: row.id,
    of: { section: row.section, entry: row.entry_id },
    name: row.entry_name,
    wrong: openedText(sql, sealedColumns.amendmentWrong, key, row.wrong),
    correct: openedText(sql, sealedColumns.amendmentCorrect, key, row.correct),
    requestedAt: row.requested_at,
    status: row.status,
    ...(row.changed_at === null ? {} : { changedAt: row.changed_at }),
    ...(row.answer === null ? {} : { answer: openedText(sql, sealedColumns.amendmentAnswer, key, row.answer) }),
    ...disagreementOf(sql, key, row),
  };
};

const disagreementOf = (
  sql: Sql,
  key: readonly string[],
  { disagreement, disagreed_at: at }: AmendmentRow,
): Pick<AmendmentRequest, 'disagreement'> =>
  disagreement === null || at === null
    ? {}
    : { disagreement: { statement: openedText(sql, sealedColumns.disagreement, key, disagreement), at } };
