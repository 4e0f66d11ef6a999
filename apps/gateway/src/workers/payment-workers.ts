import { unexpected } from '@portico/adapters-graphql/gateway/engine';
import { inBackground } from '@portico/adapters-practice/connections';
import {
  giveBackEvery,
  payPlansEvery,
  postEvery,
  reconcileEvery,
  type LedgerPostingWorker,
  type ChargeAlerts,
  type PlanPaymentWorker,
  type PlanPaymentWatch,
  type PrepaymentRefundWorker,
  settleEvery,
  type Reconciled,
  type Reconciler,
  type SettlementWatch,
  type SettlementWorker,
} from '@portico/services/payments';
import type { PracticeId } from '@portico/domain/kernel';
import type { Charge, PrepaymentRefundState } from '@portico/domain/payments';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { WorkKind } from '@portico/adapters-storage';
import type { Logger } from '../server/index.ts';
import { restAtMost, type SharedByRounds } from './due-watch.ts';
import { rounds, type Rounds } from './periodic-work.ts';

/** What the work on payments tells on its way: how often something happened, never of whom or how much. */
export interface PaymentWatch {
  readonly reconciled: (looked: Reconciled) => void;
  readonly unpaid: (charge: Charge) => void;
  readonly late: ChargeAlerts['late'];
  readonly posted: (outcome: 'posted' | 'retried') => void;
  readonly planned: PlanPaymentWatch['report'];
  readonly cardTried: (what: 'refused' | 'declined', practice: PracticeId) => void;
  readonly unserved: PlanPaymentWatch['onUnserved'];
  readonly differed: SettlementWatch['found'];
  readonly settled: SettlementWatch['report'];
  readonly prepaymentReturned: (state: PrepaymentRefundState) => void;
  readonly onError: (
    worker: 'reconciler' | 'ledgerPostingWorker' | 'plan-payer' | 'prepayment-refunds' | 'settlement',
    thrown: unknown,
  ) => void;
}

const cardTryCounters = (registry: Registry) => ({
  refused: new Counter({
    name: 'portico_card_tries_refused_total',
    help: 'Tries of a card that were refused before a processor was asked, because too many were made.',
    labelNames: ['practice'],
    registers: [registry],
  }),
  declined: new Counter({
    name: 'portico_card_declines_total',
    help: 'Cards that a processor declined while somebody was paying with them or putting them on file.',
    labelNames: ['practice'],
    registers: [registry],
  }),
});

/** How often each thing happened, by practice where an operator has to act. */
const paymentCounters = (registry: Registry) => ({
  charges: new Counter({
    name: 'portico_charges_reconciled_total',
    help: 'Charges that were left between two steps, by the state they were found in and left in.',
    labelNames: ['from', 'to'],
    registers: [registry],
  }),
  postings: new Counter({
    name: 'portico_book_postings_total',
    help: 'Payments and refunds for the practices’ books, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  planned: new Counter({
    name: 'portico_plan_payments_total',
    help: 'Payments of plans that were made by themselves or told of before, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  differences: new Counter({
    name: 'portico_settlement_differences_total',
    help: 'Differences between the ledger and a processor that were not known before, by kind.',
    labelNames: ['practice', 'kind'],
    registers: [registry],
  }),
  settled: new Counter({
    name: 'portico_settlements_total',
    help: 'Days of practices that were compared with their processor, or of which it gave no list.',
    labelNames: ['practice', 'outcome'],
    registers: [registry],
  }),
  returned: new Counter({
    name: 'portico_prepayments_returned_total',
    help: 'Prepayments of canceled visits that were to be given back, by what became of it; refused is for the office.',
    labelNames: ['outcome'],
    registers: [registry],
  }),
  cardTries: cardTryCounters(registry),
  unserved: new Gauge({
    name: 'portico_plan_payments_unserved',
    help: 'Practices with payments of plans due that this instance cannot charge, for want of a merchant: 1 each.',
    labelNames: ['practice'],
    registers: [registry],
  }),
  late: new Counter({
    name: 'portico_late_answers_total',
    help: 'Money that a processor took after its charge had ended, by practice, and whether it was given back.',
    labelNames: ['practice', 'undone'],
    registers: [registry],
  }),
  unpaid: new Counter({
    name: 'portico_unpaid_steps_total',
    help: 'Visits that are booked or canceled while their money was refused, by practice.',
    labelNames: ['practice'],
    registers: [registry],
  }),
});

