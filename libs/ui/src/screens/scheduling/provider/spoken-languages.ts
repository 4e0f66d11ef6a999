import type { Language } from '@portico/domain/kernel';
import type { LanguageTag, Resource } from '@portico/domain/scheduling';
import type { Say } from '../../../words/use-words.ts';
import { providerWords } from '../provider.messages.ts';

/** The name of a language in the language of the page. */
const nameOf = (tag: LanguageTag, page: Language): string =>
  new Intl.DisplayNames([page], { type: 'language' }).of(tag) ?? tag;

/** `Speaks Spanish and English`; undefined if the practice does not say. */
export const speaksText = (
  { languages = [] }: Pick<Resource, 'languages'>,
  page: Language,
  say: Say,
): string | undefined => {
  if (languages.length === 0) return undefined;
  const list = new Intl.ListFormat(page, { type: 'conjunction' });
  return say(providerWords.speaks, { languages: list.format(languages.map((tag) => nameOf(tag, page))) });
};

/** The languages that at least one of the providers speaks, in the order of their names. */
export const languagesSpoken = (resources: readonly Pick<Resource, 'languages'>[], page: Language) => {
  const { compare } = new Intl.Collator(page);
  return [...new Set(resources.flatMap(({ languages = [] }) => languages))]
    .map((tag) => ({ tag, name: nameOf(tag, page) }))
    .toSorted((a, b) => compare(a.name, b.name));
};
