import { SECOND, type Instant } from '@portico/domain/kernel';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Wraps the rounds of a worker, so that the numbers tell when the last one ended well and how many did not. */
export type WatchedRound = (worker: string, round: () => Promise<unknown>) => () => Promise<void>;

/** A worker that never ended a round well counts from its first one; one that was not started has no number. */
export const workerWatch = (registry: Registry, now: () => Instant): WatchedRound => {
  const last = new Gauge({
    name: 'portico_worker_last_round_timestamp_seconds',
    help: 'When a worker of this instance last ended a round without an error, since 1970.',
    labelNames: ['worker'],
    registers: [registry],
  });
  const rounds = new Counter({
    name: 'portico_worker_rounds_total',
    help: 'Rounds of the workers of this instance, by worker and outcome.',
    labelNames: ['worker', 'outcome'],
    registers: [registry],
  });
  const begun = new Set<string>();
  return (worker, round) => async () => {
    if (!begun.has(worker)) last.set({ worker }, now() / SECOND);
    begun.add(worker);
    try {
      await round();
    } catch (thrown) {
      rounds.inc({ worker, outcome: 'failed' });
      throw thrown;
    }
    last.set({ worker }, now() / SECOND);
    rounds.inc({ worker, outcome: 'done' });
  };
};
