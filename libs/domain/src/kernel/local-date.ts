import type { Brand } from './branded-type.ts';
import { calendarDay, daysInMonth, epochDays, type CalendarDay } from './calendar-day.ts';
import { failed, ok, type Result } from './result.ts';

/** A calendar day without clock or zone, as `YYYY-MM-DD`; compares correctly as text. */
export type LocalDate = Brand<string, 'LocalDate'>;

export interface BadDate {
  readonly kind: 'bad-date';
}

/** Parses `YYYY-MM-DD`, years 1 to 9999, and only days that exist. */
export const parseLocalDate = (raw: unknown): Result<LocalDate, BadDate> => {
  if (typeof raw !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(raw)) return failed({ kind: 'bad-date' });
  const date = raw as LocalDate;
  const { year, month, day } = calendarDayOf(date);
  const exists = 1 <= month && month <= 12 && 1 <= day && day <= daysInMonth(year, month);
  return exists ? ok(date) : failed({ kind: 'bad-date' });
};

export const addDays = (date: LocalDate, days: number): LocalDate =>
  localDateOf(calendarDay(epochDays(calendarDayOf(date)) + days));

export const calendarDayOf = (date: LocalDate): CalendarDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

export const localDateOf = ({ year, month, day }: CalendarDay): LocalDate =>
  `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}` as LocalDate;
