import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { writeRows, type ColumnType, type Row, type Table } from '../bulk-upsert.ts';
import * as tables from '../setup-tables.ts';
import { patientColumn } from './import-journal.ts';
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

/** Gives all that imports wrote of one patient to another, as if it had come under that one's id. Run it in a transaction. */
export const mergePatients = async (sql: Sql, practice: PracticeId, from: string, into: string): Promise<void> => {
  for (const table of [...ownTables].reverse()) {
    const column = patientColumn(table);
    if (column === undefined) continue;
    if (table === tables.appointments) await moveVisits(sql, practice, from, into);
    else
      await writeRows(
        sql,
        table,
        (await rowsOf(sql, table, practice, from)).map((row) => ({ ...row, [column]: into })),
      );
  }
  await dropPatient(sql, practice, from);
};

/** Removes all that imports wrote of a patient. Run it in a transaction. */
export const dropPatient = async (sql: Sql, practice: PracticeId, patient: string): Promise<void> => {
  for (const table of ownTables) {
    await sql.rows({
      text: `delete from clinic.${table.name} where practice_id = $1 and ${patientColumn(table)} = $2`,
      values: [practice, patient],
    });
  }
};

const moveVisits = async (sql: Sql, practice: PracticeId, from: string, into: string): Promise<void> => {
  await sql.rows({
    text: 'update clinic.appointments set patient_id = $3 where practice_id = $1 and patient_id = $2',
    values: [practice, from, into],
  });
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
