import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase } from '../sql/index.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { copyFromServer, makeBackup, restoreOntoServer, tableHashes, verifyBackup } from './index.ts';

let server: TestServer;
let home: string;

beforeAll(async () => {
  server = await startTestServer();
  home = mkdtempSync(join(tmpdir(), 'portico-server-backup-'));
}, 120_000);

afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await server.stop();
});

const open = (url: string) => openDatabase({ kind: 'server', url });

describe('a backup of a server', () => {
  it('is made while the server is used, is verified, and gives the same rows on another one', async () => {
    const [url, other] = [await server.createDatabase(), await server.createDatabase()];
    const database = await open(url);
    const make = () =>
      makeBackup(join(home, 'backup'), { engine: 'server', taken: '' }, (to) => copyFromServer(url, to));
    await expect(make()).rejects.toThrow('npm run migrate');
    await migrate(database);
    const before = await tableHashes(database);
    await make();
    expect(await verifyBackup(join(home, 'backup'))).toEqual(before);
    await restoreOntoServer(join(home, 'backup'), other);
    const restored = await open(other);
    expect(await tableHashes(restored)).toEqual(before);
    await expect(restoreOntoServer(join(home, 'backup'), other)).rejects.toThrow('not empty');
    await Promise.all([database.close(), restored.close()]);
  }, 180_000);
});
