import { describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import type { TypedCard } from '@portico/domain/payments';
import { orderOf } from './sample-attempts.ts';
import { stagedFaults, type OpenFixture } from './processor-fixture.ts';

/** Card numbers and codes are in no log, no journal and no error, also where something goes wrong (`MON-134`). */
export const noCardDataLeaksContract = (name: string, open: OpenFixture): void => {
  describe(`CardProcessor ${name}`, () => {
    it('MON-134 repeats no card number and no code, typed or exchanged for a token, whatever goes wrong', async () => {
      const fixture = await open();
      const said: unknown[] = [];
      try {
        const cards: readonly TypedCard[] = [fixture.cards.good, ...fixture.declines.map(({ card }) => card)];
        for (const typed of cards) {
          for (const fault of [undefined, ...stagedFaults]) {
            const amount = fixture.amounts[0] as Cents;
            const card = await fixture.enter(typed);
            const orders = [
              orderOf({ kind: 'entered', card }, amount),
              orderOf({ kind: 'entered', card: { kind: 'typed', card: typed } }, amount),
            ];
            if (fault) fixture.fail(fault, 20);
            for (const order of orders)
              said.push(await fixture.processor.charge(order).catch((error: unknown) => [String(error), error]));
            said.push(
              await fixture.vault.keep(card, 'james.walker@example.org').catch((error: unknown) => String(error)),
            );
            fixture.heal();
          }
        }
        const all = JSON.stringify(said) + fixture.traces();
        for (const { number, code } of cards) {
          expect(all).not.toContain(number);
          expect(all).not.toContain(`"${code}"`);
        }
      } finally {
        await fixture.close();
      }
    });
  });
};
