import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMerchants, readShops } from './settings-files.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'merchants-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('readMerchants', () => {
  it('knows no merchants without a file', async () => {
    expect(await readMerchants(undefined)).toEqual({ ok: true, value: new Map() });
  });

  it('says that a file cannot be read', async () => {
    expect(await readMerchants(join(directory, 'nowhere'))).toEqual({
      ok: false,
      error: ['PORTICO_MERCHANTS names a file that cannot be read.'],
    });
  });

  it('says what is wrong in it', async () => {
    const path = join(directory, 'wrong.json');
    await writeFile(path, '{"a":{"execution":"cash"}}');
    expect(await readMerchants(path)).toEqual({
      ok: false,
      error: ['PORTICO_MERCHANTS: a.execution must be one of "cloverapi", "payeezy".'],
    });
  });
});

describe('readShops', () => {
  it('MON-222 knows no shops without a file, and says what is wrong in one', async () => {
    expect(await readShops(undefined)).toEqual({ ok: true, value: new Map() });
    const path = join(directory, 'shops.json');
    await writeFile(path, '{"a":[]}');
    expect(await readShops(path)).toEqual({ ok: false, error: ['PORTICO_SHOPS: a must be an object.'] });
  });
});
