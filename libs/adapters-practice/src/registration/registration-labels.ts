import type { Message } from '@portico/application/texts';
import { languages, type Localized } from '@portico/domain/kernel';
import { accommodationFieldWords, interpreterChoiceWords } from './accommodations.messages.ts';
import { registrationChoiceWords, registrationFieldWords } from './registration.messages.ts';
import { localizedOf } from '../say-in-language.ts';

type Words = Readonly<Record<string, Message | undefined>>;

const labelOf = (words: Words, key: string, name: string): Localized => {
  const message = words[key];
  return message === undefined ? inEach(() => name) : localizedOf(message);
};

const inEach = (label: (language: string) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, label(language)])) as unknown as Localized;

/** What the usual form calls a page or a field. */
export const fieldLabel = (name: string): Localized =>
  labelOf({ ...registrationFieldWords, ...accommodationFieldWords }, name, name);

/** The name of a language in another one, as a choice of a list shows it. */
const languageName = (of: string, language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
};

/** What the usual form calls a choice: a language by its name, others by their words, or by their value. */
export const choiceLabel = (value: string): Localized => {
  if (/^[a-z]{2}$/.test(value)) return inEach((language) => languageName(value, language));
  const key = value.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
  return labelOf({ ...registrationChoiceWords, ...interpreterChoiceWords }, key, value);
};
