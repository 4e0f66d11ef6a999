import { describe, expect, it } from '@jest/globals';
import { newRingEntry } from '@portico/adapters-crypto';
import { readFileSync } from 'node:fs';
import { missingOutsideServices, parseConfig, settingNames } from './index.ts';

const documented = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const keys = newRingEntry('2026-11');
const server = { DATABASE_URL: 'postgres://u:p@db:5432/portico', PORTICO_KEYS: keys };

/** What people may reach. */
const live = {
  PORTICO_ENV: 'production',
  PORTICO_KEYS: keys,
  DATABASE_URL: 'postgres://u:p@db:5432/portico?sslmode=require',
  PUBLIC_ORIGIN: 'https://portal.example',
  PORTICO_TRUSTED_PROXIES: '10.0.0.5',
};

const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'no-reply@portal.example',
  PUBLIC_ORIGIN: 'https://portal.example',
};
const sms = {
  SMS_URL: 'http://127.0.0.1:8080/sms',
  SMS_TOKEN: 'a-token-of-sms',
  PUBLIC_ORIGIN: 'https://portal.example',
};
const analytics = {
  PORTICO_ANALYTICS: 'on',
  PORTICO_ANALYTICS_URL: 'https://analytics.example/track',
  PORTICO_ANALYTICS_TOKEN: 'a-token',
};

const registries = {
  PORTICO_NPI_REGISTRY_URL: 'https://npi.example/api/',
  PORTICO_USPS_ORIGIN: 'https://usps.example',
  PORTICO_USPS_CLIENT_ID: 'portico',
  PORTICO_USPS_CLIENT_SECRET: 'a-secret-of-usps',
  PORTICO_DRUG_NAMES_URL: 'https://drugs.example/search',
  PORTICO_PAYER_DIRECTORY_URL: 'https://payers.example/fhir',
};

const sentences = (env: Record<string, string | undefined>): readonly string[] => {
  const config = parseConfig(env);
  return config.ok ? [] : config.error.map(({ sentence }) => sentence);
};

