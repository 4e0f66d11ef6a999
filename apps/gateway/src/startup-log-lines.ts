import { processorOf } from '@portico/adapters-payments/processors';
import { hostname } from 'node:os';
import { readBuildInfo } from './build-info.ts';
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
