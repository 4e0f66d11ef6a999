import type { ClinicalDate, Language, LocalDate } from '@portico/domain/kernel';
import { wordsOf } from './words.ts';

type Precision = Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day'>;

// A span of time is written from its own digits: UTC in and UTC out, so that no zone of this machine moves a day.
const written = (isoDay: string, language: Language, precision: Precision): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', { ...precision, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );

/**
 * A date in words with exactly the precision that was recorded: a year stays a year. A moment keeps the clock time and
 * offset it was written with.
 */
export const dateText = (date: ClinicalDate | LocalDate, language: Language): string => {
  const [day = '', clock] = date.split('T');
  if (day.length === 4) return day;
  if (day.length === 7) return written(`${day}-01`, language, { year: 'numeric', month: 'long' });
  const inWords = written(day, language, { year: 'numeric', month: 'long', day: 'numeric' });
  if (clock === undefined) return inWords;
  const time = clock.slice(0, 5);
  const offset = /[+-]\d{2}:\d{2}$/.exec(clock)?.[0].replace('-', '−') ?? '';
  return wordsOf[language].utcOffset(inWords, time, offset);
};
