import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { requestBackup } from '@portico/adapters-storage/backup';
import { createLogger } from '../server/index.ts';
import { backupRounds } from './backup-requests.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-requests-'));
  mkdirSync(join(home, 'data'));
  writeFileSync(join(home, 'data', 'PG_VERSION'), '17');
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const logger = createLogger('silent');
const clock = { monotonic: () => 0, after: () => () => undefined };

describe('a gateway with the database in its own process', () => {
  it('copies it when another process of the same user asks', async () => {
    const to = join(home, 'backup');
    const asked = requestBackup(home, { id: 'one', to }, { pauses: 1_000, pause: () => setImmediate() });
    const answering = backupRounds({ kind: 'embedded', directory: home }, logger, clock);
    answering?.start();
    await asked;
    await answering?.stop();
    expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('17');
  });

  it('says why it could not', async () => {
    const to = join(home, 'data', 'PG_VERSION', 'within-a-file');
    const asked = requestBackup(home, { id: 'one', to }, { pauses: 1_000, pause: () => setImmediate() });
    const answering = backupRounds({ kind: 'embedded', directory: home }, logger, clock);
    answering?.start();
    await expect(asked).rejects.toThrow('The gateway could not copy');
    await answering?.stop();
  });
});

describe('a gateway with a database server', () => {
  it('leaves backups to the server and the operator', () => {
    expect(backupRounds({ kind: 'server', url: 'postgres://localhost/portico' }, logger, clock)).toBeUndefined();
  });
});
