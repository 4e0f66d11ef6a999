export { backToEntry, entryAnchor, withNewResultsOpen } from './entry-anchor.ts';
export { newResultsPath, opensNewResults } from './new-results-path.ts';
export type { GrowthFacts, MeasurePage, Measures } from './measures.port.ts';
export type { ClinicalNotes, NotePage } from './clinical-notes.port.ts';
export type { Health, MyHealth, ShownChart } from './health.port.ts';
export {
  type AmendmentMark,
  type AmendmentRefusal,
  type AmendmentToRequest,
  type AmendmentWay,
  amendmentWays,
  type DisagreementRefusal,
  type DisagreementToSend,
  type EntryMarks,
  type EntryPage,
  type NoteToKeep,
  type RecordEntries,
} from './record-entries.port.ts';
export type {
  CreateProblem,
  CreateSummaryScreen,
  ListProblem,
  CreatedSummary,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryProblem,
  SummaryRefusal,
  SummaryReply,
} from './summaries.port.ts';
export type { EntryHidingShown, EntryToHide } from './record-entries.port.ts';
export type {
  HealthLinkRefusal,
  HealthLinkSettings,
  HealthLinkToMake,
  HealthLinkToRevoke,
  MadeHealthLink,
  ShownHealthLink,
} from './links/health-links.port.ts';
export type { LinkNotOpened, LinkPayload, SharedSummaries, SummarySealing } from './links/shared-summaries.port.ts';
export { type ReadEntry, type ReadSection, type ReadSummary, readSharedSummary } from './links/read-shared-summary.ts';
export type { SummaryMark } from './links/summary-marks.ts';
export {
  mostOfTimelinePage,
  type Timeline,
  type TimelineFilter,
  type TimelineMonths,
  type TimelinePage,
  type TimelineSpan,
  timelineMonths,
  timelinePageSize,
  type WantedTimeline,
} from './timeline/timeline.port.ts';
export { directionsIn } from './directions/directions-in-words.ts';
export { howTakenIn } from './directions/how-taken.ts';
