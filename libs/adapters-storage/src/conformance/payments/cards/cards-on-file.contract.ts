import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type PatientRef } from '@portico/domain/kernel';
import {
  mostCardsOnFile,
  type CardId,
  type CardsOnFile,
  type SavedCard,
  type VaultReference,
} from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben, otherAna] = [patientOf('alder', 'ana'), patientOf('alder', 'ben'), patientOf('birch', 'ana')];
const at = instant(1_000);

const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  id: id as CardId,
  patient: ana,
  brand: 'american express',
  last4: '0005',
  holder: "Ana Peña-O'Brien",
  expiry: { year: 2031, month: 2 },
  isDefault: false,
  ...more,
});

const vaultOf = (id: string): VaultReference => `{"customer":"${id}"}` as VaultReference;

/** `empty` answers a store that holds nothing. */
export const cardsOnFileContract = (empty: () => Promise<CardsOnFile>): void => {
  describe('CardsOnFile', () => {
    let cards: CardsOnFile;
    beforeEach(async () => {
      cards = await empty();
    });

    const add = (one: SavedCard) => cards.add(one, vaultOf(one.id), at);
    const idsOf = async (patient: PatientRef = ana) => (await cards.of(patient)).map(({ id }) => id);
    const defaults = async () => (await cards.of(ana)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

    it('keeps a card as it was given, and with it what the processor wants to be told', async () => {
      const added = await add(card('c1'));
      expect(added).toEqual(card('c1', { isDefault: true }));
      expect(await cards.of(ana)).toEqual([added]);
      expect(await cards.vaulted(ana, 'c1' as CardId)).toEqual({ card: added, vault: vaultOf('c1') });
    });

    it("makes a patient's first card the default one, and a later one only when asked", async () => {
      await add(card('c1'));
      expect((await add(card('c2')))?.isDefault).toBe(false);
      expect(await defaults()).toEqual(['c1']);
      expect((await add(card('c3', { isDefault: true })))?.isDefault).toBe(true);
      expect(await defaults()).toEqual(['c3']);
    });

    it('answers the default one first, then the newest', async () => {
      for (const id of ['c1', 'c2', 'c3']) await add(card(id));
      expect(await idsOf()).toEqual(['c1', 'c3', 'c2']);
      expect(await cards.makeDefault(ana, 'c2' as CardId)).toBe(true);
      expect(await idsOf()).toEqual(['c2', 'c3', 'c1']);
    });

    it('PAY-B7 keeps so many and no more, however many come at once, and another once there is room', async () => {
      const added = await Promise.all(Array.from({ length: mostCardsOnFile + 5 }, (_, n) => add(card(`c${n}`))));
      expect(added.filter((one) => one !== undefined)).toHaveLength(mostCardsOnFile);
      const [first, ...others] = await idsOf();
      expect(others).toHaveLength(mostCardsOnFile - 1);
      expect(await add(card('late'))).toBeUndefined();
      expect(await add(card(String(first)))).toMatchObject({ id: first });
      expect(await add(card('hers', { patient: ben }))).toMatchObject({ isDefault: true });
      await cards.remove(ana, first as CardId);
      expect(await add(card('late'))).toMatchObject({ id: 'late' });
    });

    it('adds the same card once', async () => {
      await add(card('c1'));
      await add(card('c2'));
      expect(await cards.add(card('c2', { isDefault: true }), vaultOf('another'), at)).toEqual(card('c2'));
      expect(await idsOf()).toEqual(['c1', 'c2']);
      expect((await cards.vaulted(ana, 'c2' as CardId))?.vault).toBe(vaultOf('c2'));
    });

    it('forgets a card, and the newest one left becomes the default', async () => {
      for (const id of ['c1', 'c2', 'c3']) await add(card(id));
      expect(await cards.remove(ana, 'c1' as CardId)).toBe(true);
      expect(await defaults()).toEqual(['c3']);
      expect(await cards.remove(ana, 'c2' as CardId)).toBe(true);
      expect(await defaults()).toEqual(['c3']);
      expect(await cards.vaulted(ana, 'c1' as CardId)).toBeUndefined();
      expect(await cards.remove(ana, 'c1' as CardId)).toBe(false);
      expect(await cards.remove(ana, 'c3' as CardId)).toBe(true);
      expect(await cards.of(ana)).toEqual([]);
    });

    it("neither shows nor touches anybody else's", async () => {
      await add(card('c1'));
      for (const patient of [ben, otherAna]) {
        expect(await cards.of(patient)).toEqual([]);
        expect(await cards.vaulted(patient, 'c1' as CardId)).toBeUndefined();
        expect(await cards.makeDefault(patient, 'c1' as CardId)).toBe(false);
        expect(await cards.remove(patient, 'c1' as CardId)).toBe(false);
      }
      await add(card('c1', { patient: ben, last4: '1111' }));
      expect((await cards.of(ana)).map(({ last4 }) => last4)).toEqual(['0005']);
    });

    it('leaves one default card, however many change at once', async () => {
      await Promise.all(Array.from({ length: 6 }, (_, n) => add(card(`c${n}`, { isDefault: n % 2 === 0 }))));
      expect(await defaults()).toHaveLength(1);
      await Promise.all([
        ...['c0', 'c1', 'c2'].map((id) => cards.makeDefault(ana, id as CardId)),
        ...['c3', 'c4'].map((id) => cards.remove(ana, id as CardId)),
      ]);
      expect(await defaults()).toHaveLength(1);
      expect(await idsOf()).toHaveLength(4);
    });
  });
};
