import { Temporal } from 'temporal-polyfill';
import { addDays, HOUR, MINUTE, plus, startOfDay, type Instant } from '../../kernel/index.ts';
import { openings, openSlots, type OpeningHours, type Slot, type Weekday } from '../timetable.ts';
import type { SlotFinder } from './slot-law-type.ts';

/** A plausible mistake, and the law that has to detect it. */
export interface FaultySlotFinder {
  readonly name: string;
  readonly breaks: number;
  readonly find: SlotFinder;
}

const faulty = (breaks: number, name: string, find: SlotFinder): FaultySlotFinder => ({ name, breaks, find });

const hoursChanged =
  (change: (hours: OpeningHours) => OpeningHours): SlotFinder =>
  (timetable, taken, wanted) =>
    openSlots({ ...timetable, hours: timetable.hours.map(change) }, taken, wanted);

const found =
  (change: (slots: readonly Slot[], asked: Parameters<SlotFinder>) => readonly Slot[]): SlotFinder =>
  (...asked) =>
    change(openSlots(...asked), asked);

const takenChanged =
  (change: (taken: readonly Slot[], asked: Parameters<SlotFinder>) => readonly Slot[]): SlotFinder =>
  (...asked) =>
    openSlots(asked[0], change(asked[1], asked), asked[2]);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Times in each opening, either back to back or at fixed steps, wherever free. */
const byGrid =
  (every: (minutes: number) => number, begin = (opening: Slot): Instant => opening.start): SlotFinder =>
  (timetable, taken, { days, minutes, from }) =>
    minutes > 0
      ? openings(timetable, days).flatMap((opening) => {
          const slots: Slot[] = [];
          const length = minutes * MINUTE;
          for (let at = begin(opening); at + length <= opening.end; at = plus(at, every(minutes) * MINUTE)) {
            const slot = { start: at, end: plus(at, length) };
            const blocked = taken.some(({ start, end }) => start < slot.end && end > slot.start);
            if (!blocked && at >= from) slots.push(slot);
          }
          return slots;
        })
      : [];

const clocklessly: SlotFinder = (timetable, taken, wanted) => {
  const { zone, hours } = timetable;
  const { start: first, end: last } = wanted.days;
  const spans: Slot[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const begins = startOfDay(zone, day);
    for (const { weekday, from, to } of hours) {
      if (weekday !== Temporal.PlainDate.from(day).dayOfWeek) continue;
      const [start, end] = [plus(begins, minutesOf(from) * MINUTE), plus(begins, minutesOf(to) * MINUTE)];
      for (let at = start; at + wanted.minutes * MINUTE <= end; at = plus(at, wanted.minutes * MINUTE)) {
        spans.push({ start: at, end: plus(at, wanted.minutes * MINUTE) });
      }
    }
  }
  return spans.filter(
    (slot) => slot.start >= wanted.from && !taken.some((each) => each.start < slot.end && each.end > slot.start),
  );
};

