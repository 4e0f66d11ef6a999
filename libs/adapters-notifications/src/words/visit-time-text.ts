import { localeOf, type Instant, type TimeZone } from '@portico/domain/kernel';
import { timeWords } from './common.messages.ts';
import type { Voice } from './notification-language.ts';

// A text message knows no thin spaces.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const written = (start: Instant, timeZone: TimeZone, { language }: Voice, day: Intl.DateTimeFormatOptions) => {
  const format = (how: Intl.DateTimeFormatOptions): string =>
    plain(new Intl.DateTimeFormat(localeOf(language), { timeZone, ...how }).format(start));
  return { day: format(day), time: format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }) };
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
