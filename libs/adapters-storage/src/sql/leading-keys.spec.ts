import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openMigrated } from '../testing/test-database-copies.ts';
import type { Database } from './sql.ts';

/** What a key leads with that spreads rows over places: rows of one practice, or of one account, stand together. */
const spreadBy = ['practice_id', 'account_id'];

const whoComes = 'It is found by what a visitor brings, before it is known who that is.';
const ofAll = 'There is one for the whole installation, or a few.';

/** Tables whose key leads with something else, and why. Random and hashed keys are spread evenly by themselves. */
const ledOtherwise: Readonly<Record<string, string>> = {
  accounts: 'The account itself: its number is the `account_id` of all other tables.',
  activity_retired: 'A chain is a practice, or none for sign-ins.',
  activity_seals: 'A chain is a practice, or none for sign-ins.',
  app_tokens: whoComes,
  capabilities: whoComes,
  challenges: whoComes,
  'clinic.physicians': 'The public list of physicians, which is of no practice.',
  'clinic.zip_codes': 'The public list of ZIP codes, which is of no practice.',
  connected_apps: ofAll,
  delegate_invitations: whoComes,
  gateway_instances: ofAll,
  health_link_openings: 'They stand with their link.',
  health_links: whoComes,
  legal_holds: ofAll,
  linked_identities: whoComes,
  notices:
    'Its courier takes what is due of all practices; some are of an account, some of a practice, some of neither.',
  schema_version: ofAll,
  sessions: whoComes,
  short_links: whoComes,
  tries: 'The key is a hash of what is counted: an address, an account, a card.',
  turns: ofAll,
};

/** Unique keys without the first column of their table's main key: two places would have to be asked whether it is taken. */
const uniqueAcross: Readonly<Record<string, string>> = {
  'accounts (username_key)': 'A username is one person’s, whoever has the account.',
  'accounts (email_key)': 'A confirmed email is one person’s, whoever has the account.',
  'activity (seq)': 'Lines are read on in the order in which they were written.',
  'activity_seals (seq)': 'A line is sealed once, whatever its chain.',
  'capabilities (code)': 'A short code leads to one link.',
  'health_links (code_hash)': 'A code leads to one link.',
  'linked_identities (account_id,provider)': 'An account has one identity at a provider, and an identity one account.',
  'notices (once,channel,address)': 'Something is said to an address once, whoever says it.',
  'second_factors (credential_id)': 'A passkey opens one account.',
};

interface Key {
  readonly table: string;
  readonly isMain: boolean;
  readonly columns: readonly string[];
}

let database: Database;
let keys: readonly Key[];
beforeAll(async () => {
  database = await openMigrated();
  const rows = await database.rows<{ readonly table: string; readonly isMain: boolean; readonly columns: string }>({
    text: `select i.indrelid::regclass::text as table, i.indisprimary as "isMain",
        (select string_agg(a.attname, ',' order by k.nth) from unnest(i.indkey::int2[]) with ordinality k(number, nth)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where i.indisunique and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
      order by 1, 2 desc, 3`,
  });
  keys = rows.map((row) => ({ ...row, columns: row.columns.split(',') }));
}, 60_000);
afterAll(() => database.close());

describe('keys for a database of many places', () => {
  it('lead with the practice or the account, but for what is written down with its reason', () => {
    const main = keys.filter(({ isMain }) => isMain);
    expect(main.length).toBeGreaterThan(100);
    const otherwise = main.filter(({ columns }) => !spreadBy.includes(columns[0] ?? '')).map(({ table }) => table);
    expect(otherwise).toEqual(Object.keys(ledOtherwise).sort());
  });

  it('are unique within one place, but for what is written down with its reason', () => {
    const leads = new Map(keys.filter(({ isMain }) => isMain).map(({ table, columns }) => [table, columns[0] ?? '']));
    const across = keys
      .filter(({ table, columns }) => !columns.includes(leads.get(table) ?? ''))
      .map(({ table, columns }) => `${table} (${columns.join(',')})`);
    expect(across.sort()).toEqual(Object.keys(uniqueAcross).sort());
  });

  it('are there in every table', async () => {
    const without = await database.rows({
      text: `select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
          and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    });
    expect(without).toEqual([]);
  });
});
