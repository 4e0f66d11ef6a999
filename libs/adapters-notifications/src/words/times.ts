import type { Instant, Language, TimeZone } from '@portico/domain/kernel';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

// A text message knows no thin spaces.
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const written = (start: Instant, timeZone: TimeZone, language: Language, day: Intl.DateTimeFormatOptions) => {
  const format = (how: Intl.DateTimeFormatOptions): string =>
    plain(new Intl.DateTimeFormat(locales[language], { timeZone, ...how }).format(start));
  return { day: format(day), time: format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }) };
};

/** `Tuesday, December 1 at 2:30 PM EST`, `martes, 1 de diciembre a las 2:30 p.m. EST`: on the clock of the zone. */
export const whenText = (start: Instant, timeZone: TimeZone, language: Language): string => {
  const { day, time } = written(start, timeZone, language, { weekday: 'long', month: 'long', day: 'numeric' });
  if (language === 'en') return `${day} at ${time}`;
  return `${day} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
};

/** `Dec 1, 2:30 PM EST`, `1 dic, 2:30 p.m. EST`: the same where there is little room. */
export const shortWhenText = (start: Instant, timeZone: TimeZone, language: Language): string => {
  const { day, time } = written(start, timeZone, language, { month: 'short', day: 'numeric' });
  return `${day}, ${time}`;
};
