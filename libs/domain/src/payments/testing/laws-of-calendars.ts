import fc from 'fast-check';
import type { LocalDate } from '../../kernel/index.ts';
import type { PlanCalendar } from '../plans/plan.ts';
import { must, type Law } from './plan-law-type.ts';
import { planCalendars, todays, typedCounts } from './plan-arbitraries.ts';

/** Days since 1970, computed differently from the date library and from the rules under test. */
const numberOf = (date: LocalDate): number => {
  const { year, month, day } = partsOf(date);
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
};

const partsOf = (date: string) => ({
  year: Number(date.slice(0, -6)),
  month: Number(date.slice(-5, -3)),
  day: Number(date.slice(-2)),
});

/** Monday is 1; the first day of 1970 was a Thursday. */
const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1;

const monthOf = (date: LocalDate): number => {
  const { year, month } = partsOf(date);
  return year * 12 + month;
};

/** Whether it is `dayOfMonth`, or the last day of a shorter month: then the next day is a first. */
const isOn = (date: LocalDate, dayOfMonth: number): boolean => {
  const { year, month, day } = partsOf(date);
  if (day === dayOfMonth) return true;
  const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01` as LocalDate;
  return day < dayOfMonth && numberOf(next) - numberOf(date) === 1;
};

const mustBeFirst = (calendar: PlanCalendar, today: LocalDate, first: LocalDate | undefined): void => {
  if (first === undefined) throw new Error('no first day');
  const wait = numberOf(first) - numberOf(today);
  must(wait > 0, () => `${first} is not after ${today}`);
  if (calendar.frequency === 'weekly') {
    must(wait <= 7, () => `${first} is not the first after ${today}`);
    return;
  }
  const months = monthOf(first) - monthOf(today);
  const soonest =
    months === 0 || (months === 1 && partsOf(today).day >= calendar.dayOfMonth) || isLastOf(today, months);
  must(soonest, () => `${first} is not the first after ${today}`);
};

/** A shorter month whose last day is today. */
const isLastOf = (today: LocalDate, months: number): boolean => months === 1 && isOn(today, 31);

const mustBeOn = (calendar: PlanCalendar, due: LocalDate): void => {
  const right =
    calendar.frequency === 'weekly' ? weekdayOf(numberOf(due)) === calendar.dayOfWeek : isOn(due, calendar.dayOfMonth);
  must(right, () => `${due} is not a day of ${JSON.stringify(calendar)}`);
};

const mustFollow = (calendar: PlanCalendar, before: LocalDate, due: LocalDate): void => {
  must(due > before, () => `${due} does not come after ${before}`);
  const right =
    calendar.frequency === 'weekly' ? numberOf(due) - numberOf(before) === 7 : monthOf(due) - monthOf(before) === 1;
  must(right, () => `${due} does not follow ${before}`);
};

const dates: Law = {
  number: 8,
  says: 'days increase by seven, or by a month that ends early where it is short, from the first such day after today',
  rows: ['MON-080', 'MON-081'],
  property: (math) =>
    fc.property(typedCounts, planCalendars, todays, ([total, count], calendar, today) => {
      const terms = math.termsByCount(total, count);
      if (!terms.ok) return;
      const days = math.scheduleOf(terms.value, calendar, today).map(({ due }) => due);
      mustBeFirst(calendar, today, days[0]);
      must(math.firstDue(calendar, today) === days[0], () => `the first day is ${math.firstDue(calendar, today)}`);
      days.forEach((due, at) => {
        mustBeOn(calendar, due);
        const before = days[at - 1];
        if (before !== undefined) mustFollow(calendar, before, due);
      });
      const [first, second] = days;
      if (first === undefined || second === undefined) return;
      must(math.nextDue(calendar, first) === second, () => `after ${first} comes ${math.nextDue(calendar, first)}`);
    }),
};

export const lawsOfCalendars: readonly Law[] = [dates];
