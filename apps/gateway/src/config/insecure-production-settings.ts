import ipaddr from 'ipaddr.js';
import type { Config } from './parse-config.ts';
import { plainRegistries } from './registry-settings.ts';

type Blame = readonly [variable: string, why: string];

/** What no installation that people reach may be started with, as ends of sentences that begin with the setting's name. */
export const insecureInProduction = (config: Config): readonly Blame[] => [
  ...ofOrigin(config),
  ...ofProxies(config),
  ...ofDatabase(config),
  ...plainOrigins('PORTICO_LINK_ORIGINS', config.linkOrigins),
  ...plainOrigins('PORTICO_CONNECT_ORIGINS', config.connectOrigins),
  ...plainRegistries(config.registries).map((name): Blame => [name, 'must begin with https:// in production']),
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

/** Without the proxy setting all clients share one address: one password guesser would lock out all (`SEC-S8`). */
const ofProxies = ({ trustedProxies, behindProxy }: Config): readonly Blame[] => {
  if (trustNearlyEverybody(trustedProxies)) {
    return [['PORTICO_TRUSTED_PROXIES', 'names nearly every address: anybody could claim to come from anywhere']];
  }
  if (trustedProxies.length > 0 && !behindProxy) {
    return [['PORTICO_BEHIND_PROXY', 'says that there is no proxy, and PORTICO_TRUSTED_PROXIES names some']];
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

/** How many public addresses proxies may have together, as powers of two: a large network of proxies has some two million. */
const publicBits = { ipv4: 22, ipv6: 104 } as const;

/** Whether the networks together trust more public addresses than any set of proxies has. */
const trustNearlyEverybody = (networks: readonly string[]): boolean => {
  const trusted = { ipv4: 0, ipv6: 0 };
  for (const network of networks) {
    if (!ipaddr.isValidCIDR(network)) continue;
    const [kind, size] = publicSize(ipaddr.parseCIDR(network));
    trusted[kind] += size;
  }
  return trusted.ipv4 > 2 ** publicBits.ipv4 || trusted.ipv6 > 2 ** publicBits.ipv6;
};

/** Prefix of IPv4 addresses written as IPv6 ones. */
const mapped = ipaddr.IPv6.parse('::ffff:0:0');

/** Number of public addresses in a network; zero for private and reserved ranges. */
const publicSize = ([address, bits]: [ipaddr.IPv4 | ipaddr.IPv6, number]): ['ipv4' | 'ipv6', number] => {
  if (address instanceof ipaddr.IPv4) return ['ipv4', isOwn(address, bits) ? 0 : 2 ** (32 - bits)];
  if (bits < 96 && mapped.match(address, bits)) return ['ipv4', 2 ** 32];
  if (address.isIPv4MappedAddress() && bits >= 96) return publicSize([address.toIPv4Address(), bits - 96]);
  return ['ipv6', isOwn(address, bits) ? 0 : 2 ** (128 - bits)];
};

/** Networks that are not routed over the internet; a wider network around one of them is public. */
const own = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '169.254.0.0/16', '100.64.0.0/10']
  .concat(['::1/128', 'fc00::/7', 'fe80::/10'])
  .map((network) => ipaddr.parseCIDR(network));

const isOwn = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): boolean =>
  own.some(([network, width]) => network.kind() === address.kind() && bits >= width && address.match(network, width));

/** Ways in which PostgreSQL's clients refuse to speak without TLS. */
const encrypted: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

const ofDatabase = ({ storage }: Config): readonly Blame[] => {
  if (storage.kind === 'embedded') return [];
  const { hostname, searchParams } = new URL(storage.url);
  if (['host', 'sslmode'].some((setting) => searchParams.getAll(setting).length > 1)) {
    return [['DATABASE_URL', 'names its host or sslmode twice: only one of them would count']];
  }
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
