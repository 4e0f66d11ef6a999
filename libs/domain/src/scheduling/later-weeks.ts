import type { LaterWeek, Week } from '../appointments/index.ts';
import { addDays, type LocalDate } from '../kernel/index.ts';
import type { DateRange } from './date-range.ts';

/** How many weeks after this one each of them is. */
export const weeksAfter: Readonly<Record<LaterWeek | 'This week' | 'Next week', number>> = {
  'This week': 0,
  'Next week': 1,
  'In 2 weeks': 2,
  'In 3 weeks': 3,
  'In a month': 4,
  'In 2 months': 9,
  'In 3 months': 13,
};

/** The weekdays of a week, on the calendar of the location. */
export interface WeekDates {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** The days for which `This week` and `Next week` stand. */
export interface WeeksAhead {
  /** From today on, of a Sunday from the next day on; absent on a Saturday, when nothing is left of it. */
  readonly thisWeek?: WeekDates;
  readonly nextWeek: WeekDates;
}

/** The days for which a later week stands, counted from those of the next one. */
export const laterWeekDates = ({ nextWeek: { first, last } }: WeeksAhead, week: LaterWeek): WeekDates => {
  const days = 7 * (weeksAfter[week] - 1);
  return { first: addDays(first, days), last: addDays(last, days) };
};

/** The days of a week that is asked for; of any week, and of this one where no day of it is left, there are none. */
export const weekDatesOf = (weeks: WeeksAhead, week: Week): WeekDates | undefined => {
  if (week === 'Any') return undefined;
  if (week === 'This week') return weeks.thisWeek;
  return week === 'Next week' ? weeks.nextWeek : laterWeekDates(weeks, week);
};

/** The later weeks that are offered by a button: when a practice usually wants somebody back. */
export const followUps = ['In 2 weeks', 'In a month', 'In 3 months'] as const satisfies readonly LaterWeek[];
export type FollowUp = (typeof followUps)[number];

/** Seven days, the first of them so many weeks after a day. */
export const followUpDays = (day: LocalDate, when: FollowUp): DateRange => {
  const start = addDays(day, 7 * weeksAfter[when]);
  return { start, end: addDays(start, 6) };
};
