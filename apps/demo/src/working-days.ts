import { addDays, type LocalDate } from '@portico/domain/kernel';

const isWeekend = (day: LocalDate): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The working days of the demo's offices: Monday to Friday, and `today` even on a weekend, so that a demo has something
 * to show on a Sunday. `[...before, today, ...after]`, where today is at index `back`.
 */
export const workingDays = (today: LocalDate, back: number, ahead: number): readonly LocalDate[] => [
  ...walk(today, -1, back).reverse(),
  today,
  ...walk(today, 1, ahead),
];

const walk = (today: LocalDate, step: 1 | -1, count: number): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = addDays(today, step); days.length < count; day = addDays(day, step)) {
    if (!isWeekend(day)) days.push(day);
  }
  return days;
};

/** Whole years before `today`; 29 February becomes the 28th where it must. */
export const yearsBefore = (today: LocalDate, years: number): LocalDate => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const text = (value: number, width: number) => String(value).padStart(width, '0');
  return `${text(year - years, 4)}-${text(month, 2)}-${text(Math.min(day, 28), 2)}` as LocalDate;
};
