import { afterAll, beforeAll } from '@jest/globals';
import { databaseContract } from './sql/database.contract.ts';
import { migrate, openDatabase, type Database } from './sql/index.ts';
import { storesContract } from './stores.contract.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded-memory' });
  await migrate(database);
});

afterAll(() => database.close());

databaseContract(() => database);
storesContract(() => database);
