import { inLanguageOf, isLanguage, practiceLanguages, type Language, type Localized } from '../kernel/index.ts';

/** The same type with every text in one language only; keeps the shape of its argument. */
export type InLanguage<T> = T extends Localized
  ? string
  : // A branded text is an object to the compiler.
    T extends string
    ? T
    : T extends readonly (infer Each)[]
      ? readonly InLanguage<Each>[]
      : T extends object
        ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
        : T;

const isLocalized = (raw: object): raw is Localized =>
  practiceLanguages.every((language) => Object.hasOwn(raw, language)) && Object.keys(raw).every(isLanguage);

/** Translates a form template, or any part of one, into `language`. */
export const inLanguage = <T>(template: T, language: Language): InLanguage<T> =>
  said(template, language) as InLanguage<T>;

const said = (part: unknown, language: Language): unknown => {
  if (Array.isArray(part)) return part.map((each) => said(each, language));
  if (typeof part !== 'object' || part === null) return part;
  if (isLocalized(part)) return inLanguageOf(part, language);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, said(value, language)]));
};
