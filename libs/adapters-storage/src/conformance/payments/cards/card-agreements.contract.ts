import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import type { CardAgreement, CardAgreements, CardId, Given } from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben] = [patientOf('alder', 'ana'), patientOf('alder', 'ben')];

const agreed = (card: string, more: Partial<Given<CardAgreement>> = {}): Given<CardAgreement> => ({
  patient: ana,
  card: card as CardId,
  subject: 'card',
  at: instant(1_000),
  address: '192.0.2.7',
  language: 'es',
  terms: { text: 'Autorizo a Ñandú a guardar esta tarjeta.', hash: 'abc' },
  cardDetails: { brand: 'visa', last4: '4242' },
  ...more,
});

const first = (given: Given<CardAgreement>): CardAgreement => ({ ...given, terms: { ...given.terms, version: 1 } });

/** `empty` answers a store that holds nothing. */
export const cardAgreementsContract = (empty: () => Promise<CardAgreements>): void => {
  describe('CardAgreements', () => {
    let agreements: CardAgreements;
    beforeEach(async () => {
      agreements = await empty();
    });

    it('keep what was agreed to word for word, the newest first, each for its own patient', async () => {
      const { address: _, ...unknown } = agreed('b', { at: instant(2_000) });
      await agreements.keep(agreed('a'));
      await agreements.keep(unknown);
      await agreements.keep(agreed('a', { patient: ben }));
      expect(await agreements.of(ana)).toEqual([first(unknown), first(agreed('a'))]);
      expect(await agreements.of(ben)).toEqual([first(agreed('a', { patient: ben }))]);
    });

    it('stay as they were given, and number texts of cards and of plans apart', async () => {
      expect(await agreements.keep(agreed('a'))).toEqual(first(agreed('a')));
      expect(await agreements.keep(agreed('a', { at: instant(9_000) }))).toEqual(first(agreed('a')));
      const other = { text: 'Otros.', hash: 'def' };
      expect((await agreements.keep(agreed('b', { terms: other }))).terms.version).toBe(2);
      expect((await agreements.keep(agreed('c', { terms: other, subject: 'plan' }))).terms.version).toBe(1);
    });
  });
};
