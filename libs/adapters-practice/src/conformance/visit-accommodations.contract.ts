import { describe, expect, it } from '@jest/globals';
import type { BookingKey } from '@portico/domain/appointments';
import { atWallClock, MINUTE, plus, type AppointmentId, type HoldId, type LocalDate } from '@portico/domain/kernel';
import type { Accommodations } from '@portico/domain/profile';
import { checkUpAtNorth, type BookingFixture } from './booking-fixture.ts';
import { ana, now, phoenix } from './practice-fixture.ts';

const [nine, ten] = ['09:00', '10:00'].map((time) => atWallClock(phoenix, '2026-03-05' as LocalDate, time)) as [
  ReturnType<typeof atWallClock>,
  ReturnType<typeof atWallClock>,
];
const asl: Accommodations = { interpreter: 'ase', otherHelp: 'Letra "grande" & rampa' };
const key = (text: string): BookingKey => text as BookingKey;

/** What booking and requesting owe where the system keeps what is needed at a visit. */
export const visitAccommodationsContract = (fixture: () => BookingFixture): void => {
  describe('what is needed at a visit', () => {
    const neededAt = async ({ schedule }: BookingFixture, visit: AppointmentId | 'answered' | undefined) =>
      visit && (await schedule.visit(ana.patient, visit as AppointmentId))?.accommodations;
    const book = async (all: BookingFixture, name: string, said?: Accommodations, replaces?: AppointmentId) => {
      const hold = name as HoldId;
      const start = replaces === undefined ? nine : ten;
      const wanted = { offer: checkUpAtNorth, start, language: 'en' as const, ...(replaces && { replaces }) };
      await all.slotHolds.keep(ana.patient, wanted, hold, plus(now, 10 * MINUTE));
      const more = said === undefined ? {} : { accommodations: said };
      const booked = await all.system.book(ana.patient, hold, key(name), more);
      if (!booked.ok) throw new Error(booked.error.kind);
      return booked.value;
    };

    it('stands at the visit as it was said while booking', async () => {
      const all = fixture();
      expect(await neededAt(all, await book(all, 'h1', asl))).toEqual(asl);
    });

    it('is nothing where nothing was said, and where it was said that nothing is needed', async () => {
      const all = fixture();
      const first = await book(all, 'h1');
      expect(await neededAt(all, first)).toBeUndefined();
      expect(await neededAt(all, await book(all, 'h2', {}, first))).toBeUndefined();
    });

    it('goes along to another time, unless something else is said', async () => {
      const all = fixture();
      const first = await book(all, 'h1', asl);
      const second = await book(all, 'h2', undefined, first);
      expect(await neededAt(all, second)).toEqual(asl);
      const request = { offer: checkUpAtNorth, when: { kind: 'time', start: nine }, language: 'en' } as const;
      const asked = await all.requests.request(ana.patient, { ...request, replaces: second }, key('r1'));
      expect(await neededAt(all, asked)).toEqual(asl);
      const other = { ...request, replaces: second, accommodations: { otherHelp: 'Ramp' } };
      const again = await all.requests.request(ana.patient, other, key('r2'));
      expect(await neededAt(all, again)).toEqual({
        otherHelp: 'Ramp',
      });
      expect(
        await neededAt(all, await all.requests.request(ana.patient, { ...other, accommodations: {} }, key('r3'))),
      ).toBeUndefined();
    });
  });
};
