import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { trackedPayments } from './payment-analytics.ts';
import type { MakePayment } from '@portico/application/payments';
import { payingFixture, receiptOf } from '../testing/index.ts';

type Answered = Awaited<ReturnType<MakePayment['submit']>>;

const toldOf = async (...submits: readonly Answered[]) => {
  const fixture = payingFixture();
  fixture.submits.unshift(...submits.map((answer) => async () => answer));
  const analytics = new MemoryAnalytics();
  const viewModel = await fixture.loaded(trackedPayments(fixture.payments, analytics));
  await viewModel.pay();
  return { ...fixture, told: analytics.told, viewModel };
};

describe('payments that are counted', () => {
  it('MON-033 a success is one that is complete, and what changes no money is none', async () => {
    expect((await toldOf(ok(receiptOf()))).told).toEqual([{ name: 'Complete Payment' }]);
    expect((await toldOf(ok(receiptOf({ done: 'plan-created' })))).told).toEqual([{ name: 'Complete Payment' }]);
    expect((await toldOf(ok(receiptOf({ done: 'plan-cancelled' })))).told).toEqual([]);
  });

  it('ACC-412 MON-033 a refusal is one that failed', async () => {
    const { told } = await toldOf(failed({ kind: 'declined', reason: 'declined' }));
    expect(told).toEqual([{ name: 'Failed Payment' }]);
  });

  it('MON-033 MON-034 one whose end is not known is told once it is known, and nothing besides its name', async () => {
    const { told, outcomes, tick } = await toldOf(failed({ kind: 'checking' }));
    expect(told).toEqual([]);
    outcomes.unshift(
      async () => failed({ kind: 'unreachable' }),
      async () => ok(receiptOf()),
    );
    await tick();
    expect(told).toEqual([]);
    await tick();
    expect(told).toEqual([{ name: 'Complete Payment' }]);
  });
});
