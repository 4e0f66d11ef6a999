import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Turns } from '@portico/application/kernel';
import { instant } from '@portico/domain/kernel';

/** What every adapter of `Turns` keeps to. */
export const turnsContract = (make: () => Promise<Turns>): void => {
  describe('Turns', () => {
    let turns: Turns;
    beforeEach(async () => {
      turns = await make();
    });

    it('are taken by one of many who ask at once', async () => {
      const asked = Array.from({ length: 8 }, () => turns.take('sweep', instant(0), instant(100)));
      expect((await Promise.all(asked)).filter((taken) => taken)).toHaveLength(1);
    });

    it('come again when the time is over, and not before', async () => {
      expect(await turns.take('sweep', instant(0), instant(100))).toBe(true);
      expect(await turns.take('sweep', instant(99), instant(200))).toBe(false);
      expect(await turns.take('sweep', instant(100), instant(200))).toBe(true);
      expect(await turns.take('sweep', instant(150), instant(300))).toBe(false);
    });

    it('OPS-D12 are given back, for anybody to take at once', async () => {
      await turns.take('sweep', instant(0), instant(100));
      await turns.take('dust', instant(0), instant(100));
      await turns.giveBack('sweep');
      expect(await turns.take('sweep', instant(1), instant(100))).toBe(true);
      expect(await turns.take('dust', instant(1), instant(100))).toBe(false);
    });

    it('are of one job each', async () => {
      await turns.take('sweep', instant(0), instant(100));
      expect(await turns.take('dust', instant(0), instant(100))).toBe(true);
    });
  });
};