describe('parseConfig', () => {
  it('ASVS-13.1 documents every setting by its name', () => {
    expect(settingNames.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  });

  it('makes a demo on an embedded database of an empty environment', () => {
    expect(parseConfig({ HOME: '/root' })).toMatchObject({
      ok: true,
      value: {
        host: '127.0.0.1',
        port: 3000,
        storage: { kind: 'embedded', directory: '.data/demo' },
        demo: true,
        environment: 'development',
        keys: undefined,
        drain: 0,
        migrates: true,
        pool: { connections: 10, statementLimit: 10_000, behindPooler: false },
        documents: 'trusted',
        logLevel: 'info',
        requestLimit: 30_000,
        metrics: { host: '127.0.0.1', port: undefined },
        trustedProxies: [],
        linkOrigins: [],
        requestsPerMinute: 3_000,
      },
    });
  });

  it('takes a database server as no demo', () => {
    expect(parseConfig(server)).toMatchObject({
      ok: true,
      value: { storage: { kind: 'server', url: server.DATABASE_URL }, demo: false, keys: { kids: ['2026-11'] } },
    });
  });

  it('reads every setting', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      PORTICO_DATA: '/var/portico',
      PORTICO_DEMO: 'off',
      PORTICO_ENV: 'production',
      PORTICO_KEYS: `${keys},${newRingEntry('2026-05')}`,
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: 'https://portal.example/',
      PORTICO_CONNECT_ORIGINS: 'https://a.example, https://b.example:81',
      PORTICO_MERCHANTS: '/etc/portico/merchants.json',
      PORTICO_SHOPS: '/etc/portico/shops.json',
      PORTICO_IDENTITY_PROVIDERS: '/etc/portico/sign-in.json',
      PORTICO_REQUEST_LIMIT_MS: '5000',
      PORTICO_METRICS_HOST: '10.0.0.5',
      PORTICO_METRICS_PORT: '9464',
      PORTICO_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      PORTICO_LINK_ORIGINS: 'https://shop.example.com',
      PORTICO_DIRECT_DOMAINS: 'Direct.Clinic.example',
      PORTICO_UPLOAD_SCANNER: 'clamd://10.0.0.9',
      PORTICO_REQUESTS_PER_MINUTE: '600',
      PORTICO_CONNECTIONS_PER_ADDRESS: '50',
      PORTICO_SUPPORT_EMAIL: 'help@portal.example',
      PORTICO_SUPPORT_PHONE: '555-0199',
      PORTICO_SUPPORT_FROM: '09:00',
      PORTICO_SUPPORT_TO: '17:30',
      PORTICO_SUPPORT_DAYS: '6,1,1',
      SMTP_URL: 'smtps://portal:p%40ss@mail.example:465',
      MAIL_FROM: 'Portico <no-reply@portal.example>',
      SMS_URL: 'https://sms.example/messages',
      SMS_TOKEN: 'a-token-of-sms',
      PORTICO_ANALYTICS: 'on',
      PORTICO_ANALYTICS_URL: 'https://analytics.example/track',
      PORTICO_ANALYTICS_TOKEN: 'a-token',
      PORTICO_IOS_STORE_URL: 'https://apps.example/ios',
      PORTICO_ANDROID_STORE_URL: 'https://apps.example/android',
      PORTICO_PRACTICE_SIGN_IN_URL: 'https://practice.example/',
      PORTICO_VIDEO_ORIGINS: 'https://video.example, https://rooms.example:8443',
      PORTICO_TASK_ORIGINS: 'https://partner.example',
      ...registries,
    };
    expect(parseConfig(env)).toEqual({
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 0,
        storage: { kind: 'embedded', directory: '/var/portico' },
        demo: false,
        environment: 'production',
        keys: { kids: ['2026-11', '2026-05'] },
        documents: 'trusted',
        logLevel: 'warn',
        publicOrigin: 'https://portal.example',
        connectOrigins: ['https://a.example', 'https://b.example:81'],
        behindProxy: true,
        directDomains: ['direct.clinic.example'],
        uploadScanner: { host: '10.0.0.9', port: 3_310 },
        merchants: '/etc/portico/merchants.json',
        shops: '/etc/portico/shops.json',
        identityProviders: '/etc/portico/sign-in.json',
        requestLimit: 5_000,
        drain: 5_000,
        migrates: true,
        pool: { connections: 10, statementLimit: 5_000, behindPooler: false },
        metrics: { host: '10.0.0.5', port: 9_464 },
        trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
        linkOrigins: ['https://shop.example.com'],
        connectionsPerAddress: 50,
        requestsPerMinute: 600,
        mail: { url: 'smtps://portal:p%40ss@mail.example:465', from: 'Portico <no-reply@portal.example>' },
        sms: { url: 'https://sms.example/messages', token: 'a-token-of-sms' },
        analytics: { address: 'https://analytics.example/track', token: 'a-token' },
        stores: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
        practiceSignIn: 'https://practice.example/',
        videoOrigins: ['https://video.example', 'https://rooms.example:8443'],
        taskOrigins: ['https://partner.example'],
        registries: {
          npi: 'https://npi.example/api/',
          usps: { origin: 'https://usps.example', clientId: 'portico', clientSecret: 'a-secret-of-usps' },
          drugs: 'https://drugs.example/search',
          payers: 'https://payers.example/fhir',
        },
        support: {
          email: 'help@portal.example',
          phone: '555-0199',
          hours: { from: '09:00', to: '17:30', days: [1, 6] },
        },
      },
    });
  });

  it('says every mistake at once, in a sentence that begins with its setting', () => {
    const env = { ...server, PORT: '99999', LOG_LEVEL: 'loud', PUBLIC_ORIGIN: 'https://a.example/path' };
    expect(sentences(env)).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'LOG_LEVEL must be one of "fatal", "error", "warn", "info", "debug", "trace", "silent".',
      'PUBLIC_ORIGIN must be an origin such as https://portal.example.com, without a path.',
    ]);
  });

  it.each([
    [{ PORT: '80 80' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '0x50' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://a/b', PORTICO_KEYS: keys }, 'DATABASE_URL'],
    [{ PORTICO_DEMO: 'maybe' }, 'PORTICO_DEMO'],
    [{ PORTICO_KEYS: 'short' }, 'PORTICO_KEYS'],
    [{ PORTICO_KEYS: '2026:c2hvcnQ' }, 'PORTICO_KEYS'],
    [{ DATABASE_URL: server.DATABASE_URL, PORTICO_DEMO: 'on' }, 'PORTICO_KEYS'],
    [{ PORTICO_CONNECT_ORIGINS: 'https://a.example,*' }, 'PORTICO_CONNECT_ORIGINS'],
    [{ PORTICO_SUPPORT_EMAIL: 'nobody' }, 'PORTICO_SUPPORT_EMAIL'],
    [{ PORTICO_SUPPORT_FROM: '24:00' }, 'PORTICO_SUPPORT_FROM'],
    [{ PORTICO_SUPPORT_DAYS: '0' }, 'PORTICO_SUPPORT_DAYS'],
    [{ PORTICO_SUPPORT_FROM: '20:00' }, 'PORTICO_SUPPORT_TO'],
    [{ PORTICO_TRUSTED_PROXIES: 'my-proxy' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_LINK_ORIGINS: 'shop.example.com' }, 'PORTICO_LINK_ORIGINS'],
    [{ PORTICO_VIDEO_ORIGINS: 'http://video.example' }, 'PORTICO_VIDEO_ORIGINS'],
    [{ PORTICO_TASK_ORIGINS: 'http://partner.example' }, 'PORTICO_TASK_ORIGINS'],
    [{ PORTICO_REQUESTS_PER_MINUTE: '0' }, 'PORTICO_REQUESTS_PER_MINUTE'],
    [{ PORTICO_REQUEST_LIMIT_MS: '1' }, 'PORTICO_REQUEST_LIMIT_MS'],
    [{ PORTICO_DEMOO: 'on' }, 'PORTICO_DEMOO'],
    [{ ...mail, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ ...mail, MAIL_FROM: 'Portico' }, 'MAIL_FROM'],
    [{ ...mail, MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ ...mail, SMTP_URL: '' }, 'SMTP_URL'],
    [{ ...mail, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    [{ ...sms, SMS_URL: 'http://sms.example/' }, 'SMS_URL'],
    [{ ...sms, SMS_TOKEN: 'short' }, 'SMS_TOKEN'],
    [{ ...sms, SMS_TOKEN: '' }, 'SMS_TOKEN'],
    [{ ...sms, SMS_URL: '' }, 'SMS_URL'],
    [{ ...sms, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    [{ ...mail, ...sms, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    [{ ...analytics, PORTICO_ANALYTICS_URL: '' }, 'PORTICO_ANALYTICS_URL'],
    [{ ...analytics, PORTICO_ANALYTICS_URL: 'http://analytics.example' }, 'PORTICO_ANALYTICS_URL'],
    [{ ...analytics, PORTICO_ANALYTICS_TOKEN: '' }, 'PORTICO_ANALYTICS_TOKEN'],
    [{ PORTICO_NPI_REGISTRY_URL: 'http://npi.example/api/' }, 'PORTICO_NPI_REGISTRY_URL'],
    [{ ...registries, PORTICO_USPS_ORIGIN: 'https://usps.example/v3' }, 'PORTICO_USPS_ORIGIN'],
    [{ ...registries, PORTICO_USPS_ORIGIN: '' }, 'PORTICO_USPS_ORIGIN'],
    [{ ...registries, PORTICO_USPS_CLIENT_ID: '' }, 'PORTICO_USPS_CLIENT_ID'],
    [{ ...registries, PORTICO_USPS_CLIENT_SECRET: 'short' }, 'PORTICO_USPS_CLIENT_SECRET'],
    [{ PORTICO_DRUG_NAMES_URL: 'on' }, 'PORTICO_DRUG_NAMES_URL'],
    [{ PORTICO_PAYER_DIRECTORY_URL: 'https://me:pass@payers.example' }, 'PORTICO_PAYER_DIRECTORY_URL'],
    [{ PORTICO_NPI_REGISTRY: 'https://npi.example/api/' }, 'PORTICO_NPI_REGISTRY'],
    [{ PORTICO_IOS_STORE_URL: 'javascript:alert(1)' }, 'PORTICO_IOS_STORE_URL'],
    [{ PORTICO_ANDROID_STORE_URL: 'market://details' }, 'PORTICO_ANDROID_STORE_URL'],
    [{ PORTICO_PRACTICE_SIGN_IN_URL: 'https://u:p@practice.example' }, 'PORTICO_PRACTICE_SIGN_IN_URL'],
    [{ PORTICO_DEMO: 'off' }, 'PORTICO_KEYS'],
    [{ PORTICO_DIRECT_DOMAINS: 'direct' }, 'PORTICO_DIRECT_DOMAINS'],
    [{ PORTICO_UPLOAD_SCANNER: 'http://127.0.0.1' }, 'PORTICO_UPLOAD_SCANNER'],
    [{ ...live, PORTICO_DOCUMENTS: 'any' }, 'PORTICO_DOCUMENTS'],
    [{ ...live, PORTICO_DEMO: 'on' }, 'PORTICO_DEMO'],
  ])('of %j blames %s alone', (env, variable) => {
    const config = parseConfig(env);
    expect(config.ok ? [] : config.error.map((mistake) => mistake.variable)).toEqual([variable]);
  });

  const eighths = Array.from({ length: 256 }, (_, first) => `${String(first)}.0.0.0/8`);
  it.each([
    [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'http://portal.example' }, 'PUBLIC_ORIGIN'],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/portico' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/portico?sslmode=disable' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/portico?sslmode=prefer' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:p@localhost/portico?host=10.0.0.7' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:p@db/portico?sslmode=require&sslmode=disable' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://u:p@db/portico?host=localhost&host=10.0.0.7' }, 'DATABASE_URL'],
    [{ PORTICO_TRUSTED_PROXIES: '' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '::ffff:0:0/96' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '::ffff:80.0.0.0/100' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '::/64' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '2000::/16' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '10.0.0.0/7' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: eighths.join(',') }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '0.0.0.0/0' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: 'loopback,::/0' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }, 'PORTICO_TRUSTED_PROXIES'],
    [{ PORTICO_BEHIND_PROXY: 'off' }, 'PORTICO_BEHIND_PROXY'],
    [{ PORTICO_LINK_ORIGINS: 'https://a.example,http://shop.example.com' }, 'PORTICO_LINK_ORIGINS'],
    [{ PORTICO_CONNECT_ORIGINS: 'http://api.example.com' }, 'PORTICO_CONNECT_ORIGINS'],
    [{ PORTICO_NPI_REGISTRY_URL: 'http://127.0.0.1:8080/api/' }, 'PORTICO_NPI_REGISTRY_URL'],
    [{ ...registries, PORTICO_USPS_ORIGIN: 'http://localhost:8080' }, 'PORTICO_USPS_ORIGIN'],
    [{ PORTICO_DRUG_NAMES_URL: 'http://127.0.0.1:8080/search' }, 'PORTICO_DRUG_NAMES_URL'],
    [{ PORTICO_PAYER_DIRECTORY_URL: 'http://[::1]:8080/fhir' }, 'PORTICO_PAYER_DIRECTORY_URL'],
  ])('SEC-S8 SEC-S10 in production refuses %j and blames %s alone', (env, variable) => {
    expect(parseConfig(live).ok).toBe(true);
    const config = parseConfig({ ...live, ...env });
    expect(config.ok ? [] : config.error.map((mistake) => mistake.variable)).toEqual([variable]);
    expect(parseConfig({ ...live, ...env, PORTICO_ENV: 'development' }).ok).toBe(true);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://u:p@db:5432/portico?sslmode=verify-full' }],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/portico' }],
    [{ DATABASE_URL: 'postgres://u:p@[::1]:5432/portico' }],
    [{ DATABASE_URL: 'postgres:///portico?host=/var/run/postgresql' }],
    [{ PORTICO_TRUSTED_PROXIES: '', PORTICO_BEHIND_PROXY: 'off' }],
    [{ PORTICO_TRUSTED_PROXIES: '10.0.0.0/8,fd00::/16' }],
    [{ PORTICO_TRUSTED_PROXIES: '::ffff:10.0.0.0/104,172.16.0.0/12,loopback,uniquelocal' }],
    [
      {
        PORTICO_TRUSTED_PROXIES:
          '104.16.0.0/13,104.24.0.0/14,172.64.0.0/13,162.158.0.0/15,2606:4700::/32,2a06:98c0::/29',
      },
    ],
  ])('SEC-S8 SEC-S10 in production takes %j', (env) => {
    expect(sentences({ ...live, ...env })).toEqual([]);
  });

  it('SEC-S10 ASVS-12.3 names every insecure setting of production at once', () => {
    const config = parseConfig({
      PORTICO_ENV: 'production',
      PORTICO_KEYS: keys,
      DATABASE_URL: 'postgres://u:p@db/portico',
      PORTICO_LINK_ORIGINS: 'http://shop.example.com',
    });
    expect(config.ok ? [] : config.error.map((mistake) => mistake.variable)).toEqual([
      'PUBLIC_ORIGIN',
      'PORTICO_TRUSTED_PROXIES',
      'DATABASE_URL',
      'PORTICO_LINK_ORIGINS',
    ]);
  });

  it.each([
    [live, false],
    [{ ...live, PORTICO_MIGRATE: 'on' }, true],
    [{ ...live, DATABASE_URL: '', PORTICO_DEMO: 'off' }, true],
    [{ ...live, PORTICO_ENV: 'development' }, true],
  ])('SEC-S6 of %j the gateway migrates: %s', (env, migrates) => {
    const config = parseConfig(env);
    expect(config.ok && config.value.migrates).toBe(migrates);
  });

  it('SEC-S7 keeps the data of a demo in another place than that of a real installation', () => {
    const directory = (env: Record<string, string>) => {
      const config = parseConfig(env);
      return config.ok && config.value.storage.kind === 'embedded' ? config.value.storage.directory : undefined;
    };
    expect(directory({})).toBe('.data/demo');
    expect(directory({ PORTICO_DEMO: 'off', PORTICO_KEYS: keys })).toBe('.data/portico');
  });

  it('ACC-408 leaves analytics off until it is switched on', () => {
    const config = parseConfig({ ...analytics, PORTICO_ANALYTICS: '' });
    expect(config.ok && config.value.analytics).toBeUndefined();
  });

  it('says what does not work without mail, text messages and people who help, except in a demo', () => {
    const missing = (env: Record<string, string>) => {
      const config = parseConfig(env);
      return config.ok ? missingOutsideServices(config.value).map((line) => line.split(' ')[0]) : undefined;
    };
    const nobody = ['PORTICO_SUPPORT_EMAIL', 'PORTICO_SUPPORT_PHONE'];
    expect(missing(server)).toEqual(['SMTP_URL', 'SMS_URL', ...nobody]);
    expect(missing({ ...server, ...mail })).toEqual(['SMS_URL', ...nobody]);
    const support = { PORTICO_SUPPORT_EMAIL: 'help@portal.example', PORTICO_SUPPORT_PHONE: '555-0199' };
    expect(missing({ ...server, ...mail, ...sms, ...support })).toEqual([]);
    expect(missing({})).toEqual([]);
  });

  it('takes an empty setting for one that was left out', () => {
    expect(sentences({ PORT: '', PORTICO_DEMO: ' ' })).toEqual([]);
  });
});
