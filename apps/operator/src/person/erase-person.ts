import type { Sql } from '@portico/adapters-storage/sql';
import { findPerson, type FoundPerson } from './find-person.ts';
import { heldTables, isHeld, reasonsToStay } from './held-tables.ts';
import { countRows, deleteRows, type PersonKeys } from './rows-of-person.ts';

/** How many rows of a person an erasure takes, by table, and how many stay, by reason. */
export interface Erasure extends FoundPerson {
  readonly erased: ReadonlyMap<string, number>;
  readonly staying: ReadonlyMap<keyof typeof reasonsToStay, number>;
}

/** What an erasure of this person would do; changes nothing. */
export const erasureOf = async (sql: Sql, typed: string): Promise<Erasure> => {
  const person = await findPerson(sql, typed);
  const erased = new Map<string, number>();
  const staying = new Map<keyof typeof reasonsToStay, number>();
  for (const [table, held] of Object.entries(heldTables)) {
    const gone = held.erased === undefined ? 0 : await countRows(sql, table, held.erased, person.keys);
    if (gone > 0) erased.set(table, gone);
    if (!isHeld(held) || held.stays === undefined) continue;
    const stay = (await countRows(sql, table, held.of, person.keys)) - gone;
    if (stay > 0) staying.set(held.stays, (staying.get(held.stays) ?? 0) + stay);
  }
  return { ...person, erased, staying };
};

/** The account is last: what is the person's is found by what refers to it. */
export const eraseRows = async (sql: Sql, keys: PersonKeys): Promise<void> => {
  const tables = Object.keys(heldTables).filter((table) => !lastTables.includes(table));
  for (const table of [...tables, ...lastTables]) {
    const erased = heldTables[table]?.erased;
    if (erased !== undefined) await deleteRows(sql, table, erased, keys);
  }
};

const lastTables: readonly string[] = ['app_grants', 'account_charts', 'accounts'];

/** What an operator reads before anything is erased. */
export const erasureText = ({ erased, staying }: Erasure): string =>
  [
    ...(erased.size === 0
      ? ['Nothing is left that can be erased.']
      : ['To be erased:', ...[...erased].map(([table, rows]) => `  ${table}  ${rows}`)]),
    ...(staying.size === 0
      ? []
      : ['To stay:', ...[...staying].map(([reason, rows]) => `  ${reasonsToStay[reason]}  ${rows}`)]),
  ].join('\n');
