/** The languages of the portal; `en` is the default (`ACC-012`). */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The same words in every language. */
export type Localized = Readonly<Record<Language, string>>;

export const isLanguage = (raw: unknown): raw is Language => raw === 'en' || raw === 'es';
export const languageOr = (raw: unknown, fallback: Language = 'en'): Language => (isLanguage(raw) ? raw : fallback);
