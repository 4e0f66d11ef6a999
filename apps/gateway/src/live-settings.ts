import { thisMachine } from '@portico/adapters-payments/processors';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { PostgresProcessorKeys } from '@portico/adapters-storage';
import { failed, type PracticeId } from '@portico/domain/kernel';
import type { Database } from '@portico/adapters-storage/sql';
import { liveCards } from './composition/live-cards.ts';
import { processorErrors } from './composition/log-processor-errors.ts';
import { cardFrames, merchantsOf, offersWallets, tokenizerOrigins } from './composition/merchants-and-card-frames.ts';
import type { Config, MerchantsByPractice } from './config/index.ts';
import type { LiveIdentityProviders } from './live-identity-providers.ts';
import type { LivePractices } from './live-practices.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { filesOf, type Settings, type SettingsFile } from './read-all-settings.ts';
import {
  readDomainFile,
  readIdentityProviders,
  readMerchants,
  readPractices,
  readShops,
} from './read-settings-files.ts';
import type { GatewayMetrics, Logger } from './server/index.ts';
import { frameDoubts } from './startup-log-lines.ts';
import { watchedSettings, type WatchedSettings } from './workers/index.ts';

type Live = Required<Pick<GatewayOptions, 'merchants' | 'cardFrames' | 'offersWallets' | 'connectOrigins' | 'shops'>>;

/** What the configuration does not speak of, as in a demo. */
export interface BesideConfiguration {
  readonly merchants?: (config: Config) => Promise<MerchantsByPractice>;
  readonly shops?: (config: Config) => Promise<ShopsByPractice>;
}

export interface LiveSettings {
  readonly options: Live;
  readonly takeMerchants: (settings: MerchantsByPractice) => void;
  /** The same by documents; of a practice that is in the file too, the file is in force. */
  readonly takeDocumentMerchants: (settings: MerchantsByPractice) => void;
  readonly takeShops: (settings: ShopsByPractice) => void;
}

/** Tells once of practices that a settings file and a document speak of: the file is in force. */
export const tellsOfBoth = (setting: string, logger: Pick<Logger, 'error'>) => {
  let told = '';
  return (practices: readonly PracticeId[]): void => {
    const now = practices.join();
    if (now !== told && now !== '')
      logger.error({ setting, practices }, 'practices are in a settings file and in a document: the file is in force');
    told = now;
  };
};

/** Tells once of each doubt about card fields that was not told at the start. */
const tellsDoubts = (toldAtStart: MerchantsByPractice, config: Config, logger: Pick<Logger, 'warn'>) => {
  const told = new Set(frameDoubts(toldAtStart, config));
  return (settings: MerchantsByPractice): void => {
    for (const sentence of frameDoubts(settings, config)) {
      if (!told.has(sentence)) logger.warn(sentence);
      told.add(sentence);
    }
  };
};

interface Told {
  readonly logger: Logger;
  readonly registry: GatewayMetrics['registry'];
  /** How practices take cards by their documents, at the start. */
  readonly documents?: MerchantsByPractice;
}

