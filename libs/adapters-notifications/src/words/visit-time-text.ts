import { localeOf, zoneSpelling, type Instant, type TimeZone } from '@portico/domain/kernel';
import type { AskedTimes } from '@portico/domain/notifications';
import { parseTimePreference, preferredDays, requestedDays, type TimePreference } from '@portico/domain/scheduling';
import { timeWords } from './common.messages.ts';
import { askedTimeWords, visitWords } from './visits.messages.ts';
import type { Voice } from './notification-language.ts';

// A text message knows no thin spaces.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const written = (start: Instant, timeZone: TimeZone, { language }: Voice, day: Intl.DateTimeFormatOptions) => {
  const format = (how: Intl.DateTimeFormatOptions): string =>
    plain(new Intl.DateTimeFormat(localeOf(language), { timeZone, ...how }).format(start));
  return { day: format(day), time: format({ hour: 'numeric', minute: '2-digit', timeZoneName: zoneSpelling }) };
};

/** `Tuesday, December 1 at 2:30 PM EST`, `martes, 1 de diciembre a las 2:30 p.m. EST`: on the clock of the zone. */
export const whenText = (start: Instant, timeZone: TimeZone, voice: Voice): string => {
  const { day, time } = written(start, timeZone, voice, { weekday: 'long', month: 'long', day: 'numeric' });
  return voice.say(timeWords.at, { day, time, hour: Number.parseInt(time, 10) });
};

/** `Dec 1, 2:30 PM EST`, `1 dic, 2:30 p.m. EST`: the same where there is little room. */
export const shortWhenText = (start: Instant, timeZone: TimeZone, voice: Voice): string => {
  const { day, time } = written(start, timeZone, voice, { month: 'short', day: 'numeric' });
  return `${day}, ${time}`;
};

/** As near as this to whole hours, in minutes, a span is said in hours: a mail is written some moments after it began. */
const nearHour = 5;

/** `2 hours`, also of 119 minutes; `90 minutes`. */
export const spanText = (minutes: number, { say }: Voice): string => {
  const hours = Math.round(minutes / 60);
  return hours > 0 && Math.abs(minutes - hours * 60) <= nearHour
    ? say(timeWords.hours, { count: hours })
    : say(timeWords.minutes, { count: minutes });
};

/** `You asked for: Wednesday, December 2; 10 AM to noon.`; nothing where any time will do. */
export const askedText = (
  {
    preference: asked,
    start,
    end,
  }: { readonly preference: AskedTimes; readonly start: Instant; readonly end: Instant },
  timeZone: TimeZone,
  voice: Voice,
): readonly string[] => {
  const { week: weekString, days: days_of_week, times: times_of_day } = asked;
  const parsed = parseTimePreference({ weekString, days_of_week, times_of_day });
  if (!parsed.ok) return [];
  const preference = parsed.value;
  const { say, language } = voice;
  const locale = localeOf(language);
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' });
  const weekdayAt = (at: Instant) => preferredDays.find((one) => one === weekday.format(at));
  const days = requestedDays(preference, { start, end }, weekdayAt).map((at) => plain(day.format(at)));
  const [first, last] = [days[0], days.at(-1)];
  const isAnyDay = preference.days[0] === 'Any' && first !== undefined && last !== undefined;
  const parts = [
    isAnyDay
      ? say(visitWords.askedSpan, { first, last })
      : or.format(days.length > 0 ? days : weekdays(preference, locale)),
    or.format(preference.times.flatMap((time) => (time === 'Any' ? [] : [say(askedTimeWords[time])]))),
  ].filter((part) => part !== '');
  return parts.length === 0 ? [] : [say(visitWords.asked, { asked: parts.join('; ') })];
};

/** The names of the days that are asked for in any week. January 1, 2024 was a Monday. */
const weekdays = ({ days }: TimePreference, locale: string): readonly string[] => {
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' });
  return days.flatMap((day) => (day === 'Any' ? [] : [name.format(Date.UTC(2024, 0, 1 + preferredDays.indexOf(day)))]));
};
