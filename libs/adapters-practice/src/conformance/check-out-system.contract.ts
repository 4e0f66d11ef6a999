import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type Appointment, type Schedule } from '@portico/domain/appointments';
import { failed, HOUR, ok, plus, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import type { CheckOutSystem } from '@portico/domain/visits';
import { ana, ben, here, now, otherAna, strangers, visit } from './practice-fixture.ts';

export interface CheckOutSystemFixture {
  readonly system: CheckOutSystem;
  /** What the desk writes to. */
  readonly schedule: Schedule;
  /** Puts these visits into the schedule. Called once. */
  keep(visits: readonly Appointment[]): Promise<void>;
  /** The system asks for no forms of one visit alone. */
  readonly withoutForms?: true;
  /** Asks for these forms at the end of a visit. */
  ask(practice: PracticeId, appointment: AppointmentId, forms: readonly string[]): Promise<void>;
}

const refused = failed({ kind: 'not-checked-in' });
const running = visit('running', plus(now, -HOUR), { status: 'CHECKED-IN' });
const everybodyElse = [ben.patient, otherAna.patient, ...strangers];

/** What every `CheckOutSystem` owes. */
export const checkOutSystemContract = (fixture: () => CheckOutSystemFixture): void => {
  describe('CheckOutDesk', () => {
    it('APT-219 answers the forms of the end of one visit, and nobody else about it', async () => {
      const { system, keep, ask, withoutForms } = fixture();
      await keep([running, visit('plain', plus(now, HOUR))]);
      await ask(here.id, running.id, ['q2', 'q1']);
      expect(await system.checkOutForms(ana.patient, running.id)).toEqual({
        forms: withoutForms ? [] : ['q1', 'q2'],
      });
      expect(await system.checkOutForms(ana.patient, 'plain' as AppointmentId)).toEqual({ forms: [] });
      expect(await system.checkOutForms(ana.patient, 'none' as AppointmentId)).toBeUndefined();
      for (const patient of everybodyElse) expect(await system.checkOutForms(patient, running.id)).toBeUndefined();
    });

    it('APT-223 checks a patient out once: the schedule says so, and the first time stays', async () => {
      const { system, schedule, keep } = fixture();
      await keep([running]);
      expect(await system.checkOut(ana.patient, running.id, now)).toEqual(ok(undefined));
      expect(await system.checkOut(ana.patient, running.id, plus(now, HOUR))).toEqual(ok(undefined));
      expect(await system.checkOutForms(ana.patient, running.id)).toEqual({ forms: [], checkedOutAt: now });
      expect(await schedule.visit(ana.patient, running.id)).toEqual({ ...running, status: 'COMPLETED' });
    });

    it.each(appointmentStatuses.filter((status) => status !== 'CHECKED-IN'))(
      'checks nobody out of a %s visit',
      async (status) => {
        const { system, schedule, keep } = fixture();
        const other = { ...running, status };
        await keep([other]);
        expect(await system.checkOut(ana.patient, other.id, now)).toEqual(refused);
        expect(await schedule.visit(ana.patient, other.id)).toEqual(other);
      },
    );

    it("checks nobody out of somebody else's visit", async () => {
      const { system, schedule, keep } = fixture();
      await keep([running]);
      for (const patient of everybodyElse) {
        expect(await system.checkOut(patient, running.id, now)).toEqual(refused);
      }
      expect(await schedule.visit(ana.patient, running.id)).toEqual(running);
    });
  });
};
