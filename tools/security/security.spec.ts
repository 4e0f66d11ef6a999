import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { records } from '@portico/gateway/testing';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { root } from '../setup/paths.mjs';
import { sections } from './asvs.ts';
import { written } from './rewrite-security-page.ts';
import { retention } from './retention-by-table.ts';
import { showings } from './tests-showing-id.ts';
import { weaknesses } from './weaknesses.ts';

/** A lock, and texts that are the same for everybody. */
const notRead = ['payers', 'terms_texts'];

describe('docs/security.md', () => {
  it('says what the titles of the tests say; `npm run security` writes it', () => {
    const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
    expect(page).toBe(written(page, showings()));
  });

  it('explains every id that stands in a title', () => {
    const known = new Set([...Object.keys(weaknesses), ...sections.map(({ id }) => `ASVS-${id}`)]);
    const unknown = [...showings().keys()].filter((id) => {
      const section = id.startsWith('ASVS-') ? id.split('.').slice(0, 2).join('.') : id;
      return !known.has(section);
    });
    expect(unknown).toEqual([]);
  });

  it('names a test for every section that applies, or whose duty it is', () => {
    const shown = [...showings().keys()];
    const unshown = sections
      .filter(({ verdict, duty }) => verdict !== 'not applicable' && duty === undefined)
      .filter(({ id }) => !shown.some((tag) => tag === `ASVS-${id}` || tag.startsWith(`ASVS-${id}.`)));
    expect(unshown.map(({ id }) => id)).toEqual([]);
  });

  it('ASVS-14.1.2 says of every table of the schema how long it is kept, and of no other one', async () => {
    const database = await openMigrated();
    const tables = await database.rows<{ readonly name: string }>({
      text: `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
        from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    });
    await database.close();
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(retention).sort());
  }, 60_000);

  it('SEC-S6 counts every table that is kept with the record or the ledger among those whose reading leaves a line', () => {
    const kept = Object.entries(retention).filter(([, [, time]]) => /^with the (?:record|ledger)/.test(time));
    const known: ReadonlySet<string> = new Set([...records, ...notRead]);
    expect(kept.map(([table]) => table).filter((table) => !known.has(table))).toEqual([]);
  });
});
