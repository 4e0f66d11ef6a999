import { describe, expect, it } from '@jest/globals';
import {
  payPlansEvery,
  postEvery,
  reconcileEvery,
  type Bookkeeper,
  type PlanPayer,
  type Reconciler,
} from '@portico/application/payments';
import { MINUTE } from '@portico/domain/kernel';
import { Registry } from 'prom-client';
import { createLogger, type ServerClock } from '../server/index.ts';
import { paymentRounds, paymentWatch } from './payments.ts';
import { Writable } from 'node:stream';

const setUp = (
  broken: { readonly reconciler?: boolean; readonly bookkeeper?: boolean; readonly planPayer?: boolean } = {},
) => {
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
  const worker = (name: 'reconciler' | 'bookkeeper' | 'planPayer') => ({
    round: async () => {
      worked.push(name);
      if (broken[name] === true) throw new Error(`${name} SECRET`);
      return 0;
    },
  });
  const work = {
    reconciler: worker('reconciler') as Reconciler,
    bookkeeper: worker('bookkeeper') as Bookkeeper,
    planPayer: worker('planPayer') as PlanPayer,
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { registry, watch, due, worked, settle, rounds: paymentRounds(work, watch, clock), output: () => written };
};

describe('the work on payments', () => {
  it('begins with the start and comes again, the reconciliation at least every half minute', async () => {
    const { rounds, due, worked, settle } = setUp();
    rounds.start();
    await settle();
    expect(worked).toEqual(['reconciler', 'bookkeeper', 'planPayer']);
    expect(due.map(({ milliseconds }) => milliseconds)).toEqual([reconcileEvery, postEvery, payPlansEvery]);
    expect(reconcileEvery).toBeLessThanOrEqual(MINUTE / 2);
    for (const { run } of due.splice(0)) run();
    await settle();
    expect(worked).toHaveLength(6);
    await rounds.stop();
    for (const { run } of due.splice(0)) run();
    await settle();
  });

  it('goes on after a round that broke, and says whose it was', async () => {
    const { rounds, due, settle, output } = setUp({ reconciler: true, bookkeeper: true, planPayer: true });
    rounds.start();
    await settle();
    expect(due).toHaveLength(3);
    expect(output()).toContain('reconciler');
    expect(output()).toContain('bookkeeper');
    expect(output()).toContain('plan-payer');
    await rounds.stop();
  });

  it('counts what became of charges and entries', async () => {
    const { watch, registry, output } = setUp();
    watch.reconciled({ from: 'unknown', to: 'captured' });
    watch.reconciled({ from: 'unknown', to: 'captured' });
    watch.posted('posted');
    watch.planned('paid');
    const text = await registry.metrics();
    expect(text).toContain('portico_charges_reconciled_total{from="unknown",to="captured"} 2');
    expect(text).toContain('portico_book_postings_total{outcome="posted"} 1');
    expect(text).toContain('portico_plan_payments_total{outcome="paid"} 1');
    expect(output()).toContain('"from":"unknown","to":"captured"');
  });
});
