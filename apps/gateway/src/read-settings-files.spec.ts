import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDomainFile, readIdentityProviders, readMerchants, readShops } from './read-settings-files.ts';

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

describe('readIdentityProviders', () => {
  const name = { en: 'Clinic', es: 'Clínica' };
  const clinic = { id: 'clinic', name, issuer: 'https://id.example.com', clientId: 'portico' };

  it('knows none without a file', async () => {
    expect(await readIdentityProviders(undefined, true)).toEqual({ ok: true, value: { only: false, providers: [] } });
  });

  it('reads secrets from the files that it names, and says which cannot be read', async () => {
    const [path, secret] = [join(directory, 'providers.json'), join(directory, 'secret')];
    await writeFile(secret, ' a secret\n');
    await writeFile(path, JSON.stringify({ providers: [{ ...clinic, clientSecretFile: secret }] }));
    expect(await readIdentityProviders(path, true)).toMatchObject({
      value: { providers: [{ id: 'clinic', proof: { kind: 'secret', secret: 'a secret' } }] },
    });
    await rm(secret);
    expect(await readIdentityProviders(path, true)).toEqual({
      ok: false,
      error: ['PORTICO_IDENTITY_PROVIDERS: providers[0].clientSecretFile names a file that cannot be read.'],
    });
  });
});

describe('readDomainFile', () => {
  it('reads the file as Apple has it, or says that it cannot be read', async () => {
    const path = join(directory, 'association');
    await writeFile(path, '7B2270\n');
    expect(await readDomainFile(path)).toEqual({ ok: true, value: '7B2270\n' });
    expect(await readDomainFile(undefined)).toEqual({ ok: true, value: undefined });
    expect(await readDomainFile(join(directory, 'nowhere'))).toEqual({
      ok: false,
      error: ['PORTICO_APPLE_PAY_DOMAIN_FILE names a file that cannot be read.'],
    });
  });
});
