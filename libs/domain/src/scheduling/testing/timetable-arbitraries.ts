import fc from 'fast-check';
import { addDays, HOUR, MINUTE, plus, startOfDay, type LocalDate, type TimeZone } from '../../kernel/index.ts';
import { integers, timeZones } from '../../kernel/testing/index.ts';
import type { DateRange } from '../date-range.ts';
import type { OpeningHours, Slot, Timetable, WantedTime, Weekday } from '../timetable.ts';

/** The input that decides which times are free. */
export interface SlotCase {
  readonly timetable: Timetable;
  readonly taken: readonly Slot[];
  readonly wanted: WantedTime;
}

/** Days with clock changes: both ways, by half an hour, at midnight, into the next day, and over the date line. */
const changes: readonly (readonly [zone: string, day: string])[] = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Havana', '2026-03-08'],
  ['America/Havana', '2026-11-01'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Nuuk', '2026-03-28'],
  ['Pacific/Apia', '2011-12-30'],
];

/** A zone and a day there; half of them with a clock change. */
export const placesAndDays: fc.Arbitrary<readonly [zone: TimeZone, day: LocalDate]> = fc.oneof(
  fc.constantFrom(...changes).map(([zone, day]) => [zone as TimeZone, day as LocalDate] as const),
  fc.tuple(
    timeZones,
    fc.nat(9_000).map((days) => addDays('2012-01-01' as LocalDate, days)),
  ),
);

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const fives = integers(0, 288).map((steps) => steps * 5);

/** From one time of a day to a later one, in steps of five minutes. */
export const spansOfDay: fc.Arbitrary<Pick<OpeningHours, 'from' | 'to'>> = fc
  .tuple(fives, fives)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: clockTime(Math.min(a, b)), to: clockTime(Math.max(a, b)) }));

export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Up to two spans on each weekday, which may touch or overlap. */
const openingHours: fc.Arbitrary<readonly OpeningHours[]> = fc
  .tuple(
    ...weekdays.map((weekday) =>
      fc.array(
        spansOfDay.map((span) => ({ weekday, ...span })),
        { maxLength: 2 },
      ),
    ),
  )
  .map((days) => days.flat());

const minutes = fc.constantFrom(5, 7, 10, 15, 20, 30, 45, 60, 90, 240);

/** One to three days, with taken times before, on and after them. */
export const slotCases: fc.Arbitrary<SlotCase> = fc
  .tuple(placesAndDays, fc.integer({ min: -2, max: 0 }), fc.nat(2))
  .chain(([[zone, around], before, more]) => {
    const start = addDays(around, before);
    const days: DateRange = { start, end: addDays(start, more) };
    const opens = startOfDay(zone, start);
    const moments = integers(-120, (more + 1) * 1_440 + 120, (more + 1) * 1_440).map((at) => plus(opens, at * MINUTE));
    const spans: fc.Arbitrary<Slot> = fc
      .tuple(moments, integers(1, 180))
      .map(([at, length]) => ({ start: at, end: plus(at, length * MINUTE) }));
    return fc.record({
      timetable: fc.record({
        zone: fc.constant(zone),
        hours: openingHours,
        closed: fc.array(
          fc.nat(more).map((at) => addDays(start, at)),
          { maxLength: 1 },
        ),
      }),
      taken: fc.array(spans, { maxLength: 8 }),
      wanted: fc.record({
        days: fc.constant(days),
        minutes,
        from: fc.oneof(fc.constant(plus(opens, -48 * HOUR)), moments),
      }),
    });
  });
