import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedAvailability, EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import {
  addDays,
  atWallClock,
  dayIn,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import { isOffered, parseQuestions } from '@portico/domain/scheduling';
import { demoId } from '../demo-ids.ts';
import { demoPractices, seedDemo } from '../index.ts';
import { castOf } from '../people/accounts-by-practice.ts';
import { holidaysOf } from './holidays.ts';
import { bookingRulesOf } from './booking-rules.ts';

const today = '2026-11-20' as LocalDate;
const thanksgiving = '2026-11-26' as LocalDate;
const passwords = { hash: async (password: string) => password, verify: async () => true };
const personOf = (practice: PracticeId, number = 1): PatientRef => ({
  practice,
  patient: demoId<PatientId>('p', number),
});

describe('what can be booked in the demo', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated();
    await seedDemo(database, { today, passwords, patients: 30, appointments: 300 });
  }, 120_000);
  afterAll(() => database.close());

  const each = demoPractices.map(({ practice }) => [practice.id, practice] as const);

  it.each(each)(
    'has a time in two weeks for everything that %s offers, and none on a holiday',
    async (id, practice) => {
      const availability = new EmbeddedAvailability(database, () => atWallClock(practice.timeZone, today, '09:00'));
      const { offers } = await availability.catalog(personOf(id), 'en');
      expect(offers.length).toBeGreaterThan(10);
      for (const offer of offers) {
        const slots = await availability.slots(personOf(id), offer, { start: today, end: addDays(today, 14) });
        expect({ offer, isBookable: slots.length > 0 }).toEqual({ offer, isBookable: true });
        expect(slots.filter(({ start }) => dayIn(practice.timeZone, start) === thanksgiving)).toEqual([]);
      }
    },
  );

  it.each(each)('is of every sort at %s', async (id, { behavior, payments, timeZone }) => {
    const availability = new EmbeddedAvailability(database, () => atWallClock(timeZone, today, '09:00'));
    const { resources, visitReasons, locations } = await availability.catalog(personOf(id), 'es');
    const books = behavior.booking === 'slots';
    expect(new Set(resources.map(({ autoSchedule }) => autoSchedule))).toEqual(
      new Set(books ? [true, false] : [false]),
    );
    expect(new Set(visitReasons.map(({ video }) => video))).toEqual(new Set([true, false]));
    expect(visitReasons.some(({ prepayment }) => prepayment > 0)).toBe(payments !== 'no-value');
    expect(locations.length).toBeGreaterThan(1);
  });

  it.each(each)('lets every visit to come at %s be given another time', async (id, practice) => {
    const now = atWallClock(practice.timeZone, today, '07:00');
    const { offers } = await new EmbeddedAvailability(database, () => now).catalog(personOf(id), 'en');
    for (const [at] of castOf(id).entries()) {
      for (const visit of await new EmbeddedSchedule(database).upcoming(personOf(id, at + 1), now, 50)) {
        expect(isOffered({ offers }, { ...visit.bookedAs, location: visit.location.id })).toBe(true);
      }
    }
  });

  it.each(each)('ACC-321 asks questions at %s, where it does, that can be asked', (id) => {
    const { questions } = bookingRulesOf(id);
    if (questions !== undefined) expect(parseQuestions(questions)).toMatchObject({ ok: true });
  });
});

it('is closed on the holidays of a year', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-05-25',
    '2026-07-04',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect(holidaysOf(2027)).toEqual([
    '2027-01-01',
    '2027-05-31',
    '2027-07-04',
    '2027-09-06',
    '2027-11-25',
    '2027-12-25',
  ]);
});
