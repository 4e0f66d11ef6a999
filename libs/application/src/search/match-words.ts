import { beginsWords, wordsIn } from '@portico/domain/kernel';

/** Whether each word of a search begins a word of one of the texts; a search without words matches nothing. */
export const matchesWords = (search: string, ...texts: readonly (string | undefined)[]): boolean => {
  const wanted = wordsIn(search);
  const known = texts.filter((text) => text !== undefined);
  return wanted.length > 0 && beginsWords(wanted, known);
};
