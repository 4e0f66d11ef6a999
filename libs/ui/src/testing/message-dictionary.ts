import { catalogs } from '../generated/catalogs.ts';
import type { Message } from '../words/message-descriptor.ts';

/** A message in a language, as its catalog has it. */
export const textOf = ({ id, defaultMessage = '' }: Message, language: string): string => {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogs;
  return language === 'en' ? defaultMessage : (known[language]?.[id] ?? '');
};

/** The texts of some message groups in one language, by id, for an `IntlProvider`. */
export const dictionary = (
  language: string,
  ...groups: readonly Readonly<Record<string, Message>>[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups.flatMap((group) => Object.values(group)).map((message) => [message.id, textOf(message, language)]),
  );
