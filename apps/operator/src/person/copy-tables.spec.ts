import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { copyTables, type CopiedTables } from './copy-tables.ts';
import { findPerson } from './find-person.ts';
import { heldTables, isHeld, type Held } from './held-tables.ts';
import { columnsOf, fillTables, markOf } from './testing/one-row-each.ts';
import { ben, rosa, withRosa } from './testing/rosa.ts';

/** A column by one of these names is about somebody. */
const personal =
  /^(?:account_id|patient_id|from_account|delegate_id|actor_id|subject_id|email|phone|address|appointment_id|visit_id|device_id|birth_date|username)$/;

let database: Database;
let columns: Awaited<ReturnType<typeof columnsOf>>;
let copy: CopiedTables;

beforeAll(async () => {
  database = await openMigrated();
  columns = await columnsOf(database);
  await withRosa(database);
  await fillTables(database, [rosa, ben]);
  copy = await copyTables(database, (await findPerson(database, rosa.email)).keys);
}, 120_000);

afterAll(() => database.close());

const tables = Object.entries(heldTables);
const copied = tables.filter((entry): entry is [string, Held] => isHeld(entry[1]));
const columnsIn = (table: string) => columns.filter((each) => each.table === table).map(({ column }) => column);
const rowsOf = (table: string, { topic }: Held): readonly Readonly<Record<string, unknown>>[] =>
  copy.topics.get(topic)?.[table] ?? [];
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const everything = () => [JSON.stringify([...copy.topics]), ...copy.files.map(({ bytes }) => textOf(bytes))].join('\n');

describe('what a copy for a person has', () => {
  it('knows every table of the schema, and no other one', () => {
    expect(tables.map(([table]) => table).sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
  });

  it('has every table with a personal column, or says why not', () => {
    const settings = tables.flatMap(([table, held]) => (!isHeld(held) && held.not === 'setting' ? [table] : []));
    const aboutSomebody = settings.filter((table) => columnsIn(table).some((column) => personal.test(column)));
    // Addresses and telephone numbers of apps, offices, partners and video rooms.
    expect(aboutSomebody).toEqual([
      'connected_apps',
      'clinic.locations',
      'clinic.practices',
      'clinic.task_partners',
      'clinic.video_hosts',
    ]);
  });

  it.each(copied)('has the row of the person in %s, with each column or not as it is written down', (table, held) => {
    const [row] = rowsOf(table, held);
    const { without = [] } = held;
    expect(without.filter((column) => !columnsIn(table).includes(column))).toEqual([]);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      columnsIn(table)
        .filter((column) => !without.includes(column))
        .sort(),
    );
    expect(rowsOf(table, held)).toHaveLength(1);
  });

  it('has nothing that is somebody else’s', () => {
    expect(everything()).not.toMatch(/ben[-:@]|Ben Ruiz/);
  });

  it('has no secret', () => {
    const secrets = copied.flatMap(([table, { without = [] }]) => without.map((column) => markOf(rosa, table, column)));
    const notCopied = tables.flatMap(([table, held]) => (isHeld(held) ? [] : [`rosa:${table}:`]));
    const text = everything();
    for (const mark of [...secrets, ...notCopied, rosa.passwordHash]) expect(text).not.toContain(mark);
    expect(text).not.toContain(markOf(rosa, 'notices', 'notice'));
  });

  it('opens what is sealed, and gives files of their own to bytes', () => {
    const text = everything();
    expect(text).toContain(markOf(rosa, 'clinic.messages', 'body'));
    expect(text).toContain(markOf(rosa, 'clinic.identity_numbers', 'number'));
    const [file] = rowsOf('clinic.message_files', heldTables['clinic.message_files'] as Held);
    expect(textOf(copy.files.find(({ path }) => path === file?.['bytes'])?.bytes)).toBe(
      markOf(rosa, 'clinic.message_files', 'bytes'),
    );
  });
});
