import type { Sql } from '@portico/adapters-storage/sql';
import { isoOf, type Instant } from '@portico/domain/kernel';
import { tableOf } from '../money/text-or-csv-table.ts';
import { isConnectedDocument } from '@portico/gateway/config';
import { Mistake } from '../command/run-command.ts';
import { writeConnectedDocument } from './connected-document.ts';
import { readPracticeFile } from './read-practice-file.ts';
import { writePracticeFile } from './write-practice-file.ts';

interface AppliedRow {
  readonly version: number;
  readonly applied_at: Instant;
  readonly operator: string;
  readonly reason: string;
}

/** Who applied which version of a practice's file, when and why, the newest first. */
export const practiceHistory = async (sql: Sql, practice: string, csv: boolean): Promise<string> => {
  const applied = await sql.rows<AppliedRow>({
    text: `select version, applied_at, operator, reason from clinic.practice_versions
      where practice_id = $1 order by version desc`,
    values: [practice],
  });
  if (applied.length === 0) throw new Mistake(`No file of a practice ${practice} was ever applied.`);
  return tableOf(
    applied.map(({ version, applied_at, operator, reason }) => ({ version, at: isoOf(applied_at), operator, reason })),
    csv,
  );
};

/** The file that was applied as a version, made out for the newest one, so that applying it brings the version back. */
export const exportVersion = async (sql: Sql, practice: string, version: number): Promise<string> => {
  const [kept] = await sql.rows<{ readonly document: object; readonly newest: number }>({
    text: `select document, (select max(version) from clinic.practice_versions where practice_id = $1) as newest
      from clinic.practice_versions where practice_id = $1 and version = $2`,
    values: [practice, version],
  });
  if (kept === undefined)
    throw new Mistake(`Practice ${practice} has no version ${version}; history lists what it has.`);
  if (isConnectedDocument(kept.document)) return writeConnectedDocument(kept.document, kept.newest);
  if (Object.keys(kept.document).every((name) => name === 'format' || name === 'id'))
    throw new Mistake(`Version ${version} is that the practice was removed; export the one before it.`);
  const file = readPracticeFile(JSON.stringify(kept.document));
  if (!file.ok) throw new Mistake([`Version ${version} is not a file of today any more.`, ...file.error].join('\n'));
  return writePracticeFile(file.value.whole, kept.newest, file.value.cards);
};
