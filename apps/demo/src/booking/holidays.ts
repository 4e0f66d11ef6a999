import type { LocalDate } from '@portico/domain/kernel';

/** The days of a year on which the offices of the demo are closed. */
export const holidaysOf = (year: number): readonly LocalDate[] => [
  dayOf(year, 1, 1),
  lastMonday(year, 5),
  dayOf(year, 7, 4),
  nthWeekday(year, 9, 1, 1),
  nthWeekday(year, 11, 4, 4),
  dayOf(year, 12, 25),
];

const dayOf = (year: number, month: number, day: number): LocalDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as LocalDate;

/** `weekday` is 0 on Sundays. */
const nthWeekday = (year: number, month: number, weekday: number, nth: number): LocalDate => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
};

const lastMonday = (year: number, month: number): LocalDate => {
  const last = new Date(Date.UTC(year, month, 0));
  return dayOf(year, month, last.getUTCDate() - ((last.getUTCDay() + 6) % 7));
};
