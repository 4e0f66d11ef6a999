import { describe, expect, it } from '@jest/globals';
import { HOUR, MINUTE, plus, SECOND, type Cents } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId, ProcessorCharge, UniqueId } from '@portico/domain/payments';
import { MemoryBilling, MemoryPaymentLedger, MemoryShop } from '@portico/domain/payments/testing';
import { anaAtMesa, noon } from '../../kernel/testing/index.ts';
import { LedgerPostingWorker } from './ledger-posting-worker.ts';

const captured = async (ledger: MemoryPaymentLedger, count: number): Promise<void> => {
  for (let each = 0; each < count; each += 1) {
    const id = `charge-${each}` as ChargeId;
    await ledger.open({
      id,
      uniqueId: id as string as UniqueId,
      reference: `R${each}` as AttemptReference,
      patient: anaAtMesa,
      amount: 100 as Cents,
      purpose: { kind: 'balance' },
      occasion: 'payer',
      card: { brand: 'visa', last4: '1881' },
      createdAt: noon,
    });
    await ledger.move(id, 'created', { kind: 'submitted', at: noon });
    await ledger.move(id, 'submitted', { kind: 'captured', at: noon, processorCharge: 'x' as ProcessorCharge });
  }
};

const setUp = () => {
  const [ledger, billing, shop] = [new MemoryPaymentLedger(), new MemoryBilling(), new MemoryShop()];
  const clock = { now: noon };
  const reports: string[] = [];
  const problems: unknown[] = [];
  const ledgerPostingWorker = new LedgerPostingWorker(
    ledger,
    billing,
    shop,
    () => clock.now,
    async () => undefined,
    (outcome) => reports.push(outcome),
    (thrown) => problems.push(thrown),
  );
  return { ledger, billing, shop, clock, reports, problems, ledgerPostingWorker };
};

describe('the bookkeeper', () => {
  it('brings every entry into the books once', async () => {
    const { ledger, billing, ledgerPostingWorker, reports } = setUp();
    await captured(ledger, 25);
    expect(await ledgerPostingWorker.round()).toBe(25);
    expect(await ledgerPostingWorker.round()).toBe(0);
    expect(billing.posted.map(({ amount }) => amount)).toEqual(Array.from({ length: 25 }, () => 100));
    expect(reports).toEqual(Array.from({ length: 25 }, () => 'posted'));
  });

  it('tries again with pauses that grow to an hour, for as long as it takes', async () => {
    const { ledger, billing, ledgerPostingWorker, clock, reports, problems } = setUp();
    await captured(ledger, 1);
    const post = billing.post.bind(billing);
    billing.post = () => Promise.reject(new Error('The practice is away.'));
    const pauses = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR, HOUR];
    for (const pause of pauses) {
      expect(await ledgerPostingWorker.round()).toBe(1);
      clock.now = plus(clock.now, pause - 1);
      expect(await ledgerPostingWorker.round()).toBe(0);
      clock.now = plus(clock.now, 1);
    }
    billing.post = post;
    expect(await ledgerPostingWorker.round()).toBe(1);
    expect(billing.posted).toHaveLength(1);
    expect({ reportsAt: reports.at(-1), problemsCount: problems.length }).toEqual({
      reportsAt: 'posted',
      problemsCount: pauses.length,
    });
  });

  it('goes on with the others where the books do not take one, and takes over from one that died', async () => {
    const { ledger, billing, ledgerPostingWorker, clock } = setUp();
    await captured(ledger, 3);
    const post = billing.post.bind(billing);
    billing.post = async (posting) => {
      if (posting.charge === 'charge-1') throw new Error('not this one');
      return post(posting);
    };
    await ledgerPostingWorker.round();
    expect(billing.posted.map(({ charge }) => charge)).toEqual(['charge-0', 'charge-2']);
    billing.post = post;
    clock.now = plus(clock.now, MINUTE);
    await ledger.claim(clock.now, plus(clock.now, 2 * MINUTE), 10);
    expect(await ledgerPostingWorker.round()).toBe(0);
    clock.now = plus(clock.now, 2 * MINUTE);
    expect(await ledgerPostingWorker.round()).toBe(1);
    expect(billing.posted).toHaveLength(3);
  });
});
