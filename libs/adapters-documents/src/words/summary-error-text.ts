import type { SummaryError } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import { sayIn } from './say-in-language.ts';
import { summaryProblemsWords } from './summary.messages.ts';

/** Why there is no summary. */
export const summaryErrorText = (problem: SummaryError, language: Language): string =>
  sayIn(language)(summaryProblemsWords[problem]);
