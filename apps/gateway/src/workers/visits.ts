import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { remindEvery, type ReminderClerk, type ReminderClerkDeps } from '@portico/application/appointments';
import { summariseEvery, type SummaryClerk, type SummaryClerkDeps } from '@portico/application/health';
import { offerTimesEvery, type WaitListClerk, type WaitListClerkDeps } from '@portico/application/scheduling';
import { Counter, type Registry } from 'prom-client';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './rounds.ts';

/** What the work on visits tells on its way: how often something happened, never of whom. */
export interface VisitWatch {
  readonly reminded: ReminderClerkDeps['report'];
  readonly waited: WaitListClerkDeps['report'];
  readonly summarised: SummaryClerkDeps['report'];
  readonly onTrouble: (worker: 'reminder-clerk' | 'summary-clerk' | 'wait-list-clerk', thrown: unknown) => void;
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
  const summarised = new Counter({
    name: 'portico_visit_summaries_total',
    help: 'Visit summaries that were asked for, by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    reminded: (outcome) => reminded.inc({ outcome }),
    summarised: (outcome) => summarised.inc({ outcome }),
    waited: (event) => waited.inc({ event }),
    onTrouble: (worker, thrown) => {
      logger.error(unexpected(thrown, worker), 'unexpected');
    },
  };
};

/** Reminds of visits, and offers times that became free to those who wait. */
export const visitRounds = (
  work: {
    readonly reminderClerk: ReminderClerk;
    readonly waitListClerk: WaitListClerk;
  },
  { onTrouble }: Pick<VisitWatch, 'onTrouble'>,
  clock: ServerClock,
  isSkipped: () => boolean,
): Pick<Rounds, 'start' | 'stop'> => {
  const workers = [
    rounds({
      work: () => work.reminderClerk.round(),
      every: remindEvery,
      clock,
      isSkipped,
      onTrouble: (thrown) => {
        onTrouble('reminder-clerk', thrown);
      },
    }),
    rounds({
      work: () => work.waitListClerk.round(),
      every: offerTimesEvery,
      clock,
      isSkipped,
      onTrouble: (thrown) => {
        onTrouble('wait-list-clerk', thrown);
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
  summaryClerk: SummaryClerk,
  { onTrouble }: Pick<VisitWatch, 'onTrouble'>,
  clock: ServerClock,
  isSkipped: () => boolean,
): Rounds =>
  rounds({
    work: () => summaryClerk.round(),
    every: summariseEvery,
    clock,
    isSkipped,
    onTrouble: (thrown) => {
      onTrouble('summary-clerk', thrown);
    },
  });
