/** The words of a text in lower case without accents, so that `medico` finds `Médico`. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each of some words begins one of the others. */
export const beginAny = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted.every((one) => words.some((word) => word.startsWith(one)));

/** Whether each of the words begins a word of one of the texts. */
export const beginsWords = (wanted: readonly string[], texts: readonly string[]): boolean =>
  beginAny(wanted, texts.flatMap(wordsIn));
