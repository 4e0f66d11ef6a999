import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openMigrated } from '../testing/test-database-copies.ts';
import type { Database } from './sql.ts';

const root = join(import.meta.dirname, '../../../..');

/** Who people are and how they sign in: an account is of no practice, and a person of several practices has one. */
const identity = new Set([
  'accounts',
  'challenges',
  'known_devices',
  'linked_identities',
  'one_time_codes',
  'recovery_codes',
  'second_factors',
  'sessions',
  'trusted_devices',
]);

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());

describe('identity stands apart from practices', () => {
  it('no key ties a table of the one to a table of the other, but what an account may open', async () => {
    const keys = await database.rows<{ readonly from: string; readonly to: string }>({
      text: `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    });
    expect(keys.length).toBeGreaterThan(20);
    const crossing = keys.filter(({ from, to }) => identity.has(from) !== identity.has(to));
    expect(crossing).toEqual([{ from: 'account_charts', to: 'accounts' }]);
  });

  it('no table of identity names a practice', async () => {
    const named = await database.rows<{ readonly table: string }>({
      text: `select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name in ('practice_id', 'patient_id')`,
    });
    expect(named.map(({ table }) => table).filter((table) => identity.has(table))).toEqual([]);
  });

  it('no statement asks both, but for whose address is held', () => {
    const ofIdentity = new RegExp(String.raw`\b(?:from|join|into|update)\s+(?:${[...identity].join('|')})\b`);
    const ofPractices = /\b(?:from|join|into|update)\s+clinic\./;
    const asked = ['libs/adapters-storage/src', 'libs/adapters-practice/src', 'apps/gateway/src']
      .flatMap((directory) =>
        readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.ts$/.test(name) && !/\.spec\.ts$|(^|\/)testing\//.test(name))
          .map((name) => `${directory}/${name}`),
      )
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/`[^`]*`/g)].map(([statement]) => ({ file, statement })),
      );
    expect(asked.some(({ statement }) => ofIdentity.test(statement))).toBe(true);
    const both = asked.filter(({ statement }) => ofIdentity.test(statement) && ofPractices.test(statement));
    expect(both.map(({ file }) => file)).toEqual(['libs/adapters-storage/src/sql/held-rows.ts']);
  });
});
