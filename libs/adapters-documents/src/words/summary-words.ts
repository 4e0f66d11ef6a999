import type { Say } from '@portico/application/texts';
import { said } from './say-in-language.ts';
import { summaryVisitWords, summaryWords } from './summary.messages.ts';

/** What a visit summary says beside the chart. */
export const summaryWordsIn = (say: Say) => ({
  ...said(say, summaryWords),
  visit: said(say, summaryVisitWords),
});

export type SummaryWords = ReturnType<typeof summaryWordsIn>;
