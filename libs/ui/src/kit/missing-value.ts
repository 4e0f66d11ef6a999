import type { Say } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';

/** How a value is given: what is missing is filled in, chosen, or checked. */
export type WayToAnswer = 'fill' | 'choose' | 'check';

const ways = { fill: kitWords.fieldMissing, choose: kitWords.choiceMissing, check: kitWords.boxMissing } as const;

/** What to do at an empty field of that label, where its screen has no sentence of its own for it. */
export const missingSentence = (say: Say, way: WayToAnswer, field: string): string => say(ways[way], { field });

/** The words of `APT-261` and `MON-358` after the sentence that says what to do: nobody is told a label first. */
export const withRequiredWords = (sentence: string, words: string): string => `${sentence} (${words})`;
