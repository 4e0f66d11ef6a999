import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseContract } from './sql/database.contract.ts';
import { migrate, openDatabase, type Database } from './sql/index.ts';
import { storesContract } from './stores.contract.ts';
import { startTestServer, type TestServer } from './testing/index.ts';

let server: TestServer;
let database: Database;

beforeAll(async () => {
  server = await startTestServer();
  database = await openDatabase({ kind: 'server', url: await server.createDatabase(), maxConnections: 4 });
  await migrate(database);
}, 30_000);

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
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    await Promise.all(instances.map((instance) => instance.close()));
  });
});

describe('a server that is not there', () => {
  it('is an error at opening, without the password in it', async () => {
    const url = 'postgres://portico:s3cr3t-marker@127.0.0.1:1/none';
    const failure = await openDatabase({ kind: 'server', url }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('s3cr3t-marker');
  });
});
