import { paths } from '@portico/application/kernel';
import { contextMaker, executableSchema } from '@portico/adapters-graphql/gateway';
import documents from '@portico/adapters-graphql/documents.json' with { type: 'json' };
import earlierReleases from '@portico/adapters-graphql/earlier-documents.json' with { type: 'json' };
import { createEngine, unexpected } from '@portico/adapters-graphql/gateway/engine';
import type { KeyRing } from '@portico/adapters-crypto';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { databaseClock, sealActivity } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { instant, MINUTE, SECOND, type Instant, type PracticeId } from '@portico/domain/kernel';
import type { LedgerClock, Merchants } from '@portico/domain/payments';
import { uploadEndpoint } from '@portico/services/messages';
import { uploadTokenHeader } from '@portico/application/messages';
import type { SupportDeps } from '@portico/services/support';
import { largestFile, type UploadScanner } from '@portico/domain/messages';
import { inTheNameOfCallers } from './callers.ts';
import { eventToken, type AnalyticsSink } from './runtime-config.ts';
import { compose } from './composition/compose.ts';
import { noIdentityProviders, noRegistries, type IdentityProvidersFile, type Registries } from './config/index.ts';
import { actionsOf } from './actions.ts';
import {
  createHttpServer,
  createMetrics,
  type GatewayMetrics,
  type HttpServer,
  type Logger,
  type Pages,
  type ServerClock,
  type ServerLimits,
  type BuiltPortal,
  systemClock,
} from './server/index.ts';
import {
  databaseWatch,
  deliveryLog,
  EventForwarder,
  paymentRounds,
  paymentWatch,
  rounds,
  sealRounds,
  summaryRounds,
  visitRounds,
  visitWatch,
  type Rounds,
  type Transports,
} from './workers/index.ts';

export interface GatewayOptions {
  readonly database: Database;
  /** Signs tokens. */
  readonly keys: KeyRing;
  /** `trusted` answers the portal's own documents only. */
  readonly documents: 'trusted' | 'any';
  readonly technicalSupport: SupportDeps['technicalSupport'];
  /** The built portal; without one there is only the API. */
  readonly site?: BuiltPortal;
  /** Pages beside the portal, such as a demo's; `origin` answers where people reach them. */
  readonly pages?: ((origin: () => string) => Pages) | undefined;
  /** Where events of analytics are handed on to; without it the gateway takes none. */
  readonly analytics?: AnalyticsSink | undefined;
  /** Handed to the portal as `/config.json`. */
  readonly runtime?: Readonly<Record<string, unknown>>;
  /** What people are told of the address that the gateway listens at, unless they reach it by a public origin. */
  readonly spokenOf?: (url: string) => string;
  /** Origins that people reach the portal by; mailed links are made from the first. Where it listens, if none is given. */
  readonly publicOrigins?: readonly string[];
  /** Further origins that the portal's pages may ask. */
  readonly connectOrigins?: readonly string[];
  /** Pages in which the scripts of card processors run. */
  readonly cardFrames?: Pages | undefined;
  /** Origin of the card frames, where that is not the portal's own. */
  readonly frameOrigin?: string | undefined;
  /** A practice offers a wallet, whose sheet the card frames may open. */
  readonly offersWallets?: boolean;
  /** What carries mails and text messages; without any they wait in the outbox. */
  readonly transports?: Transports;
  /** Proxies whose word on where a request came from counts. */
  readonly trustedProxies?: readonly string[];
  /** Origins beside the portal's own that a short link may lead to. */
  readonly linkOrigins?: readonly string[];
  /** Scans uploads for malware; none by default. */
  readonly scanner?: UploadScanner | undefined;
  /** Domains of protected mail to which records may be sent; none by default. */
  readonly directDomains?: readonly string[];
  /** Origins, beside the portal's own, to which a practice may send patients during check-in. */
  readonly taskOrigins?: readonly string[];
  /** Who takes cards for which practice; without it no practice takes any. */
  readonly merchants?: Merchants;
  /** How the shop of each practice is reached; without it no practice has one. */
  readonly shops?: ShopsByPractice;
  /** Public registries that are searched beside the own tables; none by default. */
  readonly registries?: Registries;
  /** Identity providers that people may sign in by; none by default. */
  readonly identityProviders?: IdentityProvidersFile;
  readonly limits?: Partial<ServerLimits>;
  readonly logger: Logger;
  /** Where metrics are recorded; by default a registry of its own that is not served. */
  readonly metrics?: GatewayMetrics;
  /** Whether this instance forgets what is over, in turns with the others; not unless it is told to. */
  readonly maintenance?: boolean;
  /**
   * Whether this instance finishes payments that were left between two steps and brings them into the practices' books,
   * together with the others; not unless it is told to.
   */
  readonly bookkeeping?: boolean;
  /**
   * Whether this instance reminds of visits and offers earlier ones to those who wait, together with the others; not
   * unless it is told to.
   */
  readonly visitWork?: boolean;
  /** Whether this instance makes summaries of visits, together with the others; not unless it is told to. */
  readonly summaries?: boolean;
  readonly now?: () => Instant;
  /** Decides about charges where `now` does not, and leaves turns to the database's clock; `now`, or the database's, by default. */
  readonly ledgerClock?: LedgerClock;
  /** Times the rounds of the work on payments; the machine's by default. */
  readonly paymentClock?: ServerClock;
}

