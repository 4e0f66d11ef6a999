import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Leases } from '@portico/services/kernel';
import { instant, type Instant } from '@portico/domain/kernel';

/** What every adapter of `Leases` keeps to. */
export const leasesContract = (make: (now: () => Instant) => Promise<Leases>): void => {
  describe('Turns', () => {
    let leases: Leases;
    let now: Instant;
    beforeEach(async () => {
      now = instant(0);
      leases = await make(() => now);
    });
    const takeAt = (job: string, at: number, milliseconds: number): Promise<boolean> => {
      now = instant(at);
      return leases.take(job, milliseconds);
    };

    it('are taken by one of many who ask at once', async () => {
      const asked = Array.from({ length: 8 }, () => takeAt('sweep', 0, 100));
      expect((await Promise.all(asked)).filter((taken) => taken)).toHaveLength(1);
    });

    it('come again when the time is over, and not before', async () => {
      expect(await takeAt('sweep', 0, 100)).toBe(true);
      expect(await takeAt('sweep', 99, 101)).toBe(false);
      expect(await takeAt('sweep', 100, 100)).toBe(true);
      expect(await takeAt('sweep', 150, 150)).toBe(false);
    });

    it('OPS-D12 are given back, for anybody to take at once', async () => {
      await takeAt('sweep', 0, 100);
      await takeAt('dust', 0, 100);
      await leases.giveBack('sweep');
      expect(await takeAt('sweep', 1, 99)).toBe(true);
      expect(await takeAt('dust', 1, 99)).toBe(false);
    });

    it('are free while nobody holds them', async () => {
      await takeAt('sweep', 0, 100);
      const freeAt = async (at: number) => {
        now = instant(at);
        return [...(await leases.free(['dust', 'sweep']))];
      };
      expect(await freeAt(99)).toEqual(['dust']);
      expect(await freeAt(100)).toEqual(['dust', 'sweep']);
    });

    it('OPS-D12 are held on where those that are long over are forgotten', async () => {
      await takeAt('sweep', 0, 100);
      await takeAt('dust', 0, 200);
      await leases.prune(instant(150));
      expect(await takeAt('sweep', 150, 100)).toBe(true);
      expect(await takeAt('dust', 150, 100)).toBe(false);
    });

    it('are of one job each', async () => {
      await takeAt('sweep', 0, 100);
      expect(await takeAt('dust', 0, 100)).toBe(true);
    });
  });
};
