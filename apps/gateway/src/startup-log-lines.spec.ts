import { describe, expect, it } from '@jest/globals';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { PracticeId } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { settingNames } from './config/index.ts';
import { bringSchema, compareClocks } from './database-start-checks.ts';
import { createLogger } from './server/index.ts';
import { countSettings, frameDoubts, proxyDoubts, settingsHash, settingsInForce } from './startup-log-lines.ts';

describe('what the log says of a start', () => {
  it('OPS-D5 is every setting in force, and of a secret only whether it is set', () => {
    const env = {
      PORT: '4000',
      DATABASE_URL: 'postgres://u:hidden@host/db',
      PORTICO_KEYS: 'hidden',
      SMS_TOKEN: 'hidden',
      SMTP_URL: 'smtp://u:hidden@host',
      SMS_URL: 'https://sms.example/?key=hidden',
    };
    const settings = settingsInForce(env);
    expect(Object.keys(settings)).toEqual(settingNames);
    expect(settings).toMatchObject({
      PORT: '4000',
      DATABASE_URL: 'set',
      PORTICO_ANALYTICS_TOKEN: 'not set',
      HOST: 'default',
    });
    expect(JSON.stringify(settings)).not.toContain('hidden');
  });

  it('tells instances apart by the settings that a fleet shares, and by no secret', async () => {
    const hash = (env: Readonly<Record<string, string>>) => settingsHash(settingsInForce(env));
    const ours = { PORT: '3000', PORTICO_MERCHANTS: '/etc/merchants.json', PORTICO_KEYS: 'a' };
    expect(hash({ ...ours, PORT: '3001', PORTICO_METRICS_PORT: '9464', LOG_LEVEL: 'debug' })).toBe(hash(ours));
    expect(hash({ ...ours, PORTICO_KEYS: 'b' })).toBe(hash(ours));
    expect(hash({ PORT: '3000', PORTICO_KEYS: 'a' })).not.toBe(hash(ours));
    for (const name of ['PUBLIC_ORIGIN', 'PORTICO_TRUSTED_PROXIES', 'SMTP_URL'])
      expect({ name, hash: hash({ ...ours, [name]: 'x' }) }).not.toEqual({ name, hash: hash(ours) });
    const registry = new Registry();
    countSettings(registry, settingsInForce(ours));
    expect(await registry.metrics()).toContain(`portico_settings_info{hash="${hash(ours)}"} 1`);
  });

  it('OPS-D9 doubts a public origin without trusted proxies', () => {
    const publicOrigin = 'https://portal.example.org';
    expect(proxyDoubts({ publicOrigin, trustedProxies: [] })[0]).toContain('PORTICO_TRUSTED_PROXIES');
    expect(proxyDoubts({ publicOrigin, trustedProxies: ['10.0.0.0/8'] })).toEqual([]);
    expect(proxyDoubts({ publicOrigin: undefined, trustedProxies: [] })).toEqual([]);
  });

  it('PAY-F1 doubts Clover’s own card fields without an origin of their own', () => {
    const clover = {
      execution: 'cloverapi',
      clientId: 'hidden',
      sclAddress: '',
      tokenAddress: '',
      publicKey: '',
    } as const;
    const [river, bay] = ['river', 'bay'] as unknown as readonly [PracticeId, PracticeId];
    const merchants = new Map([
      [river, { ...clover, cardEntry: 'hosted' } as const],
      [bay, { ...clover, cardEntry: 'own' } as const],
    ]);
    const [doubt, ...others] = frameDoubts(merchants, { cardFrameOrigin: undefined });
    expect(doubt).toMatch(/^river .*PORTICO_CARD_FRAME_ORIGIN/);
    expect(others).toEqual([]);
    expect(frameDoubts(merchants, { cardFrameOrigin: 'https://cards.example' })).toEqual([]);
  });
});

describe('a start', () => {
  it('OPS-D4 OPS-D13 refuses a schema that is behind when it may not change it, and clocks that are apart', async () => {
    const database = await openMigrated();
    const logger = createLogger('silent');
    await bringSchema(database, { migrates: false }, logger);
    await compareClocks(database);
    await expect(compareClocks(database, () => Date.now() - 31_000)).rejects.toThrow(/3[01] s ahead of/);
    await expect(compareClocks(database, () => Date.now() + 40_000)).rejects.toThrow(/ s behind/);
    await database.rows({ text: 'delete from schema_version where version = 34' });
    await expect(bringSchema(database, { migrates: false }, logger)).rejects.toThrow(
      'behind by 1, from 0034 visit-summaries on. Run "npm run migrate"',
    );
    await database.close();
  });
});
