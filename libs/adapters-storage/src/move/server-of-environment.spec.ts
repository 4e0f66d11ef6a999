import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { serverOf } from './server-of-environment.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-url-'));
  writeFileSync(join(home, 'url'), 'postgres://of.a.file/portico\n');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the server to which everything is moved', () => {
  it('is the one of the variable, or of the file', () => {
    expect(serverOf({})).toEqual(ok(undefined));
    expect(serverOf({ DATABASE_URL: 'postgres://of.a.variable/portico' })).toEqual(
      ok('postgres://of.a.variable/portico'),
    );
    expect(serverOf({ DATABASE_URL_FILE: join(home, 'url') })).toEqual(ok('postgres://of.a.file/portico'));
  });

  it('is not guessed where both are set, or the file cannot be read', () => {
    expect(serverOf({ DATABASE_URL: 'postgres://x/y', DATABASE_URL_FILE: join(home, 'url') })).toEqual(
      failed('DATABASE_URL and DATABASE_URL_FILE are both set; one of them is enough.'),
    );
    expect(serverOf({ DATABASE_URL_FILE: join(home, 'none') })).toEqual(
      failed('DATABASE_URL_FILE names a file that cannot be read.'),
    );
  });
});
