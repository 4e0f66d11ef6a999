import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { MemoryPaymentLedger } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import { cashCommands, CashWorld, comeToRest, owed, type Wish } from './testing/index.ts';

const worldOf = (kind: { readonly reverses: boolean }): CashWorld => {
  const ledger = new MemoryPaymentLedger();
  return new CashWorld({ ledger, bookPostings: ledger }, kind);
};

/** Two attempts that together are more than is owed, each made by so many at the same moment. */
const crowd = fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 5 });
const wish = (attempt: number): Wish => ({
  attempt,
  for: 'balance',
  amount: owed - 1_000,
  card: 'good',
  stepFails: false,
});

describe.each([{ reverses: false }, { reverses: true }])('money, with a processor of which %j', (kind) => {
  it('MON-072 is taken once for each attempt, and ledger, processor and books agree, whatever dies when', async () => {
    await fc.assert(
      fc.asyncProperty(cashCommands(30), async (commands) => {
        const world = worldOf(kind);
        await fc.asyncModelRun(() => ({ model: { answers: new Map() }, real: world }), commands);
        expect(await comeToRest(world)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('MON-072 is taken once, and never beyond the balance, in whatever order those work who ask at the same moment', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), crowd, async (scheduler, attempts) => {
        const world = worldOf(kind);
        const turn = () => scheduler.schedule(Promise.resolve());
        const payers = attempts.map((attempt) => world.live(() => world.pay(world.wishOf(wish(attempt))), turn));
        // Somebody reconciles as if all of them had been silent for long.
        const other = world.live(async () => {
          world.pass(2 * MINUTE);
          return world.reconcile();
        }, turn);
        await scheduler.waitFor(Promise.all([...payers, other]));
        expect(await world.faults()).toEqual([]);
        expect(await comeToRest(world)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
