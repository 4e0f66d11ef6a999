import { inLanguageOf, type Language } from '@portico/domain/kernel';
import type { SurveyRules } from '@portico/domain/surveys';
import { sayIn } from '../kernel/index.ts';
import { surveysWords } from './surveys.messages.ts';

/** The heading above the surveys of a practice: its own, else the usual one. */
export const surveysHeadingIn = ({ surveysHeading }: SurveyRules, language: Language): string =>
  surveysHeading === undefined ? sayIn(language)(surveysWords.heading) : inLanguageOf(surveysHeading, language);
