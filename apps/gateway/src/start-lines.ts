import { hostname } from 'node:os';
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

/** What the first line of the log says of the process. */
export const processLine = () => ({ pid: process.pid, host: hostname(), node: process.versions.node });

/** What will not be as it seems behind a proxy. */
export const proxyDoubts = ({ publicOrigin, trustedProxies }: Pick<Config, 'publicOrigin' | 'trustedProxies'>) =>
  publicOrigin !== undefined && trustedProxies.length === 0
    ? [
        'PUBLIC_ORIGIN is set and PORTICO_TRUSTED_PROXIES is not: where a proxy stands before the gateway, all people count as one address and share its limits.',
      ]
    : [];

/**
 * Warnings for Clover's hosted fields without a card-frame origin: Clover's script identifies its page by origin and
 * gets no replies without one.
 */
export const frameDoubts = (
  settings: MerchantsByPractice,
  { cardFrameOrigin }: Pick<Config, 'cardFrameOrigin'>,
): readonly string[] =>
  cardFrameOrigin === undefined
    ? [...settings].flatMap(([practice, each]) =>
        each.execution === 'cloverapi' && each.cardEntry === 'hosted'
          ? [
              `${practice} takes cards in Clover's own fields and PORTICO_CARD_FRAME_ORIGIN is not set: Clover's script does not work in a frame without an origin.`,
            ]
          : [],
      )
    : [];
