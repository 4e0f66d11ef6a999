import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { PlainPasswords } from '@portico/domain/access/testing';
import type { AccountId } from '@portico/domain/kernel';
import { demoId } from '../demo-ids.ts';
import { startForeignPractices } from './start-foreign-practices.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const account = demoId<AccountId>('u', 90, 2);

let database: Database;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

const start = async () => {
  const practices = await startForeignPractices(database, new PlainPasswords(), now);
  const person = await new PostgresAccounts(database).byId(account);
  return { practices, charts: person?.charts ?? [] };
};

describe('the demo with practices that have systems of their own', () => {
  it('connects three practices of different behavior, and gives one person a chart in each, at every start anew', async () => {
    const first = await start();
    const settings = [...first.practices.file.values()];
    await first.practices.close();
    expect(settings.map(({ practice }) => [practice.id, practice.behavior.management])).toEqual([
      ['seaside', 'carecloud'],
      ['pinecrest', 'talkehr'],
      ['lakeview', 'vertex'],
    ]);
    expect(first.charts.map(({ practice }) => practice)).toEqual(['seaside', 'pinecrest', 'lakeview']);

    const second = await start();
    await second.practices.close();
    expect(second.charts.map(({ practice }) => practice).toSorted()).toEqual(['lakeview', 'pinecrest', 'seaside']);
    expect(second.charts.map(({ patient }) => patient)).not.toContain(first.charts[0]?.patient);
  });
});
