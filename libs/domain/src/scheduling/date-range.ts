import { Temporal } from 'temporal-polyfill';
import { addDays, failed, ok, type LocalDate, type Result } from '../kernel/index.ts';

/** Calendar days, both inclusive. */
export interface DateRange {
  readonly start: LocalDate;
  readonly end: LocalDate;
}

/** How far ahead times can be searched, in months (`APT-100`). */
export const monthsAhead = 15;
/** The last day is at most this many days after the first (`APT-101`). */
export const longestRange = 34;

export interface BadRange {
  readonly kind: 'past-day' | 'too-far' | 'too-long' | 'reversed';
}

/** The last day that can be searched. */
export const furthestDay = (today: LocalDate): LocalDate =>
  Temporal.PlainDate.from(today).add({ months: monthsAhead }).toString() as LocalDate;

/** Whether a range can be searched, on the location's calendar, where it is `today`. */
export const judgeRange = (range: DateRange, today: LocalDate): Result<DateRange, BadRange> => {
  if (range.end < range.start) return failed({ kind: 'reversed' });
  if (range.start < today) return failed({ kind: 'past-day' });
  if (range.end > furthestDay(today)) return failed({ kind: 'too-far' });
  if (range.end > addDays(range.start, longestRange)) return failed({ kind: 'too-long' });
  return ok(range);
};

/** The initial range: today and the two days after it (`APT-103`). */
export const firstRange = (today: LocalDate): DateRange => ({ start: today, end: addDays(today, 2) });

/** The initial range where a visit is moved: its day between two others, as far as they can be searched. */
export const rangeAround = (day: LocalDate, today: LocalDate): DateRange => {
  const last = addDays(furthestDay(today), -2);
  const before = addDays(day, -1);
  const start = before < today ? today : before > last ? last : before;
  return { start, end: addDays(start, 2) };
};

/** The three days after a range, as far as they can be searched (`APT-102`, `APT-103`). */
export const nextThree = ({ end }: DateRange, today: LocalDate): DateRange | undefined => {
  const furthest = furthestDay(today);
  const [from, to] = [addDays(end, 1), addDays(end, 3)];
  if (from > furthest) return undefined;
  return { start: from, end: to > furthest ? furthest : to };
};

/** The way back: the three days before a range, none before today. */
export const threeBefore = ({ start }: DateRange, today: LocalDate): DateRange | undefined => {
  if (start <= today) return undefined;
  const from = addDays(start, -3);
  return { start: from < today ? today : from, end: addDays(start, -1) };
};
