import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import {
  payPlansEvery,
  postEvery,
  reconcileEvery,
  type Bookkeeper,
  type BookkeeperDeps,
  type PlanPayer,
  type PlanPayerDeps,
  type Reconciler,
  type ReconcilerDeps,
} from '@portico/application/payments';
import { Counter, type Registry } from 'prom-client';
import type { Logger, ServerClock } from '../server/index.ts';
import { rounds, type Rounds } from './rounds.ts';

/** What the work on payments tells on its way: how often something happened, never of whom or how much. */
export interface PaymentWatch {
  readonly reconciled: ReconcilerDeps['report'];
  readonly posted: BookkeeperDeps['report'];
  readonly planned: PlanPayerDeps['report'];
  readonly onTrouble: (worker: 'reconciler' | 'bookkeeper' | 'plan-payer', thrown: unknown) => void;
}

export const paymentWatch = (registry: Registry, logger: Logger): PaymentWatch => {
  const charges = new Counter({
    name: 'portico_charges_reconciled_total',
    help: 'Charges that were left between two steps, by the state they were found in and left in.',
    labelNames: ['from', 'to'],
    registers: [registry],
  });
  const postings = new Counter({
    name: 'portico_book_postings_total',
    help: 'Payments and refunds for the practices’ books, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const planned = new Counter({
    name: 'portico_plan_payments_total',
    help: 'Payments of plans that were made by themselves or told of before, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    reconciled: ({ from, to }) => {
      charges.inc({ from, to });
      logger.info({ from, to }, 'charge reconciled');
    },
    posted: (outcome) => postings.inc({ outcome }),
    planned: (outcome) => planned.inc({ outcome }),
    onTrouble: (worker, thrown) => {
      logger.error(unexpected(thrown, worker), 'unexpected');
    },
  };
};

/** Finishes what was left between two steps, brings payments into the practices' books, and makes those of plans. */
export const paymentRounds = (
  work: { readonly reconciler: Reconciler; readonly bookkeeper: Bookkeeper; readonly planPayer: PlanPayer },
  { onTrouble }: Pick<PaymentWatch, 'onTrouble'>,
  clock: ServerClock,
): Pick<Rounds, 'start' | 'stop'> => {
  const workers = [
    rounds({
      work: () => work.reconciler.round(),
      every: reconcileEvery,
      clock,
      onTrouble: (thrown) => {
        onTrouble('reconciler', thrown);
      },
    }),
    rounds({
      work: () => work.bookkeeper.round(),
      every: postEvery,
      clock,
      onTrouble: (thrown) => {
        onTrouble('bookkeeper', thrown);
      },
    }),
    rounds({
      work: () => work.planPayer.round(),
      every: payPlansEvery,
      clock,
      onTrouble: (thrown) => {
        onTrouble('plan-payer', thrown);
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
