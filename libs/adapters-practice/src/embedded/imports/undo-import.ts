import { chartHeld, type Sql } from '@portico/adapters-storage/sql';
import type { Table } from '../bulk-upsert.ts';
import * as tables from '../setup-tables.ts';
import { digestOf, gone, keysOf, type ImportJournal } from './import-journal.ts';
import { holdersOfPatients } from './patient-holders.ts';

/** A row that an import wrote and that was not put back. */
export interface RowLeft {
  readonly table: string;
  readonly patient: string | null;
  readonly key: Readonly<Record<string, string>>;
  /** It is another row now, others refer to it, or its patient is under a legal hold. */
  readonly why: 'changed' | 'in-use' | 'held';
}

export interface Undone {
  readonly restored: number;
  readonly left: readonly RowLeft[];
}

/** What refers to a row goes before it. */
const inOrder: readonly Table<string>[] = [
  tables.decidedConflicts,
  tables.documentContents,
  tables.chartEntries,
  tables.chartSections,
  tables.appointments,
  tables.patientIdentifiers,
  tables.patientDemographics,
  tables.patients,
  tables.locations,
  tables.providers,
];

/** Puts every row back that is still as the import left it; run it in a transaction. What stays can be undone later. */
export const undoRows = async (sql: Sql, journal: ImportJournal): Promise<Undone> => {
  let restored = 0;
  for (const table of [...inOrder].reverse()) restored += await putBack(sql, table, journal);
  const left: RowLeft[] = [];
  for (const table of inOrder) {
    restored += await rewritten(sql, table, journal);
    restored += await removed(sql, table, journal);
    left.push(...(await rowsLeft(sql, table, journal)));
  }
  await sql.rows({
    text: `delete from clinic.arrived_reports a where practice_id = $1
      and not exists (select from clinic.patients p where (p.practice_id, p.id) = (a.practice_id, a.patient_id))`,
    values: [journal.practice],
  });
  return { restored, left };
};

const keyed = (table: Table<string>, row: string, key: string): string =>
  keysOf(table)
    .map((name) => `${row}.${name} = ${key} ->> '${name}'`)
    .join(' and ');

/** Of each row that the import wrote, how it was before the first time and after the last; gone where it was changed between. */
const net = `net as (
  select key, min(patient_id) as patient_id, (array_agg(before order by seq))[1] as before,
    (array_agg(after order by seq desc))[1] as after, bool_and(follows) as follows
  from (
    select *, row_id as key, coalesce(lag(after) over (partition by row_id order by seq) = ${digestOf('before')}, true) as follows
    from clinic.import_changes where practice_id = $1 and import_id = $2 and table_name = $3
  ) c group by key
)`;

/** The rows that are still as the import left them. */
const standing = (table: Table<string>): string => `${net}, standing as (
  select net.* from net join clinic.${table.name} t on ${keyed(table, 't', 'net.key')}
  where follows and ${digestOf('to_jsonb(t)')} = net.after
)`;

/** A row of a patient under a legal hold stays as it is. */
const held = (row: string): string => chartHeld('$1', `${row}.patient_id`);

const forgotten = `forgotten as (
  delete from clinic.import_changes c using done
  where c.practice_id = $1 and c.import_id = $2 and c.table_name = $3 and c.row_id = done.key
)`;

const valuesOf = (table: Table<string>, { practice, id }: ImportJournal): readonly unknown[] => [
  practice,
  id,
  table.name,
];

const counted = async (sql: Sql, text: string, values: readonly unknown[]): Promise<number> =>
  (await sql.rows<{ readonly count: number }>({ text, values }))[0]?.count ?? 0;

const rewritten = (sql: Sql, table: Table<string>, journal: ImportJournal): Promise<number> => {
  const rest = Object.keys(table.columns).slice(table.keys);
  if (rest.length === 0) return Promise.resolve(0);
  return counted(
    sql,
    `with ${standing(table)}, done as (
       update clinic.${table.name} t set ${rest.map((name) => `${name} = was.${name}`).join(', ')}
       from standing s, jsonb_populate_record(null::clinic.${table.name}, s.before) was
       where s.before is not null and not ${held('s')} and ${keyed(table, 't', 's.key')} returning s.key
     ), ${forgotten} select count(*)::integer as count from done`,
    valuesOf(table, journal),
  );
};

/** Writes those rows again that the import took away; what it first wrote and then took away is nothing. */
const putBack = (sql: Sql, table: Table<string>, journal: ImportJournal): Promise<number> =>
  counted(
    sql,
    `with ${net}, taken as (
       select net.* from net where after = '${gone}'
         and not exists (select from clinic.${table.name} t where ${keyed(table, 't', 'net.key')})
     ), returned as (
       insert into clinic.${table.name} select was.* from taken, jsonb_populate_record(null::clinic.${table.name}, taken.before) was
       where taken.before is not null and not ${held('taken')}
       returning 1
     ), done as (
       select key from taken where before is null or not ${held('taken')}
     ), ${forgotten} select count(*)::integer as count from returned`,
    valuesOf(table, journal),
  );

const deletion = (table: Table<string>, more = ''): string => `with ${standing(table)}, done as (
    delete from clinic.${table.name} t using standing s
    where s.before is null and not ${held('s')} and ${keyed(table, 't', 's.key')}${more} returning s.key
  ), ${forgotten} select count(*)::integer as count from done`;

/** Removes all new rows at once, or one by one where others refer to some of them. */
const removed = async (sql: Sql, table: Table<string>, journal: ImportJournal): Promise<number> => {
  const values = valuesOf(table, journal);
  const used = table === tables.patients ? ` and not (${await usedElsewhere(sql)})` : '';
  const whole = await unlessReferred(sql, (inner) => counted(inner, deletion(table, used), values));
  if (whole !== undefined) return whole;
  const keys = await sql.rows<{ readonly key: string }>({
    text: `with ${standing(table)} select key::text from standing where before is null`,
    values,
  });
  let count = 0;
  for (const { key } of keys) {
    const one = deletion(table, `${used} and s.key = $4::jsonb`);
    count += (await unlessReferred(sql, (inner) => counted(inner, one, [...values, key]))) ?? 0;
  }
  return count;
};

const unlessReferred = async (sql: Sql, work: (inner: Sql) => Promise<number>): Promise<number | undefined> => {
  try {
    return await sql.transaction(work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23503') return undefined;
    throw error;
  }
};

/** Whether anything at all is kept of a patient beside what imports keep of their own. */
const usedElsewhere = async (sql: Sql): Promise<string> => {
  const holders = await holdersOfPatients(sql);
  return holders
    .map((name) => `exists (select from ${name} u where u.practice_id = t.practice_id and u.patient_id = t.id)`)
    .join(' or ');
};

const rowsLeft = (sql: Sql, table: Table<string>, journal: ImportJournal): Promise<readonly RowLeft[]> =>
  sql.rows<RowLeft>({
    text: `with ${standing(table)}
      select $3 as table, net.patient_id as patient, net.key,
        case when ${held('net')} then 'held' when exists (select from standing s where s.key = net.key) then 'in-use' else 'changed' end as why
      from net order by net.key`,
    values: valuesOf(table, journal),
  });
