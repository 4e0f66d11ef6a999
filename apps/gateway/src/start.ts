import { KeyRingSealing } from '@portico/adapters-crypto';
import { ClamdScanner } from '@portico/adapters-documents';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { PostgresProcessorKeys } from '@portico/adapters-storage';
import { MigrationRefused, openDatabase, type Database } from '@portico/adapters-storage/sql';
import type { Sealing } from '@portico/domain/kernel';
import { cardFrames, merchantsOf, offersWallets, tokenizerOrigins } from './composition/merchants.ts';
import { processorErrors } from './composition/processor-errors.ts';
import {
  missingOutsideServices,
  parseConfig,
  type Config,
  type MerchantsByPractice,
  withSecretFiles,
} from './config/index.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { keyRingFor } from './keys.ts';
import { readDomainFile, readIdentityProviders, readMerchants, readShops } from './settings-files.ts';
import { forwardedTo, runtimeConfigOf } from './runtime-config.ts';
import { bringSchema, checkRole, compareClocks, NotStarted } from './schema-and-clock.ts';
import {
  closeOnSignals,
  createLogger,
  createMetrics,
  createMetricsServer,
  loadBuiltPortal,
  systemClock,
} from './server/index.ts';
import { frameDoubts, processLine, proxyDoubts, settingsInForce } from './start-lines.ts';
import { transportsOf } from './workers/index.ts';

export interface Start {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the built portal. */
  readonly siteDirectory: string;
  /** What is decided otherwise than the environment says, as for a demo. */
  readonly amend?: (config: Config) => Config;
  /** Runs on the migrated database before anything is served. */
  readonly prepare?: (database: Database, config: Config) => Promise<void>;
  /** How practices take cards that the configuration does not speak of, as in a demo. */
  readonly merchants?: (config: Config) => Promise<MerchantsByPractice>;
  /** The shops of practices that the configuration does not speak of. */
  readonly shops?: (config: Config) => Promise<ShopsByPractice>;
  /** Further origins to which practices send patients during check-in, beside the configured ones. */
  readonly taskOrigins?: (config: Config) => Promise<readonly string[]>;
  /** Pages beside the portal, over the migrated database. */
  readonly pages?: (database: Database, config: Config) => Promise<GatewayOptions['pages']>;
  /** Called once the gateway listens. */
  readonly announce: (url: string, config: Config) => void;
  /** Says why the gateway does not start, or what will not work, a line at a time. */
  readonly complain: (line: string) => void;
}

/** Starts the gateway by its environment; answers false, after a readable reason, where it cannot. */
export const startGateway = async ({
  env,
  siteDirectory,
  amend,
  prepare,
  merchants,
  shops,
  taskOrigins,
  pages,
  announce,
  complain,
}: Start): Promise<boolean> => {
  const surroundings = withSecretFiles(env);
  if (!surroundings.ok) {
    for (const sentence of surroundings.error) complain(sentence);
    return false;
  }
  const parsed = parseConfig(surroundings.value);
  if (!parsed.ok) {
    for (const { sentence } of parsed.error) complain(sentence);
    return false;
  }
  const config = amend?.(parsed.value) ?? parsed.value;
  const configured = await readMerchants(config.merchants);
  const shopsConfigured = await readShops(config.shops);
  const signIn = await readIdentityProviders(config.identityProviders, config.environment === 'production');
  const domainFile = await readDomainFile(config.applePayDomainFile);
  if (!configured.ok || !shopsConfigured.ok || !signIn.ok || !domainFile.ok) {
    for (const file of [configured, shopsConfigured, signIn, domainFile])
      if (!file.ok) for (const sentence of file.error) complain(sentence);
    return false;
  }
  const doubts = [...missingOutsideServices(config), ...proxyDoubts(config), ...frameDoubts(configured.value, config)];
  for (const sentence of doubts) complain(sentence);
  const logger = createLogger(config.logLevel);
  logger.info({ ...processLine(), settings: settingsInForce(surroundings.value) }, 'starting');
  const keys = await keyRingFor(config);
  const database = await opened(config, new KeyRingSealing(keys), complain);
  if (database === undefined) return false;
  const metrics = createMetrics();
  const apart = createMetricsServer(metrics);
  try {
    // Before anything is changed: a gateway that has nothing to serve leaves the schema as it is.
    const site = await loadBuiltPortal(siteDirectory);
    await bringSchema(database, config, logger);
    await compareClocks(database);
    await checkRole(database, config, logger);
    if (config.environment === 'production' && (await holdsDemo(database))) {
      complain(
        'The database holds the demo, whose people have published passwords: `npm run demo -- --remove` removes it.',
      );
      await database.close();
      return false;
    }
    await prepare?.(database, config);
    const takingCards: MerchantsByPractice = new Map([...((await merchants?.(config)) ?? []), ...configured.value]);
    const report = processorErrors(logger, metrics.registry);
    const server = createGateway({
      database,
      keys,
      documents: config.documents,
      technicalSupport: config.support,
      site,
      pages: await pages?.(database, config),
      runtime: runtimeConfigOf({ ...config, signIn: signIn.value }),
      identityProviders: signIn.value,
      analytics: forwardedTo(config),
      connectOrigins: [...config.connectOrigins, ...tokenizerOrigins(takingCards)],
      merchants: merchantsOf(takingCards, {
        report,
        frameOrigin: config.cardFrameOrigin,
        keys: new PostgresProcessorKeys(database),
      }),
      cardFrames: cardFrames(takingCards, {
        frameOrigin: config.cardFrameOrigin,
        applePayDomainFile: domainFile.value,
        publicOrigins: config.publicOrigin === undefined ? [] : [config.publicOrigin],
      }),
      frameOrigin: config.cardFrameOrigin,
      offersWallets: offersWallets(takingCards),
      shops: new Map([...((await shops?.(config)) ?? []), ...shopsConfigured.value]),
      registries: config.registries,
      transports: transportsOf(config),
      publicOrigins: config.publicOrigin === undefined ? [] : [config.publicOrigin],
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
    });
    if (config.metrics.port !== undefined) await apart.listen(config.metrics.port, config.metrics.host);
    const { url } = await server.listen(config.port, config.host);
    const close = async (): Promise<void> => {
      await server.close();
      await Promise.all([apart.close(), database.close()]);
      logger.info('stopped');
    };
    closeOnSignals(close, process, {
      within: config.drain + stoppingTakes,
      clock: systemClock,
      onAsked: () => {
        logger.info({ drainSeconds: config.drain / 1_000 }, 'stopping');
      },
      onLate: () => {
        logger.error('stopped before everything had ended');
      },
    });
    logger.info({ url }, 'listening');
    announce(spokenOf(url), config);
    return true;
  } catch (error) {
    await apart.close();
    await database.close();
    if (error instanceof NotStarted || error instanceof MigrationRefused) {
      complain(error.message);
      return false;
    }
    if (!isTaken(error)) throw error;
    complain(
      `Port ${error.port} is taken by another program. Choose another one with ${error.port === config.metrics.port ? 'PORTICO_METRICS_PORT' : 'PORT'}=….`,
    );
    return false;
  }
};

const holdsDemo = async (database: Database): Promise<boolean> =>
  (await database.rows({ text: 'select 1 from clinic.demos limit 1' })).length > 0;

/** A passkey belongs to a name and never to a number, so that one's own machine is called by its name. */
const spokenOf = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');

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
