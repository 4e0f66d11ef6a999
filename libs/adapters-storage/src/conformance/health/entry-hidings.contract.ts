import { describe, expect, it } from '@jest/globals';
import type { EntryHiding, EntryHidings } from '@portico/domain/health';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';

const [ana, ben] = ['ana' as AccountId, 'ben' as AccountId];
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const asthma: EntryHiding = { of: { section: 'conditions', entry: 'c1' }, everyone: true, helpers: [] };

/** What every adapter of `EntryHidings` keeps to. */
export const entryHidingsContract = (make: () => Promise<EntryHidings>): void => {
  describe('EntryHidings', () => {
    it('are of one patient at one practice each', async () => {
      const hidings = await make();
      await hidings.keep(chart, asthma, ana, instant(1));
      expect(await hidings.of(chart)).toEqual([asthma]);
      const others = [
        { ...chart, patient: 'p2' as PatientId },
        { ...chart, practice: 'pena' as PracticeId },
      ];
      expect(await Promise.all(others.map((other) => hidings.of(other)))).toEqual([[], []]);
    });

    it('are one for each entry, the one that was said last', async () => {
      const hidings = await make();
      const lab: EntryHiding = { of: { section: 'labs', entry: 'c1' }, everyone: false, helpers: [ben] };
      await hidings.keep(chart, asthma, ana, instant(1));
      await hidings.keep(chart, lab, ana, instant(2));
      await hidings.keep(chart, { ...asthma, everyone: false }, ana, instant(3));
      const kept = await hidings.of(chart);
      expect([...kept].sort((one, other) => (one.of.section < other.of.section ? -1 : 1))).toEqual([
        { ...asthma, everyone: false },
        lab,
      ]);
    });
  });
};
