import type { KeyRing } from '@portico/adapters-crypto';
import type { ClamdAddress } from '@portico/adapters-documents';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { insecureInProduction } from './insecure-production-settings.ts';
import {
  nobodysSupport,
  outsideServicesContradictions,
  outsideServicesFrom,
  outsideServicesReaders,
  type OutsideServices,
} from './outside-service-settings.ts';
import {
  clamdAddress,
  databaseUrl,
  domainNames,
  emailAddress,
  keyRing,
  networks,
  oneOf,
  onOff,
  optional,
  type ReadBy,
  text,
  timeOfDay,
  webOrigin,
  webOrigins,
  weekdays,
  whole,
} from './setting-readers.ts';
import { registriesFrom, registryContradictions, registryReaders, type Registries } from './registry-settings.ts';
import { runningFrom, runningReaders, type Running } from './running-settings.ts';

/** Where the gateway keeps its data: a PostgreSQL server, or an embedded one in a directory. */
export type Storage =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'embedded'; readonly directory: string };

/** Everything an installation decides, read once at start. */
export interface Config extends OutsideServices, Running {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly storage: Storage;
  /** Whether demo practices, people and local doubles are set up. */
  readonly demo: boolean;
  readonly environment: 'development' | 'production';
  /** Signs tokens and seals secrets at rest; absent only in a demo or trial on embedded data, which makes and keeps its own. */
  readonly keys: KeyRing | undefined;
  readonly documents: 'trusted' | 'any';
  readonly logLevel: (typeof logLevels)[number];
  /** Where the portal is reached from outside, when a proxy stands before the gateway. */
  readonly publicOrigin: string | undefined;
  /** Addresses and subnets of our own proxies, whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether a reverse proxy is in front of the gateway; if not, `trustedProxies` may be empty in production. */
  readonly behindProxy: boolean;
  /** The ClamAV daemon that scans uploads; without it uploads are not scanned. */
  readonly uploadScanner: ClamdAddress | undefined;
  /** Domains of protected (Direct) mail, to which records may be sent without consent to unsecured mail. */
  readonly directDomains: readonly string[];
  /** Origins beside the portal's own that a short link may lead to. */
  readonly linkOrigins: readonly string[];
  /** Connections of one address at once, but for our own proxies. */
  readonly connectionsPerAddress: number;
  /** Requests for the API from one address in a minute. */
  readonly requestsPerMinute: number;
  /** Where `/metrics` is served, apart from the portal; without a port it is not served. */
  readonly metrics: { readonly host: string; readonly port: number | undefined };
  /** Further origins that the portal's pages may call. */
  readonly connectOrigins: readonly string[];
  /** Path of the file that says how each practice takes cards; without it none takes online payments. */
  readonly merchants: string | undefined;
  /** Path of the file of practices that are connected to a system of their own; without it there are none. */
  readonly practices: string | undefined;
  /** Path of the file that says how the shop of each practice is reached; without it none has one. */
  readonly shops: string | undefined;
  /** Public registries that are searched beside the own tables. */
  readonly registries: Registries;
  /** Path of the file of identity providers; without it people sign in by Portico's own accounts. */
  readonly identityProviders: string | undefined;
  /** Milliseconds. */
  readonly requestLimit: number;
  /** Who helps with the portal itself; days are ISO weekday numbers, Monday is 1. */
  readonly support: {
    readonly email: string;
    readonly phone: string;
    readonly hours: { readonly from: string; readonly to: string; readonly days: readonly number[] };
  };
}

