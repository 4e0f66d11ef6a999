import type { ReadRecord, Refusal, SectionRecord } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';

interface Standing {
  readonly patient_id: string;
  readonly section: string;
  readonly kind: string;
  readonly narrative: readonly string[] | null;
  readonly has_entries: boolean;
}

/**
 * A refusal for each word about a section that is not shown: entries of it stand, or a word that says more. Reads back
 * what was written. That there is no information is nothing that could be lost.
 */
export const lostStatements = async (
  sql: Sql,
  practice: PracticeId,
  source: string,
  records: readonly ReadRecord[],
): Promise<readonly Refusal[]> => {
  const said = records.filter(
    (record): record is SectionRecord => record.type === 'section' && record.statement.kind !== 'no-information',
  );
  if (said.length === 0) return [];
  const rows = await sql.rows<Standing & Record<string, unknown>>({
    text: `select s.patient_id, s.section, s.kind, s.narrative, exists (
             select from clinic.chart_entries e
             where e.practice_id = s.practice_id and e.patient_id = s.patient_id and e.section = s.section
           ) as has_entries
           from clinic.chart_sections s where s.practice_id = $1 and s.patient_id = any ($2)`,
    values: [practice, [...new Set(said.map(({ patient }) => patient))]],
  });
  const standing = new Map(rows.map((row) => [`${row.patient_id} ${row.section}`, row]));
  return said.flatMap((record): readonly Refusal[] => {
    const row = standing.get(`${record.patient} ${record.section}`);
    return row !== undefined && isShown(record, row)
      ? []
      : [{ source, record: record.sources.join(', '), reason: 'superseded', detail: detailOf(row) }];
  });
};

const isShown = ({ statement }: SectionRecord, row: Standing): boolean => {
  if (row.has_entries || row.kind !== statement.kind) return false;
  return statement.kind !== 'narrative' || statement.text.every((line) => row.narrative?.includes(line) === true);
};

const detailOf = (row: Standing | undefined): string =>
  row?.has_entries === true
    ? 'the chart has entries of this section: its words are not shown beside them, and stand in the document only'
    : 'something that says more of this section, or is newer, is in the practice';
