import { describe, expect, it } from '@jest/globals';
import type { EntryRef, OwnNotes } from '@portico/domain/health';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';

const ana = 'ana' as AccountId;
const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const asthma: EntryRef = { section: 'conditions', entry: 'c1' };
const lab: EntryRef = { section: 'labs', entry: 'c1' };

/** What every adapter of `OwnNotes` keeps to. */
export const ownNotesContract = (make: () => Promise<OwnNotes>): void => {
  describe('OwnNotes', () => {
    it('are of one account and one patient at one practice each', async () => {
      const notes = await make();
      const note = { of: asthma, text: "O'Neil said & wrote “so”", at: instant(1) };
      await notes.keep(ana, chart, note);
      expect(await notes.of(ana, chart)).toEqual([note]);
      const others = [
        notes.of('ben' as AccountId, chart),
        notes.of(ana, { ...chart, patient: 'p2' as PatientId }),
        notes.of(ana, { ...chart, practice: 'pena' as PracticeId }),
      ];
      expect(await Promise.all(others)).toEqual([[], [], []]);
    });

    it('are one for each entry, the one that was kept last', async () => {
      const notes = await make();
      await notes.keep(ana, chart, { of: asthma, text: 'First', at: instant(1) });
      await notes.keep(ana, chart, { of: lab, text: 'Lab', at: instant(2) });
      await notes.keep(ana, chart, { of: asthma, text: 'Second', at: instant(3) });
      const kept = await notes.of(ana, chart);
      expect(kept.map(({ text, at }) => [text, at]).sort()).toEqual([
        ['Lab', 2],
        ['Second', 3],
      ]);
    });

    it('are erased one by one, by their own account alone', async () => {
      const notes = await make();
      await notes.keep(ana, chart, { of: asthma, text: 'First', at: instant(1) });
      await notes.keep(ana, chart, { of: lab, text: 'Lab', at: instant(2) });
      expect(await notes.erase('ben' as AccountId, chart, asthma)).toBe(false);
      expect(await notes.erase(ana, chart, asthma)).toBe(true);
      expect(await notes.erase(ana, chart, asthma)).toBe(false);
      expect((await notes.of(ana, chart)).map(({ of }) => of)).toEqual([lab]);
    });
  });
};
