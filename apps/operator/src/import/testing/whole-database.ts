import type { Sql } from '@portico/adapters-storage/sql';

/** What is told of each import, how often a patient is to be told of reports, and the practice, which its first import names. */
const history = [
  'clinic.imports',
  'clinic.import_changes',
  'clinic.arrived_reports',
  'clinic.practices',
  'clinic.practice_words',
  'public.activity',
  'public.schema_version',
];

const tablesOf = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql.rows<{ readonly name: string }>({
    text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'clinic', 'connected') and table_type = 'BASE TABLE' order by 1`,
  });
  return rows.map(({ name }) => name).filter((name) => !history.includes(name));
};

/** Every row of every table, each with the name of its table. */
export const wholeDatabase = async (
  sql: Sql,
  without: readonly string[] = [],
): Promise<readonly (readonly unknown[])[]> => {
  const names = (await tablesOf(sql)).filter((name) => !without.includes(name));
  const rows = await sql.rows<{ readonly name: string; readonly row: unknown }>({
    text: `${names.map((name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`).join(' union all ')} order by 1, 2`,
  });
  const byTable = Map.groupBy(rows, ({ name }) => name);
  return names.map((name) => byTable.get(name) ?? []);
};

/** Ids of conflicts are made of the charts that they are about. */
const calledById = ['clinic.import_conflicts'];

/** The rows as text, with the identifiers of its people in place of the id of each chart. */
export const namedByPeople = async (sql: Sql, rows: readonly (readonly unknown[])[]): Promise<readonly string[]> => {
  const people = await sql.rows<{ readonly chart: string; readonly names: string }>({
    text: `select p.id as chart, coalesce(string_agg(concat_ws(' ', i.system, i.value, i.family, i.born), ', '
        order by i.system, i.value, i.family, i.born), p.id) as names
      from clinic.patients p left join clinic.patient_identifiers i on (i.practice_id, i.patient_id) = (p.practice_id, p.id)
      group by p.practice_id, p.id`,
  });
  const names = new Map(people.map(({ chart, names: called }) => [chart, `<${called}>`]));
  const named = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => named(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, named(each, name)]));
    return /patient_id$|^id$/.test(key) && typeof value === 'string' ? (names.get(value) ?? value) : value;
  };
  return rows
    .flatMap((some) => some as readonly { readonly name: string; readonly row: Record<string, unknown> }[])
    .map(({ name, row }) => {
      const { id, patient_id, other_patient_id, ...rest } = named(row) as Record<string, unknown>;
      const called = calledById.includes(name)
        ? [...[patient_id, other_patient_id].map(String)].sort()
        : [id, patient_id, other_patient_id];
      return JSON.stringify([name, called, rest]);
    })
    .sort();
};
