import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import {
  addDays,
  DAY,
  dayIn,
  isoOf,
  MINUTE,
  plus,
  startOfDay,
  type Instant,
  type LocalDate,
  type TimeZone,
} from '../../kernel/index.ts';
import { must } from '../../kernel/testing/index.ts';
import type { Slot, Timetable } from '../timetable.ts';
import type { SlotLaw } from './slot-law-type.ts';
import { placesAndDays, slotCases, spansOfDay, weekdays } from './timetable-arbitraries.ts';

const five = 5 * MINUTE;
const half = 30 * MINUTE;

const offsets = new Map<string, number>();

/** The UTC offset of a zone; it changes on full and half hours only. */
const offsetAt = (zone: TimeZone, at: Instant): number => {
  const key = `${zone} ${Math.floor(at / half)}`;
  const known =
    offsets.get(key) ?? Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
  offsets.set(key, known);
  return known;
};

/** The local date and time in a zone, the time as `HH:MM`. */
const readingAt = (zone: TimeZone, at: Instant): { readonly day: LocalDate; readonly time: string } => {
  const wall = isoOf(plus(at, offsetAt(zone, at)));
  return { day: wall.slice(0, 10) as LocalDate, time: wall.slice(11, 16) };
};

/** Whether no clock change is within a day before or after. */
const isSteady = (zone: TimeZone, at: Instant): boolean =>
  offsetAt(zone, plus(at, -DAY)) === offsetAt(zone, plus(at, DAY));

/** Instants of a span: its first and last one, and one in each half hour between. */
const momentsOf = ({ start, end }: Slot): readonly Instant[] => [
  ...Array.from({ length: Math.ceil((end - start) / half) }, (_, at) => plus(start, at * half)),
  plus(end, -1),
];

const isOpenAt = ({ zone, hours, closed }: Timetable, at: Instant): boolean => {
  const { day, time } = readingAt(zone, at);
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  const today = hours.filter((each) => each.weekday === weekday);
  if (closed.includes(day)) return false;
  return isSteady(zone, at) ? today.some(({ from, to }) => from <= time && time < to) : today.length > 0;
};

const within: SlotLaw = {
  number: 1,
  says: 'every moment of a time lies on a day that is asked for, within the hours on the wall, and not on a closed day',
  rows: ['APT-016', 'APT-103'],
  property: (find) =>
    fc.property(slotCases, ({ timetable, taken, wanted }) => {
      for (const slot of find(timetable, taken, wanted)) {
        for (const at of momentsOf(slot)) {
          const { day, time } = readingAt(timetable.zone, at);
          must(wanted.days.start <= day && day <= wanted.days.end, () => `nobody asked for ${day}`);
          must(isOpenAt(timetable, at), () => `${day} ${time} is not open`);
        }
      }
    }),
};

/** The first instant of a day at which the clock reads `time`; undefined if it is skipped. */
const firstReading = (zone: TimeZone, day: LocalDate, time: string): Instant | undefined => {
  const tomorrow = startOfDay(zone, addDays(day, 1));
  if (time === '24:00') return tomorrow;
  const past = (Number(time.slice(3)) * MINUTE) % half;
  for (let at = plus(startOfDay(zone, day), past); at < tomorrow; at = plus(at, half)) {
    const reading = readingAt(zone, at);
    if (reading.day === day && reading.time === time) return at;
  }
  return undefined;
};

const onTheWall: SlotLaw = {
  number: 2,
  says: 'a day opens and closes when its clock first reads so, however clocks change',
  rows: ['APT-016'],
  property: (find) =>
    fc.property(placesAndDays, spansOfDay, ([zone, day], { from, to }) => {
      const hours = weekdays.map((weekday) => ({ weekday, from, to }));
      const before = startOfDay(zone, addDays(day, -3));
      const days = { start: day, end: day };
      const slots = find({ zone, hours, closed: [] }, [], { days, minutes: 5, from: before });
      for (const { start } of slots) must(dayIn(zone, start) === day, () => `${start} is not on ${day}`);
      const [opens, closes] = [firstReading(zone, day, from), firstReading(zone, day, to)];
      if (opens === undefined || closes === undefined) return;
      must(slots[0]?.start === opens, () => `opens at ${slots[0]?.start}, not at ${opens}`);
      must(slots.at(-1)?.end === closes, () => `closes at ${slots.at(-1)?.end}, not at ${closes}`);
      must(slots.length === (closes - opens) / five, () => `${slots.length} times from ${opens} to ${closes}`);
    }),
};

/** Laws on opening hours and clock changes. */
export const lawsOfHours: readonly SlotLaw[] = [within, onTheWall];
