import { describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type Appointment } from '@portico/domain/appointments';
import {
  atWallClock,
  DAY,
  HOUR,
  MINUTE,
  plus,
  type HoldId,
  type Instant,
  type LocalDate,
  type PracticeId,
  inLanguageOf,
} from '@portico/domain/kernel';
import { firstAvailable, type DateRange, type Slot } from '@portico/domain/scheduling';
import { bookable, checkUpAtNorth, names, notOnOffer, type BookingFixture } from './booking-fixture.ts';
import {
  ana,
  ben,
  doctors,
  elsewhere,
  here,
  newYork,
  now,
  offices,
  otherAna,
  phoenix,
  strangers,
  visit,
} from './practice-fixture.ts';

const days = (start: string, end = start): DateRange => ({ start: start as LocalDate, end: end as LocalDate });
const inPhoenix = (day: string, time: string): Instant => atWallClock(phoenix, day as LocalDate, time);
const startsOf = (slots: readonly Slot[]) => slots.map(({ start }) => start);
/** Thursday, the day after `now`. */
const thursday = days('2026-03-05');
const nine = inPhoenix('2026-03-05', '09:00');
const halfHours = (day: string, from: string, count: number): readonly Instant[] =>
  Array.from({ length: count }, (_, at) => plus(inPhoenix(day, from), at * 30 * MINUTE));
const wholeThursday = [...halfHours('2026-03-05', '08:00', 8), ...halfHours('2026-03-05', '13:00', 8)];

