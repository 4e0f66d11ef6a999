import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeze, looseMigrations } from './freeze-migrations.ts';

describe('the migrations of this repository', () => {
  it('OPS-B6 are as they were frozen: one that ran somewhere is never changed, a change is a new file', () => {
    expect(looseMigrations().changed).toEqual([]);
  });

  it('OPS-B6 are all frozen; `npm run migrate -- --freeze` adds a new one to the list', () => {
    expect(looseMigrations().added).toEqual([]);
  });
});

describe('freezing', () => {
  let home: string;
  const write = (file: string, text: string): void => writeFileSync(join(home, file), text);
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-freeze-'));
    write('frozen.sha256', '');
    write('0001.do.first.sql', 'select 1');
  });
  afterEach(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it('OPS-B6 keeps what was frozen, so that a later change or loss shows', () => {
    expect(freeze(home)).toEqual(['0001.do.first.sql']);
    write('0002.do.second.sql', 'select 2');
    expect(looseMigrations(home)).toEqual({ changed: [], added: ['0002.do.second.sql'] });
    freeze(home);
    write('0001.do.first.sql', 'select 3');
    expect(freeze(home)).toEqual([]);
    expect(looseMigrations(home)).toEqual({ changed: ['0001.do.first.sql'], added: [] });
    rmSync(join(home, '0002.do.second.sql'));
    expect(looseMigrations(home).changed).toEqual(['0001.do.first.sql', '0002.do.second.sql']);
  });
});
