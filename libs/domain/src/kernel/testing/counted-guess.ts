import type { CountedGuess } from '../counted-guess.ts';

/** For tests of what weighs a guess; nothing was counted. */
export const countedGuess = {} as CountedGuess;
