import { accountHeld, addressHeld, chartHeld, type Sql } from '@portico/adapters-storage/sql';
import { Mistake } from '../../command/run-command.ts';
import { heldTables, isHeld } from '../held-tables.ts';
import { columnsIn } from '../merge/merge-rows.ts';
import { accountColumns } from '../merge/merged-tables.ts';
import { countRows, type PersonKeys } from '../rows-of-person.ts';

/** Who would lose something. */
export interface Touched {
  readonly accounts: readonly string[];
  readonly charts: readonly { readonly practice: string; readonly patient: string }[];
}

/** Until the transaction ends, nobody is placed under a legal hold, and none is released. */
export const holdsStand = async (sql: Sql): Promise<void> => {
  await sql.rows({ text: 'lock table legal_holds in share mode' });
};

/** Throws where anybody of them is under a legal hold; until the transaction ends, nobody is placed under one. */
export const refuseHeld = async (sql: Sql, { accounts, charts }: Touched): Promise<void> => {
  await holdsStand(sql);
  const held = await sql.rows<{ readonly whose: string }>({
    text: `select t.id as whose from unnest($1::text[]) as t (id) where ${accountHeld('t.id')}
      union all select t.practice || '/' || t.patient from unnest($2::text[], $3::text[]) as t (practice, patient)
        where ${chartHeld('t.practice', 't.patient')}`,
    values: [accounts, charts.map(({ practice }) => practice), charts.map(({ patient }) => patient)],
  });
  refuse(held.map(({ whose }) => whose));
};

/**
 * The tables in which an erasure would take something of somebody who is held: the person, or another one whose chart they
 * helped with.
 */
export const heldRowsToErase = async (sql: Sql, keys: PersonKeys): Promise<readonly string[]> => {
  await holdsStand(sql);
  const tables: string[] = [];
  for (const [table, held] of Object.entries(heldTables)) {
    if (!isHeld(held) || held.erased === undefined) continue;
    const whose = heldBy(table, await columnsIn(sql, table));
    if (whose !== '' && (await countRows(sql, table, `(${held.erased}) and (${whose})`, keys)) > 0) tables.push(table);
  }
  return tables;
};

export const refuse = (held: readonly string[]): void => {
  if (held.length > 0)
    throw new Mistake(
      `Under a legal hold: ${held.join(', ')}. Nothing was changed. npm run person -- holds says why, and release ends it.`,
    );
};

const heldBy = (table: string, columns: readonly string[]): string => {
  const named = columns.map((column) => `t.${column}`);
  const has = (column: string): boolean => columns.includes(column);
  return [
    ...(table === 'accounts' ? [accountHeld('t.id')] : []),
    ...accountColumns.filter(has).map((column) => accountHeld(`t.${column}`)),
    ...(has('practice_id') && has('patient_id') ? [chartHeld('t.practice_id', 't.patient_id')] : []),
    ...named.filter((column) => /^t\.(?:address|email|phone)$/.test(column)).map(addressHeld),
  ].join(' or ');
};
