import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountSets } from '@portico/domain/access/testing';
import type { Activity } from '@portico/domain/activity';
import type { BookingKey } from '@portico/domain/appointments';
import { instant, type AccountId, type AppointmentId, type Cents } from '@portico/domain/kernel';
import type { PrepaymentRefund } from '@portico/domain/payments';
import { PostgresAccounts } from './access/postgres-accounts.ts';
import { PostgresActivityLog } from './activity/postgres-activity-log.ts';
import { PostgresLeases } from './kernel/postgres-leases.ts';
import { moveToServer } from './move/move-to-server.ts';
import { bring, newCharge, stateOf } from './conformance/payments/charges/charges.samples.ts';
import { PostgresPaymentLedger } from './payments/charges/postgres-payment-ledger.ts';
import { PostgresPrepaymentRefunds } from './payments/charges/postgres-prepayment-refunds.ts';
import { databaseContract } from './conformance/sql/database.contract.ts';
import { migrate, migrationsIn, openDatabase, type Database } from './sql/index.ts';
import { storesContract } from './conformance/stores.contract.ts';
import { placeMigrated, testSealing } from './testing/test-database-copies.ts';
import { startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
let database: Database;

beforeAll(async () => {
  server = await startTestServer();
  database = await openDatabase({ kind: 'server', url: await server.createDatabase(), maxConnections: 4 }, testSealing);
  await migrate(database);
}, 120_000);

afterAll(async () => {
  await database.close();
  await server.stop();
});

databaseContract(() => database);
storesContract(() => database);

describe('the promise of a refund', () => {
  it('waits for a refund of its charge that is being written, and is judged by what that leaves', async () => {
    const charge = newCharge('raced');
    await bring(new PostgresPaymentLedger(database), charge, 'refunding', 2_000, 300);
    const refund: PrepaymentRefund = {
      patient: charge.patient,
      charge: charge.id,
      appointment: 'visit-1' as AppointmentId,
      key: 'cancel' as BookingKey,
      amount: charge.amount,
    };
    const refunds = new PostgresPrepaymentRefunds(database);
    const [written, looked] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
    const refunding = database.transaction(async (sql) => {
      await new PostgresPaymentLedger(sql).move(charge.id, 'refunding', stateOf('refunded', 3_000, 300));
      written.resolve(true);
      await looked.promise;
    });
    await written.promise;
    let isOver = false;
    const promised = refunds.promise([refund], instant(4_000)).finally(() => (isOver = true));
    while (!isOver && !(await isSomebodyWaiting())) await Promise.resolve();
    looked.resolve(true);
    await refunding;
    expect(await promised).toBe(false);
    expect(await refunds.promise([{ ...refund, amount: 700 as Cents }], instant(4_000))).toBe(true);
  });
});

/** Whether a statement waits for what another transaction has locked. */
const isSomebodyWaiting = async (): Promise<boolean> => {
  const waiting = await database.rows({ text: `select from pg_stat_activity where wait_event_type = 'Lock'` });
  return waiting.length > 0;
};

describe('a turn', () => {
  it('OPS-D13 is counted by the clock of the database, whatever that of an instance says', async () => {
    const turns = new PostgresLeases(database);
    expect(await turns.take('by its clock', 60_000)).toBe(true);
    expect(await turns.take('by its clock', 60_000)).toBe(false);
    const text = `select until - extract(epoch from clock_timestamp()) * 1000 between 0 and 60000 as ends
      from turns where job = 'by its clock'`;
    expect(await database.rows({ text })).toEqual([{ ends: true }]);
    expect(await turns.take('over at once', 0)).toBe(true);
    expect(await turns.take('over at once', 0)).toBe(true);
  });
});

describe('instances that start together', () => {
  it('migrate once', async () => {
    const url = await server.createDatabase();
    const instances = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ kind: 'server', url })));
    const ran = await Promise.all(instances.map((instance) => migrate(instance)));
    // In turns, each migration by one of them.
    expect(ran.flat().sort()).toEqual(
      migrationsIn().map(({ version, name }) => `${String(version).padStart(4, '0')} ${name}`),
    );
    await Promise.all(instances.map((instance) => instance.close()));
  });
});