/** The gateway over an open, migrated database: GraphQL, the portal's files and health. It is not listening yet. */
export const createGateway = (options: GatewayOptions): HttpServer => {
  const { database, logger, now = () => instant(Date.now()) } = options;
  let reachedAt = options.publicOrigins?.[0];
  const origin = (): string => {
    if (reachedAt === undefined) throw new Error('Bug: a link was made before the gateway listened.');
    return reachedAt;
  };
  const actions = actionsOf((thrown) => {
    logger.error(unexpected(thrown, 'errand'), 'errand');
  });
  const metrics = options.metrics ?? createMetrics();
  const watching = databaseWatch(database, { registry: metrics.registry, logger, clock: systemClock });
  const isSkipped = watching.areClocksApart;
  const carrying: Rounds = rounds({
    work: () => notificationDispatcher.round(),
    every: 5 * SECOND,
    clock: systemClock,
    onError: (thrown) => {
      logger.error(unexpected(thrown, 'courier'), 'unexpected');
    },
  });
  const tidying: Rounds = rounds({
    work: () => maintenanceRunner.round(),
    every: 10 * MINUTE,
    clock: systemClock,
    isSkipped,
    onError: (thrown) => {
      logger.error(unexpected(thrown, 'housekeeping'), 'unexpected');
    },
  });
  const watch = paymentWatch(metrics.registry, logger);
  const ahead = visitWatch(metrics.registry, logger);
  const {
    services,
    notificationDispatcher,
    maintenanceRunner,
    reconciler,
    ledgerPostingWorker,
    planPaymentWorker,
    prepaymentRefundWorker,
    settlementWorker,
    reminderWorker,
    summaryWorker,
    waitListWorker,
    messageUploads,
    providerLogout,
    practices,
  } = compose({
    sql: database,
    now,
    // A clock that is passed in, as by tests, applies to all of these.
    ledgerClock: options.ledgerClock ?? options.now ?? databaseClock(database),
    turnClock: options.ledgerClock === undefined ? options.now : undefined,
    keys: options.keys,
    technicalSupport: options.technicalSupport,
    transports: options.transports ?? {},
    report: deliveryLog(logger),
    publicOrigin: origin,
    onError: (maintenanceJob, thrown) => {
      logger.error({ maintenanceJob, ...unexpected(thrown, 'housekeeping') }, 'unexpected');
    },
    wakeNotificationDispatcher: () => carrying.wake(),
    wakeSummaryWorker: () => summarizing.wake(),
    later: actions.later,
    linkOrigins: options.linkOrigins ?? [],
    directDomains: options.directDomains ?? [],
    scanner: options.scanner,
    onWorkRefused: (kind) => metrics.workRefused(kind),
    partners: {
      origins: options.taskOrigins ?? [],
      onUnknown: (practice, partner) => {
        logger.warn({ practice, partner }, 'a partner for check-in whose origin PORTICO_TASK_ORIGINS does not name');
      },
    },
    merchants: options.merchants ?? { of: () => undefined },
    shops: options.shops ?? new Map(),
    registries: options.registries ?? noRegistries,
    onRegistryAsked: (registry, outcome) => metrics.registryAsked(registry, outcome),
    signIn: options.identityProviders ?? noIdentityProviders,
    paymentWatch: watch,
    visitWatch: ahead,
  });
  const lookingAhead = visitRounds({ reminderWorker, waitListWorker }, ahead, systemClock, isSkipped);
  const sealing = sealRounds(
    { seal: () => sealActivity(database, now()), now, logger, registry: metrics.registry },
    systemClock,
    isSkipped,
  );
  const summarizing = summaryRounds(summaryWorker, ahead, systemClock, isSkipped);
  const settling = paymentRounds(
    { reconciler, ledgerPostingWorker, planPaymentWorker, prepaymentRefundWorker, settlementWorker },
    watch,
    options.paymentClock ?? systemClock,
    isSkipped,
  );
  const contextFor = contextMaker(services, now);
  const engine = createEngine({
    schema: executableSchema(),
    documents,
    earlierDocuments: Object.fromEntries(
      Object.values<Record<string, string>>(earlierReleases).flatMap((release) => Object.entries(release)),
    ),
    mode: options.documents,
    contextFor: ({ headers, address, requestId }) => contextFor(headers, address, requestId),
    onUnexpected: (bug) => {
      logger.error(bug, 'unexpected');
    },
  });
  const events =
    options.analytics &&
    new EventForwarder({
      collector: options.analytics,
      now,
      isPractice: async (id) => (await practices.practices([id as PracticeId])).length > 0,
      registry: metrics.registry,
    });
  const forwarding = rounds({
    work: async () => events?.round(),
    every: 10 * SECOND,
    clock: systemClock,
    onError: (thrown) => {
      logger.error(unexpected(thrown, 'events'), 'unexpected');
    },
  });
  const beside = options.pages?.(origin);
  const server = createHttpServer({
    engine: inTheNameOfCallers(engine, services.requestAuthenticator, now),
    pages: async (request) => (await options.cardFrames?.(request)) ?? beside?.(request),
    holdsToken: (token) => services.requestAuthenticator.isSigned(token, now()),
    uploading: {
      path: uploadEndpoint,
      tokenHeader: uploadTokenHeader,
      largest: largestFile,
      isAllowed: (token) => messageUploads.isAllowed(token),
      refused: (origin) => messageUploads.refused(origin),
      take: (token, file, origin) => messageUploads.take(token, file, origin),
    },
    ...(options.identityProviders !== undefined && {
      providerLogout: { path: paths.providerLogout, take: (token, origin) => providerLogout.take(token, origin) },
    }),
    events: events &&
      options.analytics && {
        token: eventToken(options.analytics),
        take: (event) => events.take(event),
        declined: () => events.declined(),
      },
    static: options.site,
    config: options.runtime ?? {},
    publicOrigins: options.publicOrigins ?? [],
    connectOrigins: options.connectOrigins ?? [],
    frameOrigin: options.frameOrigin,
    offersWallets: options.offersWallets ?? false,
    trustedProxies: options.trustedProxies ?? [],
    readiness: { database: async () => (await database.outage()) === undefined },
    logger,
    metrics,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  return {
    ...server,
    listen: async (port, host) => {
      const listening = await server.listen(port, host);
      reachedAt ??= options.spokenOf?.(listening.url) ?? listening.url;
      if (database.engine === 'server') watching.start();
      if (options.transports !== undefined) carrying.start();
      if (events !== undefined) forwarding.start();
      if (options.maintenance === true) {
        tidying.start();
        sealing.start();
      }
      if (options.bookkeeping === true) settling.start();
      if (options.visitWork === true) lookingAhead.start();
      if (options.summaries === true) summarizing.start();
      return listening;
    },
    close: async () => {
      // Nothing new is claimed while the last requests are answered.
      const workers = [carrying, forwarding, tidying, sealing, settling, lookingAhead, summarizing].map((each) =>
        each.stop(),
      );
      await server.close();
      await actions.settled();
      await Promise.all(workers);
      await events?.round();
      await watching.stop();
    },
  };
};
