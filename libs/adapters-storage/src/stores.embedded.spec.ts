import { afterAll, beforeAll } from '@jest/globals';
import { databaseContract } from './conformance/sql/database.contract.ts';
import type { Database } from './sql/index.ts';
import { openMigrated } from './testing/test-database-copies.ts';
import { RepeatingDatabase } from './testing/repeating-database.ts';
import { storesContract } from './conformance/stores.contract.ts';

let database: Database;

beforeAll(async () => {
  database = await openMigrated();
});

afterAll(() => database.close());

databaseContract(() => database);
storesContract(() => new RepeatingDatabase(database));
