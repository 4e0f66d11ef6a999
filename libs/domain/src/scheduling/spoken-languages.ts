import type { Brand } from '../kernel/index.ts';

/** A language as BCP 47 writes it, such as `es` or `pt-BR`. */
export type LanguageTag = Brand<string, 'LanguageTag'>;

// Languages of four letters are reserved, and no browser knows a name of one.
const tag = /^(?:[a-z]{2,3}|[a-z]{5,8})(?:-[\da-z]{1,8})*$/i;

/** The tag in its usual spelling: the language in small letters, a script with a capital, a region in capitals. */
export const parseLanguageTag = (text: string): LanguageTag | undefined => {
  if (!tag.test(text) || text.length > 35) return undefined;
  const [language = '', ...rest] = text.toLowerCase().split('-');
  const isExtension = rest.findIndex((part) => part.length === 1);
  const spelled = rest.map((part, at) => (isExtension !== -1 && at > isExtension ? part : spelledPart(part)));
  return [language, ...spelled].join('-') as LanguageTag;
};

const spelledPart = (part: string): string => {
  if (/^[a-z]{2}$/.test(part)) return part.toUpperCase();
  return /^[a-z]{4}$/.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part;
};

/** The languages that can be understood, each once, in their order. */
export const languageTags = (texts: readonly string[]): readonly LanguageTag[] => [
  ...new Set(texts.flatMap((text) => parseLanguageTag(text) ?? [])),
];
