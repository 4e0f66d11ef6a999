import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { writeRows, type ColumnType, type Row, type Table } from '../bulk-upsert.ts';
import * as tables from '../setup-tables.ts';
import { patientColumn, type ImportJournal } from './import-journal.ts';
import { deleteRows, giveRows } from './journaled-rows.ts';
import { holdersOfPatients } from './patient-holders.ts';

/** What an import writes of a patient, what others refer to last. */
const ownTables: readonly Table<string>[] = [
  tables.documentContents,
  tables.chartEntries,
  tables.chartSections,
  tables.appointments,
  tables.patientIdentifiers,
  tables.patientDemographics,
  tables.patients,
];

/** Whether something other than imports keeps anything of a patient: an account, a payment, a form. */
export const isInUse = async (sql: Sql, practice: PracticeId, patient: string): Promise<boolean> => {
  const own = new Set(ownTables.map(({ name }) => `clinic.${name}`));
  const holders = (await holdersOfPatients(sql)).filter((name) => !own.has(name));
  const [row] = await sql.rows<{ readonly used: boolean }>({
    text: `select ${holders
      .map((name) => `exists (select from ${name} where practice_id = $1 and patient_id = $2)`)
      .join(' or ')} as used`,
    values: [practice, patient],
  });
  return row?.used ?? false;
};

/**
 * Gives all that imports wrote of one patient to another, as if it had come under that one's id; answers how many rows went.
 * Run it in a transaction.
 */
export const mergePatients = async (
  sql: Sql,
  practice: PracticeId,
  from: string,
  into: string,
  journal?: ImportJournal,
): Promise<number> => {
  for (const table of [...ownTables].reverse()) {
    const column = patientColumn(table);
    if (column === undefined) continue;
    if (table === tables.appointments) await giveRows(sql, table, [practice, from, into], journal);
    else
      await writeRows(
        sql,
        table,
        (await rowsOf(sql, table, practice, from)).map((row) => ({ ...row, [column]: into })),
        journal,
      );
  }
  await sql.rows({
    text: `insert into clinic.arrived_reports as a (practice_id, patient_id, count, until)
      select practice_id, $3, count, until from clinic.arrived_reports where practice_id = $1 and patient_id = $2
      on conflict (practice_id, patient_id) do update set count = a.count + excluded.count, until = 0`,
    values: [practice, from, into],
  });
  return dropPatient(sql, practice, from, journal);
};

/** Removes all that imports wrote of a patient; answers how many rows. Run it in a transaction. */
export const dropPatient = async (
  sql: Sql,
  practice: PracticeId,
  patient: string,
  journal?: ImportJournal,
): Promise<number> => {
  let count = 0;
  for (const table of ownTables)
    count += await deleteRows(
      sql,
      table,
      `practice_id = $1 and ${patientColumn(table)} = $2`,
      [practice, patient],
      journal,
    );
  await sql.rows({
    text: 'delete from clinic.arrived_reports where practice_id = $1 and patient_id = $2',
    values: [practice, patient],
  });
  return count;
};

type Told = string | number | boolean | null;

const rowsOf = async (
  sql: Sql,
  table: Table<string>,
  practice: PracticeId,
  patient: string,
): Promise<readonly Row<string>[]> => {
  const columns = Object.entries(table.columns);
  const told = columns.map(
    ([name, type]) => `${type === 'jsonb' || type === 'date' ? `${name}::text` : name} as ${name}`,
  );
  const rows = await sql.rows<Readonly<Record<string, Told | Uint8Array>>>({
    text: `select ${told.join(', ')} from clinic.${table.name} where practice_id = $1 and ${patientColumn(table)} = $2`,
    values: [practice, patient],
  });
  return rows.map((row) => Object.fromEntries(columns.map(([name, type]) => [name, writable(row[name], type)])));
};

const writable = (value: Told | Uint8Array | undefined, type: ColumnType): Told | Uint8Array =>
  value === undefined || value === null ? null : type === 'bigint' ? Number(value) : value;
