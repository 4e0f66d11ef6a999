import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import {
  holdsBalance,
  keptOf,
  nextStates,
  reducesBalance,
  type LedgerPostings,
  type ChargeId,
  type ChargePurpose,
  type PaymentLedger,
  type ScheduledPaymentId,
} from '@portico/domain/payments';
import { ana, far, purposes, newCharge, stateOf, allKinds, bring, type LedgerUnderTest } from './charges.samples.ts';

/** What a ledger hands to the books, and what is not settled; `empty` answers one that holds nothing. */
export const ledgerPostingsContract = (empty: () => Promise<LedgerUnderTest>): void => {
  let ledger: PaymentLedger;
  let postings: LedgerPostings;
  const fresh = async () => {
    ({ ledger, postings } = await empty());
  };
  beforeEach(fresh);

  describe('what is held against the balance', () => {
    it.each(allKinds)('is a payment that is %s, until it is in the books', async (kind) => {
      await bring(ledger, newCharge('c1'), kind, 2_000, 300);
      const { state } = (await ledger.byId('c1' as ChargeId)) ?? newChargeGone();
      const kept = kind === 'refunding' ? 1_000 : keptOf({ amount: 1_000 as Cents, state });
      const isSettled = kind === 'captured' || kind === 'refunding' || kind === 'refunded';
      const expected = isSettled ? kept : holdsBalance(kind) ? 1_000 : 0;
      expect(await ledger.heldAgainst(ana, instant(2_500))).toBe(expected);
      for (const posting of await postings.claim(far, far, 10)) await postings.posted(posting, instant(2_600));
      expect(await ledger.heldAgainst(ana, instant(2_600))).toBe(expected);
      expect(await ledger.heldAgainst(ana, instant(2_601))).toBe(isSettled ? 0 : expected);
    });

    it.each(purposes)('is money for the balance alone: $kind', async (purpose) => {
      const another = anotherOf(purpose);
      await bring(ledger, newCharge('c1', { purpose }), 'submitted');
      await bring(ledger, newCharge('c2', { purpose: another }), 'captured');
      expect(await ledger.heldAgainst(ana, instant(0))).toBe(reducesBalance(purpose) ? 2_000 : 0);
    });
  });

  describe('claims of what is not settled', () => {
    const open = allKinds.filter(
      (kind) => nextStates[kind].length > 0 && !['captured', 'refunded', 'voided'].includes(kind),
    );
    const claim = (since: number, now: number, until: number, limit = 100) =>
      ledger.claimUnsettled(instant(since), instant(now), instant(until), limit);

    it('hand out what is on its way since before then, whatever became of the rest', async () => {
      for (const [at, kind] of allKinds.entries()) {
        await bring(ledger, newCharge(`c${at}`, { createdAt: instant(at) }), kind, 2_000);
      }
      await bring(ledger, newCharge('young'), 'submitted', 2_001);
      const claimed = await claim(2_001, 5_000, 6_000);
      expect(claimed.map(({ state }) => state.kind)).toEqual(open);
    });

    it('give each to one, until the time is over or the charge moved', async () => {
      await bring(ledger, newCharge('c1'), 'submitted');
      expect(await claim(3_000, 4_000, 5_000)).toHaveLength(1);
      expect(await claim(3_000, 4_999, 6_000)).toEqual([]);
      expect(await claim(3_000, 5_000, 9_000)).toHaveLength(1);
      await ledger.move('c1' as ChargeId, 'submitted', stateOf('unknown', 5_100));
      expect(await claim(5_101, 5_200, 9_000)).toHaveLength(1);
    });

    it('hand out the oldest first, and each to one of many who ask at once', async () => {
      for (let at = 0; at < 40; at += 1)
        await bring(ledger, newCharge(`c${at}`, { createdAt: instant(50 - at) }), 'unknown');
      expect((await claim(3_000, 4_000, 5_000, 2)).map(({ id }) => id)).toEqual(['c39', 'c38']);
      for (let time = 1; time < 8; time += 1) {
        const [now, until] = [4_000 + time * 1_000, 5_000 + time * 1_000];
        const taken = await Promise.all(Array.from({ length: 6 }, () => claim(3_000, now, until, 40)));
        const ids = [...taken.flat(), ...(await claim(3_000, now, until))].map(({ id }) => id);
        expect(ids).toHaveLength(40);
        expect(new Set(ids).size).toBe(40);
      }
    });
  });

  describe('BookPostings', () => {
    const claim = (now = 5_000, until = 6_000, limit = 100) => postings.claim(instant(now), instant(until), limit);

    it('tell of every capture and every refund once, in the step that made it', async () => {
      for (const [at, kind] of allKinds.entries()) await bring(ledger, newCharge(`c${at}`), kind, 2_000, 300);
      const seen = (await claim()).map(({ charge, amount }) => [charge, amount]);
      const ids = Object.fromEntries(allKinds.map((kind, at) => [kind, `c${at}`]));
      const expected = [
        [ids['captured'], 1_000],
        [ids['refunded'], -300],
        [ids['refunded'], 1_000],
        [ids['refunding'], 1_000],
      ];
      expect(seen.map((one) => JSON.stringify(one)).sort()).toEqual(expected.map((one) => JSON.stringify(one)).sort());
    });

    it('are made by whichever way a charge was captured, and by no refund that came to nothing', async () => {
      await bring(ledger, newCharge('c1'), 'capturing');
      await bring(ledger, newCharge('c2'), 'unknown');
      await bring(ledger, newCharge('c3'), 'refunding');
      for (const [id, from] of [
        ['c1', 'capturing'],
        ['c2', 'unknown'],
        ['c3', 'refunding'],
      ] as const) {
        expect(await ledger.move(id as ChargeId, from, stateOf('captured', 3_000))).toBe(true);
      }
      expect((await claim()).map(({ charge }) => charge).sort()).toEqual(['c1', 'c2', 'c3']);
    });

    it.each(purposes)('say whose they are, what for and when: $kind', async (purpose) => {
      await bring(ledger, newCharge('c1', { purpose, amount: 4_711 as Cents }), 'captured');
      const [posting] = await claim();
      expect(posting).toEqual({
        id: posting?.id,
        charge: 'c1',
        patient: ana,
        amount: 4_711,
        at: 2_000,
        purpose,
        tries: 1,
      });
    });

    it('are handed out again when nobody finished in time, with their tries, and never once they are posted', async () => {
      await bring(ledger, newCharge('c1'), 'captured');
      expect(await claim(1_999)).toEqual([]);
      const [first] = await claim();
      expect(await claim(5_999)).toEqual([]);
      expect(await claim(6_000, 7_000)).toEqual([{ ...first, tries: 2 }]);
      if (first === undefined) throw new Error('There is one.');
      await postings.retry(first, instant(6_500));
      expect(await claim(6_499)).toEqual([]);
      expect(await claim(6_500, 7_000)).toHaveLength(1);
      await postings.posted(first, instant(6_600));
      await postings.retry(first, instant(6_700));
      expect(await claim(9_000)).toEqual([]);
    });

    it('of a practice with very many hold up nobody of another', async () => {
      for (let at = 0; at < 12; at += 1) await bring(ledger, newCharge(`c${at}`), 'captured', 2_000);
      const far = ['far', 'farther', 'farthest'].map((practice) => ({
        ...ana,
        practice: practice as typeof ana.practice,
      }));
      for (const [at, patient] of far.entries())
        await bring(ledger, newCharge(`f${at}`, { patient }), 'captured', 2_500);
      const seen = new Set<string>();
      for (let time = 0; time < 3; time += 1)
        for (const { patient } of await claim(5_000, 6_000, 4)) seen.add(patient.practice);
      expect([...seen].toSorted()).toEqual([...far.map(({ practice }) => practice), ana.practice].toSorted());
    });

    it('go to one of many who ask at once', async () => {
      for (let at = 0; at < 40; at += 1) await bring(ledger, newCharge(`c${at}`), 'captured');
      for (let time = 0; time < 8; time += 1) {
        // All are due again, and everybody wants all of them.
        const [now, until] = [5_000 + time * 1_000, 6_000 + time * 1_000];
        const taken = await Promise.all(Array.from({ length: 6 }, () => claim(now, until, 40)));
        const ids = [...taken.flat(), ...(await claim(now, until))].map(({ id }) => id);
        expect(ids).toHaveLength(40);
        expect(new Set(ids).size).toBe(40);
      }
    });
  });
};
/** What is paid by one charge alone is there twice, under two names. */
const anotherOf = (purpose: ChargePurpose): ChargePurpose => {
  switch (purpose.kind) {
    case 'shop':
      return { ...purpose, transaction: 'another' };
    case 'cancellation':
      return { ...purpose, appointment: 'another' as AppointmentId };
    case 'prepayment':
      return { ...purpose, hold: 'another' as HoldId };
    case 'installment':
      return { ...purpose, payment: 'another' as ScheduledPaymentId };
    default:
      return purpose;
  }
};

const newChargeGone = (): never => {
  throw new Error('The charge is there.');
};
