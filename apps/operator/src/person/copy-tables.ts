import { isUtf8 } from 'node:buffer';
import type { CopyTopic } from '@portico/adapters-documents';
import { openedBytes, openedText, sealedColumns, type SealedColumn, type Sql } from '@portico/adapters-storage/sql';
import { instant, isoOf } from '@portico/domain/kernel';
import { heldTables, isHeld, type Held } from './held-tables.ts';
import { selectRows, type PersonKeys } from './rows-of-person.ts';
import type { ZippedFile } from './zip-file.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a person by topic and table, and the files that stood in them. */
export interface CopiedTables {
  readonly topics: ReadonlyMap<CopyTopic, Readonly<Record<string, readonly Row[]>>>;
  readonly files: readonly ZippedFile[];
}

/** Everything that is held of a person; tables without a row of theirs are left out. */
export const copyTables = async (sql: Sql, keys: PersonKeys): Promise<CopiedTables> => {
  const topics = new Map<CopyTopic, Record<string, readonly Row[]>>();
  const files: ZippedFile[] = [];
  for (const [table, held] of Object.entries(heldTables)) {
    if (!isHeld(held)) continue;
    const rows = await selectRows(sql, table, held.of, keys, held.shaped);
    if (rows.length === 0) continue;
    const topic = topics.get(held.topic) ?? {};
    topic[table] = rows.map((row) => copyRow(sql, table, held, row, files));
    topics.set(held.topic, topic);
  }
  return { topics, files };
};

/** A row as a person can read it; its bytes become a file that the row names. */
const copyRow = (sql: Sql, table: string, { without = [] }: Held, row: Row, files: ZippedFile[]): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => {
        const plain = opened(sql, table, column, row, value);
        if (!(plain instanceof Uint8Array)) return [column, readable(column, plain)];
        const path = `files/${files.length + 1}${endingOf(plain)}`;
        files.push({ path, bytes: plain });
        return [column, path];
      }),
  );

const columnsSealed: readonly SealedColumn[] = Object.values(sealedColumns);

const opened = (sql: Sql, table: string, column: string, row: Row, value: unknown): unknown => {
  const sealed = columnsSealed.find((each) => each.table === table && each.column === column);
  if (sealed === undefined || value === null) return value;
  const key = sealed.key.map((part) => String(row[part]));
  if (sealed.kind === 'text') return openedText(sql, sealed, key, String(value));
  return sealed.kind === 'bytes' && value instanceof Uint8Array ? openedBytes(sql, sealed, key, value) : value;
};

/** Instants are kept as numbers. */
const readable = (column: string, value: unknown): unknown =>
  typeof value === 'number' && /(?:^|_)(?:at|until|start|end|opened)$/.test(column) ? isoOf(instant(value)) : value;

const beginnings: readonly (readonly [begins: string, ending: string])[] = [
  ['%PDF', '.pdf'],
  ['\u{89}PNG', '.png'],
  ['\u{ff}\u{d8}\u{ff}', '.jpg'],
  ['<!doctype html', '.html'],
];

/** A table may not say of what kind its bytes are. */
const endingOf = (bytes: Uint8Array): string => {
  const start = Buffer.from(bytes.subarray(0, 20)).toString('latin1');
  const known = beginnings.find(([begins]) => start.startsWith(begins));
  return known?.[1] ?? (isUtf8(bytes) ? '.txt' : '.bin');
};
