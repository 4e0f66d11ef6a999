import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EmbeddedMessageFiles } from '@portico/adapters-practice/embedded';
import {
  PostgresAccounts,
  PostgresAnnouncedResults,
  PostgresAppGrants,
  PostgresCapabilities,
  PostgresCheckIns,
  PostgresDraftStore,
  PostgresHealthLinks,
  PostgresOneTimeCodes,
  PostgresOutbox,
  PostgresReminders,
  PostgresSessions,
  PostgresWaitList,
} from '@portico/adapters-storage';
import { migrate, openDatabase, type Database, type Sql } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { openMigrated, testSealing } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { instant } from '@portico/domain/kernel';
import { heldTables, isHeld } from '../held-tables.ts';
import { mergePerson } from '../merge/merge-person.ts';
import { erasePerson } from '../person-commands.ts';
import { dumpTables } from '../testing/dump-tables.ts';
import { fillTables } from '../testing/one-row-each.ts';
import { ben, now, rosa, rosaChart, withRosa } from '../testing/rosa.ts';
import { listHolds, placeHold, releaseHold } from './legal-holds.ts';

const operator = { now, operator: 'olga' as OperatorName, reason: 'Matter 26-114.' };
const chartOfRosa = `${rosaChart.practice}/${rosaChart.patient}`;
/** All is over by then. */
const end = instant(8_000_000_000_000);

/** Each thing that housekeeping forgets of people, by the table that it is taken from. */
const jobs: Readonly<Record<string, (sql: Sql) => Promise<void>>> = {
  accounts: (sql) => new PostgresAccounts(sql).pruneUnconfirmed(end),
  announced_results: (sql) => new PostgresAnnouncedResults(sql).prune(end),
  app_grants: (sql) => new PostgresAppGrants(sql).prune(end),
  capabilities: (sql) => new PostgresCapabilities(sql).prune(end),
  check_ins: (sql) => new PostgresCheckIns(sql).prune(end),
  health_links: (sql) => new PostgresHealthLinks(sql).prune(end),
  notices: (sql) => new PostgresOutbox(sql).prune(end),
  reminders: (sql) => new PostgresReminders(sql).prune(end),
  sessions: (sql) => new PostgresSessions(sql).prune(end),
  trusted_devices: (sql) => new PostgresOneTimeCodes(sql).prune(end),
  unsent_drafts: (sql) => new PostgresDraftStore(sql).prune(end),
  wait_list: (sql) => new PostgresWaitList(sql).prune(end),
  'clinic.message_files': (sql) => new EmbeddedMessageFiles(sql, () => end).pruneUnsent(end),
};

