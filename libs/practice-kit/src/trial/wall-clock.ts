import type { Day, Moment } from '@portico/practice-spi';

const minute = 60_000;

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
const aheadOfUtc = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const found = /([+-])(\d\d):(\d\d)/.exec(name);
  if (!found) return 0;
  const [, sign, hours, minutes] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
};

const two = (value: number): string => String(Math.trunc(Math.abs(value))).padStart(2, '0');

/** A moment as the clocks of a time zone show it: `2026-11-24T09:00:00-05:00`. */
export const writtenIn = (timeZone: string, at: number): Moment => {
  const ahead = aheadOfUtc(at, timeZone);
  const minutes = ahead / minute;
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
  return `${new Date(at + ahead).toISOString().slice(0, 19)}${offset}`;
};

export const dayIn = (timeZone: string, at: number): Day => writtenIn(timeZone, at).slice(0, 10);

export const atWallClock = (timeZone: string, day: Day, clock: string): number => {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  const guess = asUtc - aheadOfUtc(asUtc, timeZone);
  return asUtc - aheadOfUtc(guess, timeZone);
};

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * minute).toISOString().slice(0, 10);

/** The next day on which clocks change, within a year. */
export const nextClockChange = (timeZone: string, from: Day): Day | undefined => {
  const noon = (day: Day): number => aheadOfUtc(Date.parse(`${day}T12:00:00Z`), timeZone);
  return Array.from({ length: 366 }, (_, days) => addDays(from, days)).find(
    (day) => noon(day) !== noon(addDays(day, -1)),
  );
};
