import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptLimit, Tries } from '@portico/domain/access';
import { MemoryTries } from '@portico/domain/access/testing';
import { instant, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';

const three: AttemptLimit = { failures: 3, window: 100, pause: 50 };
const many: AttemptLimit = { failures: 10, window: 100, pause: 500 };

/** `empty` answers a store that holds nothing. */
export const triesContract = (empty: () => Promise<Tries>): void => {
  describe('Tries', () => {
    let tries: Tries;
    beforeEach(async () => {
      tries = await empty();
    });
    const take = (key: string, at: number, limit = three) => tries.take([{ key, limit }], instant(at));
    const wait = (until: number) => ({ kind: 'must-wait', until });

    it('ACC-188 closes after so many tries, whatever the key, in any case, and opens by itself', async () => {
      for (const key of ['', 'a\0b', 'x'.repeat(100_000), 'Ñandú@example.org']) {
        for (const at of [1, 2, 3]) expect(await take(key, at)).toEqual({ kind: 'may-try' });
        expect(await take(key.toUpperCase(), 4)).toEqual(wait(53));
        expect(await take(key, 52)).toEqual(wait(53));
        expect(await take(key, 53)).toEqual({ kind: 'may-try' });
      }
      expect(await take('somebody else', 4)).toEqual({ kind: 'may-try' });
    });

    it('ACC-188 lets no more through when all are made at once', async () => {
      const verdicts = await Promise.all(Array.from({ length: 12 }, () => take('ana', 7)));
      expect(verdicts.filter(({ kind }) => kind === 'may-try')).toHaveLength(3);
    });

    it('counts under every key or under none, and answers the longest wait', async () => {
      const both = (at: Instant) =>
        tries.take(
          [
            { key: 'account', limit: three },
            { key: 'address', limit: many },
          ],
          at,
        );
      for (const at of [1, 2, 3]) expect(await both(instant(at))).toEqual({ kind: 'may-try' });
      for (const at of [4, 5, 6, 7]) expect(await both(instant(at))).toEqual(wait(53));
      // The address was counted three times: seven are left.
      for (let at = 8; at < 15; at += 1) expect(await take('address', at, many)).toEqual({ kind: 'may-try' });
      expect(await both(instant(15))).toEqual(wait(514));
    });

    it('takes keys in any order without waiting for itself', async () => {
      const keys = ['one', 'two', 'three'].map((key) => ({ key, limit: many }));
      const verdicts = await Promise.all(
        Array.from({ length: 9 }, (_, at) => tries.take(at % 2 === 0 ? keys : keys.toReversed(), instant(at))),
      );
      expect(verdicts.every(({ kind }) => kind === 'may-try')).toBe(true);
    });

    it('ACC-188 judges any history as the limits are written down', async () => {
      const limit = fc.record({
        failures: fc.integer({ min: 1, max: 4 }),
        window: fc.integer({ min: 0, max: 20 }),
        pause: fc.integer({ min: 0, max: 20 }),
      });
      const steps = fc.array(
        fc.record({
          keys: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
          /** Milliseconds since the step before: the clock does not run backwards. */
          after: fc.nat(12),
          then: fc.constantFrom('fails', 'fails', 'fails', 'gives back', 'forgets'),
        }),
        { minLength: 1, maxLength: 25 },
      );
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.tuple(limit, limit, limit), steps, async (limits, history) => {
          const written = new MemoryTries();
          const prefix = `run ${(run += 1)}`;
          let at = 0;
          for (const { keys, after, then } of history) {
            at += after;
            const counted = keys.map((key) => ({ key: `${prefix} ${key}`, limit: limits[key] ?? three }));
            const verdicts = await Promise.all([tries, written].map((store) => store.take(counted, instant(at))));
            expect(verdicts[0]).toEqual(verdicts[1]);
            const { key } = counted[0] ?? { key: '' };
            for (const store of [tries, written]) {
              if (then === 'gives back' && verdicts[1]?.kind === 'may-try') await store.giveBack(key, instant(at));
              if (then === 'forgets') await store.forget(key);
            }
          }
        }),
        { numRuns: 40 },
      );
    });

    it('takes back one try, and no other', async () => {
      for (const at of [1, 2, 2]) await take('ana', at);
      await tries.giveBack('ana', instant(2));
      await tries.giveBack('ana', instant(9));
      await tries.giveBack('nobody', instant(2));
      expect(await take('ana', 3)).toEqual({ kind: 'may-try' });
      expect(await take('ana', 4)).toEqual(wait(53));
    });

    it('forgets a key, and what is long over', async () => {
      for (const key of ['ana', 'ben']) for (const at of [1, 2, 3]) await take(key, at);
      await tries.forget('ANA');
      await tries.prune(instant(3));
      expect(await take('ana', 4)).toEqual({ kind: 'may-try' });
      expect(await take('ben', 4)).toEqual(wait(53));
      await tries.prune(instant(1_000));
      expect(await take('ben', 4)).toEqual({ kind: 'may-try' });
    });
  });
};
