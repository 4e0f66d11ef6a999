import type { Table } from '../bulk-upsert.ts';

/** The import that writes: what it changes is kept beside, so that it can be undone. */
export interface ImportJournal {
  readonly practice: string;
  readonly id: number;
}

/** The digest of a row that is told as JSON by this expression. */
export const digestOf = (json: string): string => `encode(sha256(convert_to((${json})::text, 'UTF8')), 'hex')`;

export const keysOf = <Column extends string>({ columns, keys }: Table<Column>): readonly string[] =>
  Object.keys(columns).slice(0, keys);

/** Which column of a table names the patient whose row it is. */
export const patientColumn = ({ name, columns }: Table<string>): string | undefined =>
  name === 'patients' ? 'id' : 'patient_id' in columns ? 'patient_id' : undefined;

/** What stands in the place of the digest of a row that an import took away. */
export const gone = '';

const keyIn = (table: Table<string>): string =>
  `jsonb_build_object(${keysOf(table)
    .flatMap((name) => [`'${name}'`, `w.row -> '${name}'`])
    .join(', ')})`;

const patientIn = (table: Table<string>): string => {
  const patient = patientColumn(table);
  return patient === undefined ? 'null' : `w.row ->> '${patient}'`;
};

/** The statement that keeps what another part of it deleted: rows in `written`. */
export const journalRemoval = (table: Table<string>, firstParameter: number): string =>
  `insert into clinic.import_changes (practice_id, import_id, table_name, row_id, patient_id, before, after)
      select $${firstParameter}::text, $${firstParameter + 1}::integer, '${table.name}', ${keyIn(table)}, ${patientIn(table)}, w.row, '${gone}'
      from written w`;

/** The statement that keeps what another part of it wrote: rows in `written`, as they were in `kept_before`. */
export const journalInsert = (table: Table<string>, firstParameter: number): string => {
  const same = keysOf(table)
    .map((name) => `w.row -> '${name}' = b.row -> '${name}'`)
    .join(' and ');
  return `insert into clinic.import_changes (practice_id, import_id, table_name, row_id, patient_id, before, after)
      select $${firstParameter}::text, $${firstParameter + 1}::integer, '${table.name}', ${keyIn(table)},
        ${patientIn(table)}, b.row, ${digestOf('w.row')}
      from written w left join kept_before b on ${same}`;
};
