import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newRingEntry } from '@portico/adapters-crypto';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import { testSealing } from '@portico/adapters-storage/testing/clusters';
import { withData } from './open-gateway-data.ts';

describe('the database of a command on a server', () => {
  let server: TestServer;
  let url: string;
  const usual = process.env;
  beforeAll(async () => {
    server = await startTestServer();
  }, 120_000);
  afterAll(() => server.stop());
  beforeEach(async () => {
    url = await server.createDatabase();
    process.env = { ...usual, DATABASE_URL: url, PORTICO_KEYS: newRingEntry('first'), PORTICO_MIGRATE: 'on' };
  });
  afterEach(() => {
    process.env = usual;
  });
  const onServer = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ kind: 'server', url, maxConnections: 1 }, testSealing);
    return work(database).finally(() => database.close());
  };
  const tables = () =>
    onServer((database) => database.rows({ text: `select tablename from pg_tables where schemaname = 'public'` }));

  it('OPS-D4 is left as it is where its schema is behind, and the operator is told what to run', async () => {
    const work = jest.fn(() => Promise.resolve());
    await expect(withData(undefined, work)).rejects.toThrow(
      /is behind by \d+, from 0001 .+ on\. Run "npm run migrate"/,
    );
    expect(work).not.toHaveBeenCalled();
    expect(await tables()).toEqual([]);
  }, 60_000);

  it('OPS-D4 is opened where nothing is missing', async () => {
    await onServer((database) => migrate(database));
    const counted = await withData(undefined, (database) => database.rows({ text: 'select 1 as one from accounts' }));
    expect(counted).toEqual([]);
  }, 120_000);
});
