import type { CountedGuess } from '../counted-guess.ts';

/** For tests of code that checks a guess; nothing was counted. */
export const countedGuess = {} as CountedGuess;
