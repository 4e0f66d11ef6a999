import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  instant,
  plus,
  type AppointmentId,
  type PatientId,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import type { CheckIns } from '@portico/domain/visits';

const now = instant(1_800_000_000_000);
const chart = (patient: string, practice = 'mesa'): PatientRef => ({
  practice: practice as PracticeId,
  patient: patient as PatientId,
});
const [visit, other] = ['visit-1', 'visit-2'] as AppointmentId[] as [AppointmentId, AppointmentId];

/** What every adapter of `CheckIns` keeps to. */
export const checkInsContract = (make: () => Promise<CheckIns>): void => {
  describe('CheckIns', () => {
    let checkIns: CheckIns;
    beforeEach(async () => {
      checkIns = await make();
    });

    it('gives back what is done, in the order in which it was, and each once', async () => {
      const ana = chart('ana');
      expect(await checkIns.done(ana, visit)).toEqual([]);
      await checkIns.finish(ana, visit, 'medsAllergies', plus(now, 1));
      await checkIns.finish(ana, visit, 'information', now);
      await Promise.all([2, 3].map((at) => checkIns.finish(ana, visit, 'medsAllergies', plus(now, at))));
      expect(await checkIns.done(ana, visit)).toEqual(['information', 'medsAllergies']);
    });

    it('keeps every visit, patient and practice apart', async () => {
      await checkIns.finish(chart('ana'), visit, 'information', now);
      for (const [patient, at] of [
        [chart('ana'), other],
        [chart('ben'), visit],
        [chart('ana', 'pena'), visit],
      ] as const) {
        expect(await checkIns.done(patient, at)).toEqual([]);
      }
    });

    it('forgets what was done before', async () => {
      const ana = chart('ana');
      await checkIns.finish(ana, visit, 'information', now);
      await checkIns.finish(ana, visit, 'consents', plus(now, 5));
      await checkIns.prune(plus(now, 5));
      expect(await checkIns.done(ana, visit)).toEqual(['consents']);
    });
  });
};
