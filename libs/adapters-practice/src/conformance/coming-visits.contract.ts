import { describe, expect, it } from '@jest/globals';
import type {
  Appointment,
  BookingKey,
  ComingVisits,
  HeldSlot,
  Schedule,
  AppointmentBooking,
} from '@portico/domain/appointments';
import { appointmentStatuses } from '@portico/domain/appointments';
import { DAY, HOUR, plus, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import { ana, ben, now, otherAna, visit } from './practice-fixture.ts';

export interface ComingVisitsFixture {
  readonly coming: ComingVisits;
  readonly schedule: Pick<Schedule, 'visit'>;
  /** Puts these visits in place of all others. */
  book(visits: readonly Appointment[]): Promise<void>;
  /** The desk over the same visits, with a slot kept; only where the practice system knows when a visit was booked. */
  readonly system?: (slot: HeldSlot) => Promise<AppointmentBooking>;
}

const tomorrow = plus(now, DAY);
const idOf = (id: string): AppointmentId => id as AppointmentId;

/** What every `ComingVisits` owes. */
export const comingVisitsContract = (fixture: () => ComingVisitsFixture): void => {
  describe('ComingVisits', () => {
    it('answers the booked visits of all practices that begin in some spans, the earliest first, some at a time', async () => {
      const { coming, book } = fixture();
      const early = visit('early', plus(tomorrow, -HOUR), { patient: ben.patient });
      const late = visit('late', tomorrow);
      const others = appointmentStatuses
        .filter((status) => status !== 'SCHEDULED')
        .map((status) => visit(`not-${status}`, tomorrow, { status }));
      const there = visit('there', tomorrow, { patient: otherAna.patient });
      await book([
        late,
        early,
        there,
        ...others,
        visit('behind', plus(tomorrow, 1)),
        visit('at', plus(tomorrow, -2 * HOUR)),
        visit('between', plus(tomorrow, -HOUR / 2)),
      ]);
      const spans = [
        { after: plus(tomorrow, -2 * HOUR), until: plus(tomorrow, -HOUR) },
        { after: plus(tomorrow, -1), until: tomorrow },
      ];
      const found = (await coming.starting(spans, 10)).map((one) => one.visit);
      expect(found).toEqual([early, there, late]);
      const [first, ...rest] = await coming.starting(spans, 2);
      expect({ visit: first?.visit, rest: rest.map((one) => one.visit) }).toEqual({ visit: early, rest: [there] });
      expect((await coming.starting(spans, 2, there)).map((one) => one.visit)).toEqual([late]);
      expect(await coming.starting(spans, 2, late)).toEqual([]);
      expect(await coming.starting([], 2)).toEqual([]);
    });

    it('answers which of some visits are still booked for their time, and to whom they belong', async () => {
      const { coming, book } = fixture();
      const [stays, moved, over] = [visit('stays', tomorrow), visit('moved', tomorrow), visit('over', tomorrow)];
      const there = visit('there', tomorrow, { patient: otherAna.patient });
      await book([
        stays,
        { ...moved, start: plus(moved.start, HOUR), end: plus(moved.end, HOUR) },
        { ...over, status: 'CANCELLED' },
        there,
      ]);
      const seenOf = ({ patient, id, start }: Appointment) => ({ patient, visit: id, start });
      const all = [stays, moved, over].map(seenOf);
      const { booked, unread } = await coming.standing(ana.patient.practice, [
        ...all,
        { ...seenOf(stays), patient: ben.patient, visit: idOf('another') },
      ]);
      expect([...booked.keys()]).toEqual([stays.id]);
      expect(booked.get(stays.id)?.visit).toEqual(stays);
      expect(unread.size).toBe(0);
      const ofBen = await coming.standing(ana.patient.practice, [{ ...seenOf(stays), patient: ben.patient }]);
      expect(ofBen.booked.size).toBe(0);
      const elsewhere = await coming.standing(otherAna.patient.practice, [seenOf(there)]);
      expect([...elsewhere.booked.keys()]).toEqual([there.id]);
    });

    it('keeps that a patient will come, of an own visit that is booked and to come', async () => {
      const { coming, schedule, book } = fixture();
      const [mine, over] = [visit('mine', tomorrow), visit('over', plus(now, -HOUR))];
      const asked = visit('asked', tomorrow, { status: 'REQUESTED' });
      await book([mine, over, asked]);
      expect(await coming.confirm(ben.patient, mine.id, now)).toBeUndefined();
      for (const id of [over.id, asked.id, idOf('nowhere')]) {
        expect(await coming.confirm(ana.patient, id, now)).toBeUndefined();
      }
      expect(await schedule.visit(ana.patient, mine.id)).toEqual(mine);
      const confirmed = { ...mine, confirmed: true };
      expect(await coming.confirm(ana.patient, mine.id, now)).toEqual(confirmed);
      expect(await coming.confirm(ana.patient, mine.id, now)).toEqual(confirmed);
      expect(await schedule.visit(ana.patient, mine.id)).toEqual(confirmed);
    });

    it('knows when a visit was booked here', async () => {
      const { coming, book, system } = fixture();
      if (system === undefined) return;
      await book([]);
      const { id: _, status: __, ...to } = visit('new', tomorrow);
      const slot: HeldSlot = { id: 'h1' as HoldId, visit: to, prepayment: 0 as Cents, until: plus(now, HOUR) };
      await (await system(slot)).book(ana.patient, slot.id, 'press' as BookingKey);
      expect(await coming.starting([{ after: now, until: tomorrow }], 10)).toMatchObject([{ bookedAt: now }]);
    });
  });
};
