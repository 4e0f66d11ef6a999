import { describe, expect, it } from '@jest/globals';
import {
  giveBackEvery,
  payPlansEvery,
  postEvery,
  reconcileEvery,
  type LedgerPostingWorker,
  type PlanPaymentWorker,
  type PrepaymentRefundWorker,
  settleEvery,
  type Reconciler,
  type SettlementWorker,
} from '@portico/services/payments';
import { instant, MINUTE, type PracticeId } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import type { WorkKind } from '@portico/adapters-storage';
import { restAtMost } from './due-watch.ts';
import { createLogger, type ServerClock } from '../server/index.ts';
import { paymentRounds, paymentWatch } from './payment-workers.ts';
import { workerWatch } from './worker-watch.ts';
import { Writable } from 'node:stream';

const north = 'north' as PracticeId;
type Worker =
  | 'reconciler'
  | 'ledgerPostingWorker'
  | 'planPaymentWorker'
  | 'prepaymentRefundWorker'
  | 'settlementWorker';

const setUp = (broken: Partial<Readonly<Record<Worker, boolean>>> = {}) => {
  let written = '';
  const out = new Writable({
    write: (chunk, _, done) => {
      written += String(chunk);
      done();
    },
  });
  const registry = new Registry();
  const watch = paymentWatch(registry, createLogger('info', out));
  const due: { readonly milliseconds: number; readonly run: () => void }[] = [];
  const clock: ServerClock = {
    monotonic: () => 0,
    after: (milliseconds, run) => {
      due.push({ milliseconds, run });
      return () => undefined;
    },
  };
  const worked: string[] = [];
  const woken = new Map<WorkKind, { readonly every: number; readonly wake: () => void }>();
  const worker = (name: Worker) => {
    const round = async () => {
      worked.push(name);
      if (broken[name] === true) throw new Error(`${name} SECRET`);
      return 0;
    };
    return { round, runOnce: round };
  };
  const apart = { isSo: false };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    registry,
    watch,
    due,
    worked,
    woken,
    settle,
    rounds: paymentRounds(
      worker('reconciler') as unknown as Reconciler,
      worker('ledgerPostingWorker') as unknown as LedgerPostingWorker,
      worker('prepaymentRefundWorker') as unknown as PrepaymentRefundWorker,
      worker('settlementWorker') as unknown as SettlementWorker,
      worker('planPaymentWorker') as unknown as PlanPaymentWorker,
      watch.onError,
      {
        watched: workerWatch(registry, () => instant(0)),
        clock,
      },
      () => apart.isSo,
      { wakes: (kind, every, { wake }) => void woken.set(kind, { every, wake }) },
    ),
    apart,
    output: () => written,
  };
};

describe('the work on payments', () => {
  it('begins with the start and comes again at rest, or sooner where it is due, and no more often than each may', async () => {
    const { rounds, due, worked, woken, settle } = setUp();
    rounds.start();
    await settle();
    expect(worked).toEqual([
      'reconciler',
      'ledgerPostingWorker',
      'prepaymentRefundWorker',
      'settlementWorker',
      'planPaymentWorker',
    ]);
    expect(due.map(({ milliseconds }) => milliseconds)).toEqual([
      restAtMost,
      restAtMost,
      restAtMost,
      settleEvery,
      restAtMost,
    ]);
    expect([...woken].map(([kind, { every }]) => [kind, every])).toEqual([
      ['settlements', restAtMost],
      ['charges', reconcileEvery],
      ['ledger-postings', postEvery],
      ['prepayment-refunds', giveBackEvery],
      ['plan-payments', payPlansEvery],
    ]);
    expect(reconcileEvery).toBeLessThanOrEqual(MINUTE / 2);
    for (const { run } of due.splice(0)) run();
    await settle();
    expect(worked).toHaveLength(10);
    woken.get('plan-payments')?.wake();
    await settle();
    expect(worked.slice(10)).toEqual(['planPaymentWorker']);
    await rounds.stop();
    for (const { run } of due.splice(0)) run();
    await settle();
  });

  it('skips its rounds while the clocks are apart, and goes on once they agree', async () => {
    const { rounds, due, worked, settle, apart } = setUp();
    apart.isSo = true;
    rounds.start();
    await settle();
    expect(worked).toEqual([]);
    apart.isSo = false;
    for (const { run } of due.splice(0)) run();
    await settle();
    expect(worked).toHaveLength(5);
    await rounds.stop();
  });

  it('goes on after a round that broke, and says whose it was', async () => {
    const { rounds, due, settle, output } = setUp({
      reconciler: true,
      ledgerPostingWorker: true,
      planPaymentWorker: true,
      prepaymentRefundWorker: true,
      settlementWorker: true,
    });
    rounds.start();
    await settle();
    expect(due).toHaveLength(5);
    expect(output()).toContain('reconciler');
    expect(output()).toContain('ledgerPostingWorker');
    expect(output()).toContain('plan-payer');
    expect(output()).toContain('prepayment-refunds');
    await rounds.stop();
  });

  it('OPS-D1 warns once of a practice whose plans cannot be charged here, and shows for how long', async () => {
    const { watch, registry, output } = setUp();
    const shown = async () => (await registry.metrics()).includes('portico_plan_payments_unserved{practice="north"} 1');
    watch.unserved([north]);
    watch.unserved([north]);
    expect(output().match(/without a merchant here/g)).toHaveLength(1);
    expect(await shown()).toBe(true);
    watch.unserved([]);
    expect(await shown()).toBe(false);
    watch.unserved([north]);
    expect(output().match(/without a merchant here/g)).toHaveLength(2);
  });

  it('counts what became of charges and entries', async () => {
    const { watch, registry, output } = setUp();
    watch.reconciled({ from: 'unknown', to: 'captured' });
    watch.reconciled({ from: 'unknown', to: 'captured' });
    watch.posted('posted');
    watch.planned('paid');
    watch.prepaymentReturned('given-back');
    watch.prepaymentReturned('refused');
    watch.settled(north, 'settled');
    watch.differed({
      id: 'd' as never,
      kind: 'late-capture',
      practice: north,
      charge: 'c1' as never,
      line: 'p1',
      inLedger: 0 as never,
      atProcessor: 987_654 as never,
      at: 0 as never,
    });
    const text = await registry.metrics();
    expect(text).toContain('portico_charges_reconciled_total{from="unknown",to="captured"} 2');
    expect(text).toContain('portico_book_postings_total{outcome="posted"} 1');
    expect(text).toContain('portico_plan_payments_total{outcome="paid"} 1');
    expect(text).toContain('portico_prepayments_returned_total{outcome="given-back"} 1');
    expect(text).toContain('portico_settlement_differences_total{practice="north",kind="late-capture"} 1');
    expect(text).toContain('portico_settlements_total{practice="north",outcome="settled"} 1');
    expect(output()).toContain('settlement difference');
    expect(output()).not.toContain('987654');
    expect(output()).toContain('prepayment not given back');
    expect(output()).toContain('"from":"unknown","to":"captured"');
  });
});
