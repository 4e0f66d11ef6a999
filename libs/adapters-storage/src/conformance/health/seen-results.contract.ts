import { describe, expect, it } from '@jest/globals';
import type { SeenResults } from '@portico/domain/health';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';

const ana = 'ana' as AccountId;
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };

/** What every adapter of `SeenResults` keeps to. */
export const seenResultsContract = (make: () => Promise<SeenResults>): void => {
  describe('SeenResults', () => {
    it('are of one account and one patient at one practice each', async () => {
      const seen = await make();
      await seen.add(ana, chart, ['7 final', "8 O'Neil"], instant(1));
      expect(await seen.of(ana, chart)).toEqual(new Set(['7 final', "8 O'Neil"]));
      expect(await seen.of('ben' as AccountId, chart)).toEqual(new Set());
      expect(await seen.of(ana, { ...chart, patient: 'p2' as PatientId })).toEqual(new Set());
      expect(await seen.of(ana, { ...chart, practice: 'pena' as PracticeId })).toEqual(new Set());
    });

    it('grow by each look, and by what two tabs open at once', async () => {
      const seen = await make();
      await seen.add(ana, chart, ['7 final'], instant(1));
      await seen.add(ana, chart, ['7 corrected', '7 final'], instant(2));
      await Promise.all(['8 final', '9 final'].map((version) => seen.add(ana, chart, [version], instant(3))));
      await seen.add(ana, chart, [], instant(4));
      expect(await seen.of(ana, chart)).toEqual(new Set(['7 final', '7 corrected', '8 final', '9 final']));
    });
  });
};
