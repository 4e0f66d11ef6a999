import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { remindEvery, type ReminderWorker, type ReminderWorkerDeps } from '@portico/services/appointments';
import { summarizeEvery, type SummaryWorker, type SummaryWorkerDeps } from '@portico/services/health';
import { offerTimesEvery, type WaitListWorker } from '@portico/services/scheduling';
import type { WaitEvent } from '@portico/domain/scheduling';
import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../server/index.ts';
import { restAtMost, type SharedByRounds } from './due-watch.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** What the work on visits tells on its way: how often something happened, never of whom. */
export interface VisitWatch {
  readonly reminded: ReminderWorkerDeps['report'];
  readonly waited: (event: WaitEvent['kind']) => void;
  readonly summarized: SummaryWorkerDeps['report'];
  readonly onError: (worker: 'reminder-worker' | 'summary-worker' | 'wait-list-worker', thrown: unknown) => void;
}

export const visitWatch = (registry: Registry, logger: Logger): VisitWatch => {
  const reminded = new Counter({
    name: 'portico_visit_reminders_total',
    help: 'Reminders of visits, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const waited = new Counter({
    name: 'portico_wait_list_events_total',
    help: 'What happened to those who wait for an earlier time, by kind.',
    labelNames: ['event'],
    registers: [registry],
  });
  const summarized = new Counter({
    name: 'portico_visit_summaries_total',
    help: 'Visit summaries that were asked for, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    reminded: (outcome) => reminded.inc({ outcome }),
    summarized: (outcome) => summarized.inc({ outcome }),
    waited: (event) => waited.inc({ event }),
    onError: (worker, thrown) => {
      logger.error(unexpected(thrown, worker), 'unexpected');
    },
  };
};

/** Reminds of visits, and offers times that became free to those who wait. */
export const visitRounds = (
  work: {
    readonly reminderWorker: ReminderWorker;
    readonly waitListWorker: WaitListWorker;
  },
  { onError }: Pick<VisitWatch, 'onError'>,
  { watched, clock, isSkipped }: Omit<SharedByRounds, 'due'>,
): Pick<Rounds, 'start' | 'stop'> => {
  const workers = [
    rounds({
      work: watched('reminder-worker', () => work.reminderWorker.round()),
      every: remindEvery,
      clock,
      isSkipped,
      onError: (thrown) => {
        onError('reminder-worker', thrown);
      },
    }),
    rounds({
      work: watched('wait-list-worker', () => work.waitListWorker.round()),
      every: offerTimesEvery,
      clock,
      isSkipped,
      onError: (thrown) => {
        onError('wait-list-worker', thrown);
      },
    }),
  ];
  return {
    start: () => {
      for (const worker of workers) worker.start();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
};

/** Makes the summaries that were asked for; woken when there is one. */
export const summaryRounds = (
  summaryWorker: SummaryWorker,
  { onError }: Pick<VisitWatch, 'onError'>,
  { watched, clock, isSkipped, due }: SharedByRounds,
): Rounds => {
  const woken = rounds({
    work: watched('summary-worker', () => summaryWorker.round()),
    every: restAtMost,
    clock,
    isSkipped,
    onError: (thrown) => {
      onError('summary-worker', thrown);
    },
  });
  due.wakes('summaries', summarizeEvery, woken);
  return woken;
};