/** Who takes cards and has a shop, by settings that may change while the gateway runs. */
export const liveSettings = async (
  beside: BesideConfiguration,
  settings: Pick<Settings, 'config' | 'merchants' | 'shops' | 'applePayDomainFile'>,
  database: Database,
  { logger, registry, documents = new Map() }: Told,
): Promise<LiveSettings> => {
  const { config, applePayDomainFile } = settings;
  const { cardFrameOrigin: frameOrigin } = config;
  const others = (await beside.merchants?.(config)) ?? new Map();
  const otherShops = (await beside.shops?.(config)) ?? new Map();
  const report = processorErrors(logger, registry);
  const keys = new PostgresProcessorKeys(database);
  const publicOrigins = config.publicOrigin === undefined ? [] : [config.publicOrigin];
  const tellBoth = tellsOfBoth('PORTICO_MERCHANTS', logger);
  let [byFile, byDocument] = [settings.merchants, documents];
  const allMerchants = (): MerchantsByPractice => {
    tellBoth([...byDocument.keys()].filter((practice) => byFile.has(practice)));
    return new Map([...others, ...byDocument, ...byFile]);
  };
  const first = allMerchants();
  const tellDoubts = tellsDoubts(settings.merchants, config, logger);
  tellDoubts(documents);
  const cards = liveCards(
    first,
    (some) => merchantsOf(some, thisMachine, frameOrigin, keys, report),
    (all) => cardFrames(all, { frameOrigin, applePayDomainFile, publicOrigins }),
  );
  const shops = new Map([...otherShops, ...settings.shops]);
  const allowed = { offersWallets: offersWallets(first), connectOrigins: tokenizerOrigins(first) };
  const takeAll = (changed: MerchantsByPractice): void => {
    const all = allMerchants();
    cards.take(all);
    tellDoubts(changed);
    // The policy of the pages is made once.
    const isAllowed = tokenizerOrigins(all).every((origin) => allowed.connectOrigins.includes(origin));
    if (!isAllowed || (offersWallets(all) && !allowed.offersWallets))
      logger.warn('a processor or wallet is new: pages are allowed to reach it from the next start on');
  };
  return {
    options: {
      merchants: cards.merchants,
      cardFrames: cards.frames,
      offersWallets: allowed.offersWallets,
      connectOrigins: [...config.connectOrigins, ...allowed.connectOrigins],
      shops,
    },
    takeMerchants: (own) => {
      byFile = own;
      takeAll(own);
    },
    takeDocumentMerchants: (own) => {
      byDocument = own;
      takeAll(own);
    },
    takeShops: (own) => {
      shops.clear();
      for (const [practice, shop] of [...otherShops, ...own]) shops.set(practice, shop);
    },
  };
};

/** What takes settings that change. */
export interface WhatChanges extends Pick<LiveSettings, 'takeMerchants' | 'takeShops'> {
  readonly practices: Pick<LivePractices, 'connect' | 'take'>;
  readonly signIn: Pick<LiveIdentityProviders, 'take'>;
}

/** The settings files, looked at while the gateway runs. */
export const watchedFiles = (
  { config, files, surroundings }: Pick<Settings, 'config' | 'files' | 'surroundings'>,
  { takeMerchants, takeShops, practices, signIn }: WhatChanges,
  logger: Logger,
): Readonly<Record<SettingsFile, WatchedSettings>> => {
  const shared = (name: SettingsFile) => ({
    ...{ name, logger, files: files[name] },
    fresh: () => filesOf(config, surroundings)[name],
  });
  const isProduction = config.environment === 'production';
  return {
    PORTICO_MERCHANTS: watchedSettings({
      ...shared('PORTICO_MERCHANTS'),
      read: (fresh) => readMerchants(config.merchants, fresh),
      take: takeMerchants,
    }),
    PORTICO_SHOPS: watchedSettings({
      ...shared('PORTICO_SHOPS'),
      read: (fresh) => readShops(config.shops, fresh),
      take: takeShops,
    }),
    PORTICO_PRACTICES: watchedSettings({
      ...shared('PORTICO_PRACTICES'),
      read: async (fresh) => {
        const file = await readPractices(config.practices, fresh);
        if (!file.ok) return file;
        const connected = await practices.connect(file.value, fresh);
        return connected.ok ? connected : failed(connected.error.map((sentence) => `PORTICO_PRACTICES: ${sentence}`));
      },
      take: practices.take,
    }),
    PORTICO_IDENTITY_PROVIDERS: watchedSettings({
      ...shared('PORTICO_IDENTITY_PROVIDERS'),
      read: (fresh) => readIdentityProviders(config.identityProviders, isProduction, fresh),
      take: signIn.take,
    }),
    PORTICO_APPLE_PAY_DOMAIN_FILE: watchedSettings({
      ...shared('PORTICO_APPLE_PAY_DOMAIN_FILE'),
      read: (fresh) => readDomainFile(config.applePayDomainFile, fresh),
    }),
  };
};