export const faultySlotFinders: readonly FaultySlotFinder[] = [
  faulty(1, 'closed days are open', (timetable, taken, wanted) =>
    openSlots({ ...timetable, closed: [] }, taken, wanted),
  ),
  faulty(
    1,
    'weeks begin on Sunday',
    hoursChanged((hours) => ({ ...hours, weekday: ((hours.weekday % 7) + 1) as Weekday })),
  ),
  faulty(
    1,
    'a visit ends after closing',
    found((slots, [timetable, , { days, minutes }]) => {
      const closing = openings(timetable, days).at(-1)?.end;
      return closing === undefined || slots.some(({ end }) => end > closing - MINUTE) || minutes === 0
        ? slots
        : [...slots, { start: closing, end: plus(closing, minutes * MINUTE) }];
    }),
  ),
  faulty(1, 'the day after is shown too', (timetable, taken, wanted) =>
    openSlots(timetable, taken, { ...wanted, days: { ...wanted.days, end: addDays(wanted.days.end, 1) } }),
  ),
  faulty(2, 'hours are counted from midnight on', clocklessly),
  faulty(2, 'the clock of the first day goes for all', (timetable, taken, wanted) => {
    const offset = (at: Instant): number =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timetable.zone).offsetNanoseconds / 1e6;
    const usual = offset(startOfDay(timetable.zone, addDays(wanted.days.start, -2)));
    return openSlots(timetable, taken, wanted).map(({ start, end }) => ({
      start: plus(start, offset(start) - usual),
      end: plus(end, offset(start) - usual),
    }));
  }),
  faulty(
    2,
    'doors close at the end of the hour before',
    hoursChanged((hours) => ({ ...hours, to: `${hours.to.slice(0, 3)}00` })),
  ),
  faulty(
    3,
    'the last time is what is left until closing',
    found((slots, [timetable, , { days }]) => {
      const last = slots.at(-1);
      const closing = openings(timetable, days).find(({ start, end }) => last && start < last.end && last.end < end);
      return last === undefined || closing === undefined
        ? slots
        : [...slots.slice(0, -1), { start: last.start, end: closing.end }];
    }),
  ),
  faulty(
    3,
    'odd lengths make odd times',
    byGrid((minutes) => minutes),
  ),
  faulty(
    4,
    'a time every five minutes',
    byGrid(() => 5),
  ),
  faulty(
    4,
    'the latest first',
    found((slots) => slots.toReversed()),
  ),
  faulty(
    5,
    'only the first thing in the way is looked at',
    takenChanged((taken) => taken.toSorted((a, b) => a.start - b.start).slice(0, 1)),
  ),
  faulty(
    5,
    'what began before is forgotten',
    takenChanged((taken, [timetable, , { days }]) =>
      taken.filter(({ start }) => start >= startOfDay(timetable.zone, days.start)),
    ),
  ),
  faulty(
    5,
    'a long visit is taken by its start alone',
    takenChanged((taken) => taken.map(({ start }) => ({ start, end: plus(start, MINUTE) }))),
  ),
  faulty(
    6,
    'times stay on one grid whatever is taken',
    byGrid((minutes) => Math.ceil(minutes / 5) * 5),
  ),
  faulty(
    6,
    'what touches is in the way',
    takenChanged((taken) => taken.map(({ start, end }) => ({ start: plus(start, -1), end: plus(end, 1) }))),
  ),
  faulty(
    6,
    'the last time of the day is for nobody',
    hoursChanged((hours) => ({ ...hours, to: hours.to === '24:00' ? '23:55' : hours.to })),
  ),
  faulty(7, 'times are cut from now on', (timetable, taken, wanted) =>
    openSlots(timetable, [...taken, { start: plus(wanted.from, -1_000 * HOUR), end: wanted.from }], wanted),
  ),
  faulty(
    7,
    'the time that begins just now is gone',
    found((slots, [, , { from }]) => slots.filter(({ start }) => start > from)),
  ),
  faulty(
    8,
    'a quarter of an hour around each visit is kept free',
    takenChanged((taken) =>
      taken.map(({ start, end }) => ({ start: plus(start, -15 * MINUTE), end: plus(end, 15 * MINUTE) })),
    ),
  ),
  faulty(9, 'what is taken twice is free', (timetable, taken, wanted) => {
    const once = taken.filter((one, at) => !taken.some((other, too) => too !== at && other.start === one.start));
    return openSlots(timetable, once, wanted);
  }),
  faulty(
    9,
    'a day with a visit begins with it',
    found((slots, [, taken]) => {
      const first = Math.min(...taken.map(({ start }) => start));
      return taken.length === 0 ? slots : slots.filter(({ start }) => start >= first);
    }),
  ),
  faulty(9, 'only what is given in order is seen', (timetable, taken, wanted) => {
    let latest = -Infinity;
    const inOrder = taken.filter(({ start }) => {
      const after = start >= latest;
      latest = Math.max(latest, start);
      return after;
    });
    return openSlots(timetable, inOrder, wanted);
  }),
  faulty(10, 'the last day does not belong to the days', (timetable, taken, wanted) =>
    openSlots(timetable, taken, { ...wanted, days: { ...wanted.days, end: addDays(wanted.days.end, -1) } }),
  ),
  faulty(
    10,
    'at most ten times are shown',
    found((slots) => slots.slice(0, 10)),
  ),
  faulty(11, 'a visit of no length takes five minutes', (timetable, taken, wanted) =>
    openSlots(timetable, taken, { ...wanted, minutes: Math.max(5, wanted.minutes) }),
  ),
  faulty(11, 'days that run backwards are turned round', (timetable, taken, wanted) => {
    const { start, end } = wanted.days;
    return openSlots(timetable, taken, { ...wanted, days: start > end ? { start: end, end: start } : wanted.days });
  }),
];
