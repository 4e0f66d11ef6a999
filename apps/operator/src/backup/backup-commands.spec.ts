import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeMigrated } from '@portico/adapters-storage/testing/clusters';
import { instant } from '@portico/domain/kernel';
import { backUp, restore, verify } from './backup-commands.ts';

let home: string;
const directory = () => join(home, 'database');
const into = () => join(home, 'backups');

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portico-operator-backup-'));
  await placeMigrated(directory());
}, 120_000);

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const makeAt = async (time: string, keep?: number): Promise<readonly string[]> => {
  const said: string[] = [];
  const storage = { kind: 'embedded', directory: directory() } as const;
  await backUp({ storage, into: into(), keep, now: instant(Date.parse(time)), id: time }, (line) => said.push(line));
  return said;
};

describe('backups of an operator', () => {
  it('stand by time, as many as are kept, say that keys are not in them, and are put back once', async () => {
    const [made, keys] = await makeAt('2026-11-26T01:00:00.500Z');
    expect(made).toMatch(/portico-2026-11-26T01-00-00Z: \d+ rows in \d+ tables\.$/);
    expect(keys).toContain('The keys are not in it');
    const [, , away] = await makeAt('2026-11-27T01:00:00.500Z', 1);
    expect(away).toMatch(/2026-11-26T01-00-00Z is taken away\.$/);
    expect(readdirSync(into())).toEqual(['portico-2026-11-27T01-00-00Z']);

    const backup = join(into(), 'portico-2026-11-27T01-00-00Z');
    const said: string[] = [];
    await verify(backup, (line) => said.push(line));
    expect(said.at(-1)).toMatch(/^Whole, as of 2026-11-27T01:00:00\.500Z \(embedded\)/);

    const storage = { kind: 'embedded', directory: join(home, 'elsewhere') } as const;
    await restore(backup, storage, (line) => said.push(line));
    expect(said).toContainEqual(expect.stringContaining('Restored as of 2026-11-27'));
    await expect(restore(backup, storage, Boolean)).rejects.toThrow('There is a database');
  }, 180_000);
});