/** What is swept although it is about people, and why no hold keeps it. */
const sweptAnyway: Readonly<Record<string, string>> = {
  'clinic.held_slots': 'It keeps a time free for the minutes in which somebody books; the visit itself is kept.',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const onServer = async (): Promise<Database> => {
  const config = { kind: 'server', url: await server.createDatabase(), maxConnections: 4 } as const;
  const database = await openDatabase(config, testSealing);
  await migrate(database);
  return database;
};

describe.each([
  ['the embedded database', openMigrated],
  ['a server', onServer],
])('a legal hold in %s', (_, open) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await withRosa(database);
    await fillTables(database, [rosa, ben]);
    await database.rows({ text: 'update wait_list set live = false' });
    await database.rows({ text: 'update clinic.message_files set thread_id = null, message_id = null' });
  }, 120_000);

  afterEach(() => database.close());

  const hold = (typed: string = rosa.email) => database.transaction((sql) => placeHold(sql, typed, operator));
  const release = (typed: string = rosa.email, named?: string) =>
    database.transaction((sql) => releaseHold(sql, typed, named, operator));
  const erase = (typed: string, confirmed = true) =>
    database.transaction((sql) => erasePerson(sql, { typed, confirmed }, operator, () => undefined));
  const merge = (kept: string, duplicate: string) =>
    database.transaction((sql) => mergePerson(sql, { kept, duplicate, mergedThere: [] }, operator));

  const rowsOf = async (username: string): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      Object.entries(await dumpTables(database)).map(([table, rows]) => [
        table,
        rows.filter((row) => row.includes(username)).length,
      ]),
    );

  const forgetAll = async (): Promise<void> => {
    // Nobody confirmed the emails, a long time ago.
    await database.rows({ text: 'update accounts set confirmed_at = null, terms_accepted_at = 1' });
    for (const job of Object.values(jobs)) await job(database);
  };

  it.each([
    ['the account', rosa.email],
    ['the chart, where an account has it', chartOfRosa],
  ])('OPS-H1 keeps from housekeeping all that a copy has of the person, by %s', async (_by, typed) => {
    await hold(typed);
    const before = await rowsOf('rosa');
    await forgetAll();
    const after = await rowsOf('rosa');
    for (const [table, held] of Object.entries(heldTables))
      if (isHeld(held)) expect(`${table} ${after[table]}`).toBe(`${table} ${before[table]}`);
    const ofBen = await rowsOf('ben');
    expect(Object.keys(jobs).filter((table) => ofBen[table] !== 0)).toEqual([]);
  });

  it('OPS-H1 lets housekeeping forget what is over once it is released', async () => {
    await hold();
    await release();
    await forgetAll();
    const after = await rowsOf('rosa');
    expect(Object.keys(jobs).filter((table) => after[table] !== 0)).toEqual([]);
  });

  it('OPS-H1 keeps the mails to an address that the person changed meanwhile', async () => {
    await hold();
    const changed = `update accounts set email = 'r@example.org', email_key = 'r@example.org' where id = 'a-rosa'`;
    await database.rows({ text: changed });
    await new PostgresOutbox(database).prune(end);
    expect(await database.rows({ text: 'select address from notices' })).toEqual([{ address: rosa.email }]);
  });

  it.each([rosa.email, chartOfRosa])('OPS-H2 is not erased, by %s', async (typed) => {
    await hold(typed);
    const { activity: _before, ...before } = await dumpTables(database);
    await expect(erase(rosa.email)).rejects.toThrow(/^Under a legal hold: .*accounts.*Nothing was changed/);
    expect(await erase(rosa.email, false)).toMatch(/^Nothing was erased, and cannot be: .*accounts/);
    const { activity: _after, ...after } = await dumpTables(database);
    expect(after).toEqual(before);
  });

  it('OPS-H2 lets nobody’s erasure take what they did for the person', async () => {
    await hold();
    await database.rows({ text: `update delegations set patient_id = 'rosa-at-mesa' where delegate_id = 'a-ben'` });
    await expect(erase(ben.email)).rejects.toThrow('Under a legal hold: delegations.');
  });

  it('OPS-H2 leaves others to be erased, and the person once every hold is released', async () => {
    await hold();
    await hold();
    expect(await erase(ben.email)).toMatch(/^It is erased/);
    const ids = (await listed()).map(({ id }) => String(id));
    await expect(release()).rejects.toThrow(/^There are several\. Give --hold/);
    expect(await release(rosa.email, ids[0])).toMatch(/still under 1 more/);
    await expect(erase(rosa.email)).rejects.toThrow('Under a legal hold');
    await release();
    expect(await erase(rosa.email)).toMatch(/^It is erased/);
  });

  it.each([
    ['kept', rosa.email, ben.email],
    ['duplicate', ben.email, rosa.email],
    ['chart that is kept', chartOfRosa, 'mesa/ben-at-mesa'],
  ])('OPS-H3 is not merged as the %s', async (_as, kept, duplicate) => {
    await hold();
    const before = await dumpTables(database);
    await expect(merge(kept, duplicate)).rejects.toThrow(/^Under a legal hold: (?:a-rosa|mesa\/rosa-at-mesa)/);
    expect(await dumpTables(database)).toEqual(before);
  });

  it('OPS-H4 is logged with operator and reason when it is placed, looked at and released, and no mail is sent', async () => {
    const before = await rowsOf('example.org');
    await hold();
    expect(await database.transaction((sql) => listHolds(sql, undefined, operator))).toMatch(
      /^[-0-9a-f]{36} {2}a-rosa, 2026-11-21T17:00:00\.000Z, olga: Matter 26-114\.$/,
    );
    await release();
    const lines = await database.rows({
      text: `select subject_id, action, actor_id, reason from activity where actor_kind = 'operator' order by seq`,
    });
    const line = { actor_id: 'olga', reason: 'Matter 26-114.' };
    expect(lines).toEqual([
      { ...line, subject_id: 'rosa-at-mesa', action: 'placed-legal-hold' },
      { ...line, subject_id: 'a-rosa', action: 'placed-legal-hold' },
      { ...line, subject_id: 'a-rosa', action: 'examined-account' },
      { ...line, subject_id: 'rosa-at-mesa', action: 'released-legal-hold' },
      { ...line, subject_id: 'a-rosa', action: 'released-legal-hold' },
    ]);
    expect((await rowsOf('example.org'))['notices']).toBe(before['notices']);
  });

  it('says that there is no such person and no hold to release', async () => {
    await expect(hold('nobody@example.org')).rejects.toThrow('There is no account nobody@example.org.');
    await expect(release()).rejects.toThrow('The person is under no legal hold.');
  });

  const listed = () =>
    database.rows<{ readonly id: string }>({
      text: 'select id from legal_holds where released_at is null order by placed_at, id',
    });
});

describe('housekeeping', () => {
  it('OPS-H1 forgets by age nothing of people that the law above does not try', () => {
    const root = fileURLToPath(new URL('../../../../../', import.meta.url));
    const files = globSync('libs/adapters-{storage,practice}/src/**/*.ts', { cwd: root });
    const code = files.filter((file) => !file.includes('.spec.')).map((file) => readFileSync(`${root}${file}`, 'utf8'));
    const swept = code.flatMap((text) =>
      [...text.matchAll(/deleteInBatches\([^,]*, '([a-z_.]+)'/g)].map(([, table]) => String(table)),
    );
    const ofPeople = swept
      .filter((table) => sweptAnyway[table] === undefined)
      .filter((table) => isHeld(heldTables[table] ?? { not: 'setting' }));
    expect([...new Set([...ofPeople, 'clinic.message_files'])].sort()).toEqual(Object.keys(jobs).sort());
  });
});
