import { beforeEach, describe, expect, it } from '@jest/globals';
import { instant, type Cents, type PracticeId } from '@portico/domain/kernel';
import type { ChargeId, Difference, DifferenceId, DifferenceKind, Settlements } from '@portico/domain/payments';

const [alder, birch, cedar] = ['alder' as PracticeId, 'birch' as PracticeId, 'cedar' as PracticeId];
const day = { from: instant(0), until: instant(1_000) };
const now = instant(5_000);

const difference = (id: string, more: Partial<Difference> = {}): Difference => ({
  id: id as DifferenceId,
  kind: 'late-capture' satisfies DifferenceKind,
  practice: alder,
  charge: 'c1' as ChargeId,
  line: 'p1',
  inLedger: 0 as Cents,
  atProcessor: 7_500 as Cents,
  at: instant(500),
  ...more,
});

export interface SettlementsUnderTest {
  readonly store: Settlements;
  /** Makes more than one payment at this practice. */
  readonly paidAt: (practice: PracticeId) => Promise<void>;
}

/** `empty` answers a store that holds nothing. */
export const settlementsContract = (empty: () => Promise<SettlementsUnderTest>): void => {
  describe('Settlements', () => {
    let store: Settlements;
    let paidAt: SettlementsUnderTest['paidAt'];
    beforeEach(async () => {
      ({ store, paidAt } = await empty());
    });

    const claim = async (at: number, { limit = 9, except = [] as readonly PracticeId[], left = -1 } = {}) =>
      (await store.claim(instant(at), instant(at + 100), limit, except, instant(left))).map(({ practice }) => practice);

    it('gives each practice that ever had a charge to one of all who look, the longest overdue first', async () => {
      expect(await claim(5_000)).toEqual([]);
      // Compared by hand, although there was no payment.
      await store.record('elm' as PracticeId, day, [], now);
      for (const practice of [alder, birch, cedar]) await paidAt(practice);
      const claimed = (
        await Promise.all([1, 2, 3, 4].map(() => store.claim(instant(0), instant(100), 1, [], instant(-1))))
      ).flat();
      expect(claimed.map(({ practice }) => practice).toSorted()).toEqual([alder, birch, cedar]);
      for (const one of claimed) await store.lookAgain(one, instant(one.practice === birch ? 2_000 : 3_000));
      expect(await claim(1_999)).toEqual([]);
      expect(await claim(2_999)).toEqual([birch]);
      expect(await claim(3_000, { limit: 1 })).toEqual([alder]);
      expect((await claim(3_000)).toSorted()).toEqual([cedar]);
    });

    it('gives a practice to another when whoever took it has died, and ends no lease that is another’s', async () => {
      await paidAt(alder);
      const [taken] = await store.claim(instant(0), instant(100), 9, [], instant(-1));
      if (taken === undefined) throw new Error('No practice was due.');
      expect(await claim(99)).toEqual([]);
      expect(await claim(100)).toEqual([alder]);
      await store.lookAgain(taken, instant(0));
      expect(await claim(150)).toEqual([]);
      // A charge more changes nothing.
      await paidAt(alder);
      expect(await claim(150)).toEqual([]);
    });

    it('leaves out those that whoever asks cannot compare', async () => {
      for (const practice of [alder, birch]) await paidAt(practice);
      expect(await claim(0, { except: [alder] })).toEqual([birch]);
      expect(await claim(0)).toEqual([alder]);
    });

    it('gives one that whoever asks cannot compare where nobody took it for long', async () => {
      await paidAt(alder);
      const [taken] = await store.claim(instant(0), instant(100), 1, [], instant(-1));
      if (taken === undefined) throw new Error('No practice was due.');
      await store.lookAgain(taken, instant(1_000));
      expect(await claim(2_000, { except: [alder], left: 999 })).toEqual([]);
      expect(await claim(2_000, { except: [alder], left: 1_000 })).toEqual([alder]);
    });

    it('knows up to when a practice was compared, and never less', async () => {
      expect(await store.settledUntil(alder)).toBeUndefined();
      await store.record(alder, day, [], now);
      expect(await store.settledUntil(alder)).toBe(1_000);
      await store.record(alder, { from: instant(0), until: instant(10) }, [], now);
      expect(await store.settledUntil(alder)).toBe(1_000);
      expect(await store.settledUntil(birch)).toBeUndefined();
    });

    it('keeps a difference once, word for word, the oldest first', async () => {
      const { charge: _, line: __, ...bare } = difference('bare', { at: instant(100) });
      expect(await store.record(alder, day, [difference('one'), bare], now)).toEqual([difference('one'), bare]);
      expect(await store.record(alder, day, [difference('one'), difference('two')], now)).toEqual([difference('two')]);
      expect(await store.open(alder)).toEqual([bare, difference('one'), difference('two')]);
      await store.record(birch, day, [difference('hers', { practice: birch })], now);
      expect((await store.open(alder)).map(({ id }) => id)).toEqual(['bare', 'one', 'two']);
      expect(await store.open()).toHaveLength(4);
    });

    it('keeps it open until it is explained, which is done once, at its practice, and for good', async () => {
      await store.record(alder, day, [difference('one')], now);
      expect(await store.explain(birch, 'one' as DifferenceId, 'x', now)).toBe(false);
      expect(await store.explain(alder, 'none' as DifferenceId, 'x', now)).toBe(false);
      expect(await store.explain(alder, 'one' as DifferenceId, 'Given back by hand', now)).toBe(true);
      expect(await store.explain(alder, 'one' as DifferenceId, 'again', now)).toBe(false);
      expect(await store.open()).toEqual([]);
      expect(await store.record(alder, day, [difference('one')], now)).toEqual([]);
      expect(await store.open()).toEqual([]);
    });
  });
};
