import {
  carryConflicts,
  endConflicts,
  mergePatients,
  type ConflictCarried,
  type ImportConflict,
  type ImportJournal,
} from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { sharedIdentifier, twoContents } from '../conflicts/import-conflicts.ts';
import type { Matched } from './match-patients.ts';
import type { Merge } from './placed-people.ts';

/** Makes two charts one, with what waits to be settled of them and what was. Answers how many rows went. */
export const mergeCharts = async (
  sql: Sql,
  practice: PracticeId,
  { from, into }: Merge,
  journal?: ImportJournal,
): Promise<number> => {
  await carryConflicts(sql, practice, from, (conflict) => ofChart(practice, conflict, { from, into }), journal);
  return mergePatients(sql, practice, from, into, journal);
};

/** Charts that turn out to be one person's become one, and who is kept now is nothing to settle any more. */
export const withOneChartEach = async (
  sql: Sql,
  practice: PracticeId,
  { merges, answered }: Pick<Matched, 'merges' | 'answered'>,
  journal: ImportJournal | undefined,
): Promise<number> => {
  let moved = 0;
  for (const merge of merges) moved += await mergeCharts(sql, practice, merge, journal);
  if (answered.length > 0) await endConflicts(sql, practice, answered, journal);
  return moved;
};

const ofChart = (
  practice: PracticeId,
  { id, kind, subject, family, born, patient, otherPatient, section }: ConflictCarried,
  { from, into }: Merge,
): ImportConflict | undefined => {
  if (kind === 'changed-person') return { practice, id, kind, subject, family, born, patient: into };
  if (kind === 'entry') return twoContents(practice, into, section ?? '', subject);
  const other = patient === from ? otherPatient : patient;
  return other === null || other === into ? undefined : sharedIdentifier(practice, into, other);
};
