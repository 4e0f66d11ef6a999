import {
  isMonthFirst,
  languageOr,
  zoneSpelling,
  localeOf,
  type Cents,
  type ClinicalDate,
  type Instant,
  type Language,
  type LocalDate,
  type TimeZone,
} from '@portico/domain/kernel';

/** Cached, since formatters are expensive to create. */
const made = new Map<string, Intl.DateTimeFormat>();

/** No date or time is written without a zone: the device's would stand in for it. */
type InZone = Intl.DateTimeFormatOptions & { readonly timeZone: string };

const formatter = (language: Language, options: InZone): Intl.DateTimeFormat => {
  const key = JSON.stringify([language, options]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = new Intl.DateTimeFormat(localeOf(language), options);
  made.set(key, fresh);
  return fresh;
};

/** Normalizes spaces in times and around `p. m.`, which differ between engines. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\b([ap])\. ?m\./, '$1. m.');

const part = (language: Language, options: InZone, at: Instant): string =>
  plainSpaces(formatter(language, options).format(at));

/** Uses no-break spaces, so that a time stays on one line. */
const together = (time: string): string => time.replaceAll(' ', '\u00a0');

/** `2:30 PM`, `2:30 p. m.` in the time zone `zone`. */
export const timeOfDay = (language: Language, at: Instant, zone: TimeZone): string =>
  together(part(language, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true }, at));

/** `Tuesday, March 3`, `martes, 3 de marzo`; with the year if `year` is set. */
export const longDate = (language: Language, at: Instant, zone: TimeZone, year = false): string =>
  part(
    language,
    { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric', ...(year ? { year: 'numeric' } : {}) },
    at,
  );

const yearOf = (at: Instant, zone: TimeZone): string => part('en', { timeZone: zone, year: 'numeric' }, at);

/** `Tuesday, March 3`; with the year if it differs from that of `now`. */
export const longDateOf = (language: Language, at: Instant, zone: TimeZone, now: Instant): string =>
  longDate(language, at, zone, yearOf(at, zone) !== yearOf(now, zone));

/** `Tuesday, March 3 at 2:30 PM`, `martes, 3 de marzo, 2:30 p. m.`; with the year if it differs from that of `now`. */
export const longDateTime = (language: Language, at: Instant, zone: TimeZone, now: Instant): string =>
  withTime(language, longDateOf(language, at, zone, now), at, zone);

const withTime = (language: Language, day: string, at: Instant, zone: TimeZone): string =>
  `${day}${isMonthFirst(language) ? ' at ' : ', '}${timeOfDay(language, at, zone)}`;

/** `March 3 at 2:30 PM`, `3 de marzo, 2:30 p. m.`; with the year if it differs from that of `now`. */
export const dayTime = (language: Language, at: Instant, zone: TimeZone, now: Instant): string => {
  const year = yearOf(at, zone) === yearOf(now, zone) ? {} : ({ year: 'numeric' } as const);
  return withTime(language, part(language, { timeZone: zone, month: 'long', day: 'numeric', ...year }, at), at, zone);
};

/** `Tuesday at 2:30 PM`, `martes, 2:30 p. m.`. */
export const weekdayTime = (language: Language, at: Instant, zone: TimeZone): string =>
  withTime(language, part(language, { timeZone: zone, weekday: 'long' }, at), at, zone);

/** The day and month of `at` for a calendar leaf: `Mar` and `3`. */
export const dayAndMonth = (
  language: Language,
  at: Instant,
  zone: TimeZone,
): { readonly day: string; readonly month: string } => ({
  day: part(language, { timeZone: zone, day: 'numeric' }, at),
  month: part(language, { timeZone: zone, month: 'short' }, at).replace('.', ''),
});

/** English ordinal endings: `1st`, `22nd`, `13th`. */
const ordinals: ReadonlyMap<string, string> = new Map(Object.entries({ one: 'st', two: 'nd', few: 'rd', other: 'th' }));

/** `February 2026`, `febrero de 2026`: the month of a day. */
export const monthAndYear = (language: Language, day: LocalDate): string =>
  part(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }, Date.parse(day) as Instant);

/** `March 3rd` or `3 de marzo` (`APT-064`, `APT-007`), in the time zone `zone`; with the year if it differs from that of `now`. */
export const monthAndDay = (language: Language, at: Instant, zone: TimeZone, now: Instant): string => {
  const year = yearOf(at, zone);
  const text = dayOfMonth(language, at, zone);
  if (year === yearOf(now, zone)) return text;
  return isMonthFirst(language) ? `${text}, ${year}` : `${text} de ${year}`;
};

