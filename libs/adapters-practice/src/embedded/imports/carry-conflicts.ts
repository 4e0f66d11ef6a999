import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { writeRows } from '../bulk-upsert.ts';
import type { ImportConflict } from '../embedded-setup.ts';
import * as tables from '../setup-tables.ts';
import type { ImportJournal } from './import-journal.ts';
import { deleteRows } from './journaled-rows.ts';

/** A conflict with what was decided of it, if anything was. */
export interface ConflictCarried extends Omit<ImportConflict, 'practice' | 'patient' | 'otherPatient' | 'section'> {
  readonly patient: string | null;
  readonly otherPatient: string | null;
  readonly section: string | null;
  readonly decision: string | null;
  readonly decidedAt: number | null;
  readonly decidedBy: string | null;
}

const conflictsWhere = (sql: Sql, where: string, values: readonly unknown[]): Promise<readonly ConflictCarried[]> =>
  sql.rows<ConflictCarried & Record<string, unknown>>({
    text: `select id, kind, subject, family, born, patient_id as patient, other_patient_id as "otherPatient", section, decision,
        decided_at as "decidedAt", decided_by as "decidedBy"
      from clinic.import_conflicts where practice_id = $1 and ${where} order by id`,
    values,
  });

/** Ends conflicts that nobody has to settle any more. */
export const endConflicts = (
  sql: Sql,
  practice: PracticeId,
  ids: readonly string[],
  journal?: ImportJournal,
): Promise<number> =>
  deleteRows(
    sql,
    tables.decidedConflicts,
    'practice_id = $1 and id = any ($2) and decision is null',
    [practice, ids],
    journal,
  );

/**
 * What waits or was decided of one chart waits, and is decided, of the one that it became; `renamed` says which conflict that
 * is, or nothing where there is none any more. What was decided before stays beside.
 */
export const carryConflicts = async (
  sql: Sql,
  practice: PracticeId,
  from: string,
  renamed: (conflict: ConflictCarried) => ImportConflict | undefined,
  journal?: ImportJournal,
): Promise<void> => {
  const carried = await conflictsWhere(sql, '(patient_id = $2 or other_patient_id = $2)', [practice, from]);
  const open = carried.filter(({ decision }) => decision === null).map(({ id }) => id);
  await endConflicts(sql, practice, open, journal);
  for (const conflict of carried) {
    const next = renamed(conflict);
    if (next === undefined || next.id === (conflict.decision === null ? '' : conflict.id)) continue;
    const [known] = await conflictsWhere(sql, 'id = $2', [practice, next.id]);
    if (known !== undefined && (known.decision !== null || conflict.decision === null)) continue;
    const { id, kind, subject, family, born, patient, otherPatient, section } = next;
    const row = {
      ...{ practice_id: practice, id, kind, subject, family, born },
      patient_id: patient ?? null,
      other_patient_id: otherPatient ?? null,
      section: section ?? null,
      decision: conflict.decision,
      decided_at: conflict.decidedAt === null ? null : Number(conflict.decidedAt),
      decided_by: conflict.decidedBy,
    };
    await writeRows(sql, tables.decidedConflicts, [row], journal);
  }
};
