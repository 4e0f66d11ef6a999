import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { migrate, openDatabase, type Database } from '@portico/adapters-storage/sql';
import { merchantsOf, tokenizerOrigins } from './composition/merchants.ts';
import { missingOutward, parseConfig, type Config, type MerchantsByPractice } from './config/index.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { readMerchants, readShops } from './settings-files.ts';
import { analyticsOrigins, runtimeConfigOf } from './runtime-config.ts';
import { closeOnSignals, createLogger, createMetrics, createMetricsServer, loadSite } from './server/index.ts';
import { tokenSecretFor } from './token-secret.ts';
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
  /** Origins to which practices send whoever checks in that the configuration does not speak of. */
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
  const parsed = parseConfig(env);
  if (!parsed.ok) {
    for (const { sentence } of parsed.error) complain(sentence);
    return false;
  }
  const config = amend?.(parsed.value) ?? parsed.value;
  const [configured, shopsConfigured] = [await readMerchants(config.merchants), await readShops(config.shops)];
  if (!configured.ok || !shopsConfigured.ok) {
    for (const file of [configured, shopsConfigured])
      if (!file.ok) for (const sentence of file.error) complain(sentence);
    return false;
  }
  for (const sentence of missingOutward(config)) complain(sentence);
  const database = await opened(config, complain);
  if (database === undefined) return false;
  const metrics = createMetrics();
  const apart = createMetricsServer(metrics);
  try {
    await migrate(database);
    await prepare?.(database, config);
    const takingCards: MerchantsByPractice = new Map([...((await merchants?.(config)) ?? []), ...configured.value]);
    const logger = createLogger(config.logLevel);
    const server = createGateway({
      database,
      tokenSecret: await tokenSecretFor(config),
      documents: config.documents,
      desk: config.support,
      site: await loadSite(siteDirectory),
      pages: await pages?.(database, config),
      runtime: runtimeConfigOf(config),
      connectOrigins: [...config.connectOrigins, ...analyticsOrigins(config), ...tokenizerOrigins(takingCards)],
      merchants: merchantsOf(takingCards, {
        report: (trouble) => {
          logger.warn(trouble, 'card processor');
        },
      }),
      shops: new Map([...((await shops?.(config)) ?? []), ...shopsConfigured.value]),
      transports: transportsOf(config),
      publicOrigins: config.publicOrigin === undefined ? [] : [config.publicOrigin],
      spokenOf,
      trustedProxies: config.trustedProxies,
      linkOrigins: config.linkOrigins,
      taskOrigins: [...config.taskOrigins, ...((await taskOrigins?.(config)) ?? [])],
      limits: { request: config.requestLimit, perMinute: config.requestsPerMinute },
      logger,
      metrics,
      housekeeping: true,
      bookkeeping: true,
      visitWork: true,
      summaries: true,
    });
    if (config.metrics.port !== undefined) await apart.listen(config.metrics.port, config.metrics.host);
    const { url } = await server.listen(config.port, config.host);
    closeOnSignals(async () => {
      await Promise.all([server.close(), apart.close()]);
      await database.close();
    }, process);
    announce(spokenOf(url), config);
    return true;
  } catch (error) {
    await apart.close();
    await database.close();
    if (!isTaken(error)) throw error;
    complain(
      `Port ${error.port} is taken by another program. Choose another one with ${error.port === config.metrics.port ? 'PORTICO_METRICS_PORT' : 'PORT'}=….`,
    );
    return false;
  }
};

/** A passkey belongs to a name and never to a number, so that one's own machine is called by its name. */
const spokenOf = (url: string): string => url.replace('//127.0.0.1:', '//localhost:');

const opened = async (
  { storage, requestLimit }: Config,
  complain: Start['complain'],
): Promise<Database | undefined> => {
  try {
    // Nobody waits for a statement that takes longer than a request may.
    return await openDatabase(
      storage.kind === 'server' ? { ...storage, statementMilliseconds: requestLimit } : storage,
    );
  } catch (error) {
    // The message names the directory and the other process; a server's own says why it cannot be reached.
    complain(error instanceof Error ? error.message : 'The database could not be opened.');
    return undefined;
  }
};

const isTaken = (error: unknown): error is Error & { readonly port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
