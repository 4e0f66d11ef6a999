import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { KeyRingSealing } from '@portico/adapters-crypto';
import { ClamdScanner } from '@portico/adapters-documents';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { MigrationRefused, openDatabase, type Database } from '@portico/adapters-storage/sql';
import type { Sealing } from '@portico/domain/kernel';
import type { Config, MerchantsByPractice, PracticesFile } from './config/index.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { keyRingFor } from './key-ring.ts';
import { settingsOf, type Settings, type WhereSettingsStand } from './read-all-settings.ts';
import { besideSettings, FilesRead } from './files-read.ts';
import { liveDocuments } from './live-documents.ts';
import { liveSettings, tellsOfBoth, type LiveSettings } from './live-settings.ts';
import { watchSettings } from './watch-settings.ts';
import { livePractices } from './live-practices.ts';
import { LiveIdentityProviders } from './live-identity-providers.ts';
import { forwardedTo, runtimeConfigOf, spokenOf } from './portal-runtime-config.ts';
import { NotStarted } from './database-start-checks.ts';
import { readyToServe, type WhatToServe } from './ready-to-serve.ts';
import {
  closeOnSignals,
  createLogger,
  createMetrics,
  createMetricsServer,
  systemClock,
  type GatewayMetrics,
  type Logger,
} from './server/index.ts';
import { tracingOf } from './tracing/tracing-of-environment.ts';
import { countStart, processLine, settingsInForce } from './startup-log-lines.ts';
import { backupRounds, connectionLog, transportsOf } from './workers/index.ts';

export interface Start extends WhatToServe, WhereSettingsStand {
  /** How practices take cards that the configuration does not speak of, as in a demo. */
  readonly merchants?: (config: Config) => Promise<MerchantsByPractice>;
  /** The shops of practices that the configuration does not speak of. */
  readonly shops?: (config: Config) => Promise<ShopsByPractice>;
  /** Practices with a system of their own that the configuration does not speak of. */
  readonly practices?: (config: Config) => Promise<PracticesFile>;
  /** Further origins to which practices send patients during check-in, beside the configured ones. */
  readonly taskOrigins?: (config: Config) => Promise<readonly string[]>;
  /** Pages beside the portal, over the migrated database. */
  readonly pages?: (database: Database, config: Config) => Promise<GatewayOptions['pages']>;
  /** Runs when everything is loaded and nothing is served yet. */
  readonly loaded?: () => void;
  /** Called once the gateway listens. */
  readonly announce: (url: string, config: Config) => void;
}

/** Starts the gateway by its environment; answers false, after a readable reason, where it cannot. */
export const startGateway = async (start: Start): Promise<boolean> => {
  const { complain } = start;
  const settings = await settingsOf(start);
  if (settings === undefined) return false;
  const { config, surroundings } = settings;
  const logger = createLogger(config.logLevel);
  logger.info({ ...processLine(), settings: settingsInForce(surroundings) }, 'starting');
  const keys = await keyRingFor(config);
  const database = await opened(config, new KeyRingSealing(keys), complain);
  if (database === undefined) return false;
  const [metrics, tracing] = [createMetrics(), await tracingOf(surroundings)];
  const apart = createMetricsServer(metrics, countStart(metrics.registry, settingsInForce(surroundings)));
  try {
    const site = await readyToServe(start, database, config, logger);
    const others = await start.practices?.(config);
    const read = { file: settings.practices, files: settings.files.PORTICO_PRACTICES };
    const { registry } = metrics;
    const connections = connectionLog(database, keys, (thrown) => {
      logger.error(unexpected(thrown, 'connections'), 'unexpected');
    });
    const practices = await livePractices({ ...read, ...(others && { others }) }, config, {
      ...{ logger, registry, tracing },
      onTaken: connections.take,
      onBoth: tellsOfBoth('PORTICO_PRACTICES', logger),
    });
    const fresh = () => new FilesRead(besideSettings(config.practices), surroundings);
    const documents = await liveDocuments({ sql: database, practices, fresh, logger });
    const signIn = new LiveIdentityProviders(settings.signIn);
    const live = await liveSettings(start, settings, database, {
      ...{ logger, registry },
      documents: documents.merchants(),
    });
    const server = createGateway({
      ...(await optionsOf(start, settings, database, { keys, logger, metrics, live, signIn })),
      ...{ tracing, openPractices: practices.open },
      site,
    });
    start.loaded?.();
    if (config.metrics.port !== undefined) await apart.listen(config.metrics.port, config.metrics.host);
    const { url } = await server.listen(config.port, config.host);
    const backups = backupRounds(config.storage, logger, systemClock);
    backups?.start();
    const around = { database, ring: keys, logger, documents };
    const watching = watchSettings(settings, { ...around, live: { ...live, practices, signIn } });
    watching.start();
    stopOnSignals(config, logger, async () => {
      await Promise.all([server.close(), backups?.stop(), watching.stop().then(connections.settled)]);
      await Promise.all([apart.close(), database.close(), tracing?.close()]);
    });
    logger.info({ url }, 'listening');
    start.announce(spokenOf(url), config);
    return true;
  } catch (error) {
    await apart.close();
    await database.close();
    complain(reasonOf(error, config));
    return false;
  }
};