const dayOfMonth = (language: Language, at: Instant, zone: TimeZone): string => {
  const month = part(language, { timeZone: zone, month: 'long' }, at);
  const day = part('en', { timeZone: zone, day: 'numeric' }, at);
  if (!isMonthFirst(language)) return part(language, { timeZone: zone, month: 'long', day: 'numeric' }, at);
  return `${month} ${day}${ordinals.get(new Intl.PluralRules('en-US', { type: 'ordinal' }).select(Number(day)))}`;
};

/** A zone's UTC offset in minutes at an instant. */
const offset = (at: Instant, zone: string): number => {
  const wall = formatter('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const number = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(wall.find((piece) => piece.type === type)?.value);
  const utc = Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'));
  // The wall clock is read without its seconds.
  return Math.ceil((utc - at) / 60_000);
};

/** How many days of the calendar of `zone` lie between two instants: 1 from any hour of yesterday to any of today. */
export const daysBetween = (at: Instant, now: Instant, zone: TimeZone): number => {
  const dayOf = (instant: Instant): number => Math.floor((instant + offset(instant, zone) * 60_000) / 86_400_000);
  return dayOf(now) - dayOf(at);
};

/**
 * The abbreviation of the practice's zone, such as `EST`, if the device's time differs at that moment; otherwise
 * undefined.
 */
export const foreignZone = (
  language: Language,
  at: Instant,
  zone: TimeZone,
  deviceZone: string,
): string | undefined => {
  if (offset(at, zone) === offset(at, deviceZone)) return undefined;
  const named = formatter(language, { timeZone: zone, timeZoneName: zoneSpelling }).formatToParts(at);
  return named.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
};

/** A calendar day as `Mar 3, 2026` or `3 de mar de 2026` (`APT-015`). */
export const shortDate = (language: Language, date: LocalDate): string => shortOf(language, date);

/** A calendar day as `March 3, 2026` or `3 de marzo de 2026`. */
export const longDay = (language: Language, date: LocalDate): string =>
  ordered(
    language,
    String(Number(date.slice(8, 10))),
    part(language, { timeZone: 'UTC', month: 'long' }, Date.UTC(2000, Number(date.slice(5, 7)) - 1, 15) as Instant),
    date.slice(0, 4),
  );

/** Like `shortDate`, for the day of an instant in `zone`. */
export const shortDateAt = (language: Language, at: Instant, zone: TimeZone): string =>
  ordered(
    language,
    part(language, { timeZone: zone, day: 'numeric' }, at),
    part(language, { timeZone: zone, month: 'short' }, at),
    yearOf(at, zone),
  );

/** A clinical date with its recorded precision: a year stays a year, a month a month. */
export const clinicalDate = (language: Language, date: ClinicalDate): string => {
  if (date.length === 4) return date;
  if (date.length > 7) return shortOf(language, date.slice(0, 10));
  const month = monthName(language, date);
  return language === 'es' ? `${month} de ${date.slice(0, 4)}` : `${month} ${date.slice(0, 4)}`;
};

const shortOf = (language: Language, date: string): string =>
  ordered(language, String(Number(date.slice(8, 10))), monthName(language, date), date.slice(0, 4));

const ordered = (language: Language, day: string, month: string, year: string): string => {
  if (isMonthFirst(language)) return `${month} ${day}, ${year}`;
  return [day, month.replace('.', ''), year].join(language === 'es' ? ' de ' : ' ');
};

const monthName = (language: Language, date: string): string =>
  part(
    language,
    { timeZone: 'UTC', month: 'short' },
    Date.UTC(2000, Number(date.slice(5, 7)) - 1, 15) as Instant,
  ).replace('.', '');

/** The sign of a number, as wide as a plus; the formats of both languages write a hyphen. */
const minus = '\u2212';

/** `$86.40` in both languages. */
export const money = (language: Language, amount: Cents): string =>
  plainSpaces(
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(amount / 100),
  ).replace('-', minus);

/** `120 kB`, `1.4 MB`. */
export const fileSize = (language: Language, bytes: number): string => {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(value)} ${unit}`;
};

/** Date and time with the name of the zone, for the clock of the frame. */
export const clockText = (
  language: Language,
  at: Instant,
  zone: string,
): { readonly date: string; readonly time: string } => ({
  date: part(language, { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' }, at),
  time: part(
    language,
    {
      timeZone: zone,
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZoneName: zoneSpelling,
    },
    at,
  ),
});

/** The name of an ISO weekday, such as `Monday` for 1. */
export const weekday = (language: Language, day: number): string =>
  part(language, { timeZone: 'UTC', weekday: 'long' }, Date.UTC(2024, 0, day) as Instant);

/** An hour of the day without a date, such as `8:00 AM` for `08:00`. */
export const clockTime = (language: Language, time: string): string =>
  timeOfDay(language, Date.parse(`2024-01-01T${time}:00Z`) as Instant, 'UTC' as TimeZone);

/** The portal's language of a react-intl locale. */
export const languageOf = (locale: string): Language => languageOr(locale);
