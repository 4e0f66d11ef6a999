import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { instant, type Instant, type PracticeId } from '@portico/domain/kernel';
import { compose, type Composed } from './composition/compose.ts';
import { actionsOf } from './fire-and-forget.ts';
import { createMetrics, type GatewayMetrics, type HttpServer, systemClock } from './server/index.ts';
import { databaseWatch, EventForwarder, paymentWatch, visitWatch, workerWatch } from './workers/index.ts';

import { gatewayWork } from './gateway-workers.ts';
import { gatewayServer } from './gateway-server.ts';
import { partsOf } from './dependencies-from-options.ts';
import { tracedDatabase, tracedServices } from './tracing/traced-parts.ts';
import type { GatewayOptions } from './gateway-options.ts';

export type { GatewayOptions } from './gateway-options.ts';

/** The gateway over an open, migrated database: GraphQL, the portal's files and health. It is not listening yet. */
export const createGateway = (given: GatewayOptions): HttpServer => {
  const { tracing } = given;
  const options = tracing === undefined ? given : { ...given, database: tracedDatabase(given.database, tracing) };
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
  const { registry } = metrics;
  const watching = databaseWatch(database, { registry, logger, clock: systemClock });
  const [payments, visits] = [paymentWatch(registry, logger), visitWatch(registry, logger)];
  const parts = partsOf(options, {
    now,
    metrics,
    publicOrigin: origin,
    later: actions.later,
    paymentWatch: payments,
    visitWatch: visits,
    wakeNotificationDispatcher: () => work.wakeNotificationDispatcher(),
    wakeSummaryWorker: () => work.wakeSummaryWorker(),
  });
  const composed = tracedWork(compose(parts), tracing);
  const events = forwarderOf(options, composed, now, registry);
  const { areClocksApart: isSkipped } = watching;
  const work = gatewayWork(options, composed, {
    ...{ now, registry, payments, visits, isSkipped, events },
    watched: workerWatch(registry, now),
  });
  const server = gatewayServer(options, composed, { now, metrics, events, origin });
  return {
    ...server,
    listen: async (port, host) => {
      const listening = await server.listen(port, host);
      reachedAt ??= options.spokenOf?.(listening.url) ?? listening.url;
      if (database.engine === 'server') watching.start();
      work.start();
      return listening;
    },
    close: async () => {
      // Nothing new is claimed while the last requests are answered.
      const stopped = work.stop();
      await server.close();
      await actions.settled();
      await stopped;
      await events?.round();
      await watching.stop();
    },
  };
};

const tracedWork = (composed: Composed, tracing: GatewayOptions['tracing']): Composed =>
  tracing === undefined ? composed : { ...composed, services: tracedServices(composed.services, tracing) };

const forwarderOf = (
  { analytics }: GatewayOptions,
  { practices }: Composed,
  now: () => Instant,
  registry: GatewayMetrics['registry'],
): EventForwarder | undefined =>
  analytics &&
  new EventForwarder({
    collector: analytics,
    now,
    isPractice: async (id) => (await practices.practices([id as PracticeId])).length > 0,
    registry,
  });
