import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type Cents, type LocalDate } from '@portico/domain/kernel';
import type { AgreementId, Given, PlanAgreement, PlanAgreements, PlanId } from '@portico/domain/payments';
import { patientOf } from '../patients.samples.ts';

const [ana, ben, otherAna] = [patientOf('alder', 'ana'), patientOf('alder', 'ben'), patientOf('birch', 'ana')];

const agreed = (id: string, more: Partial<Given<PlanAgreement>> = {}): Given<PlanAgreement> => ({
  id: id as AgreementId,
  patient: ana,
  plan: 'plan-1' as PlanId,
  change: 'made',
  at: instant(1_000),
  address: '192.0.2.7',
  language: 'es',
  terms: { text: 'Autorizo a Ñandú a cobrar.', hash: 'abc' },
  card: { brand: 'visa', last4: '4242' },
  schedule: [{ due: '2026-12-05' as LocalDate, amount: 2_500 as Cents }],
  total: 2_500 as Cents,
  autopay: { cap: 2_500 as Cents, until: '2027-01-31' as LocalDate },
  ...more,
});

const first = <Of extends Given<PlanAgreement>>(given: Of) => ({ ...given, terms: { ...given.terms, version: 1 } });

/** `empty` answers a store that holds nothing. */
export const planAgreementsContract = (empty: () => Promise<PlanAgreements>): void => {
  describe('PlanAgreements', () => {
    let agreements: PlanAgreements;
    beforeEach(async () => {
      agreements = await empty();
    });
    const plan = 'plan-1' as PlanId;

    it('keep what was agreed to word for word, the newest first, each for its own patient and plan', async () => {
      const { address: _, ...unknown } = agreed('b', { at: instant(2_000), change: 'added', autopay: {} });
      await agreements.keep(agreed('a'));
      await agreements.keep(unknown);
      await agreements.keep(agreed('c', { plan: 'plan-2' as PlanId }));
      await agreements.keep(agreed('a', { patient: ben }));
      expect(await agreements.of(ana, plan)).toEqual([first(unknown), first(agreed('a'))]);
      expect(await agreements.of(ben, plan)).toEqual([first(agreed('a', { patient: ben }))]);
      expect(await agreements.of(otherAna, plan)).toEqual([]);
    });

    it('stay as they were given, however often they are given', async () => {
      await agreements.keep(agreed('a'));
      const again = await agreements.keep(agreed('a', { total: 1 as Cents, at: instant(9_000) }));
      expect([again, ...(await agreements.of(ana, plan))]).toEqual([first(agreed('a')), first(agreed('a'))]);
    });

    it('number the texts that were agreed to, of each practice and language: one text, one version', async () => {
      const other = { terms: { text: 'Otros.', hash: 'def' } };
      const versions = [];
      for (const one of [
        agreed('a'),
        agreed('b', other),
        agreed('c'),
        agreed('d', { patient: ben, ...other }),
        agreed('e', { language: 'en' }),
        agreed('f', { patient: otherAna, ...other }),
      ]) {
        versions.push((await agreements.keep(one)).terms.version);
      }
      expect(versions).toEqual([1, 2, 1, 2, 1, 1]);
    });

    it('number texts that come at one moment one after the other', async () => {
      const texts = Array.from({ length: 8 }, (_, at) => String(at % 4));
      const kept = await Promise.all(
        texts.map((hash, at) => agreements.keep(agreed(`id-${at}`, { terms: { text: hash, hash } }))),
      );
      const versionOf = new Map(kept.map(({ terms }) => [terms.hash, terms.version]));
      expect([...versionOf.values()].sort()).toEqual([1, 2, 3, 4]);
      expect(kept.map(({ terms }) => terms.version)).toEqual(texts.map((hash) => versionOf.get(hash)));
    });
  });
};
