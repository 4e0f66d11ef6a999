import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type Appointment, type Schedule } from '@portico/domain/appointments';
import { failed, HOUR, ok, plus, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import type { CheckOutDesk } from '@portico/domain/visits';
import { ana, ben, here, now, otherAna, strangers, visit } from './stage.ts';

export interface CheckOutDeskStage {
  readonly desk: CheckOutDesk;
  /** What the desk writes to. */
  readonly schedule: Schedule;
  /** Puts these visits into the schedule. Called once. */
  keep(visits: readonly Appointment[]): Promise<void>;
  /** Asks for these forms at the end of a visit. */
  ask(practice: PracticeId, appointment: AppointmentId, forms: readonly string[]): Promise<void>;
}

const refused = failed({ kind: 'not-checked-in' });
const running = visit('running', plus(now, -HOUR), { status: 'CHECKED-IN' });
const everybodyElse = [ben.patient, otherAna.patient, ...strangers];

/** What every `CheckOutDesk` owes. */
export const checkOutDeskContract = (stage: () => CheckOutDeskStage): void => {
  describe('CheckOutDesk', () => {
    it('APT-219 answers the forms of the end of one visit, and nobody else about it', async () => {
      const { desk, keep, ask } = stage();
      await keep([running, visit('plain', plus(now, HOUR))]);
      await ask(here.id, running.id, ['q2', 'q1']);
      expect(await desk.papers(ana.patient, running.id)).toEqual({ forms: ['q1', 'q2'] });
      expect(await desk.papers(ana.patient, 'plain' as AppointmentId)).toEqual({ forms: [] });
      expect(await desk.papers(ana.patient, 'none' as AppointmentId)).toBeUndefined();
      for (const patient of everybodyElse) expect(await desk.papers(patient, running.id)).toBeUndefined();
    });

    it('APT-223 checks a patient out once: the schedule says so, and the first time stays', async () => {
      const { desk, schedule, keep } = stage();
      await keep([running]);
      expect(await desk.checkOut(ana.patient, running.id, now)).toEqual(ok(undefined));
      expect(await desk.checkOut(ana.patient, running.id, plus(now, HOUR))).toEqual(ok(undefined));
      expect(await desk.papers(ana.patient, running.id)).toEqual({ forms: [], checkedOutAt: now });
      expect(await schedule.visit(ana.patient, running.id)).toEqual({ ...running, status: 'COMPLETED' });
    });

    it.each(appointmentStatuses.filter((status) => status !== 'CHECKED-IN'))(
      'checks nobody out of a %s visit',
      async (status) => {
        const { desk, schedule, keep } = stage();
        const other = { ...running, status };
        await keep([other]);
        expect(await desk.checkOut(ana.patient, other.id, now)).toEqual(refused);
        expect(await schedule.visit(ana.patient, other.id)).toEqual(other);
      },
    );

    it("checks nobody out of somebody else's visit", async () => {
      const { desk, schedule, keep } = stage();
      await keep([running]);
      for (const patient of everybodyElse) {
        expect(await desk.checkOut(patient, running.id, now)).toEqual(refused);
      }
      expect(await schedule.visit(ana.patient, running.id)).toEqual(running);
    });
  });
};
