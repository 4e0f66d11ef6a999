/**
 * A calendar date in parts, in years 1 to 9999. Much faster than a date library, which pages that only read or add days
 * then need not load.
 */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1 March of year 0 to 1 January 1970; counting from March puts the leap day last in its year. */
const daysToEpoch = 719_468;
const daysOfEra = 146_097;

/** The day that is `epochDays` after 1 January 1970. */
export const calendarDay = (epochDays: number): CalendarDay => {
  const days = epochDays + daysToEpoch;
  const era = Math.floor(days / daysOfEra);
  const dayOfEra = days - era * daysOfEra;
  // Every 4 years a day more, every 100 one less, and the era's last day is a leap day again.
  const leaps = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  // From March on the lengths of months repeat as 31 30 31 30 31, which is 153 days.
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
};

/** Days since 1 January 1970. */
export const epochDays = ({ year, month, day }: CalendarDay): number => {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysOfEra + dayOfEra - daysToEpoch;
};

/** From 1, Monday, to 7, Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (date: CalendarDay): number => ((((epochDays(date) + 3) % 7) + 7) % 7) + 1;

export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};
