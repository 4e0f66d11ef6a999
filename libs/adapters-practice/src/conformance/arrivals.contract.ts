import { describe, expect, it } from '@jest/globals';
import { plus, type Arrivals, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, now } from './practice-fixture.ts';

/** Something that arrives, in one of its versions; nobody is told of one that is not ready, or that the patient wrote. */
export interface Arriving {
  readonly id: number;
  readonly version: 'unready' | 'first' | 'second';
}

export interface ArrivalsFixture {
  readonly arrived: Arrivals;
  /** Writes these, as whoever brings them does. */
  write(patient: PatientRef, arriving: readonly Arriving[]): Promise<void>;
}

const first: Arriving = { id: 7, version: 'first' };
const [later, muchLater] = [plus(now, 1), plus(now, 2)];

/** What every `Arrivals` owes. */
export const arrivalsContract = (of: 'reports' | 'messages', fixture: () => Promise<ArrivalsFixture>): void => {
  describe(`Arrivals of ${of}`, () => {
    const patients = async (arrived: Arrivals, at = now) =>
      (await arrived.claim(at, plus(at, 1), 10)).map(({ patient }) => patient);

    it('are those of a patient for whom something is ready, once until they are told', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [{ ...first, version: 'unready' }]);
      expect(await patients(arrived)).toEqual([]);
      await write(ana.patient, [first, { ...first, id: 8 }]);
      expect(await patients(arrived)).toEqual([ana.patient]);
      expect(await patients(arrived)).toEqual([]);
      const [again] = await arrived.claim(later, muchLater, 10);
      if (again !== undefined) await arrived.told(again);
      expect(await patients(arrived, muchLater)).toEqual([]);
    });

    it('stay for what arrived since the claim', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [first]);
      const [claimed] = await arrived.claim(now, muchLater, 10);
      await write(ana.patient, [{ ...first, version: 'second' }]);
      if (claimed !== undefined) await arrived.told(claimed);
      expect(await patients(arrived)).toEqual([ana.patient]);
    });

    it('are nothing where the same is written again', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [first]);
      const [claimed] = await arrived.claim(now, later, 10);
      if (claimed !== undefined) await arrived.told(claimed);
      await write(ana.patient, [first]);
      expect(await patients(arrived, muchLater)).toEqual([]);
    });

    it('are given to one of many workers, so many at a time', async () => {
      const { arrived, write } = await fixture();
      await write(ana.patient, [first]);
      await write(ben.patient, [first]);
      const claims = await Promise.all([1, 2, 3].map(() => arrived.claim(now, later, 1)));
      expect(claims.map((claim) => claim.length).sort()).toEqual([0, 1, 1]);
    });
  });
};
