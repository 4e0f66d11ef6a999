import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import { occasions } from './payment-occasions.ts';
import { expectBooks, orderOf } from './sample-attempts.ts';
import { nameOf, stagedFaults, type OpenFixture, type ProcessorFixture } from './processor-fixture.ts';

const email = 'james.walker@example.org';

/** How every vault keeps cards that are charged later without the cardholder present. */
export const vaultContract = (name: string, open: OpenFixture): void => {
  describe(`CardVault ${name}`, () => {
    let fixture: ProcessorFixture;
    beforeAll(async () => {
      fixture = await open();
    });
    afterEach(() => fixture.heal());
    afterAll(() => fixture.close());

    const cardDetailsOf = ({ brand, holder, expiry, number }: ProcessorFixture['cards']['good']) => ({
      brand,
      holder,
      expiry,
      last4: number.slice(-4),
    });

    it('keeps a card, which is charged again and again, whoever asks for the money', async () => {
      const card = fixture.cards.good;
      const kept = await fixture.vault.keep(await fixture.enter(card), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      expect(kept.value).toMatchObject({ last4: card.number.slice(-4), expiry: card.expiry });
      for (const occasion of occasions) {
        const order = orderOf(
          { kind: 'saved', vault: kept.value.vault, cardDetails: cardDetailsOf(card) },
          fixture.amounts[0] as Cents,
          {
            occasion,
          },
        );
        const { payerAddress: _, ...unattended } = order;
        expect(await fixture.processor.charge(occasion === 'payer' ? order : unattended)).toMatchObject({
          kind: 'captured',
        });
        expectBooks(fixture, order.reference, order.amount);
      }
      await fixture.vault.forget(kept.value.vault);
      await fixture.vault.forget(kept.value.vault);
    });

    it('keeps nothing of a card that a thief could use', async () => {
      const card = fixture.cards.other;
      const kept = await fixture.vault.keep(await fixture.enter(card), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      expect(kept.value.vault).not.toContain(card.number);
      await fixture.vault.forget(kept.value.vault);
    });

    it('says that it is out of reach, and forgets in silence', async () => {
      const kept = await fixture.vault.keep(await fixture.enter(fixture.cards.good), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      for (const fault of stagedFaults) {
        const other = await fixture.enter(fixture.cards.other);
        fixture.fail(fault, 20);
        const answer = await fixture.vault.keep(other, email);
        if (!answer.ok) expect({ fault: nameOf(fault), ...answer.error }).toMatchObject({ kind: 'card-refused' });
        await expect(fixture.vault.forget(kept.value.vault)).resolves.toBeUndefined();
        fixture.heal();
      }
    });
  });
};
