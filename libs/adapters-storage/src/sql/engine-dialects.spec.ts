import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from '../testing/test-database-copies.ts';
import { engineOf, replaced, textFor, type SqlEngine } from './engine-dialects.ts';
import { migrate, migrationsIn, openDatabase, ownMigrations, type Database } from './index.ts';

describe('migrations on engines that speak the language of PostgreSQL', () => {
  it.each([
    ['PostgreSQL 17.5 on x86_64-pc-linux-gnu, compiled by gcc', 'postgresql'],
    ['PostgreSQL 15.12-YB-2025.1.0.0-b0 on x86_64-pc-linux-gnu, compiled by clang', 'yugabytedb'],
    ['CockroachDB CCL v25.2.0 (x86_64-pc-linux-gnu, built 2025/05/09)', 'cockroachdb'],
  ])('are told %s', (version, engine) => {
    expect(engineOf(version)).toBe(engine);
  });

  it('run what is for the engine, and on every engine what is for all', () => {
    const text = 'a;\n-- engine yugabytedb\nb;\n-- engine cockroachdb yugabytedb\nc;\n-- engine all\nd;';
    const ran = (engine: SqlEngine) =>
      textFor({ version: 1, name: 'some', md5: '', text }, engine).split('\n').join('');
    expect([ran('postgresql'), ran('yugabytedb'), ran('cockroachdb')]).toEqual(['a;d;', 'a;b;c;d;', 'a;c;d;']);
  });

  it('are left whole on PostgreSQL, but for what is for another engine alone', () => {
    const changed = migrationsIn().filter((migration) => textFor(migration, 'postgresql') !== migration.text);
    expect(changed.map(({ name }) => name)).toEqual(['order-of-indexes']);
  });

  it('name each statement that an engine replaces with a reason, and each stands once in its migration', () => {
    for (const [engine, all] of Object.entries(replaced)) {
      expect(all.every(({ why }) => why.length > 20)).toBe(true);
      for (const { version } of all) {
        const migration = migrationsIn().find((each) => each.version === version);
        expect(() => migration && textFor(migration, engine as SqlEngine)).not.toThrow();
      }
    }
  });

  describe.each(['yugabytedb', 'cockroachdb'] as const)('%s', (engine) => {
    let database: Database;
    let plain: Database;
    let directory: string;
    beforeAll(async () => {
      directory = mkdtempSync(join(tmpdir(), 'portico-dialect-'));
      for (const migration of migrationsIn(ownMigrations))
        writeFileSync(
          join(directory, `${String(migration.version).padStart(4, '0')}.do.${migration.name}.sql`),
          textFor(migration, engine),
        );
      database = await openDatabase({ kind: 'embedded-memory' });
      // What CockroachDB has built in.
      await database.rows({
        text: `create function pg_catalog.unaccent(said text) returns text language sql immutable as $$
          select regexp_replace(normalize(said, NFD), U&'[\\0300-\\036F]', '', 'g') $$`,
      });
      await migrate(database, directory);
      plain = await openMigrated();
    }, 120_000);
    afterAll(async () => {
      await database.close();
      await plain.close();
      rmSync(directory, { recursive: true, force: true });
    });

    const kept = async (from: Database, text: string) =>
      (await from.rows<{ readonly said: string }>({ text })).map(({ said }) => said).sort();
    const differences = async (text: string) => {
      const [here, there] = [await kept(database, text), await kept(plain, text)];
      return {
        more: here.filter((each) => !there.includes(each)),
        fewer: there.filter((each) => !here.includes(each)),
      };
    };
    const ofOurs = `in ('public', 'clinic', 'connected')`;

    it('has the same columns, and the same indexes but for one by number on YugabyteDB', async () => {
      const columns = `select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable) as said
        from information_schema.columns where table_schema ${ofOurs}`;
      expect(await differences(columns)).toEqual({ more: [], fewer: [] });
      const indexes = await differences(`select indexdef as said from pg_indexes where schemaname ${ofOurs}`);
      expect({ ...indexes, more: indexes.more.map((each) => / (activity_\w+) /.exec(each)?.[1]) }).toEqual({
        more: engine === 'yugabytedb' ? ['activity_seals_by_number'] : [],
        fewer: [],
      });
    });

    it('has the same triggers, but for those that refuse to empty the log on CockroachDB', async () => {
      const triggers = `select tgname as said from pg_trigger where not tgisinternal`;
      expect(await differences(triggers)).toEqual({
        more: [],
        fewer: engine === 'cockroachdb' ? ['activity_seals_stand_whole', 'activity_stands_whole'] : [],
      });
    });
  });
});
