import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

type Blame = readonly [variable: string, why: string];

/** What no installation that people reach may be started with, as ends of sentences that begin with the setting's name. */
export const insecureInProduction = (config: Config): readonly Blame[] => [
  ...ofOrigin(config),
  ...ofProxies(config),
  ...ofDatabase(config),
  ...plainOrigins('PORTICO_LINK_ORIGINS', config.linkOrigins),
  ...plainOrigins('PORTICO_CONNECT_ORIGINS', config.connectOrigins),
];

const ofOrigin = ({ publicOrigin }: Config): readonly Blame[] => {
  if (publicOrigin === undefined) {
    return [
      ['PUBLIC_ORIGIN', 'is needed in production: where people reach the portal, such as https://portal.example.com'],
    ];
  }
  return plainOrigins('PUBLIC_ORIGIN', [publicOrigin]);
};

const plainOrigins = (variable: string, origins: readonly string[]): readonly Blame[] =>
  origins.some((origin) => !origin.startsWith('https:')) ? [[variable, 'must begin with https:// in production']] : [];

/** With a forgotten proxy all people have one address, and whoever guesses passwords shuts out everybody (`SEC-S8`). */
const ofProxies = ({ trustedProxies, behindProxy }: Config): readonly Blame[] => {
  if (trustedProxies.some(isNearlyEverybody)) {
    return [['PORTICO_TRUSTED_PROXIES', 'names nearly every address: anybody could claim to come from anywhere']];
  }
  return trustedProxies.length === 0 && behindProxy
    ? [
        [
          'PORTICO_TRUSTED_PROXIES',
          'is needed in production: the addresses of your proxies. PORTICO_BEHIND_PROXY=off says that there is none',
        ],
      ]
    : [];
};

/** Half of all addresses and more, or what is no network at all. */
const isNearlyEverybody = (network: string): boolean => {
  if (!ipaddr.isValidCIDR(network)) return false;
  const [address, bits] = ipaddr.parseCIDR(network);
  return bits < (address.kind() === 'ipv4' ? 8 : 16);
};

/** Ways in which PostgreSQL's clients refuse to speak without TLS. */
const encrypted: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

const ofDatabase = ({ storage }: Config): readonly Blame[] => {
  if (storage.kind === 'embedded') return [];
  const { hostname, searchParams } = new URL(storage.url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)) return [];
  return encrypted.has(searchParams.get('sslmode') ?? '')
    ? []
    : [
        [
          'DATABASE_URL',
          'must have ?sslmode=verify-full in production, or sslmode=require at least: its host is another one',
        ],
      ];
};
