import { calendarDay } from './calendar-day.ts';

const dayLength = 86_400_000;

/**
 * ISO 8601 in UTC with milliseconds of an epoch time in years 1 to 9999. A response holds hundreds of these; counting
 * days by the 400-year cycle is much faster than a date object.
 */
export const isoText = (epochMilliseconds: number): string => {
  const epochDays = Math.floor(epochMilliseconds / dayLength);
  const { year, month, day } = calendarDay(epochDays);
  const inDay = epochMilliseconds - epochDays * dayLength;
  const seconds = Math.floor(inDay / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hour = Math.floor(minutes / 60);
  const century = Math.floor(year / 100);
  const fraction = inDay % 1_000;
  // One call for all 24 characters: concatenated pieces would be flattened later, at a cost.
  return String.fromCharCode(
    tens(century),
    ones(century),
    tens(year % 100),
    ones(year),
    dash,
    tens(month),
    ones(month),
    dash,
    tens(day),
    ones(day),
    letterT,
    tens(hour),
    ones(hour),
    colon,
    tens(minutes % 60),
    ones(minutes),
    colon,
    tens(seconds % 60),
    ones(seconds),
    dot,
    zero + Math.floor(fraction / 100),
    tens(fraction % 100),
    ones(fraction),
    letterZ,
  );
};

const [zero, dash, colon, dot, letterT, letterZ] = [0x30, 0x2d, 0x3a, 0x2e, 0x54, 0x5a];
/** Character codes of the two digits of a number below 100; `ones` takes any number. */
const tens = (value: number): number => zero + Math.floor(value / 10);
const ones = (value: number): number => zero + (value % 10);
