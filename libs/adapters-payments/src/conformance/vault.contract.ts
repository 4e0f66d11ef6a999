import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents } from '@portico/domain/kernel';
import { occasions } from './occasions.ts';
import { expectBooks, orderOf } from './attempts.ts';
import { nameOf, stagedFaults, type OpenStage, type ProcessorStage } from './stage.ts';

const email = 'james.walker@example.org';

/** What every vault does with cards that are to be charged when nobody types them. */
export const vaultContract = (name: string, open: OpenStage): void => {
  describe(`CardVault ${name}`, () => {
    let stage: ProcessorStage;
    beforeAll(async () => {
      stage = await open();
    });
    afterEach(() => stage.heal());
    afterAll(() => stage.close());

    const faceOf = ({ brand, holder, expiry, number }: ProcessorStage['cards']['good']) => ({
      brand,
      holder,
      expiry,
      last4: number.slice(-4),
    });

    it('keeps a card, which is charged again and again, whoever asks for the money', async () => {
      const card = stage.cards.good;
      const kept = await stage.vault.keep(await stage.enter(card), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      expect(kept.value).toMatchObject({ last4: card.number.slice(-4), expiry: card.expiry });
      for (const occasion of occasions) {
        const order = orderOf(
          { kind: 'saved', vault: kept.value.vault, face: faceOf(card) },
          stage.amounts[0] as Cents,
          {
            occasion,
          },
        );
        const { payerAddress: _, ...unattended } = order;
        expect(await stage.processor.charge(occasion === 'payer' ? order : unattended)).toMatchObject({
          kind: 'captured',
        });
        expectBooks(stage, order.reference, order.amount);
      }
      await stage.vault.forget(kept.value.vault);
      await stage.vault.forget(kept.value.vault);
    });

    it('keeps nothing of a card that a thief could use', async () => {
      const card = stage.cards.other;
      const kept = await stage.vault.keep(await stage.enter(card), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      expect(kept.value.vault).not.toContain(card.number);
      await stage.vault.forget(kept.value.vault);
    });

    it('says that it is out of reach, and forgets in silence', async () => {
      const kept = await stage.vault.keep(await stage.enter(stage.cards.good), email);
      if (!kept.ok) throw new Error(`The card was refused: ${kept.error.reason}.`);
      for (const fault of stagedFaults) {
        const other = await stage.enter(stage.cards.other);
        stage.fail(fault, 20);
        const answer = await stage.vault.keep(other, email);
        if (!answer.ok) expect({ fault: nameOf(fault), ...answer.error }).toMatchObject({ kind: 'card-refused' });
        await expect(stage.vault.forget(kept.value.vault)).resolves.toBeUndefined();
        stage.heal();
      }
    });
  });
};
