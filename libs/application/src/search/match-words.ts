/** Lower case without accents, so that `medico` finds `Médico`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a search begins a word of one of the texts; a search without words matches nothing. */
export const matchesWords = (search: string, ...texts: readonly (string | undefined)[]): boolean => {
  const wanted = wordsIn(search);
  const words = texts.flatMap((text) => (text === undefined ? [] : wordsIn(text)));
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
};
