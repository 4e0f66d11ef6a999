import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newRingEntry } from '@portico/adapters-crypto';
import { openDatabase } from '@portico/adapters-storage/sql';
import { placeMigrated } from '@portico/adapters-storage/testing/clusters';
import { startGateway } from './start-gateway.ts';

describe('a gateway in production', () => {
  let directory: string;
  let site: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portico-start-'));
    site = await mkdtemp(join(tmpdir(), 'portico-site-'));
    for (const page of ['index', 'open'])
      for (const language of ['en', 'es']) await writeFile(join(site, `${page}.${language}.html`), '<!doctype html>');
    await writeFile(join(site, 'open-paths.json'), '[]');
    await placeMigrated(directory);
    const database = await openDatabase({ kind: 'embedded', directory });
    await database.rows({
      text: `insert into clinic.practices (practice_id, name, phone, time_zone, management, cloverapi, payeezy)
        values ('riverwalk', 'Riverwalk', '555', 'America/Chicago', 'talkehr', false, false)`,
    });
    await database.rows({
      text: `insert into clinic.demos (practice_id, seed, patients, appointments, anchored_on)
        values ('riverwalk', 1, 1, 1, '2026-11-21')`,
    });
    await database.close();
  }, 60_000);
  afterAll(() => Promise.all([directory, site].map((each) => rm(each, { recursive: true }))));

  it('SEC-S7 does not start on data of the demo, and says how it is removed', async () => {
    const complaints: string[] = [];
    const hasStarted = await startGateway({
      env: {
        PORTICO_ENV: 'production',
        PORTICO_DEMO: 'off',
        PORTICO_DATA: directory,
        PORTICO_KEYS: newRingEntry('2026-11'),
        PUBLIC_ORIGIN: 'https://portal.example',
        PORTICO_TRUSTED_PROXIES: '10.0.0.5',
      },
      siteDirectory: site,
      announce: () => {
        throw new Error('It listens.');
      },
      complain: (line) => complaints.push(line),
    });
    expect(hasStarted).toBe(false);
    expect(complaints.at(-1)).toContain('npm run demo -- --remove');
  }, 60_000);
});
