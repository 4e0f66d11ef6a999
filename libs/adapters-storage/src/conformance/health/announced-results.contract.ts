import { describe, expect, it } from '@jest/globals';
import type { AnnouncedResults } from '@portico/domain/health';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';

const ana = 'ana' as AccountId;
const ben = 'ben' as AccountId;
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const other = { ...chart, patient: 'p2' as PatientId };

/** What every adapter of `AnnouncedResults` keeps to. */
export const announcedResultsContract = (make: () => Promise<AnnouncedResults>): void => {
  describe('AnnouncedResults', () => {
    it('has each version in one announcement to an account, whatever is begun', async () => {
      const announced = await make();
      expect(await announced.begin(ana, chart, ['1 final', '2 final'], 'a', instant(1))).toEqual([
        { id: 'a', versions: ['1 final', '2 final'] },
      ]);
      await announced.told(ana, chart, 'a');
      expect(await announced.begin(ana, chart, ['2 final', '1 corrected', '3 final'], 'b', instant(2))).toEqual([
        { id: 'b', versions: ['1 corrected', '3 final'] },
      ]);
    });

    it('answers again what was begun and not told, under its own id', async () => {
      const announced = await make();
      await announced.begin(ana, chart, ['1 final'], 'a', instant(1));
      expect(await announced.begin(ana, chart, ['1 final', '2 final'], 'b', instant(2))).toEqual([
        { id: 'a', versions: ['1 final'] },
        { id: 'b', versions: ['2 final'] },
      ]);
      await announced.told(ana, chart, 'a');
      await announced.told(ana, chart, 'b');
      expect(await announced.begin(ana, chart, ['1 final', '2 final'], 'c', instant(3))).toEqual([]);
    });

    it('has a version once when many begin at once', async () => {
      const announced = await make();
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(ids.map((id) => announced.begin(ana, chart, ['1 final', '2 final'], id, instant(1))));
      const open = await announced.begin(ana, chart, [], 'z', instant(2));
      expect(open.flatMap(({ versions }) => versions)).toEqual(['1 final', '2 final']);
    });

    it('is of one account and one patient each', async () => {
      const announced = await make();
      await announced.begin(ana, chart, ['1 final'], 'a', instant(1));
      await announced.told(ben, chart, 'a');
      await announced.told(ana, other, 'a');
      expect(await announced.begin(ben, chart, ['1 final'], 'b', instant(1))).toHaveLength(1);
      expect(await announced.begin(ana, other, ['1 final'], 'c', instant(1))).toHaveLength(1);
      expect(await announced.begin(ana, chart, [], 'd', instant(1))).toHaveLength(1);
    });

    it('forgets what was begun before a moment', async () => {
      const announced = await make();
      await announced.begin(ana, chart, ['1 final'], 'a', instant(1));
      await announced.begin(ana, chart, ['2 final'], 'b', instant(5));
      await announced.prune(instant(5));
      expect(await announced.begin(ana, chart, [], 'c', instant(6))).toEqual([{ id: 'b', versions: ['2 final'] }]);
    });
  });
};
