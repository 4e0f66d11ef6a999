import type { Say } from '@portico/application/texts';
import { localeOf, type Cents, type ClinicalDate, type Language, type LocalDate } from '@portico/domain/kernel';
import { dateText } from './words/date-words.ts';
import { sayIn } from './words/say-in-language.ts';
import { recordWordsIn, type Words } from './words/record-words.ts';

/** One language, ready to speak: its texts, dates and numbers. */
export interface Voice {
  readonly language: Language;
  readonly say: Say;
  readonly words: Words;
  readonly date: (date: ClinicalDate | LocalDate | undefined) => string;
  /** Digits grouped as the language writes them. */
  readonly number: (amount: number) => string;
  readonly dollars: (amount: Cents) => string;
}

const voices = new Map<Language, Voice>();

/** Made once for each language, as it looks up all words of a record. */
export const voiceOf = (language: Language): Voice => {
  const voice = voices.get(language) ?? newVoice(language);
  voices.set(language, voice);
  return voice;
};

const newVoice = (language: Language): Voice => {
  const numbers = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const dollars = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' });
  const say = sayIn(language);
  return {
    language,
    say,
    words: recordWordsIn(say),
    date: (date) => (date === undefined ? '' : dateText(date, language)),
    number: (amount) => numbers.format(amount),
    dollars: (amount) => dollars.format(amount / 100),
  };
};
