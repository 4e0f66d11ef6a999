import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { dueWork, queueLengths, sealActivity } from '@portico/adapters-storage';
import { MINUTE, SECOND, type Instant } from '@portico/domain/kernel';
import type { Composed } from './composition/compose.ts';
import { type GatewayMetrics, type Logger, type ServerClock, systemClock } from './server/index.ts';
import {
  dueWatch,
  type EventForwarder,
  paymentRounds,
  queueWatch,
  restAtMost,
  rounds,
  sealRounds,
  summaryRounds,
  visitRounds,
  type Rounds,
  type PaymentWatch,
  type VisitWatch,
  type WatchedRound,
} from './workers/index.ts';

import type { GatewayOptions } from './gateway-options.ts';

interface Surroundings {
  readonly now: () => Instant;
  readonly registry: GatewayMetrics['registry'];
  readonly watched: WatchedRound;
  readonly payments: PaymentWatch;
  readonly visits: VisitWatch;
  /** Whether rounds that depend on the time are skipped, because the clocks are apart. */
  readonly isSkipped: () => boolean;
  readonly events: EventForwarder | undefined;
}

/** What works beside the requests; any part of it may run in any number of instances. */
export const gatewayWork = (options: GatewayOptions, composed: Composed, around: Surroundings) => {
  const { database, logger } = options;
  const { now, registry, watched, payments, visits, isSkipped, events } = around;
  const clock = options.workClock ?? systemClock;
  queueWatch(registry, (at) => queueLengths(database, at), now, systemClock);
  const working = (worker: string, every: number, work: () => Promise<unknown>, isSkippedNow?: () => boolean): Rounds =>
    roundsOf(logger, clock, worker, every, watched(worker, work), isSkippedNow);
  const due = dueWatch({
    look: () => dueWork(database, options.now?.()),
    onError: (thrown) => logger.error(unexpected(thrown, 'due-watch'), 'unexpected'),
    ...{ watched, clock },
  });
  const shared = { watched, clock, isSkipped, due };
  const notifying = working('courier', restAtMost, () => composed.notificationDispatcher.round());
  due.wakes('notifications', 5 * SECOND, notifying);
  const tidying = working('housekeeping', MINUTE, () => composed.maintenanceRunner.round(), isSkipped);
  const forwarding = working('events', 10 * SECOND, async () => events?.round());
  const seals = { seal: () => sealActivity(database, now()), now, logger, registry };
  const sealing = sealRounds(seals, shared);
  const summarizing = summaryRounds(composed.summaryWorker, visits, shared);
  const settling = paymentRounds(
    composed.reconciler,
    composed.ledgerPostingWorker,
    composed.prepaymentRefundWorker,
    composed.settlementWorker,
    composed.planPaymentWorker,
    payments.onError,
    { ...shared, clock: options.paymentClock ?? clock },
    shared.isSkipped,
    shared.due,
  );
  const lookingAhead = visitRounds(composed, visits, shared);
  return {
    wakeNotificationDispatcher: () => notifying.wake(),
    wakeSummaryWorker: () => summarizing.wake(),
    start: (): void => {
      if (options.transports !== undefined) notifying.start();
      if (events !== undefined) forwarding.start();
      if (options.maintenance === true) {
        tidying.start();
        sealing.start();
      }
      if (options.bookkeeping === true) settling.start();
      if (options.visitWork === true) lookingAhead.start();
      if (options.summaries === true) summarizing.start();
      const { transports, maintenance, bookkeeping, summaries } = options;
      if (transports !== undefined || [maintenance, bookkeeping, summaries].includes(true)) due.start();
    },
    /** Nothing new is claimed from the call on; resolves once what was claimed is done. */
    stop: async (): Promise<void> => {
      const all = [due, notifying, forwarding, tidying, sealing, settling, lookingAhead, summarizing];
      await Promise.all(all.map((each) => each.stop()));
    },
  };
};

const roundsOf = (
  logger: Logger,
  clock: ServerClock,
  worker: string,
  every: number,
  work: () => Promise<unknown>,
  isSkipped?: () => boolean,
): Rounds =>
  rounds({
    work,
    every,
    clock,
    ...(isSkipped === undefined ? {} : { isSkipped }),
    onError: (thrown) => {
      logger.error(unexpected(thrown, worker), 'unexpected');
    },
  });
