import type { ClinicalDate, Language, LocalDate } from '@portico/domain/kernel';
import { dateText } from './words/dates.ts';
import { wordsOf, type Words } from './words/words.ts';

/** One language, ready to speak: its texts, dates and numbers. */
export interface Voice {
  readonly language: Language;
  readonly words: Words;
  readonly date: (date: ClinicalDate | LocalDate | undefined) => string;
  /** Digits grouped as the language writes them. */
  readonly number: (amount: number) => string;
}

export const voiceOf = (language: Language): Voice => {
  const numbers = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'es-US', { maximumFractionDigits: 1 });
  return {
    language,
    words: wordsOf[language],
    date: (date) => (date === undefined ? '' : dateText(date, language)),
    number: (amount) => numbers.format(amount),
  };
};