/** What every `Availability` owes. */
export const availabilityContract = (fixture: () => BookingFixture): void => {
  describe('Openings', () => {
    it('ACC-321 answers the rules of a practice as it decided them, and none where nothing is booked online', async () => {
      const { availability } = fixture();
      expect(await availability.rules(here.id)).toEqual(bookable.booking);
      for (const practice of [elsewhere.id, 'nowhere' as PracticeId]) {
        expect(await availability.rules(practice)).toBeUndefined();
      }
    });

    it.each(['en', 'es'] as const)(
      'APT-072 answers what is on offer, and only that, in the words of %s',
      async (language) => {
        const { availability, withoutPhotos } = fixture();
        const { resources, visitReasons, locations, offers } = await availability.catalog(ben.patient, language);
        const provider = (id: string) => doctors.find((each) => each.id === id);
        expect(resources).toEqual(
          bookable.resources.map(({ photo, ...each }) => ({
            ...each,
            ...(photo === undefined || withoutPhotos ? {} : { photo }),
            provider: provider(each.id),
          })),
        );
        expect(visitReasons).toEqual(
          bookable.visitReasons
            .filter(({ id }) => id !== names.unused)
            .map(({ visitType, ...rest }) => ({ ...rest, visitType: inLanguageOf(visitType, language) })),
        );
        expect(locations).toEqual(offices);
        expect(offers).toHaveLength(bookable.offers.length);
        expect(new Set(offers)).toEqual(new Set(bookable.offers));
      },
    );

    it('offers nothing where nothing is booked online', async () => {
      const nothing = { resources: [], visitReasons: [], locations: [], offers: [] };
      expect(await fixture().availability.catalog(otherAna.patient, 'en')).toEqual(nothing);
    });

    it('APT-063 tells when a patient was last with a provider', async () => {
      const { availability, keep } = fixture();
      const past = (id: string, daysAgo: number, more: Partial<Appointment> = {}) =>
        visit(id, plus(now, -daysAgo * DAY), { status: 'COMPLETED', ...more });
      await keep([
        past('first', 9),
        past('last', 5),
        past('missed', 4, { status: 'MISSED' }),
        past('cancelled', 3, { status: 'CANCELLED' }),
        past('of-ben', 2, { patient: ben.patient }),
        visit('to-come', plus(now, DAY)),
      ]);
      const lastOf = async (patient: typeof ana) =>
        (await availability.catalog(patient.patient, 'en')).resources.map(({ id, lastAppointment }) => [
          id,
          lastAppointment,
        ]);
      expect(await lastOf(ana)).toEqual([
        [names.ng, plus(now, -5 * DAY)],
        [names.quiet, undefined],
      ]);
      expect(await lastOf(ben)).toEqual([
        [names.ng, plus(now, -2 * DAY)],
        [names.quiet, undefined],
      ]);
    });

    it('APT-063 takes a visit that runs for the last one', async () => {
      const { availability, keep } = fixture();
      await keep([visit('runs', plus(now, -MINUTE), { status: 'CHECKED-IN' })]);
      const [ng] = (await availability.catalog(ana.patient, 'en')).resources;
      expect(ng?.lastAppointment).toBe(plus(now, -MINUTE));
    });

    it('APT-097 answers the times within the hours, none too soon and none on a day that is closed', async () => {
      const slots = await fixture().availability.slots(ana.patient, checkUpAtNorth, days('2026-03-04', '2026-03-07'));
      expect(startsOf(slots)).toEqual([
        ...halfHours('2026-03-04', '11:00', 2),
        ...halfHours('2026-03-04', '13:00', 8),
        ...wholeThursday,
      ]);
      expect(slots.every(({ start, end }) => end - start === 30 * MINUTE)).toBe(true);
    });

    it('APT-016 answers times on the clock of the office, over a change of that clock', async () => {
      const offer = { ...checkUpAtNorth, location: names.east };
      const slots = await fixture().availability.slots(ana.patient, offer, days('2026-03-07', '2026-03-08'));
      const first = (day: string) => atWallClock(newYork, day as LocalDate, '09:00');
      expect(startsOf(slots)).toEqual(
        ['2026-03-07', '2026-03-08'].flatMap((day) => [0, 1, 2, 3].map((at) => plus(first(day), at * 30 * MINUTE))),
      );
      expect(first('2026-03-08') - first('2026-03-07')).toBe(23 * HOUR);
    });

    it.each(appointmentStatuses)('a visit of anybody is in the way while it takes place: %s', async (status) => {
      const { availability, keep } = fixture();
      await keep([visit('other', nine, { status, patient: ben.patient, ...elsewhereInTown })]);
      const starts = startsOf(await availability.slots(ana.patient, checkUpAtNorth, thursday));
      const takesPlace = status === 'SCHEDULED' || status === 'CHECKED-IN';
      expect(starts).toEqual(wholeThursday.filter((start) => !takesPlace || start !== nine));
    });

    it('a visit with somebody else is in nobody’s way, nor is one in another practice', async () => {
      const { availability, keep } = fixture();
      const [, quiet] = doctors;
      await keep([
        visit('other', nine, { ...(quiet === undefined ? {} : { provider: quiet }) }),
        visit('other', nine, { patient: otherAna.patient }),
      ]);
      expect(startsOf(await availability.slots(ana.patient, checkUpAtNorth, thursday))).toEqual(wholeThursday);
    });

    it('a time that is kept is in the way of others until it is kept no more, and not of whoever keeps it', async () => {
      const { availability, slotHolds, clock } = fixture();
      const wanted = { offer: checkUpAtNorth, start: nine, language: 'en' } as const;
      await slotHolds.keep(ana.patient, wanted, 'h1' as HoldId, plus(now, 10 * MINUTE));
      const starts = async (of: typeof ana) =>
        startsOf(await availability.slots(of.patient, checkUpAtNorth, thursday)).includes(nine);
      expect(await starts(ben)).toBe(false);
      expect(await starts(ana)).toBe(true);
      clock.now = plus(now, 10 * MINUTE - 1);
      expect(await starts(ben)).toBe(false);
      clock.now = plus(now, 10 * MINUTE);
      expect(await starts(ben)).toBe(true);
    });

    it('APT-116 the visit that is to be replaced is not in the way, but somebody else’s of that name is', async () => {
      const { availability, keep, listsFreeTimes } = fixture();
      if (listsFreeTimes) return;
      // It is ten minutes off the times of an empty day, so that all times after it are others without it.
      const old = visit('old', plus(nine, 10 * MINUTE));
      await keep([old]);
      const starts = async (of: typeof ana) =>
        startsOf(await availability.slots(of.patient, checkUpAtNorth, thursday, old.id));
      expect(await starts(ana)).toEqual(wholeThursday);
      expect(await starts(ben)).not.toContain(nine);
      expect(startsOf(await availability.slots(ana.patient, checkUpAtNorth, thursday))).not.toContain(nine);
    });

    it('a request is in nobody’s way', async () => {
      const { availability, requests } = fixture();
      const when = [{ kind: 'time', start: nine } as const, { kind: 'wish', preference: firstAvailable } as const];
      for (const [at, each] of when.entries()) {
        const key = `ask-${at}` as Parameters<typeof requests.request>[2];
        await requests.request(ben.patient, { offer: checkUpAtNorth, when: each, language: 'en' }, key);
      }
      expect(startsOf(await availability.slots(ana.patient, checkUpAtNorth, thursday))).toEqual(wholeThursday);
    });

    it.each(notOnOffer)('APT-061 has no times for what %s', async (_, offer) => {
      expect(await fixture().availability.slots(ana.patient, offer, days('2026-03-04', '2026-03-14'))).toEqual([]);
    });

    it('has no times where nobody ever is, and none in another practice', async () => {
      const { availability } = fixture();
      const range = days('2026-03-04', '2026-03-14');
      const never = { ...checkUpAtNorth, resource: names.quiet };
      expect(await availability.slots(ana.patient, never, range)).toEqual([]);
      const nowhere = [otherAna.patient, ...strangers.filter(({ practice }) => practice !== here.id)];
      for (const patient of nowhere) expect(await availability.slots(patient, checkUpAtNorth, range)).toEqual([]);
    });
  });
};

/** The same provider is at one place at a time. */
const [, east] = offices;
const elsewhereInTown: Partial<Appointment> = east === undefined ? {} : { location: east };
