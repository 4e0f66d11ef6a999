import { languages } from './generated/languages.ts';

/** The languages of the portal, one for each set of catalogs (`ACC-012`); `en` is the one that is written. */
export { languages };
export type Language = (typeof languages)[number];

/** A text of a practice's own, in the languages that it writes. */
export type Localized = Readonly<Record<'en' | 'es', string>>;

export const isLanguage = (raw: unknown): raw is Language => languages.some((language) => language === raw);
export const languageOr = (raw: unknown, fallback: Language = 'en'): Language => (isLanguage(raw) ? raw : fallback);

/** A text of a practice in the language of the person, or in English where the practice does not write it. */
export const inLanguageOf = <Text>(texts: Readonly<Record<'en' | 'es', Text>>, language: Language): Text =>
  (texts as Readonly<Partial<Record<string, Text>>>)[language] ?? texts.en;

/** Dates, numbers and dollars as people of this language write them in the United States. */
export const localeOf = (language: Language): string => (language.includes('-') ? language : `${language}-US`);

/** Whether people of this language write the month of a date before its day, as in `03/17/2026`. */
export const isMonthFirst = (language: Language): boolean => language.startsWith('en');
