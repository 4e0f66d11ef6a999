/** A word of a name: letters of any script, with hyphens and apostrophes inside (`MON-289`, `MON-290`). */
const word = "\\p{L}[\\p{L}\\p{M}'’-]*";

/**
 * The patterns of names, as form rules (`MON-289`). First and last names have several words, as in *de la Cruz*, and
 * middle names up to two (`MON-290`).
 */
export const namePatterns = {
  single: word,
  twoWord: `${word}|${word} ${word}`,
  several: "\\p{L}[\\p{L}\\p{M}'’ -]*",
} as const;

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
const patterns = {
  single: whole(namePatterns.single),
  twoWord: whole(namePatterns.twoWord),
  several: whole(namePatterns.several),
};

export const isName = (text: string, pattern: keyof typeof namePatterns): boolean => patterns[pattern].test(text);
