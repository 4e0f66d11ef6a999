import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { spiVersion, type People, type PracticeAdapter, type PracticeConnection } from '@portico/practice-spi';
import { Registry } from 'prom-client';
import type { IdentityProvidersFile } from './config/index.ts';
import { LiveIdentityProviders } from './live-identity-providers.ts';
import { LivePractices } from './live-practices.ts';
import { liveSettings, watchedFiles } from './live-settings.ts';
import { machineFor } from './open-practice-connections.ts';
import { runtimeConfigOf } from './portal-runtime-config.ts';
import { settingsOf } from './read-all-settings.ts';
import type { Logger, ServerClock } from './server/index.ts';
import { settingsReload } from './workers/index.ts';

const [bay, river] = ['bay', 'river'] as unknown as readonly [PracticeId, PracticeId];
const payeezy = {
  execution: 'payeezy',
  address: 'https://api.payeezy.com',
  apiKey: 'an api key',
  apiSecret: { file: 'secret' },
  merchantToken: 'fdoa-12345678',
  securityKey: 'js-12345678',
  transArmorToken: 'NOIW12345678',
  tokenizer: 'browser',
};
const shop = {
  ...{ shopId: 's', name: 'Shop', widgetHost: 'https://shop.example.com', api: 'https://api.shop.example.com/v3' },
  ...{ key: '12345678', secret: 'x'.repeat(32), channel: '1', sso: 'on' },
};
const seaside = {
  ...{ name: 'Seaside', phone: '(305) 555-0100', timeZone: 'America/New_York', behavior: 'carecloud' },
  connection: { adapter: './own', clinic: 'seaside', tokenFile: 'token' },
};
const pines = { ...seaside, name: 'Pines', connection: { ...seaside.connection, clinic: 'pines', tokenFile: 'other' } };
const clinicLogin = {
  ...{ id: 'clinic', name: { en: 'Clinic', es: 'Clínica' }, issuer: 'https://id.example.com' },
  ...{ clientId: 'portico', clientSecretFile: 'set below' },
};

const portal = {
  ...{ analytics: undefined, stores: {}, practiceSignIn: undefined, videoOrigins: [] },
  support: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
} as unknown as Parameters<typeof runtimeConfigOf>[0];

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'settings-'));
  await write('secret', 'a first secret');
  await write('merchants.json', { bay: payeezy, river: { ...payeezy, apiSecret: 'another secret' } });
  await write('shops.json', { bay: shop });
  await write('token', 'a token');
  await write('other', 'its own');
  await write('practices.json', { seaside, pines });
  await write('client', 'a client secret');
  await write('providers.json', { providers: [{ ...clinicLogin, clientSecretFile: join(directory, 'client') }] });
});
afterEach(() => rm(directory, { recursive: true }));
const write = (name: string, content: unknown): Promise<void> =>
  writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));

const running = async () => {
  const said: string[] = [];
  const settings = await settingsOf({
    env: {
      PORTICO_MERCHANTS: join(directory, 'merchants.json'),
      PORTICO_SHOPS: join(directory, 'shops.json'),
      PORTICO_PRACTICES: join(directory, 'practices.json'),
      PORTICO_IDENTITY_PROVIDERS: join(directory, 'providers.json'),
    },
    complain: () => undefined,
  });
  if (settings === undefined) throw new Error('The settings are right.');
  const tell =
    (level: string) =>
    (...parts: unknown[]) =>
      void said.push(`${level} ${JSON.stringify(parts)}`);
  const logger = { info: tell('info'), warn: tell('warn'), error: tell('error') } as unknown as Logger;
  const live = await liveSettings({}, settings, {} as Database, { logger, registry: new Registry() });
  const clinic = ownClinic();
  const path = settings.config.practices;
  const practices = new LivePractices({
    machine: { ...machineFor(path, () => undefined), load: async () => ({ adapter: clinic.adapter }) },
    clock: { after: (milliseconds, run) => (clinic.due.push({ in: milliseconds, run }), () => undefined) },
    onTaken: (settings) => void clinic.taken.push(settings.map(({ practice }) => practice.id).join()),
  });
  const opened = await practices.connect(settings.practices, settings.files.PORTICO_PRACTICES);
  if (!opened.ok) throw new Error(opened.error.join());
  practices.take(opened.value);
  const signIn = new LiveIdentityProviders(settings.signIn);
  const watched = watchedFiles(settings, { ...live, practices, signIn }, logger);
  const connectionOf = (id: string) =>
    practices.open().find(({ settings: { practice } }) => practice.id === id)?.connection;
  return { ...live.options, watched, said, practices, connectionOf, clinic, signIn };
};

