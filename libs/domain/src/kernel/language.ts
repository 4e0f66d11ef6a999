import { languages } from './generated/languages.ts';
import { failed, ok, type Result } from './result.ts';

/** The languages of the portal, one for each set of catalogs (`ACC-012`); `en` is the one that is written. */
export { languages };
export type Language = (typeof languages)[number];

/** The languages in which a practice writes its own texts; others may stand beside them. */
export const practiceLanguages = ['en', 'es'] as const;
export type PracticeLanguage = (typeof practiceLanguages)[number];

/** A text of a practice's own. */
export type Localized = Readonly<Record<PracticeLanguage, string>> & Readonly<Partial<Record<Language, string>>>;

export const isLanguage = (raw: unknown): raw is Language => languages.some((language) => language === raw);
export const languageOr = (raw: unknown, fallback: Language = 'en'): Language => (isLanguage(raw) ? raw : fallback);

/** A text of a practice in the language of the person, or in English where the practice does not write it. */
export const inLanguageOf = <Texts extends Readonly<Record<PracticeLanguage, unknown>>>(
  texts: Texts,
  language: Language,
): Texts[PracticeLanguage] =>
  (texts as Readonly<Partial<Record<string, Texts[PracticeLanguage]>>>)[language] ?? texts.en;

/** Dates, numbers and dollars as people of this language write them in the United States. */
export const localeOf = (language: Language): string => (language.includes('-') ? language : `${language}-US`);

/** Whether people of this language write the month of a date before its day, as in `March 17`. */
export const isMonthFirst = (language: Language): boolean => language.startsWith('en');

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.trim() !== '';

/** Reads a text of a practice; fails with the language that it lacks. */
export const parseLocalized = (raw: unknown): Result<Localized, PracticeLanguage> => {
  const fields: Readonly<Record<string, unknown>> = { ...Object(raw) };
  const missing = practiceLanguages.find((language) => !isText(fields[language]));
  if (missing !== undefined) return failed(missing);
  const known = languages.filter((language) => isText(fields[language]));
  return ok(Object.fromEntries(known.map((language) => [language, fields[language]])) as Localized);
};
