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

  it('does not say from where others acted on the records of the person', async () => {
    const { keys } = await findPerson(database, rosa.email);
    const lines = await database.transaction(async (sql) => {
      await sql.rows({
        text: `insert into activity (practice_id, subject_id, at, actor_id, action, actor_kind, outcome, address, user_agent, session_id)
          values ('mesa', 'rosa-at-mesa', 1, $1, 'viewed-health', 'delegate', 'done', '192.0.2.1', 'A browser', 'a-session')`,
        values: [ben.id],
      });
      return (await copyTables(sql, keys)).topics.get('activity')?.['activity'];
    });
    expect(lines?.find((line) => line['actor_id'] === ben.id)).toMatchObject({
      action: 'viewed-health',
      address: null,
      user_agent: null,
      session_id: null,
    });
    expect(lines?.find((line) => line['actor_id'] === rosa.id)).toMatchObject({
      address: markOf(rosa, 'activity', 'address'),
    });
  });

  it('has no column whose name says that it is a secret', () => {
    const named = copied.flatMap(([table, { without = [] }]) =>
      columnsIn(table)
        .filter((column) => /hash|code|secret|token|vault|refresh|password|(?:^|_)key(?:_|$)/.test(column))
        .filter((column) => !without.includes(column))
        .map((column) => `${table}.${column}`),
    );
    // Names by which one booking, cancellation or message is told from another, codes of drugs, and hashes of texts.
    expect(named).toEqual([
      'card_agreements.terms_hash',
      'plan_agreements.terms_hash',
      'prepayment_refunds.cancellation_key',
      'sessions.refresh_expires_at',
      'health_links.wrong_passcodes',
      'clinic.bookings.booking_key',
      'clinic.cancellations.cancellation_key',
      'clinic.history_requests.code',
      'connected.bookings.booking_key',
      'connected.cancellations.cancellation_key',
      'connected.holds.booking_key',
      'connected.message_files.send_key',
      'connected.sent_messages.send_key',
    ]);
  });

  it('has no secret', () => {
    const secrets = copied.flatMap(([table, { without = [] }]) => without.map((column) => markOf(rosa, table, column)));
    const notCopied = tables.flatMap(([table, held]) => (isHeld(held) ? [] : [`rosa:${table}:`]));
    const text = everything();
    for (const mark of [...secrets, ...notCopied, rosa.passwordHash]) expect(text).not.toContain(mark);
    expect(text).not.toContain(markOf(rosa, 'notices', 'notice'));
  });

  it.each<readonly [string, readonly number[], string]>([
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], '.pdf'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], '.png'],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], '.jpg'],
    ['a text', [0xc3, 0xb1], '.txt'],
    ['other bytes', [0xff, 0xfe], '.bin'],
  ])('names %s so that it can be opened', async (_what, bytes, ending) => {
    const { keys } = await findPerson(database, rosa.email);
    const files = await database.transaction(async (sql) => {
      await sql.rows({
        text: `update clinic.document_contents set bytes = $1 where patient_id = 'rosa-at-mesa'`,
        values: [new Uint8Array(bytes)],
      });
      return (await copyTables(sql, keys)).files;
    });
    expect(files.find(({ bytes: [first] }) => first === bytes[0])?.path).toMatch(ending);
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