/** An adapter that reads its token from a file, as each of its connections then tells. */
const ownClinic = () => {
  const connected: string[] = [];
  const closed: string[] = [];
  const taken: string[] = [];
  const due: { readonly in: number; readonly run: () => void }[] = [];
  const adapter: PracticeAdapter = {
    spi: spiVersion,
    name: 'own',
    connect: async (settings, host) => {
      const { clinic, tokenFile } = settings as Readonly<Record<string, string>>;
      const token = await host.secret(tokenFile ?? '');
      if (token === undefined) return { ok: false, mistakes: ['tokenFile cannot be read'] };
      const name = `${clinic} ${token}`;
      connected.push(name);
      const people = {
        match: async () => ({ ok: true, value: [name] }),
        read: async () => ({ ok: true, value: name }),
      } as unknown as People;
      return { ok: true, connection: { people, close: async () => void closed.push(name) } };
    },
  };
  return { adapter, connected, closed, taken, due };
};
const nameIn = async (connection: PracticeConnection | undefined) =>
  (await connection?.people.read('x', { language: 'en', signal: new AbortController().signal })) as unknown;
const named = (value: string) => ({ ok: true, value });

describe('settings files that change while the gateway runs', () => {
  it('are taken for what begins from then on; a merchant whose settings stay is kept as it is', async () => {
    const { merchants, watched, said } = await running();
    const [before, other] = [merchants.of(bay), merchants.of(river)];
    expect(await watched.PORTICO_MERCHANTS.look()).toBe(false);
    await write('secret', 'a renewed secret');
    expect(await watched.PORTICO_MERCHANTS.look()).toBe(true);
    expect(merchants.of(bay)).toBeDefined();
    expect(merchants.of(bay)).not.toBe(before);
    expect(merchants.of(river)).toBe(other);
    await write('merchants.json', { bay: payeezy });
    expect(await watched.PORTICO_MERCHANTS.look()).toBe(true);
    expect(merchants.of(river)).toBeUndefined();
    expect(said.join()).toContain('PORTICO_MERCHANTS');
    expect(said.join()).not.toMatch(/renewed|another secret/);
  });

  it('stay as they were where a changed file is wrong, which is told once, and are taken once it is right', async () => {
    const { merchants, watched, said } = await running();
    const before = merchants.of(bay);
    await write('merchants.json', { bay: { ...payeezy, address: 'hidden' } });
    for (let look = 0; look < 3; look += 1) expect(await watched.PORTICO_MERCHANTS.look()).toBe(false);
    expect(merchants.of(bay)).toBe(before);
    expect(merchants.of(river)).toBeDefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^error .*PORTICO_MERCHANTS: bay\.address must be an origin/);
    expect(said[0]).not.toContain('hidden');
    await rm(join(directory, 'merchants.json'));
    expect(await watched.PORTICO_MERCHANTS.look()).toBe(false);
    expect(said[1]).toContain('cannot be read');
    await write('merchants.json', { bay: { ...payeezy, apiKey: 'another api key' } });
    expect(await watched.PORTICO_MERCHANTS.look()).toBe(true);
    expect(merchants.of(bay)).not.toBe(before);
  });

  it('are taken of shops too', async () => {
    const { shops, watched } = await running();
    await write('shops.json', { river: { ...shop, name: 'Another' } });
    expect(await watched.PORTICO_SHOPS.look()).toBe(true);
    expect([...shops.keys()]).toEqual([river]);
  });

  it('are looked at every ten seconds, and the fleet is told where any is newly in force', async () => {
    const { watched } = await running();
    const due: { readonly in: number; readonly run: () => void }[] = [];
    let rest = (): void => undefined;
    const clock: ServerClock = {
      monotonic: () => 0,
      after: (milliseconds, run) => {
        due.push({ in: milliseconds, run });
        rest();
        return () => undefined;
      },
    };
    const rested = (begin: () => void): Promise<void> =>
      new Promise((resolve) => {
        rest = resolve;
        begin();
      });
    let told = 0;
    const reload = settingsReload(
      Object.values(watched),
      () => (told += 1),
      clock,
      (thrown) => {
        throw thrown;
      },
    );
    await rested(reload.start);
    await write('secret', 'a renewed secret');
    for (let round = 0; round < 2; round += 1) await rested(() => due.shift()?.run());
    await reload.stop();
    expect(told).toBe(1);
    expect(due.map((each) => each.in)).toEqual([10_000]);
  });
});

