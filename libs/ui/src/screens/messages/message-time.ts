import { isMonthFirst, localeOf, type Instant, type Language, type TimeZone } from '@portico/domain/kernel';
import { timeStyle } from '@portico/domain/messages';
import { useContext } from 'react';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const partsOf = (locale: string, at: Instant, zone: TimeZone): Readonly<Record<string, string>> => {
  const key = `${locale} ${zone}`;
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    });
  formatters.set(key, known);
  return Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]));
};

/**
 * When a message was written, in its practice's time zone: `Tuesday 2:30 PM`, or `03/17/2026 2:30 PM` if older than a
 * week; `martes 2:30 PM` and `17/03/2026 2:30 PM` in Spanish (`MON-258`, `MON-259`).
 */
export const messageTime = (language: Language, at: Instant, zone: TimeZone, now: Instant): string => {
  // Numbers and the hour are the same in both languages; their order and the weekday are not.
  const { month, day, year, hour, minute, dayPeriod } = partsOf('en-US', at, zone);
  const time = `${hour}:${minute} ${dayPeriod}`;
  if (timeStyle(at, now) === 'weekday') {
    return `${partsOf(localeOf(language), at, zone)['weekday']} ${time}`;
  }
  return `${isMonthFirst(language) ? `${month}/${day}` : `${day}/${month}`}/${year} ${time}`;
};

export const useMessageTime = (zone: TimeZone): ((at: Instant) => string) => {
  const { language } = useFormats();
  const device = useContext(DeviceTimeContext);
  return (at) => messageTime(language, at, zone, device.now());
};
