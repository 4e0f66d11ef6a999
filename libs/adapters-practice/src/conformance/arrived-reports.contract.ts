import { describe, expect, it } from '@jest/globals';
import type { ArrivedReports, Lab } from '@portico/domain/health';
import { plus, type LabId, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, now } from './practice-fixture.ts';

export interface ArrivedReportsFixture {
  readonly arrived: ArrivedReports;
  /** Writes these reports, as whoever brings them does. */
  write(patient: PatientRef, labs: readonly Lab[]): Promise<void>;
}

const report: Lab = { id: 7 as LabId, name: 'Glucose', status: 'final', results: [] };
const [later, muchLater] = [plus(now, 1), plus(now, 2)];

/** What every `ArrivedReports` owes. */
export const arrivedReportsContract = (fixture: () => Promise<ArrivedReportsFixture>): void => {
  describe('ArrivedReports', () => {
    const patients = async (arrived: ArrivedReports, at = now) =>
      (await arrived.claim(at, plus(at, 1), 10)).map(({ patient }) => patient);

    it('are those of a patient whose report is ready, once until they are told', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [{ ...report, status: 'pending' }]);
      expect(await patients(arrived)).toEqual([]);
      await write(ana.patient, [report, { ...report, id: 8 as LabId }]);
      expect(await patients(arrived)).toEqual([ana.patient]);
      expect(await patients(arrived)).toEqual([]);
      const [again] = await arrived.claim(later, muchLater, 10);
      if (again !== undefined) await arrived.told(again);
      expect(await patients(arrived, muchLater)).toEqual([]);
    });

    it('stay for what arrived since the claim', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [report]);
      const [claimed] = await arrived.claim(now, muchLater, 10);
      await write(ana.patient, [{ ...report, status: 'corrected' }]);
      if (claimed !== undefined) await arrived.told(claimed);
      expect(await patients(arrived)).toEqual([ana.patient]);
    });

    it('are nothing where the same is written again', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [report]);
      const [claimed] = await arrived.claim(now, later, 10);
      if (claimed !== undefined) await arrived.told(claimed);
      await write(ana.patient, [report]);
      expect(await patients(arrived, muchLater)).toEqual([]);
    });

    it('are given to one of many workers, so many at a time', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [report]);
      await write(ben.patient, [report]);
      const claims = await Promise.all([1, 2, 3].map(() => arrived.claim(now, later, 1)));
      expect(claims.map((claim) => claim.length).sort()).toEqual([0, 1, 1]);
    });
  });
};
