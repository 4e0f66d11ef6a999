import fc from 'fast-check';
import { addDays, DAY, isoOf, MINUTE, plus, startOfDay, type LocalDate } from '../../kernel/index.ts';
import { must } from '../../kernel/testing/index.ts';
import { openings, type Slot } from '../timetable.ts';
import type { SlotFinder, SlotLaw } from './slot-law-type.ts';
import { slotCases, type SlotCase } from './timetable-arbitraries.ts';

const meets = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end;
const same = (a: readonly Slot[], b: readonly Slot[]): boolean =>
  a.length === b.length && a.every(({ start, end }, at) => start === b[at]?.start && end === b[at].end);
const shown = (slots: readonly Slot[]): string =>
  slots.map(({ start, end }) => `${isoOf(start)}+${(end - start) / MINUTE}`).join(' ');

/** What is free at any time, ignoring lead time. */
const allFree = (find: SlotFinder, { timetable, taken, wanted }: SlotCase): readonly Slot[] =>
  find(timetable, taken, { ...wanted, from: plus(startOfDay(timetable.zone, wanted.days.start), -2 * DAY) });

const exact: SlotLaw = {
  number: 3,
  says: 'a time is exactly as long as the visit, and begins on whole steps of five minutes from the opening on',
  rows: ['APT-097'],
  property: (find) =>
    fc.property(slotCases, ({ timetable, taken, wanted }) => {
      const open = openings(timetable, wanted.days);
      for (const slot of find(timetable, taken, wanted)) {
        must(slot.end - slot.start === wanted.minutes * MINUTE, () => shown([slot]));
        const opening = open.find(({ start, end }) => start <= slot.start && slot.end <= end);
        must(opening !== undefined && (slot.start - opening.start) % (5 * MINUTE) === 0, () => shown([slot]));
      }
    }),
};

const ascending: SlotLaw = {
  number: 4,
  says: 'times ascend and none overlaps the next',
  rows: ['APT-103'],
  property: (find) =>
    fc.property(slotCases, ({ timetable, taken, wanted }) => {
      const slots = find(timetable, taken, wanted);
      must(
        slots.every((slot, at) => slot.end <= (slots[at + 1]?.start ?? Infinity)),
        () => shown(slots),
      );
    }),
};

const untaken: SlotLaw = {
  number: 5,
  says: 'no time meets one that is taken, which makes it nobody’s twice',
  rows: ['APT-115'],
  property: (find) =>
    fc.property(slotCases, ({ timetable, taken, wanted }) => {
      for (const slot of find(timetable, taken, wanted)) {
        const other = taken.find((each) => meets(each, slot));
        must(other === undefined, () => `${shown([slot])} is taken`);
      }
    }),
};

const nothingLost: SlotLaw = {
  number: 6,
  says: 'wherever a visit would fit on a step of an opening, that time is offered or meets one that is',
  rows: ['APT-099'],
  property: (find) =>
    fc.property(slotCases, (all) => {
      const slots = allFree(find, all);
      const inTheWay = [...slots, ...all.taken];
      const length = all.wanted.minutes * MINUTE;
      for (const opening of openings(all.timetable, all.wanted.days)) {
        for (let start = opening.start; start + length <= opening.end; start = plus(start, 5 * MINUTE)) {
          const fits = { start, end: plus(start, length) };
          must(
            inTheWay.some((each) => meets(each, fits)),
            () => `${shown([fits])} is lost`,
          );
        }
      }
    }),
};

const onlyHidden: SlotLaw = {
  number: 7,
  says: 'as time goes by, times go, and no other ones come',
  rows: ['APT-103'],
  property: (find) =>
    fc.property(slotCases, (all) => {
      const later = allFree(find, all).filter(({ start }) => start >= all.wanted.from);
      const slots = find(all.timetable, all.taken, all.wanted);
      must(same(slots, later), () => `${shown(slots)} instead of ${shown(later)}`);
    }),
};

const givenBack: SlotLaw = {
  number: 8,
  says: 'booking a time takes that one and no other, and canceling gives it back and no other',
  rows: ['APT-107', 'APT-115', 'APT-118'],
  property: (find) =>
    fc.property(slotCases, fc.nat(), ({ timetable, taken, wanted }, choice) => {
      const before = find(timetable, taken, wanted);
      const booked = before[choice % before.length];
      if (booked === undefined) return;
      const left = find(timetable, [...taken, booked], wanted);
      must(
        same(
          left,
          before.filter((each) => each !== booked),
        ),
        () => `${shown(before)} without ${shown([booked])} is ${shown(left)}`,
      );
    }),
};

const nearby: SlotLaw = {
  number: 9,
  says: 'what is taken changes nothing before it and on other days, and counts once in whatever order and pieces',
  rows: ['APT-115'],
  property: (find) =>
    fc.property(slotCases, fc.nat(), ({ timetable, taken, wanted }, choice) => {
      const pieces = taken.flatMap((span) => {
        const half = plus(span.start, (span.end - span.start) / 2);
        return [span, { start: half, end: span.end }, { start: span.start, end: half }];
      });
      const slots = find(timetable, taken, wanted);
      must(same(find(timetable, pieces.reverse(), wanted), slots), () => `${shown(taken)} in pieces`);
      const last = taken[choice % taken.length];
      if (last === undefined) return;
      const without = find(
        timetable,
        taken.filter((each) => each !== last),
        wanted,
      );
      const touched = daysOf(wanted.days)
        .map((day) => ({ start: startOfDay(timetable.zone, day), end: startOfDay(timetable.zone, addDays(day, 1)) }))
        .filter((day) => meets(day, last));
      const untouched = (each: Slot): boolean => each.end <= last.start || !touched.some((day) => meets(day, each));
      must(same(slots.filter(untouched), without.filter(untouched)), () => `${shown([last])} in ${shown(without)}`);
    }),
};

const daysOf = ({ start, end }: SlotCase['wanted']['days']): readonly LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

const window: SlotLaw = {
  number: 10,
  says: 'what is free on a day is the same whichever days are looked at with it',
  rows: ['APT-102', 'APT-103'],
  property: (find) =>
    fc.property(slotCases, ({ timetable, taken, wanted }) => {
      const slots = find(timetable, taken, wanted);
      const byDay = daysOf(wanted.days).flatMap((day) =>
        find(timetable, taken, { ...wanted, days: { start: day, end: day } }),
      );
      must(same(slots, byDay), () => `${shown(slots)} instead of ${shown(byDay)}`);
    }),
};

const total: SlotLaw = {
  number: 11,
  says: 'a visit of no length, days that run backwards and a visit longer than any day have no times',
  rows: ['APT-099'],
  property: (find) =>
    fc.property(slotCases, fc.integer({ min: -300, max: 0 }), ({ timetable, taken, wanted }, no) => {
      const { days } = wanted;
      const backwards = { start: addDays(days.end, 1), end: days.start };
      for (const hopeless of [{ minutes: no }, { minutes: NaN }, { minutes: 27 * 60 }, { days: backwards }]) {
        const slots = find(timetable, taken, { ...wanted, ...hopeless });
        must(slots.length === 0, () => `${JSON.stringify(hopeless)} has ${shown(slots)}`);
      }
    }),
};

/** Laws on tiling openings and on taken times. */
export const lawsOfSlots: readonly SlotLaw[] = [
  exact,
  ascending,
  untaken,
  nothingLost,
  onlyHidden,
  givenBack,
  nearby,
  window,
  total,
];
