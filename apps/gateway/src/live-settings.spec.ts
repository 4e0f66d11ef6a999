import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { liveSettings, watchedFiles } from './live-settings.ts';
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
  connection: { adapter: 'fhir', base: 'https://ehr.example.com/r4' },
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'settings-'));
  await write('secret', 'a first secret');
  await write('merchants.json', { bay: payeezy, river: { ...payeezy, apiSecret: 'another secret' } });
  await write('shops.json', { bay: shop });
  await write('practices.json', { seaside });
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
  const watched = watchedFiles(settings, live, logger);
  return { ...live.options, watched, said };
};

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

  it('are taken of shops too, and of practices with a system of their own at the next start, as the log says once', async () => {
    const { shops, watched, said } = await running();
    await write('shops.json', { river: { ...shop, name: 'Another' } });
    expect(await watched.PORTICO_SHOPS.look()).toBe(true);
    expect([...shops.keys()]).toEqual([river]);
    const before = watched.PORTICO_PRACTICES.inForce().content();
    await write('practices.json', { seaside: { ...seaside, name: 'Renamed' } });
    for (let look = 0; look < 2; look += 1) expect(await watched.PORTICO_PRACTICES.look()).toBe(false);
    expect(said.filter((line) => line.includes('PORTICO_PRACTICES'))).toEqual([
      'warn [{"setting":"PORTICO_PRACTICES"},"changed settings are taken at the next start"]',
    ]);
    expect(watched.PORTICO_PRACTICES.inForce().content()).toBe(before);
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
