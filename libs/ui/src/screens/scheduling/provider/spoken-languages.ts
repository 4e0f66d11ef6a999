import type { Language } from '@portico/domain/kernel';
import type { LanguageTag, Resource } from '@portico/domain/scheduling';
import type { Say } from '../../../words/use-words.ts';
import { languageWords, providerWords } from '../provider.messages.ts';

/** The name of a language in the language of the page; undefined where neither the browser nor the portal has one. */
const nameOf = (tag: LanguageTag, page: Language, say: Say): string | undefined => {
  const name = new Intl.DisplayNames([page], { type: 'language', fallback: 'none' }).of(tag);
  const own = Object.entries(languageWords).find(([known]) => known === tag)?.[1];
  return name ?? (own && say(own));
};

/** `Speaks Spanish and English`; undefined if the practice does not say. */
export const speaksText = (
  { languages = [] }: Pick<Resource, 'languages'>,
  page: Language,
  say: Say,
): string | undefined => {
  const names = languages.flatMap((tag) => nameOf(tag, page, say) ?? []);
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat(page, { type: 'conjunction' });
  return say(providerWords.speaks, { languages: list.format(names) });
};

/** The languages that at least one of the providers speaks, in the order of their names. */
export const languagesSpoken = (resources: readonly Pick<Resource, 'languages'>[], page: Language, say: Say) => {
  const { compare } = new Intl.Collator(page);
  return [...new Set(resources.flatMap(({ languages = [] }) => languages))]
    .flatMap((tag) => {
      const name = nameOf(tag, page, say);
      return name === undefined ? [] : [{ tag, name }];
    })
    .toSorted((a, b) => compare(a.name, b.name));
};
