import { wordsIn } from './words-in-text.ts';

/** Letters that may be wrong: none in a short word, where another one would be as near. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Letters to be put in, left out, changed or swapped with their neighbor to make one of the other; more than `most` is not counted. */
const lettersApart = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next.push(
        Math.min(
          (row?.[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row?.[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before?.[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row?.[other.length] ?? most + 1;
};

/** A word as it stands in its text. */
const spelled = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of the texts as they stand there, each spelling once. */
export const spelledWords = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.normalize('NFC').match(spelled) ?? [])),
];

/** The words of the texts that are spelled nearly so, or begin so, the nearest first, each as it is written first. */
export const nearWords = (wanted: string, texts: readonly string[]): readonly string[] => {
  const [sought] = wordsIn(wanted);
  const most = mostWrong(sought?.length ?? 0);
  if (sought === undefined || most === 0) return [];
  const written = new Map<string, string>();
  for (const word of spelledWords(texts)) {
    const [plain = ''] = wordsIn(word);
    if (!written.has(plain)) written.set(plain, word);
  }
  return [...written]
    .map(([plain, word]) => {
      const begun = lettersApart(sought, plain.slice(0, sought.length), most);
      return { word, apart: Math.min(lettersApart(sought, plain, most), begun) };
    })
    .filter(({ apart }) => apart > 0 && apart <= most)
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ word }) => word);
};
