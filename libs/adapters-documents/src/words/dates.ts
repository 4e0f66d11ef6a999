import type { ClinicalDate, Language, LocalDate } from '@portico/domain/kernel';
import { wordsOf } from './words.ts';

// A span of time is written from its own digits: UTC in and UTC out, so that no zone of this machine moves a day.
const formats = (locale: string): Record<'month' | 'day', Intl.DateTimeFormat> => ({
  month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
});

const formatsOf: Readonly<Record<Language, ReturnType<typeof formats>>> = {
  en: formats('en-US'),
  es: formats('es-US'),
};

/**
 * A date in words with exactly the precision that was recorded: a year stays a year. A moment keeps the clock time and
 * offset it was written with.
 */
export const dateText = (date: ClinicalDate | LocalDate, language: Language): string => {
  const [day = '', clock] = date.split('T');
  if (day.length === 4) return day;
  if (day.length === 7) return formatsOf[language].month.format(new Date(day));
  const inWords = formatsOf[language].day.format(new Date(day));
  if (clock === undefined) return inWords;
  const time = clock.slice(0, 5);
  const offset = /[+-]\d{2}:\d{2}$/.exec(clock)?.[0].replace('-', '−') ?? '';
  return wordsOf[language].utcOffset(inWords, time, offset);
};
