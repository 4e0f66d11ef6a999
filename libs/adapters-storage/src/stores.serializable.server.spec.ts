import { afterAll, beforeAll } from '@jest/globals';
import { storesContract } from './conformance/stores.contract.ts';
import { migrate, openDatabase, type Database } from './sql/index.ts';
import { delayedServer, startTestServer, type DelayedServer, type TestServer } from './testing/index.ts';
import { testSealing } from './testing/test-database-copies.ts';

/** Milliseconds that each round trip takes more, so that what happens at once overlaps. */
const late = 1;

let server: TestServer;
let far: DelayedServer;
let database: Database;

beforeAll(async () => {
  // As CockroachDB has it unless it is told otherwise: two transactions that read what the other writes do not both pass.
  server = await startTestServer({ settings: ['default_transaction_isolation=serializable'] });
  const url = new URL(await server.createDatabase());
  const near = await openDatabase({ kind: 'server', url: url.href });
  await migrate(near);
  await near.close();
  far = await delayedServer(Number(url.port), late);
  url.port = String(far.port);
  database = await openDatabase({ kind: 'server', url: url.href, maxConnections: 4 }, testSealing);
}, 120_000);

afterAll(async () => {
  await database.close();
  await far.close();
  await server.stop();
});

storesContract(() => database);
