import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { databaseClock, requestClock } from '@portico/adapters-storage';
import type { LedgerClock } from '@portico/domain/payments';
import type { Parts } from './composition/compose.ts';
import { noIdentityProviders, noRegistries } from './config/index.ts';
import type { GatewayMetrics } from './server/index.ts';
import { deliveryCount, deliveryLog } from './workers/index.ts';

import type { GatewayOptions } from './gateway-options.ts';
import type { OpenPractice } from './open-practice-connections.ts';

/** What the gateway is told of while it works, and how its own work is woken. */
type Told = Pick<
  Parts,
  'now' | 'publicOrigin' | 'later' | 'paymentWatch' | 'visitWatch' | 'wakeNotificationDispatcher' | 'wakeSummaryWorker'
> & { readonly metrics: GatewayMetrics };

const none: readonly OpenPractice[] = [];

/** What services and workers are put together from, with what an option that is not given means. */
export const partsOf = (options: GatewayOptions, { metrics, ...told }: Told): Parts => {
  const { database, logger } = options;
  // A clock that is passed in, as by tests, asks the database too, so that it can be asked only where the database's own can.
  const clockBy =
    (asked: LedgerClock): LedgerClock =>
    async () => {
      const databaseTime = await asked();
      return options.now?.() ?? databaseTime;
    };
  const [delivered, logged] = [deliveryCount(metrics.registry), deliveryLog(logger)];
  return {
    ...told,
    sql: database,
    ledgerClock: options.ledgerClock ?? clockBy(databaseClock(database)),
    requestClock: options.ledgerClock ?? clockBy(requestClock(database)),
    turnClock: options.ledgerClock === undefined ? options.now : undefined,
    keys: options.keys,
    technicalSupport: options.technicalSupport,
    transports: options.transports ?? {},
    report: (delivery) => {
      delivered(delivery);
      logged(delivery);
    },
    onError: (maintenanceJob, thrown) => {
      logger.error({ maintenanceJob, ...unexpected(thrown, 'housekeeping') }, 'unexpected');
    },
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
    openPractices: options.openPractices ?? (() => none),
    onPracticeSystem: (event, facts) => {
      logger.warn(facts, event);
    },
    registries: options.registries ?? noRegistries,
    onRegistryAsked: (registry, outcome) => metrics.registryAsked(registry, outcome),
    fhirAccessTokens: options.fhirAccessTokens,
    signIn: options.identityProviders ?? noIdentityProviders,
  };
};