export const paymentWatch = (registry: Registry, logger: Logger): PaymentWatch => {
  const { charges, postings, planned, differences, settled, returned, cardTries, unserved, late, unpaid } =
    paymentCounters(registry);
  let known: readonly PracticeId[] = [];
  return {
    differed: ({ practice, kind, charge, line }) => {
      differences.inc({ practice, kind });
      logger.error({ practice, kind, charge, line }, 'settlement difference');
    },
    settled: (practice, outcome) => settled.inc({ practice, outcome }),
    prepaymentReturned: (outcome) => {
      returned.inc({ outcome });
      if (outcome === 'refused') logger.error({ outcome }, 'prepayment not given back');
    },
    cardTried: (what, practice) => cardTries[what].inc({ practice }),
    unserved: (practices) => {
      unserved.reset();
      for (const practice of practices) unserved.set({ practice }, 1);
      for (const practice of practices.filter((one) => !known.includes(one)))
        logger.warn({ practice }, 'payments of plans are due at a practice without a merchant here');
      known = practices;
    },
    late: ({ reference, patient: { practice }, state }, isUndone) => {
      late.inc({ practice, undone: String(isUndone) });
      logger.error(
        { practice, reference, state: state.kind, undone: isUndone },
        'a processor answered after its charge had ended',
      );
    },
    unpaid: ({ reference, patient: { practice }, purpose, state }) => {
      unpaid.inc({ practice });
      const reason = state.kind === 'unpaid' ? state.reason : undefined;
      logger.error({ practice, reference, purpose: purpose.kind, reason }, 'a visit stands whose money was refused');
    },
    reconciled: ({ from, to }) => {
      charges.inc({ from, to });
      logger.info({ from, to }, 'charge reconciled');
    },
    posted: (outcome) => postings.inc({ outcome }),
    planned: (outcome) => planned.inc({ outcome }),
    onError: (worker, thrown) => {
      logger.error(unexpected(thrown, worker), 'unexpected');
    },
  };
};

/** Finishes what was left between two steps, brings payments into the practices' books, and makes those of plans. */
export const paymentRounds = (
  reconciler: Reconciler,
  ledgerPostingWorker: LedgerPostingWorker,
  prepaymentRefundWorker: PrepaymentRefundWorker,
  settlementWorker: SettlementWorker,
  planPaymentWorker: PlanPaymentWorker,
  onError: PaymentWatch['onError'],
  { watched, clock }: Pick<SharedByRounds, 'watched' | 'clock'>,
  isSkipped: () => boolean,
  due: Pick<SharedByRounds['due'], 'wakes'>,
): Pick<Rounds, 'start' | 'stop'> => {
  type Worker = Parameters<PaymentWatch['onError']>[0];
  const each = (worker: Worker, every: number, round: () => Promise<unknown>) =>
    rounds({ work: watched(worker, round), every, clock, isSkipped, onError: (thrown) => onError(worker, thrown) });
  const whenDue = (worker: Worker, kind: WorkKind, every: number, round: () => Promise<unknown>) => {
    const woken = each(worker, restAtMost, round);
    due.wakes(kind, every, woken);
    return woken;
  };
  const settlement = each('settlement', settleEvery, () => settlementWorker.runOnce());
  const goOn = watched('settlement', () => inBackground(() => settlementWorker.goOn()));
  due.wakes('settlements', restAtMost, {
    wake: () => {
      settlement.wake();
      if (!isSkipped()) goOn().catch((thrown) => onError('settlement', thrown));
    },
  });
  const workers = [
    whenDue('reconciler', 'charges', reconcileEvery, () => reconciler.round()),
    whenDue('ledgerPostingWorker', 'ledger-postings', postEvery, () => ledgerPostingWorker.round()),
    whenDue('prepayment-refunds', 'prepayment-refunds', giveBackEvery, () => prepaymentRefundWorker.runOnce()),
    settlement,
    whenDue('plan-payer', 'plan-payments', payPlansEvery, () => planPaymentWorker.round()),
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