describe('practices with a system of their own whose settings change while the gateway runs', () => {
  it('are asked with a renewed secret from then on; what is under way goes on, and no other practice is connected anew', async () => {
    const { watched, practices, connectionOf, clinic, said } = await running();
    const [before, other, list] = [connectionOf('seaside'), connectionOf('pines'), practices.open()];
    expect(await watched.PORTICO_PRACTICES.look()).toBe(false);
    expect(practices.open()).toBe(list);
    const content = watched.PORTICO_PRACTICES.inForce().content();
    await write('token', 'a renewed token');
    expect(await watched.PORTICO_PRACTICES.look()).toBe(true);
    expect(await nameIn(connectionOf('seaside'))).toEqual(named('seaside a renewed token'));
    expect(await nameIn(before)).toEqual(named('seaside a token'));
    expect(connectionOf('pines')).toBe(other);
    expect(clinic.connected).toEqual(['seaside a token', 'pines its own', 'seaside a renewed token']);
    // The fleet compares it, and that it has changed tells the others apart.
    expect(watched.PORTICO_PRACTICES.inForce().content()).not.toBe(content);
    expect(await watched.PORTICO_PRACTICES.look()).toBe(false);
    expect(said.join()).not.toMatch(/token|its own/);
  });

  it('are known by a renewed name at once; a file of a practice that stayed is still looked at', async () => {
    const { watched, practices, connectionOf } = await running();
    await write('practices.json', { seaside: { ...seaside, name: 'Renamed' }, pines });
    expect(await watched.PORTICO_PRACTICES.look()).toBe(true);
    expect(practices.open().map(({ settings }) => settings.practice.name)).toEqual(['Renamed', 'Pines']);
    await write('other', 'a renewed one');
    expect(await watched.PORTICO_PRACTICES.look()).toBe(true);
    expect(await nameIn(connectionOf('pines'))).toEqual(named('pines a renewed one'));
  });

  it('stay as they were where the file or a file that it names is wrong, which is told once', async () => {
    const { watched, practices, clinic, said } = await running();
    const list = practices.open();
    await write('practices.json', { seaside: { ...seaside, phone: 'hidden' }, pines });
    for (let look = 0; look < 2; look += 1) expect(await watched.PORTICO_PRACTICES.look()).toBe(false);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^error .*PORTICO_PRACTICES: seaside\.phone must be a phone number.*earlier ones stay/);
    expect(said[0]).not.toContain('hidden');
    await write('token', 'a renewed token');
    await rm(join(directory, 'other'));
    await write('practices.json', { seaside, pines });
    for (let look = 0; look < 2; look += 1) expect(await watched.PORTICO_PRACTICES.look()).toBe(false);
    expect(said).toHaveLength(2);
    expect(said[1]).toContain('PORTICO_PRACTICES: pines.connection.tokenFile cannot be read.');
    expect(practices.open()).toBe(list);
    // What was connected for nothing is closed again.
    expect(clinic.closed).toEqual(['seaside a renewed token']);
    await write('other', 'its own');
    expect(await watched.PORTICO_PRACTICES.look()).toBe(true);
  });

  it('are gone once they are left out, and come with a new entry; a connection that is over is closed when nothing uses it', async () => {
    const { watched, practices, clinic } = await running();
    await write('practices.json', { pines, hill: { ...pines, name: 'Hill' } });
    expect(await watched.PORTICO_PRACTICES.look()).toBe(true);
    expect(practices.open().map(({ settings }) => settings.practice.id)).toEqual(['pines', 'hill']);
    expect(clinic.closed).toEqual([]);
    expect(clinic.due.map((each) => each.in)).toEqual([300_000]);
    clinic.due.forEach(({ run }) => run());
    expect(clinic.closed).toEqual(['seaside a token']);
    expect(clinic.taken).toEqual(['seaside,pines', 'pines,hill']);
  });
});

describe('identity providers whose settings change while the gateway runs', () => {
  const secretsOf = ({ providers }: IdentityProvidersFile) =>
    providers.map(({ proof }) => (proof.kind === 'secret' ? proof.secret : proof.kind));

  it('are asked with a renewed secret from then on, and offered as the file says', async () => {
    const { watched, signIn, said } = await running();
    const told = runtimeConfigOf({ ...portal, signIn });
    await write('client', 'a renewed secret');
    expect(await watched.PORTICO_IDENTITY_PROVIDERS.look()).toBe(true);
    expect(secretsOf(signIn)).toEqual(['a renewed secret']);
    const entry = { ...clinicLogin, clientSecretFile: join(directory, 'client') };
    await write('providers.json', { only: true, providers: [{ ...entry, id: 'other' }] });
    expect(await watched.PORTICO_IDENTITY_PROVIDERS.look()).toBe(true);
    expect(JSON.parse(JSON.stringify(told))).toMatchObject({
      identityProviders: [{ id: 'other', name: clinicLogin.name }],
      identityProvidersOnly: true,
    });
    expect(said.join()).not.toContain('renewed secret');
  });

  it('stay as they were where a changed file is wrong, which is told once', async () => {
    const { watched, signIn, said } = await running();
    await write('providers.json', { providers: [] });
    for (let look = 0; look < 2; look += 1) expect(await watched.PORTICO_IDENTITY_PROVIDERS.look()).toBe(false);
    expect(secretsOf(signIn)).toEqual(['a client secret']);
    expect(said).toEqual([expect.stringContaining('PORTICO_IDENTITY_PROVIDERS: providers must be a list')]);
  });
});
