import { sealedBytes, sealedColumns, sealedText, type SealedColumn, type Sql } from '@portico/adapters-storage/sql';
import type { Account } from '@portico/domain/access';
import { heldTables } from '../held-tables.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly generated: boolean;
}

/** The columns of every table that Portico has. */
export const columnsOf = (sql: Sql): Promise<readonly Column[]> =>
  sql.rows({
    text: `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as table,
        a.attname as column, format_type(a.atttypid, null) as type, a.attgenerated <> '' or a.attidentity = 'a' as generated
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and n.nspname in ('public', 'clinic', 'connected') order by c.oid, a.attnum`,
  });

/** Puts one row of each person into each table, by the names of its columns; rules between tables are off meanwhile. */
export const fillTables = async (sql: Sql, people: readonly Account[]): Promise<void> => {
  const columns = await columnsOf(sql);
  await dropChecks(sql);
  await sql.transaction(async (inner) => {
    await inner.rows({ text: 'set local session_replication_role = replica' });
    for (const [at, person] of people.entries())
      for (const table of Object.keys(heldTables)) {
        if (kept.includes(table)) continue;
        await insert(
          inner,
          table,
          columns.filter((each) => each.table === table && !each.generated),
          person,
          at,
        );
      }
  });
};

/** Accounts, charts, practices and patients are there already; the others have no key that both people can have. */
const kept = ['accounts', 'account_charts', 'clinic.practices', 'clinic.patients', 'schema_version'];

const dropChecks = async (sql: Sql): Promise<void> => {
  const checks = await sql.rows<{ readonly table: string; readonly name: string }>({
    text: `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace::regnamespace::text in ('public', 'clinic', 'connected')`,
  });
  for (const { table, name } of checks) await sql.rows({ text: `alter table ${table} drop constraint "${name}"` });
};

const insert = async (
  sql: Sql,
  table: string,
  columns: readonly Column[],
  person: Account,
  at: number,
): Promise<void> => {
  const row = new Map(columns.map((each) => [each.column, valueOf(each, person, at)]));
  for (const sealed of columnsSealed) if (sealed.table === table) seal(sql, sealed, row);
  const places = [...row.keys()].map((_, place) => `$${place + 1}`);
  await sql.rows({
    text: `insert into ${table} (${[...row.keys()].join(', ')}) values (${places.join(', ')}) on conflict do nothing`,
    values: [...row.values()],
  });
};

const columnsSealed: readonly SealedColumn[] = Object.values(sealedColumns);

const seal = (sql: Sql, sealed: SealedColumn, row: Map<string, unknown>): void => {
  const key = sealed.key.map((part) => String(row.get(part)));
  const plain = row.get(sealed.column);
  if (sealed.kind === 'text') row.set(sealed.column, sealedText(sql, sealed, key, String(plain)));
  if (sealed.kind === 'bytes') row.set(sealed.column, sealedBytes(sql, sealed, key, plain as Uint8Array));
};

/** What a text of somebody's row says, so that it is found again. */
export const markOf = (person: Account, table: string, column: string): string =>
  `${person.username}:${table}:${column}`;

const names: Readonly<Record<string, (person: Account) => unknown>> = {
  practice_id: ({ charts }) => charts[0]?.practice,
  patient_id: ({ charts }) => charts[0]?.patient,
  account_id: ({ id }) => id,
  from_account: ({ id }) => id,
  delegate_id: ({ id }) => id,
  into_id: ({ id }) => id,
  actor_id: ({ id }) => id,
  subject_id: ({ charts }) => charts[0]?.patient,
  appointment_id: ({ username }) => `${username}-visit`,
  visit_id: ({ username }) => `${username}-visit`,
  charge_id: ({ username }) => `${username}-charge`,
  grant_id: ({ username }) => `${username}-grant`,
  thread_id: ({ username }) => `${username}-thread`,
  plan_id: ({ username }) => `${username}-plan`,
  statement_id: ({ username }) => `${username}-statement`,
  section: ({ username }) => `${username}-section`,
  email: ({ email }) => email,
  address: ({ email }) => email,
};

const ids: Readonly<Record<string, (person: Account) => unknown>> = {
  'clinic.appointments': ({ username }) => `${username}-visit`,
  'connected.ids': ({ charts }) => charts[0]?.patient,
  payment_charges: ({ username }) => `${username}-charge`,
  app_grants: ({ username }) => `${username}-grant`,
  payment_plans: ({ username }) => `${username}-plan`,
  'clinic.threads': ({ username }) => `${username}-thread`,
  'clinic.statements': ({ username }) => `${username}-statement`,
};

const valueOf = ({ table, column, type }: Column, person: Account, at: number): unknown => {
  const named = column === 'id' && type === 'text' ? ids[table] : names[column];
  if (named !== undefined && !(table === 'activity' && column === 'address')) return named(person);
  if (table === 'connected.ids' && column === 'kind') return 'patient';
  const mark = markOf(person, table, column);
  switch (type) {
    case 'text':
      return mark;
    case 'jsonb':
      return JSON.stringify({ kind: 'account-changed', mark });
    case 'text[]':
      return [mark];
    case 'bytea':
      return new TextEncoder().encode(mark);
    case 'boolean':
      return true;
    case 'date':
      return '2026-11-21';
    case 'time without time zone':
      return '09:00';
    case 'bigint[]':
      return [at];
    default:
      return at + 1;
  }
};
