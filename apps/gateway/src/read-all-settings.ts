import type { ShopsByPractice } from '@portico/adapters-shop/http';
import {
  missingOutsideServices,
  parseConfig,
  type Config,
  type IdentityProvidersFile,
  type MerchantsByPractice,
  type PracticesFile,
  withSecretFiles,
} from './config/index.ts';
import { FilesRead } from './files-read.ts';
import {
  readDomainFile,
  readIdentityProviders,
  readMerchants,
  readPractices,
  readShops,
} from './read-settings-files.ts';
import { frameDoubts, proxyDoubts } from './startup-log-lines.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that name a file of settings. */
export const settingsFiles = [
  'PORTICO_MERCHANTS',
  'PORTICO_SHOPS',
  'PORTICO_PRACTICES',
  'PORTICO_IDENTITY_PROVIDERS',
  'PORTICO_APPLE_PAY_DOMAIN_FILE',
] as const;
export type SettingsFile = (typeof settingsFiles)[number];

export interface WhereSettingsStand {
  readonly env: Environment;
  /** What is decided otherwise than the environment says, as for a demo. */
  readonly amend?: (config: Config) => Config;
  /** Says why the gateway does not start, or what will not work, a line at a time. */
  readonly complain: (line: string) => void;
}

/** The configuration, and the files that it names. */
export interface Settings {
  readonly config: Config;
  /** The environment with its secret files read. */
  readonly surroundings: Environment;
  /** What was read of each settings file. */
  readonly files: Readonly<Record<SettingsFile, FilesRead>>;
  readonly merchants: MerchantsByPractice;
  readonly shops: ShopsByPractice;
  readonly practices: PracticesFile;
  readonly signIn: IdentityProvidersFile;
  readonly applePayDomainFile: string | undefined;
}

/** Reads all settings; undefined, after saying why, where one of them is wrong. */
export const settingsOf = async ({ env, amend, complain }: WhereSettingsStand): Promise<Settings | undefined> => {
  const surroundings = withSecretFiles(env);
  const parsed = surroundings.ok ? parseConfig(surroundings.value) : undefined;
  if (!surroundings.ok || parsed?.ok !== true) {
    const sentences = surroundings.ok
      ? (parsed?.ok === false ? parsed.error : []).map(({ sentence }) => sentence)
      : surroundings.error;
    for (const sentence of sentences) complain(sentence);
    return undefined;
  }
  const config = amend?.(parsed.value) ?? parsed.value;
  const files = filesOf(config, surroundings.value);
  const merchants = await readMerchants(config.merchants, files.PORTICO_MERCHANTS);
  const shops = await readShops(config.shops, files.PORTICO_SHOPS);
  const practices = await readPractices(config.practices, files.PORTICO_PRACTICES);
  const isProduction = config.environment === 'production';
  const signIn = await readIdentityProviders(config.identityProviders, isProduction, files.PORTICO_IDENTITY_PROVIDERS);
  const domainFile = await readDomainFile(config.applePayDomainFile, files.PORTICO_APPLE_PAY_DOMAIN_FILE);
  if (!merchants.ok || !shops.ok || !practices.ok || !signIn.ok || !domainFile.ok) {
    for (const file of [merchants, shops, practices, signIn, domainFile])
      if (!file.ok) for (const sentence of file.error) complain(sentence);
    return undefined;
  }
  const doubts = [...missingOutsideServices(config), ...proxyDoubts(config), ...frameDoubts(merchants.value, config)];
  for (const sentence of doubts) complain(sentence);
  return {
    config,
    surroundings: surroundings.value,
    files,
    merchants: merchants.value,
    shops: shops.value,
    practices: practices.value,
    signIn: signIn.value,
    applePayDomainFile: domainFile.value,
  };
};

/** A reader of each settings file, by its path in the configuration. */
export const filesOf = (config: Config, env: Environment): Settings['files'] => ({
  PORTICO_MERCHANTS: new FilesRead(config.merchants, env),
  PORTICO_SHOPS: new FilesRead(config.shops, env),
  PORTICO_PRACTICES: new FilesRead(config.practices, env),
  PORTICO_IDENTITY_PROVIDERS: new FilesRead(config.identityProviders, env),
  PORTICO_APPLE_PAY_DOMAIN_FILE: new FilesRead(config.applePayDomainFile, env),
});
