import { describe, expect, it } from '@jest/globals';
import { instant, type PracticeId } from '@portico/domain/kernel';
import type { KeyPair, ProcessorKeys } from '@portico/domain/payments';

const [alder, birch] = ['alder', 'birch'] as unknown as readonly [PracticeId, PracticeId];
const pair = (name: string): KeyPair => ({
  grant: 'grant',
  access: `access ${name}`,
  refresh: `refresh ${name}`,
  until: instant(9_000),
});

export const processorKeysContract = (empty: () => Promise<ProcessorKeys>): void => {
  describe('ProcessorKeys', () => {
    it('PAY-F12 keeps the latest pair of each practice, whether or not somebody renews it', async () => {
      const keys = await empty();
      expect(await keys.of(alder)).toBeUndefined();
      await keys.takeTurn(alder, instant(1), instant(2));
      expect(await keys.of(alder)).toBeUndefined();
      await keys.keep(alder, pair('one'));
      await keys.keep(birch, pair('two'));
      await keys.keep(alder, pair('three'));
      expect([await keys.of(alder), await keys.of(birch)]).toEqual([pair('three'), pair('two')]);
    });

    it('PAY-F12 gives the turn to renew to one at a time, for a while', async () => {
      const keys = await empty();
      const take = (practice: PracticeId, at: number) => keys.takeTurn(practice, instant(at), instant(at + 60));
      const taken = await Promise.all([1, 2, 3].map(() => take(alder, 100)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await take(birch, 100)).toBe(true);
      await keys.keep(alder, pair('one'));
      expect(await take(alder, 159)).toBe(false);
      expect(await take(alder, 160)).toBe(true);
      await keys.giveTurnBack(alder);
      expect(await take(alder, 161)).toBe(true);
      expect(await keys.of(alder)).toEqual(pair('one'));
    });
  });
};
