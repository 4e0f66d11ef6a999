import { describe, expect, it } from '@jest/globals';
import { MemoryPaymentLedger } from '@portico/domain/payments/testing';
import fc from 'fast-check';
import { cashCommands, CashWorld, comeToRest } from './testing/index.ts';

describe.each([{ reverses: false }, { reverses: true }])('money, with a processor of which %j', (kind) => {
  it('MON-072 is taken once for each attempt, and ledger, processor and books agree, whatever dies when', async () => {
    await fc.assert(
      fc.asyncProperty(cashCommands(30), async (commands) => {
        const world = new CashWorld(new MemoryPaymentLedger(), kind);
        await fc.asyncModelRun(() => ({ model: { answers: new Map() }, real: world }), commands);
        expect(await comeToRest(world)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
