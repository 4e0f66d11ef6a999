import type { Database, Sql } from '@portico/adapters-storage/sql';
import { removeDemoApp } from './connect-demo-app.ts';
import { demoAccounts } from './people/demo-accounts.ts';

export interface RemovedDemo {
  readonly practices: number;
  readonly accounts: number;
}

interface Table {
  readonly name: string;
  readonly column: string;
}

/**
 * Removes the practices of the demo with everything that is kept of them, and the accounts that have no chart elsewhere:
 * all of it or nothing. The activity of those practices goes too, which only the owner of the tables can do; lines that belong
 * to no practice stay.
 */
export const removeDemo = (database: Database): Promise<RemovedDemo> =>
  database.transaction(async (sql) => {
    const practices = (
      await sql.rows<{ readonly id: string }>({ text: 'select practice_id as id from clinic.demos' })
    ).map(({ id }) => id);
    const accounts = await accountsOf(sql, practices);
    await withoutTriggers(sql, async () => {
      await emptied(sql, await tablesWith(sql, 'practice_id'), practices);
      await emptied(sql, await tablesWith(sql, 'account_id', 'delegate_id', 'from_account'), accounts);
      await emptied(sql, [{ name: 'accounts', column: 'id' }], accounts);
      await removeDemoApp(sql);
    });
    return { practices: practices.length, accounts: accounts.length };
  });

/** Accounts whose charts are all at these practices; demo accounts without charts, such as delegates, by email. */
const accountsOf = async (sql: Sql, practices: readonly string[]): Promise<readonly string[]> => {
  const found = await sql.rows<{ readonly id: string }>({
    text: `select id from accounts
      where not exists (select 1 from account_charts where account_id = id and practice_id <> all ($1))
        and (exists (select 1 from account_charts where account_id = id) or email = any ($2))`,
    values: [practices, demoAccounts.map(({ email }) => email)],
  });
  return practices.length === 0 ? [] : found.map(({ id }) => id);
};

const tablesWith = (sql: Sql, ...columns: readonly string[]): Promise<readonly Table[]> =>
  sql.rows<Table>({
    text: `select format('%I.%I', c.table_schema, c.table_name) as name, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('public', 'clinic', 'connected') and t.table_type = 'BASE TABLE' and c.column_name = any ($1)`,
    values: [columns],
  });

/** What others still point to is tried again after them. */
const emptied = async (sql: Sql, tables: readonly Table[], ids: readonly string[]): Promise<void> => {
  let left = tables;
  while (left.length > 0) {
    const held: Table[] = [];
    for (const table of left) if (!(await isEmptied(sql, table, ids))) held.push(table);
    if (held.length === left.length)
      throw new Error(`These tables cannot be emptied: ${held.map(({ name }) => name).join(', ')}.`);
    left = held;
  }
};

const isEmptied = async (sql: Sql, { name, column }: Table, ids: readonly string[]): Promise<boolean> => {
  await sql.rows({ text: 'savepoint emptying' });
  try {
    await sql.rows({ text: `delete from ${name} where ${column} = any ($1)`, values: [ids] });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23503')) throw error;
    await sql.rows({ text: 'rollback to savepoint emptying' });
    return false;
  }
};

/** Lines of the activity log stand otherwise. */
const withoutTriggers = async (sql: Sql, work: () => Promise<void>): Promise<void> => {
  const tables = await sql.rows<{ readonly name: string }>({
    text: 'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal',
  });
  for (const { name } of tables) await sql.rows({ text: `alter table ${name} disable trigger user` });
  await work();
  for (const { name } of tables) await sql.rows({ text: `alter table ${name} enable trigger user` });
};
