import { failed, ok, type Result } from '../kernel/index.ts';
import type { DetailTexts } from './patient-details.ts';

/**
 * The languages in which an interpreter can be asked for, by ISO 639 code; `ase` is American Sign Language. `other` is
 * said in the person's own words.
 */
export const interpreterLanguages = [
  'es',
  'ase',
  'en',
  'zh',
  'vi',
  'tl',
  'ht',
  'ko',
  'ru',
  'ar',
  'fr',
  'pt',
  'other',
] as const;
export type InterpreterLanguage = (typeof interpreterLanguages)[number];

/** What somebody needs at a visit so that they can take part in it; both are absent where nothing is needed. */
export interface Accommodations {
  readonly interpreter?: InterpreterLanguage;
  /** In the person's own words, at most 200 characters. */
  readonly otherHelp?: string;
}

/** Longest text about other help, in characters; an emoji counts as one. */
export const longestOtherHelp = 200;

/** Cuts typed text to the allowed length. */
export const fittingOtherHelp = (typed: string): string => [...typed].slice(0, longestOtherHelp).join('');

export interface BadAccommodations {
  readonly kind: 'bad-accommodations';
}

export const isInterpreterLanguage = (text: string): text is InterpreterLanguage =>
  interpreterLanguages.includes(text as InterpreterLanguage);

/** Refuses a language that is not on the list, and a text that is too long; an empty text is none. */
export const parseAccommodations = (written: {
  readonly interpreter?: string | undefined;
  readonly otherHelp?: string | undefined;
}): Result<Accommodations, BadAccommodations> => {
  const { interpreter = '' } = written;
  const otherHelp = (written.otherHelp ?? '').trim();
  if (interpreter !== '' && !isInterpreterLanguage(interpreter)) return failed({ kind: 'bad-accommodations' });
  if (fittingOtherHelp(otherHelp) !== otherHelp) return failed({ kind: 'bad-accommodations' });
  return ok({ ...(interpreter === '' ? {} : { interpreter }), ...(otherHelp === '' ? {} : { otherHelp }) });
};

/** What the profile says of a person's needs; a stored text that is too long is cut, and an unknown language left out. */
export const accommodationsOf = ({ interpreter = '', otherHelp = '' }: DetailTexts = {}): Accommodations => {
  const fit = fittingOtherHelp(otherHelp.trim());
  return {
    ...(isInterpreterLanguage(interpreter) ? { interpreter } : {}),
    ...(fit === '' ? {} : { otherHelp: fit }),
  };
};

export const hasNeeds = ({ interpreter, otherHelp }: Accommodations): boolean =>
  interpreter !== undefined || otherHelp !== undefined;
