import { localeOf, type ClinicalDate, type Language, type LocalDate } from '@portico/domain/kernel';
import { recordPhraseWords } from './record.messages.ts';
import { sayIn } from './say-in-language.ts';

// A span of time is written from its own digits: UTC in and UTC out, so that no zone of this machine moves a day.
const month = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const day = { ...month, day: 'numeric' } as const;

const written = (date: string, language: Language, precision: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), precision).format(new Date(date));

/**
 * A date in words with exactly the precision that was recorded: a year stays a year. A moment keeps the clock time and
 * offset it was written with.
 */
export const dateText = (recorded: ClinicalDate | LocalDate, language: Language): string => {
  const [date = '', clock] = recorded.split('T');
  if (date.length === 4) return date;
  if (date.length === 7) return written(date, language, month);
  const inWords = written(date, language, day);
  if (clock === undefined) return inWords;
  const time = clock.slice(0, 5);
  const offset = /[+-]\d{2}:\d{2}$/.exec(clock)?.[0].replace('-', '−') ?? '';
  return sayIn(language)(recordPhraseWords.utcOffset, { date: inWords, time, offset });
};
