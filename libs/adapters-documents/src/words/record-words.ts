import type { Say } from '@portico/application/texts';
import type { UnitName } from '@portico/domain/health';
import * as entries from './record-entries.messages.ts';
import * as care from './record-care.messages.ts';
import { recordItemDetailWords } from './record-item-details.messages.ts';
import * as items from './record-items.messages.ts';
import * as labs from './record-labs.messages.ts';
import { recordDisputeTitles, recordDisputeWords } from './record-disputes.messages.ts';
import { recordUnitWords } from './record-units.messages.ts';
import * as sections from './record-sections.messages.ts';
import { recordPhraseWords as phrases, recordWords } from './record.messages.ts';
import { said } from './say-in-language.ts';

/** Every text of a printed record in one language. */
export const recordWordsIn = (say: Say) => ({
  ...said(say, recordWords),
  sections: { ...said(say, sections.recordSectionsWords), ...said(say, items.recordItemTitles) },
  /** What a section says that lists nothing: the three silences are never mixed. */
  noneKnown: said(say, sections.recordNoneKnownWords),
  noInformation: said(say, sections.recordNoInformationWords),
  nothingRecorded: said(say, sections.recordNothingRecordedWords),
  condition: said(say, entries.recordConditionWords),
  allergy: said(say, entries.recordAllergyWords),
  medication: said(say, entries.recordMedicationWords),
  result: said(say, labs.recordResultWords),
  billTable: said(say, labs.billTableWords),
  labTable: said(say, labs.labTableWords),
  immunization: said(say, care.recordImmunizationWords),
  given: said(say, care.recordGivenWords),
  vitalSign: said(say, care.recordVitalSignWords),
  vitalSignStatus: said(say, care.recordVitalSignStatusWords),
  procedure: said(say, care.recordProcedureWords),
  procedureStatus: said(say, care.recordProcedureStatusWords),
  item: said(say, items.recordItemWords),
  itemStatus: said(say, items.recordItemStatusWords),
  itemDetail: said(say, recordItemDetailWords),
  paper: said(say, items.recordPaperWords),
  itemSilence: said(say, items.recordItemSilences),
  document: said(say, entries.recordDocumentWords),
  member: said(say, entries.recordMemberWords),
  standing: said(say, entries.recordStandingWords),
  severity: said(say, entries.recordSeverityWords),
  allergyCategory: said(say, entries.recordAllergyCategoryWords),
  criticality: said(say, entries.recordCriticalityWords),
  taking: said(say, entries.recordTakingWords),
  filling: said(say, entries.recordFillingWords),
  labStatus: said(say, labs.recordLabStatusWords),
  flag: said(say, labs.recordFlagWords),
  /** A value with a unit that has a name. */
  measured: (unit: UnitName, value: string, count: number) => say(recordUnitWords[unit], { value, count }),
  atLeast: (low: string) => say(phrases.atLeast, { low }),
  atMost: (high: string) => say(phrases.atMost, { high }),
  from: (date: string) => say(phrases.from, { date }),
  until: (date: string) => say(phrases.until, { date }),
  between: (start: string, end: string) => say(phrases.between, { start, end }),
  takenFor: (reason: string) => say(phrases.takenFor, { reason }),
  prescribedBy: (name: string) => say(phrases.prescribedBy, { name }),
  refillsAllowed: (count: number) => say(phrases.refillsAllowed, { count }),
  orderedBy: (name: string) => say(phrases.orderedBy, { name }),
  comment: say(phrases.comment),
  commentFrom: (name: string) => say(phrases.commentFrom, { name }),
  reportedBy: (name: string) => say(phrases.reportedBy, { name }),
  specimen: (specimen: string) => say(phrases.specimen, { specimen }),
  reason: (reason: string) => say(phrases.reason, { reason }),
  lot: (lot: string) => say(phrases.lot, { lot }),
  reported: say(phrases.reported),
  dispute: said(say, recordDisputeWords),
  disputed: (name: string) => say(recordDisputeTitles.disputed, { name }),
  page: (page: number, pages: number) => say(phrases.page, { page, pages }),
});

export type Words = ReturnType<typeof recordWordsIn>;