/** One thing to put right, as a sentence for the person who starts the gateway. Values are never repeated: one may be a secret. */
export interface ConfigMistake {
  readonly variable: string;
  readonly sentence: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const readers = {
  HOST: optional(text),
  PORT: optional(whole(0, 65_535)),
  DATABASE_URL: optional(databaseUrl),
  PORTICO_DATA: optional(text),
  PORTICO_DEMO: optional(onOff),
  PORTICO_ENV: optional(oneOf(['development', 'production'])),
  PORTICO_KEYS: optional(keyRing),
  PORTICO_DOCUMENTS: optional(oneOf(['trusted', 'any'])),
  LOG_LEVEL: optional(oneOf(logLevels)),
  PUBLIC_ORIGIN: optional(webOrigin),
  PORTICO_CONNECT_ORIGINS: optional(webOrigins),
  PORTICO_MERCHANTS: optional(text),
  PORTICO_PRACTICES: optional(text),
  PORTICO_SHOPS: optional(text),
  PORTICO_IDENTITY_PROVIDERS: optional(text),
  PORTICO_METRICS_HOST: optional(text),
  PORTICO_METRICS_PORT: optional(whole(0, 65_535)),
  PORTICO_TRUSTED_PROXIES: optional(networks),
  PORTICO_BEHIND_PROXY: optional(onOff),
  PORTICO_DIRECT_DOMAINS: optional(domainNames),
  PORTICO_UPLOAD_SCANNER: optional(clamdAddress),
  PORTICO_LINK_ORIGINS: optional(webOrigins),
  PORTICO_REQUESTS_PER_MINUTE: optional(whole(1, 1_000_000)),
  PORTICO_CONNECTIONS_PER_ADDRESS: optional(whole(1, 10_000)),
  PORTICO_REQUEST_LIMIT_MS: optional(whole(100, 600_000)),
  PORTICO_SUPPORT_EMAIL: optional(emailAddress),
  PORTICO_SUPPORT_PHONE: optional(text),
  PORTICO_SUPPORT_FROM: optional(timeOfDay),
  PORTICO_SUPPORT_TO: optional(timeOfDay),
  PORTICO_SUPPORT_DAYS: optional(weekdays),
  ...outsideServicesReaders,
  ...registryReaders,
  ...runningReaders,
} as const;

export const settingNames: readonly string[] = Object.keys(readers);

type Read = { readonly [Name in keyof typeof readers]: ReadBy<(typeof readers)[Name]> };

/** Variables that carry our prefix and are read by something else than the gateway itself. */
const othersOfOurs: ReadonlySet<string> = new Set(['PORTICO_SAMPLES', 'PORTICO_CHROMIUM']);

/** Reads the whole environment and names every mistake at once. */
export const parseConfig = (env: Environment): Result<Config, readonly ConfigMistake[]> => {
  const mistakes: ConfigMistake[] = [];
  const read: Record<string, unknown> = {};
  for (const [variable, reader] of Object.entries(readers)) {
    const result = reader(env[variable]);
    if (result.ok) read[variable] = result.value;
    else mistakes.push({ variable, sentence: `${variable} ${result.error}.` });
  }
  const config = configFrom(read as Read);
  mistakes.push(...unknownVariables(env), ...contradictions(config, read as Read, mistakes));
  return mistakes.length === 0 ? ok(config) : failed(mistakes);
};

/** Where embedded data is kept: a demo never begins in the place of a real installation, nor the other way round. */
export const usualDirectory = (demo: boolean): string => (demo ? '.data/demo' : '.data/portico');

const configFrom = (read: Read): Config => ({
  host: read.HOST ?? '127.0.0.1',
  port: read.PORT ?? 3000,
  storage:
    read.DATABASE_URL === undefined
      ? { kind: 'embedded', directory: read.PORTICO_DATA ?? usualDirectory(read.PORTICO_DEMO ?? true) }
      : { kind: 'server', url: read.DATABASE_URL },
  demo: read.PORTICO_DEMO ?? read.DATABASE_URL === undefined,
  environment: read.PORTICO_ENV ?? 'development',
  keys: read.PORTICO_KEYS,
  documents: read.PORTICO_DOCUMENTS ?? 'trusted',
  logLevel: read.LOG_LEVEL ?? 'info',
  publicOrigin: read.PUBLIC_ORIGIN,
  metrics: { host: read.PORTICO_METRICS_HOST ?? '127.0.0.1', port: read.PORTICO_METRICS_PORT },
  trustedProxies: read.PORTICO_TRUSTED_PROXIES ?? [],
  behindProxy: read.PORTICO_BEHIND_PROXY ?? true,
  directDomains: read.PORTICO_DIRECT_DOMAINS ?? [],
  uploadScanner: read.PORTICO_UPLOAD_SCANNER,
  linkOrigins: read.PORTICO_LINK_ORIGINS ?? [],
  connectionsPerAddress: read.PORTICO_CONNECTIONS_PER_ADDRESS ?? 200,
  requestsPerMinute: read.PORTICO_REQUESTS_PER_MINUTE ?? 3_000,
  connectOrigins: read.PORTICO_CONNECT_ORIGINS ?? [],
  merchants: read.PORTICO_MERCHANTS,
  practices: read.PORTICO_PRACTICES,
  shops: read.PORTICO_SHOPS,
  registries: registriesFrom(read),
  identityProviders: read.PORTICO_IDENTITY_PROVIDERS,
  requestLimit: read.PORTICO_REQUEST_LIMIT_MS ?? 30_000,
  ...outsideServicesFrom(read),
  ...runningFrom(read, {
    requestLimit: read.PORTICO_REQUEST_LIMIT_MS ?? 30_000,
    isProduction: read.PORTICO_ENV === 'production',
    onServer: read.DATABASE_URL !== undefined,
  }),
  support: {
    email: read.PORTICO_SUPPORT_EMAIL ?? nobodysSupport.email,
    phone: read.PORTICO_SUPPORT_PHONE ?? nobodysSupport.phone,
    hours: {
      from: read.PORTICO_SUPPORT_FROM ?? '08:00',
      to: read.PORTICO_SUPPORT_TO ?? '18:00',
      days: read.PORTICO_SUPPORT_DAYS ?? [1, 2, 3, 4, 5],
    },
  },
});

/** A name of ours that nothing reads is a typing mistake, and would leave a default in force unseen. */
const unknownVariables = (env: Environment): readonly ConfigMistake[] =>
  Object.keys(env)
    .filter((variable) => variable.startsWith('PORTICO_') && !Object.hasOwn(readers, variable))
    .filter((variable) => !othersOfOurs.has(variable))
    .map((variable) => ({ variable, sentence: `${variable} is not a setting of Portico. Is it a typing mistake?` }));

/** What is well-formed alone and wrong together. A variable that already has a mistake is not blamed twice. */
const contradictions = (config: Config, read: Read, mistakes: readonly ConfigMistake[]): readonly ConfigMistake[] => {
  const blamed = new Set(mistakes.map(({ variable }) => variable));
  const found: ConfigMistake[] = [];
  const blame = (variable: string, why: string) => {
    if (!blamed.has(variable)) found.push({ variable, sentence: `${variable} ${why}.` });
  };
  const isProduction = config.environment === 'production';
  if (config.documents === 'any' && isProduction) {
    blame('PORTICO_DOCUMENTS', 'cannot be "any" in production: there the gateway answers only the documents it knows');
  }
  if (config.keys === undefined && (!config.demo || config.storage.kind === 'server')) {
    blame('PORTICO_KEYS', 'is needed when this is no demo on embedded data; `npm run keys -- new` makes one');
  }
  if (config.demo && isProduction) {
    blame('PORTICO_DEMO', 'must be "off" in production: demo people have published passwords');
  }
  const { from, to } = config.support.hours;
  if (from >= to) blame('PORTICO_SUPPORT_TO', 'must be later in the day than PORTICO_SUPPORT_FROM');
  for (const [variable, why] of [...outsideServicesContradictions(read), ...registryContradictions(read)])
    blame(variable, why);
  if (isProduction) for (const [variable, why] of insecureInProduction(config)) blame(variable, why);
  return found;
};
