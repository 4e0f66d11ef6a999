const dayLength = 86_400_000;
/** Days from 1 March of year 0 to 1 January 1970; counting from March puts the leap day last in its year. */
const daysToEpoch = 719_468;
const daysOfEra = 146_097;

/**
 * ISO 8601 in UTC with milliseconds of an epoch time in years 1 to 9999. An answer holds hundreds of these; counting days by
 * the 400-year cycle takes a fraction of what a calendar object does.
 */
export const isoText = (epochMilliseconds: number): string => {
  const epochDays = Math.floor(epochMilliseconds / dayLength);
  const { year, month, day } = civilDate(epochDays);
  const inDay = epochMilliseconds - epochDays * dayLength;
  const seconds = Math.floor(inDay / 1_000);
  const minutes = Math.floor(seconds / 60);
  const hour = Math.floor(minutes / 60);
  const century = Math.floor(year / 100);
  const fraction = inDay % 1_000;
  // One call that writes all 24 characters: text joined of pieces would be put together later, at a cost.
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

const civilDate = (epochDays: number): { readonly year: number; readonly month: number; readonly day: number } => {
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
