import { processorOf } from '@portico/adapters-payments/processors';
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { Gauge, type Registry } from 'prom-client';
import { countBuild, readBuildInfo, type BuildInfo } from './build-info.ts';
import { secretSettings, settingNames, type Config, type MerchantsByPractice } from './config/index.ts';

const secrets: ReadonlySet<string> = new Set([...secretSettings, 'SMS_URL']);

/** Every setting as it is in force: its value, `default`, or for a secret only whether it is set. */
export const settingsInForce = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settingNames.map((name) => {
      const value = env[name]?.trim() ?? '';
      if (secrets.has(name)) return [name, value === '' ? 'not set' : 'set'];
      return [name, value === '' ? 'default' : value];
    }),
  );

/** What may differ from one instance of a fleet to the next. */
const ofOneInstance: ReadonlySet<string> = new Set([
  'HOST',
  'LOG_LEVEL',
  'PORT',
  'PORTICO_DATA',
  'PORTICO_METRICS_HOST',
  'PORTICO_METRICS_PORT',
]);

/** What a fleet shares, with its values: for keyed hashes only, as secrets are among it. */
export const sharedSettings = (env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settingNames.filter((name) => !ofOneInstance.has(name)).map((name) => [name, env[name]?.trim() ?? '']),
  );

/** The same for instances with the same settings; of a secret it tells only whether it is set. */
export const settingsHash = (settings: Readonly<Record<string, string>>): string => {
  const shared = Object.entries(settings).filter(([name]) => !ofOneInstance.has(name));
  return createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 12);
};

/** Tells the hash beside the numbers, where instances are compared. */
export const countSettings = (registry: Registry, settings: Readonly<Record<string, string>>): void => {
  new Gauge({
    name: 'portico_settings_info',
    help: 'Which settings this instance has: 1 with a hash of those that a fleet shares, secrets by whether they are set.',
    labelNames: ['hash'],
    registers: [registry],
  }).set({ hash: settingsHash(settings) }, 1);
};

/** Tells release and settings beside the numbers; answers the release. */
export const countStart = (registry: Registry, settings: Readonly<Record<string, string>>): BuildInfo => {
  countSettings(registry, settings);
  return countBuild(registry);
};

/** What the first line of the log says of the process and its release. */
export const processLine = () => ({ pid: process.pid, host: hostname(), ...readBuildInfo() });

/** What will not be as it seems behind a proxy. */
export const proxyDoubts = ({ publicOrigin, trustedProxies }: Pick<Config, 'publicOrigin' | 'trustedProxies'>) =>
  publicOrigin !== undefined && trustedProxies.length === 0
    ? [
        'PUBLIC_ORIGIN is set and PORTICO_TRUSTED_PROXIES is not: where a proxy stands before the gateway, all people count as one address and share its limits.',
      ]
    : [];

/** Warnings for practices whose card fields need frames with an origin of their own. */
export const frameDoubts = (
  settings: MerchantsByPractice,
  { cardFrameOrigin }: Pick<Config, 'cardFrameOrigin'>,
): readonly string[] =>
  cardFrameOrigin === undefined
    ? [...settings].flatMap(([practice, each]) => {
        const doubt = processorOf(each).withoutFrameOrigin(each);
        return doubt === undefined ? [] : [`${practice} ${doubt}`];
      })
    : [];
