import { primaryKeyOf } from './primary-key.ts';
import {
  openedBytes,
  openedText,
  sealedBytes,
  sealedColumns,
  sealedText,
  type SealedColumn,
} from './sealed-columns.ts';
import type { Database, Sql } from './sql.ts';

/** How many values of a column are sealed under which key; `open` is what was kept before there were keys. */
export type KeysInUse = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Small enough that no row is held for long, large enough to make round trips cheap. */
const batch = 200;

/** Seals anew, under the current key, what is sealed under another one or stands open. Answers how many values that were. */
export const reseal = async (database: Database): Promise<number> => {
  let resealed = 0;
  for (const column of Object.values(sealedColumns)) {
    for (;;) {
      const some = await database.transaction((sql) => resealSome(sql, column));
      resealed += some;
      if (some < batch) break;
    }
  }
  return resealed;
};

export const keysInUse = async (database: Database): Promise<KeysInUse> => {
  const counted: Record<string, Record<string, number>> = {};
  for (const column of Object.values(sealedColumns)) {
    const rows = await database.rows<{ readonly kid: string; readonly n: number }>({
      text: `select coalesce(substring(${startOf(column)} from '${pattern}'), 'open') as kid, count(*) as n
        from ${column.table} where ${valueOf(column)} is not null group by 1`,
    });
    counted[`${column.table}.${column.column}`] = Object.fromEntries(rows.map(({ kid, n }) => [kid, n]));
  }
  const codes = await database.rows<{ readonly kid: string; readonly n: number }>({ text: recoveryCodes });
  counted['recovery_codes.code'] = Object.fromEntries(codes.map(({ kid, n }) => [kid, n]));
  return counted;
};

/** A hash cannot be made anew: a recovery code opens nothing once its key is gone. */
const recoveryCodes = `select coalesce(substring(code from '^([A-Za-z0-9_-]{1,32})\\.'), 'open') as kid, count(*) as n
  from recovery_codes group by 1`;

const pattern = '^sealed\\.([A-Za-z0-9_-]{1,32})\\.';

/** The sealed value, within its column where that is JSON. */
const valueOf = ({ column, kind }: SealedColumn): string =>
  typeof kind === 'string' ? column : `${column} ->> '${kind.field}'`;

/** The beginning of the value as text, long enough for the key's id. */
const startOf = (column: SealedColumn): string =>
  column.kind === 'bytes'
    ? `encode(substring(${column.column} from 1 for 41), 'escape')`
    : `left(${valueOf(column)}, 41)`;

interface SealedRow {
  readonly row: readonly string[];
  readonly key: readonly string[];
  readonly value: string | Uint8Array;
}

const resealSome = async (sql: Sql, column: SealedColumn): Promise<number> => {
  const current = `sealed.${sql.sealing.current}.`;
  const named = await primaryKeyOf(sql, column.table);
  const rows = await sql.rows<SealedRow>({
    text: `select array[${named.join(', ')}]::text[] as row, array[${column.key.join(', ')}]::text[] as key, ${valueOf(column)} as value
      from ${column.table} where ${valueOf(column)} is not null and not starts_with(${startOf(column)}, $1)
      limit ${batch} for update`,
    values: [current],
  });
  const same = named.map((name, at) => `${name} = $${at + 2}`).join(' and ');
  for (const { row, key, value } of rows) {
    await sql.rows({
      text: `update ${column.table} set ${column.column} = ${replacement(column)} where ${same}`,
      values: [resealed(sql, column, key, value), ...row],
    });
  }
  return rows.length;
};

const replacement = ({ column, kind }: SealedColumn): string =>
  typeof kind === 'string' ? '$1' : `jsonb_set(${column}, '{${kind.field}}', to_jsonb($1::text))`;

const resealed = (
  sql: Sql,
  column: SealedColumn,
  key: readonly string[],
  value: string | Uint8Array,
): string | Uint8Array =>
  typeof value === 'string'
    ? sealedText(sql, column, key, openedText(sql, column, key, value))
    : Buffer.from(sealedBytes(sql, column, key, openedBytes(sql, column, key, value)));