describe('a migration', () => {
  it('OPS-D4 is ended where a statement of it takes longer than it may, and says how it may take longer', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'portico-migrations-'));
    writeFileSync(join(directory, '0001.do.endless.sql'), 'create table endless (a integer); select pg_sleep(600)');
    const empty = await openDatabase({ kind: 'server', url: await server.createDatabase() });
    await expect(migrate(empty, directory, 1_000)).rejects.toThrow(
      'Migration 0001 endless took longer than it may, and nothing of it was done. Run it again with a longer limit: npm run migrate -- --limit MINUTES.',
    );
    expect(await empty.rows({ text: `select to_regclass('public.endless') as name` })).toEqual([{ name: null }]);
    await empty.close();
    rmSync(directory, { recursive: true, force: true });
  });
});

describe('an embedded database', () => {
  it('ends a statement that takes longer than it may, and goes on with the next one', async () => {
    const url = await server.createDatabase();
    // A second: what is answered at once stays within it on a machine that is busy with other things too.
    const hasty = await openDatabase({ kind: 'server', url, statementMilliseconds: 1_000, maxConnections: 1 });
    await expect(hasty.rows({ text: 'select pg_sleep(60)' })).rejects.toMatchObject({
      why: 'busy',
      cause: { code: '57014' },
    });
    expect(await hasty.rows({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    expect((await migrate(hasty)).length).toBeGreaterThan(0);
    await hasty.close();
  });

  /** Values that are easily lost on the way, in more rows than travel at once. */
  const awkward = `create table awkward (
      id integer generated always as identity, words text, bytes bytea, list text[], said jsonb,
      n double precision, twice double precision generated always as (n * 2) stored);
    insert into awkward (words, bytes, list, said, n) select
      (array[null, '', 'null', E'a "quoted", \\\\ (line)\nñ', '{}'])[1 + i % 5], decode(lpad(to_hex(i), 8, '0'), 'hex'),
      (array['{}', '{NULL,"NULL",""}', '{"a,b","c\\"d"}'])[1 + i % 3]::text[],
      (array[null, 'null', '{"a": [1, null]}'])[1 + i % 3]::jsonb, i / 7.0::double precision
    from generate_series(1, 250) i`;
  const allOf = (database: Database) => database.rows({ text: 'select to_jsonb(a) as row from awkward a order by id' });

  it('OPS-D13 moves to a server with everything in it, and goes on there', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'portico-move-'));
    await placeMigrated(directory);
    const embedded = await openDatabase({ kind: 'embedded', directory });
    await embedded.rows({ text: awkward });
    const kept = await allOf(embedded);
    const [accounts] = fc.sample(accountSets, { seed: 3, numRuns: 1 });
    const activity: Activity = {
      at: instant(1),
      actor: 'a' as AccountId,
      actorKind: 'patient',
      subject: 'b' as AccountId,
      action: 'signed-in',
    };
    await new PostgresAccounts(embedded).add(accounts ?? []);
    await new PostgresActivityLog(embedded).append(activity);
    await embedded.close();

    const url = await server.createDatabase();
    await moveToServer(directory, url);
    const moved = await openDatabase({ kind: 'server', url });
    expect(await migrate(moved)).toEqual([]);
    expect(kept).toHaveLength(250);
    expect(await allOf(moved)).toEqual(kept);
    expect(await moved.rows({ text: 'insert into awkward default values returning id' })).toEqual([{ id: 251 }]);
    for (const account of accounts ?? []) expect(await new PostgresAccounts(moved).byId(account.id)).toEqual(account);
    await new PostgresActivityLog(moved).append(activity);
    expect(await moved.rows({ text: 'select seq from activity order by seq' })).toEqual([{ seq: 1 }, { seq: 2 }]);
    await moved.close();

    await expect(moveToServer(directory, url)).rejects.toThrow('not empty');
    const nowhere = join(directory, 'nowhere');
    await expect(moveToServer(nowhere, url)).rejects.toThrow(`There is no embedded database in ${nowhere}.`);
    rmSync(directory, { recursive: true, force: true });
  }, 120_000);
});

describe('a server that is not there', () => {
  it('is an error at opening, without the password in it', async () => {
    const url = 'postgres://portico:s3cr3t-marker@127.0.0.1:1/none';
    const failure = await openDatabase({ kind: 'server', url }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('s3cr3t-marker');
  });
});
