import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountSets } from '@portico/domain/access/testing';
import type { Activity } from '@portico/domain/activity';
import { instant, type AccountId } from '@portico/domain/kernel';
import { PostgresAccounts } from './access/postgres-accounts.ts';
import { PostgresActivityLog } from './activity/postgres-activity-log.ts';
import { moveToServer } from './move/move-to-server.ts';
import { databaseContract } from './sql/database.contract.ts';
import { migrate, migrationsIn, openDatabase, type Database } from './sql/index.ts';
import { storesContract } from './stores.contract.ts';
import { testSealing } from './testing/clusters.ts';
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

describe('an embedded database', () => {
  it('ends a statement that takes longer than it may, and goes on with the next one', async () => {
    const url = await server.createDatabase();
    const hasty = await openDatabase({ kind: 'server', url, statementMilliseconds: 20, maxConnections: 1 });
    await expect(hasty.rows({ text: 'select pg_sleep(60)' })).rejects.toThrow('statement timeout');
    expect(await hasty.rows({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    expect((await migrate(hasty)).length).toBeGreaterThan(0);
    await hasty.close();
  });

  it('moves to a server with everything in it, and goes on there', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'portico-move-'));
    const embedded = await openDatabase({ kind: 'embedded', directory });
    await migrate(embedded);
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
