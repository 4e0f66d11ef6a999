import { describe, expect, it } from '@jest/globals';
import { MINUTE, plus, SECOND, type Instant } from '@portico/domain/kernel';
import type { DuePayment, DuePayments, PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import { MemoryMerchants } from '@portico/domain/payments/testing';
import { MemoryPractices } from '@portico/domain/practices/testing';
import { benAtPena, noon, pena } from '../../kernel/testing/index.ts';
import { PlanFixture } from '../testing/index.ts';
import type { InstallmentCharges } from './installment-charges.ts';
import { PlanPaymentWorker } from './plan-payment-worker.ts';

/** How long the processor says nothing. */
const silence = 30 * SECOND;

describe('a worker of plans with a silent processor and more due than it can ever try', () => {
  it('PAY-B10 ends its round after a minute and one time-out, so that the next one sees what came meanwhile', async () => {
    let now: Instant = noon;
    let [tried, settled] = [0, 0];
    const due = (): DuePayment =>
      ({
        plan: { id: 'plan' as PlanId, patient: benAtPena },
        payment: { id: `${(tried += 1)}` as ScheduledPaymentId },
        attempt: 1,
      }) as DuePayment;
    const backlog: DuePayments = {
      practices: async () => [pena.id],
      claimNotifications: async () => [],
      claim: async (_at, _until, limit) => {
        if (tried > 1_000) throw new Error('The round does not end.');
        return Array.from({ length: limit }, due);
      },
      noticed: async () => undefined,
      settled: async () => void (settled += 1),
    };
    let outIn = 0;
    const silent = {
      spaced: async (claimed: DuePayment) => claimed,
      attempted: async () => {
        // All that are out at once wait for the same time.
        outIn = Math.max(outIn, plus(now, silence));
        await Promise.resolve();
        now = outIn as Instant;
        return { outcome: { kind: 'unknown' } };
      },
    } as unknown as InstallmentCharges;
    const worker = new PlanPaymentWorker(
      backlog,
      new MemoryPractices([pena]),
      new MemoryMerchants(new PlanFixture().processor),
      { vaulted: async () => undefined },
      silent,
      () => now,
      async () => undefined,
      {
        onUnserved: () => undefined,
        report: () => undefined,
        onError: (thrown) => {
          throw thrown;
        },
      },
    );
    const paid = await worker.round();
    expect(now - noon).toBeLessThanOrEqual(MINUTE + silence);
    expect(paid).toBe(settled);
    expect(paid).toBeGreaterThan(10);
  });
});
