import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsIn } from '@portico/adapters-storage/sql';
import { behind, migrateAsTold } from './migrate.ts';

describe('npm run migrate', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-migrate-'));
  });
  afterEach(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it('OPS-D4 says what is missing, runs it when told to, and has nothing to do after that', async () => {
    const lines: string[] = [];
    const told = (dryRun: boolean) =>
      migrateAsTold({ dryRun, env: { PORTICO_DATA: home, DATABASE_URL: '' }, say: (line) => void lines.push(line) });
    const all = migrationsIn().length;
    expect(await told(true)).toBe(behind);
    expect(lines.filter((line) => line.endsWith(' is missing'))).toHaveLength(all);
    expect(await told(false)).toBe(0);
    expect(lines.filter((line) => line.endsWith(' was run'))).toHaveLength(all);
    expect(await told(true)).toBe(0);
    expect(lines.at(-1)).toBe('The schema is up to date.');
    const granting = migrateAsTold({
      dryRun: false,
      grant: 'gateway',
      env: { PORTICO_DATA: home },
      say: () => undefined,
    });
    await expect(granting).rejects.toThrow('no roles');
  }, 120_000);

  it('OPS-D4 takes a limit of whole minutes, and does nothing by another one', async () => {
    for (const limit of ['0', '1.5', '-1', 'an hour', '10000'])
      await expect(
        migrateAsTold({ dryRun: false, limit, env: { PORTICO_DATA: join(home, 'data') }, say: () => undefined }),
      ).rejects.toThrow(`--limit takes minutes from 1 to 9999, not ${limit}.`);
    expect(existsSync(join(home, 'data'))).toBe(false);
  });

  it('migrates the server that a secret file names, and never another database because the file cannot be read', async () => {
    const file = join(home, 'url');
    const told = () =>
      migrateAsTold({
        dryRun: false,
        env: { PORTICO_DATA: join(home, 'data'), DATABASE_URL_FILE: file },
        say: () => undefined,
      });
    await expect(told()).rejects.toThrow('DATABASE_URL_FILE names a file that cannot be read.');
    writeFileSync(file, 'postgres://nobody@127.0.0.1:1/none\n');
    await expect(told()).rejects.toThrow(/ECONNREFUSED|cannot be reached/);
    expect(existsSync(join(home, 'data'))).toBe(false);
  });
});
