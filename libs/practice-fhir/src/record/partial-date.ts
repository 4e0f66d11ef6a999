import type { PartialDate } from '@portico/practice-spi';

const written =
  /^(?!0000)(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](\d{2}):(\d{2})))?)?)?$/;

const daysOf = (year: number, month: number): number => {
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(year, month, 0);
  return lastDay.getUTCDate();
};

/** A date as precisely as FHIR writes it, if there is such a day and such an hour; a missing part is never invented. */
export const partialDateIn = (source: string | undefined): PartialDate | undefined => {
  const found = source?.match(written);
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, ...offset] = found
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const [offsetHour = 0, offsetMinute = 0] = offset;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
  const isTime = Math.max(hour, offsetHour) <= 23 && Math.max(minute, offsetMinute) <= 59;
  return isDay && isTime ? source : undefined;
};
