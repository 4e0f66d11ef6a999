import type { Say } from '@portico/application/texts';
import * as record from './record.messages.ts';
import { said } from './said.ts';

const { recordPhraseWords: phrases } = record;

/** Every text of a printed record in one language. */
export const recordWordsIn = (say: Say) => ({
  ...said(say, record.recordWords),
  sections: said(say, record.recordSectionsWords),
  /** What a section says that lists nothing: the three silences are never mixed. */
  noneKnown: said(say, record.recordNoneKnownWords),
  noInformation: said(say, record.recordNoInformationWords),
  nothingRecorded: said(say, record.recordNothingRecordedWords),
  condition: said(say, record.recordConditionWords),
  allergy: said(say, record.recordAllergyWords),
  medication: said(say, record.recordMedicationWords),
  result: said(say, record.recordResultWords),
  document: said(say, record.recordDocumentWords),
  member: said(say, record.recordMemberWords),
  standing: said(say, record.recordStandingWords),
  severity: said(say, record.recordSeverityWords),
  taking: said(say, record.recordTakingWords),
  labStatus: said(say, record.recordLabStatusWords),
  flag: said(say, record.recordFlagWords),
  atLeast: (low: string) => say(phrases.atLeast, { low }),
  atMost: (high: string) => say(phrases.atMost, { high }),
  from: (date: string) => say(phrases.from, { date }),
  until: (date: string) => say(phrases.until, { date }),
  between: (start: string, end: string) => say(phrases.between, { start, end }),
  orderedBy: (name: string) => say(phrases.orderedBy, { name }),
  page: (page: number, pages: number) => say(phrases.page, { page, pages }),
});

export type Words = ReturnType<typeof recordWordsIn>;
