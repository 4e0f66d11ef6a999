import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, schemaState, type Database } from './index.ts';

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

  it('OPS-D4 leaves nothing of a migration that failed, and keeps those before it', async () => {
    writeFileSync(join(directory, '0002.do.broken.sql'), 'create table third (a integer); select wrong');
    await expect(migrate(database, directory)).rejects.toThrow('Migration 0002 broken failed');
    const tables = await database.rows({
      text: "select tablename from pg_tables where tablename in ('first', 'third')",
    });
    expect(tables).toEqual([{ tablename: 'first' }]);
    writeFileSync(join(directory, '0002.do.broken.sql'), 'create table third (a integer)');
    expect(await migrate(database, directory)).toEqual(['0002 broken']);
  });

  it('OPS-D4 runs one whose number is lower than those that ran', async () => {
    writeFileSync(join(directory, '0003.do.early.sql'), 'create table third (a integer)');
    await migrate(database, directory);
    writeFileSync(join(directory, '0002.do.late.sql'), 'alter table first add column late integer');
    expect(await schemaState(database, directory)).toEqual({ missing: ['0002 late'], unknown: [] });
    expect(await migrate(database, directory)).toEqual(['0002 late']);
    expect(await database.rows({ text: 'select late from first' })).toEqual([]);
  });

  it('OPS-D4 says what a later version of Portico has run', async () => {
    await migrate(database, directory);
    rmSync(join(directory, '0001.do.first.sql'));
    writeFileSync(join(directory, '0002.do.next.sql'), 'create table third (a integer)');
    expect(await schemaState(database, directory)).toEqual({ missing: ['0002 next'], unknown: ['0001 first'] });
  });

  it.each([
    ['two of one number', ['0001.do.other.sql'], 'Two migrations'],
    ['a file named otherwise', ['1.undo.sql'], 'not named'],
  ])('OPS-D4 refuses %s', async (_, files, why) => {
    for (const file of files) writeFileSync(join(directory, file), 'select 1');
    await expect(migrate(database, directory)).rejects.toThrow(why);
  });

  it('OPS-B6 refuses to go on when a migration that ran was changed, and names it', async () => {
    await migrate(database, directory);
    writeFileSync(join(directory, '0001.do.first.sql'), 'create table other (a integer)');
    await expect(migrate(database, directory)).rejects.toThrow('0001 first');
  });
});
