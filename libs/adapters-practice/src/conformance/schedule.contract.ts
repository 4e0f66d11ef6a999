import { describe, expect, it } from '@jest/globals';
import {
  appointmentStatuses,
  earliestFirst,
  statusOf,
  type Appointment,
  type Schedule,
} from '@portico/domain/appointments';
import { anyAppointments, MemorySchedule } from '@portico/domain/appointments/testing';
import { atWallClock, DAY, instant, MINUTE, plus, type AppointmentId, type LocalDate } from '@portico/domain/kernel';
import fc from 'fast-check';
import {
  ana,
  ben,
  doctors,
  longName,
  newYork,
  now,
  offices,
  otherAna,
  people,
  phoenix,
  strangers,
  visit,
} from './practice-fixture.ts';

export interface ScheduleFixture {
  readonly schedule: Schedule;
  /** Keeps these appointments and no others. */
  book(appointments: readonly Appointment[]): Promise<void>;
  /** The system behind it has no place for what a person needs at a visit. */
  readonly keepsNoAccommodations?: true;
}

/** What every `Schedule` owes. `stage` answers an adapter in which the people and places of `practice-fixture.ts` are known. */
export const scheduleContract = (fixture: () => ScheduleFixture): void => {
  describe('Schedule', () => {
    const history = (count: number): readonly Appointment[] =>
      Array.from({ length: count }, (_, at) =>
        // Every third one starts together with its neighbor, so that only the id keeps them apart.
        visit(`p${String(at).padStart(3, '0')}`, plus(now, -(at - (at % 3 === 0 ? 0 : 1)) * DAY - DAY), {
          status: 'COMPLETED',
        }),
      );

    it.each([0, 1, 10, 11, 250])('pages through %i past visits without losing or repeating one', async (count) => {
      const { schedule, book } = fixture();
      const all = history(count);
      await book(all);
      const seen: Appointment[] = [];
      for (let page = 1; page <= Math.ceil(count / 10) + 1; page += 1) {
        const answer = await schedule.past(ana.patient, now, page, 10);
        expect(answer).toMatchObject({ page, perPage: 10, total: count });
        seen.push(...answer.entries);
      }
      expect(seen).toEqual([...all].sort(earliestFirst).reverse());
    });

    it('answers no more upcoming visits than asked for, earliest first', async () => {
      const { schedule, book } = fixture();
      const all = [3, 1, 2].map((day) => visit(`u${day}`, plus(now, day * DAY)));
      await book(all);
      expect((await schedule.upcoming(ana.patient, now, 2)).map(({ id }) => id)).toEqual(['u1', 'u2']);
    });

    it('APT-016 ends a visit at the very instant of its end', async () => {
      const { schedule, book } = fixture();
      const running = visit('running', plus(now, -MINUTE), { end: plus(now, 1) });
      const over = visit('over', plus(now, -MINUTE), { end: now });
      await book([running, over]);
      expect(await schedule.upcoming(ana.patient, now, 10)).toEqual([running]);
      expect((await schedule.past(ana.patient, now, 1, 10)).entries).toEqual([over]);
    });

    it('keeps every status and every word as it was given', async () => {
      const { schedule, book } = fixture();
      const all = appointmentStatuses.map((status, at) =>
        visit(`s${at}`, plus(now, (at + 1) * DAY), {
          status,
          video: at % 2 === 0,
          visitType: "Niño's check-up",
          visitReason: 'Tos & fiebre <38°',
          comment: longName,
        }),
      );
      await book(all);
      const upcoming = await schedule.upcoming(ana.patient, now, 10);
      const past = await schedule.past(ana.patient, now, 1, 10);
      expect([...past.entries, ...upcoming].sort(earliestFirst)).toEqual(all);
    });

    it('answers a provider without specialty and an office without phone', async () => {
      const { schedule, book } = fixture();
      const [, provider] = doctors;
      const [, location] = offices;
      if (provider === undefined || location === undefined) throw new Error('The stage has two of each.');
      const plain = visit('plain', plus(now, DAY), { provider, location });
      await book([plain]);
      expect(await schedule.upcoming(ana.patient, now, 10)).toEqual([plain]);
    });

    it.each([
      [phoenix, '2026-03-09', '2026-03-09T16:00:00Z'],
      [newYork, '2026-03-07', '2026-03-07T14:00:00Z'],
      [newYork, '2026-03-09', '2026-03-09T13:00:00Z'],
      [newYork, '2026-11-02', '2026-11-02T14:00:00Z'],
    ])('APT-016 keeps 09:00 on the clock of %s on %s, daylight saving or not', async (zone, day, utc) => {
      const { schedule, book } = fixture();
      const location = offices.find(({ timeZone }) => timeZone === zone);
      const start = atWallClock(zone, day as LocalDate, '09:00');
      await book([visit('nine', start, location === undefined ? {} : { location })]);
      const [nine] = await schedule.upcoming(ana.patient, now, 1);
      expect(new Date(nine?.start ?? 0).toISOString()).toBe(new Date(utc).toISOString());
      expect(nine?.location.timeZone).toBe(zone);
    });

    it('answers for another patient, another practice and a stranger alike: nothing', async () => {
      const { schedule, book } = fixture();
      await book([visit('mine', plus(now, DAY)), visit('gone', plus(now, -DAY))]);
      for (const patient of [ben.patient, otherAna.patient, ...strangers]) {
        expect(await schedule.upcoming(patient, now, 10)).toEqual([]);
        expect(await schedule.past(patient, now, 1, 10)).toEqual({ entries: [], page: 1, perPage: 10, total: 0 });
        expect(await schedule.visit(patient, 'mine' as AppointmentId)).toBeUndefined();
      }
    });

    it('answers one visit by its id, whatever became of it', async () => {
      const { schedule, book } = fixture();
      const all = appointmentStatuses.map((status, at) => visit(`s${at}`, plus(now, (at - 2) * DAY), { status }));
      await book(all);
      for (const one of all) expect(await schedule.visit(ana.patient, one.id)).toEqual(one);
      expect(await schedule.visit(ana.patient, 'unknown' as AppointmentId)).toBeUndefined();
    });

    it('APT-031 tells past from upcoming exactly as the rule does', async () => {
      const { schedule, book, keepsNoAccommodations } = fixture();
      const patients = people.map(({ patient }) => patient);
      await fc.assert(
        fc.asyncProperty(
          anyAppointments({ patients, providers: doctors, locations: offices }, now),
          fc.integer({ min: -8, max: 8 }),
          async (all, quarters) => {
            const appointments =
              keepsNoAccommodations === true ? all.map(({ accommodations: _, ...rest }) => rest) : all;
            const at = instant(now + quarters * 15 * MINUTE);
            const rule = new MemorySchedule(appointments);
            await book(appointments);
            for (const patient of patients) {
              const upcoming = await schedule.upcoming(patient, at, 100);
              expect(upcoming.every((appointment) => statusOf(appointment, at) !== 'past')).toBe(true);
              expect(upcoming).toEqual(await rule.upcoming(patient, at, 100));
              expect(await schedule.past(patient, at, 2, 3)).toEqual(await rule.past(patient, at, 2, 3));
            }
          },
        ),
        { numRuns: 40 },
      );
    });
  });
};