type Made = Pick<GatewayOptions, 'keys' | 'logger'> & {
  readonly metrics: GatewayMetrics;
  readonly live: LiveSettings;
  readonly signIn: LiveIdentityProviders;
};

/** What the gateway is told by the configuration, its files and a demo. */
const optionsOf = async (
  { pages, taskOrigins }: Start,
  settings: Settings,
  database: Database,
  { keys, logger, metrics, live, signIn }: Made,
): Promise<GatewayOptions> => {
  const { config } = settings;
  const publicOrigins = config.publicOrigin === undefined ? [] : [config.publicOrigin];
  return {
    database,
    keys,
    documents: config.documents,
    technicalSupport: config.support,
    pages: await pages?.(database, config),
    runtime: runtimeConfigOf({ ...config, signIn }),
    identityProviders: signIn,
    analytics: forwardedTo(config),
    ...live.options,
    frameOrigin: config.cardFrameOrigin,
    registries: config.registries,
    transports: transportsOf(config),
    publicOrigins,
    spokenOf,
    trustedProxies: config.trustedProxies,
    linkOrigins: config.linkOrigins,
    directDomains: config.directDomains,
    scanner: config.uploadScanner && new ClamdScanner(config.uploadScanner),
    taskOrigins: [...config.taskOrigins, ...((await taskOrigins?.(config)) ?? [])],
    limits: {
      request: config.requestLimit,
      perMinute: config.requestsPerMinute,
      connectionsOfAddress: config.connectionsPerAddress,
      draining: config.drain,
    },
    logger,
    metrics,
    maintenance: true,
    bookkeeping: true,
    visitWork: true,
    summaries: true,
  };
};

const stopOnSignals = (config: Config, logger: Logger, close: () => Promise<void>): void => {
  const stop = async (): Promise<void> => {
    await close();
    logger.info('stopped');
  };
  closeOnSignals(stop, process, {
    within: config.drain + stoppingTakes,
    clock: systemClock,
    onAsked: () => {
      logger.info({ drainSeconds: config.drain / 1_000 }, 'stopping');
    },
    onLate: () => {
      logger.error('stopped before everything had ended');
    },
  });
};

/** Why the gateway did not start, for an operator; anything else is a bug and is thrown again. */
const reasonOf = (error: unknown, { metrics }: Config): string => {
  if (error instanceof NotStarted || error instanceof MigrationRefused) return error.message;
  if (!isTaken(error)) throw error;
  const setting = error.port === metrics.port ? 'PORTICO_METRICS_PORT' : 'PORT';
  return `Port ${error.port} is taken by another program. Choose another one with ${setting}=….`;
};

/** Milliseconds after the last connection was taken until the process ends in any case. */
const stoppingTakes = 20_000;

const opened = async (
  { storage, pool }: Config,
  sealing: Sealing,
  complain: Start['complain'],
): Promise<Database | undefined> => {
  try {
    return await openDatabase(
      storage.kind === 'server'
        ? {
            ...storage,
            maxConnections: pool.connections,
            statementMilliseconds: pool.statementLimit,
            behindPooler: pool.behindPooler,
          }
        : storage,
      sealing,
    );
  } catch (error) {
    // The message names the directory and the other process; a server's own says why it cannot be reached.
    complain(error instanceof Error ? error.message : 'The database could not be opened.');
    return undefined;
  }
};

const isTaken = (error: unknown): error is Error & { readonly port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
