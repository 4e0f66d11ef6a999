import { describe, expect, it } from '@jest/globals';
import type { Appointment } from '@portico/domain/appointments';
import { HOUR, MINUTE, plus, type AppointmentId, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { ThirdPartyTask, ThirdPartyTasks, ThirdPartyTaskWay } from '@portico/domain/visits';
import { ana, ben, elsewhere, now, otherAna, strangers, visit } from './practice-fixture.ts';

export interface ThirdPartyTasksFixture {
  /** The practice `here` works with a partner of this name; `elsewhere` works with none. */
  readonly tasks: ThirdPartyTasks;
  readonly clock: { now: Instant };
  keep(visits: readonly Appointment[]): Promise<void>;
  /** What the partner reads from an address through which a patient arrives. */
  wayOf(address: string): Promise<ThirdPartyTaskWay | undefined>;
  /** Completes the partner's task for a patient who arrived by this address; the partner reports it to the practice. */
  finish(address: string): Promise<void>;
}

export const partnerName = 'Mesa Pre-Registration';

const way: ThirdPartyTaskWay = { returnTo: 'https://portal.example/back?of=1', language: 'es' };

/** What every `ThirdPartyTasks` owes. */
export const thirdPartyTasksContract = (make: () => ThirdPartyTasksFixture | Promise<ThirdPartyTasksFixture>): void => {
  describe('OutsideTasks', () => {
    const soon = visit('visit-soon', plus(now, HOUR));
    const later = visit('visit-later', plus(now, 2 * HOUR));

    const open = async (visits: readonly Appointment[]) => {
      const fixture = await make();
      await fixture.keep(visits);
      const of = (id: AppointmentId, patient: PatientRef = ana.patient) => fixture.tasks.of(patient, id, way);
      const task = async (id: AppointmentId): Promise<ThirdPartyTask> => {
        const found = await of(id);
        if (found === undefined) throw new Error('The visit has a task.');
        return found;
      };
      return { ...fixture, of, task };
    };

    it('APT-207 APT-214 has an https address for each visit, from which the partner knows the way back and nobody’s name', async () => {
      const { task, wayOf } = await open([soon, later]);
      const found = await Promise.all([soon, later].map(({ id }) => task(id)));
      expect(new Set(found.map(({ address }) => address)).size).toBe(2);
      for (const { partner, address, isDone } of found) {
        expect({ partner, isDone, protocol: new URL(address).protocol }).toEqual({
          partner: partnerName,
          isDone: false,
          protocol: 'https:',
        });
        expect(await wayOf(address)).toEqual(way);
        for (const secret of [ana.patient.patient, soon.id, later.id]) {
          expect(new URL(address).search).not.toContain(secret);
        }
      }
    });

    it('APT-214 is done once the partner says so to the practice, of that visit alone, however often it says so', async () => {
      const { task, finish } = await open([soon, later]);
      const { address } = await task(soon.id);
      for (const _ of [1, 2]) {
        await finish(address);
        expect((await task(soon.id)).isDone).toBe(true);
        expect((await task(later.id)).isDone).toBe(false);
      }
      await finish((await task(later.id)).address);
      expect((await task(later.id)).isDone).toBe(true);
    });

    it('asks until the visit ends', async () => {
      const running = visit('running', plus(now, -HOUR), { end: plus(now, MINUTE) });
      const { of, clock } = await open([running]);
      expect(await of(running.id)).toBeDefined();
      clock.now = running.end;
      expect(await of(running.id)).toBeUndefined();
    });

    it.each(['REQUESTED', 'CANCELLED', 'MISSED', 'COMPLETED', 'CHECKED-IN'] as const)(
      'asks nothing for a %s visit',
      async (status) => {
        const { of } = await open([{ ...soon, status }]);
        expect(await of(soon.id)).toBeUndefined();
      },
    );

    it('asks nothing where there is no such visit or no partner, and nothing of anybody else', async () => {
      const alien = visit('alien', plus(now, HOUR), { patient: otherAna.patient });
      const { of, tasks } = await open([soon, alien]);
      expect(await of('none' as AppointmentId)).toBeUndefined();
      expect(await tasks.of({ ...otherAna.patient, practice: elsewhere.id }, alien.id, way)).toBeUndefined();
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await of(soon.id, patient)).toBeUndefined();
      }
    });
  });
};
