import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, type Database } from './index.ts';

describe('migrate', () => {
  let database: Database;
  let directory: string;

  beforeAll(async () => {
    database = await openDatabase({ kind: 'embedded-memory' });
  }, 120_000);

  beforeEach(async () => {
    await database.rows({ text: 'drop table if exists first, second, third, other, schema_version' });
    // The name would be read as a pattern, and matches nothing when it is.
    directory = mkdtempSync(join(tmpdir(), 'portico [migrations] '));
    writeFileSync(
      join(directory, '0001.do.first.sql'),
      'create table first (a integer); create table second (a integer);',
    );
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  afterAll(() => database.close());

  it('runs what is missing, in order, and nothing twice', async () => {
    expect(await migrate(database, directory)).toEqual(['0001 first']);
    writeFileSync(join(directory, '0010.do.tenth.sql'), 'alter table third add column b integer');
    writeFileSync(join(directory, '0002.do.next.sql'), 'create table third (a integer)');
    expect(await migrate(database, directory)).toEqual(['0002 next', '0010 tenth']);
    expect(await migrate(database, directory)).toEqual([]);
    expect(await database.rows({ text: 'select a, b from third' })).toEqual([]);
  });

  it('leaves nothing of a start in which a migration failed', async () => {
    writeFileSync(join(directory, '0002.do.broken.sql'), 'create table third (a integer); select wrong');
    await expect(migrate(database, directory)).rejects.toThrow('wrong');
    const tables = await database.rows({ text: "select 1 from pg_tables where tablename in ('first', 'third')" });
    expect(tables).toEqual([]);
    writeFileSync(join(directory, '0002.do.broken.sql'), 'create table third (a integer)');
    expect(await migrate(database, directory)).toEqual(['0001 first', '0002 broken']);
  });

  it('refuses to go on when a migration that ran was changed', async () => {
    await migrate(database, directory);
    writeFileSync(join(directory, '0001.do.first.sql'), 'create table other (a integer)');
    await expect(migrate(database, directory)).rejects.toThrow('[1]');
  });
});
