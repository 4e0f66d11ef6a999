export {
  allergyCategories,
  type AllergyCategory,
  type Section,
  type Condition,
  type Allergy,
  type ReactionSeverity,
  type Severity,
  type Medication,
  type MedicationFill,
  type Coding,
  type Immunization,
  type Procedure,
  type VitalSign,
  type VitalSignPart,
  type VitalSignValue,
  type Lab,
  type LabComment,
  type LabResult,
  type LabValue,
  type ReferenceRange,
  type ChartDocument,
  type CareTeamMember,
  type Identifier,
  type Chart,
  type ChartSection,
} from './patient-chart.ts';
export { type ClinicalNote, type NoteBlock, type NoteHeadline, type NoteKind, noteKinds } from './clinical-note.ts';
export { type LabTrend, statusAgainst, labTrends } from './lab-trend.ts';
export {
  type ItemSection,
  type ItemStatus,
  type ItemDetail,
  type ItemComponent,
  type RecordItem,
  itemKinds,
  itemSections,
  centsOfDetail,
  amountDetails,
  billAmounts,
  isAmountDetail,
  type AmountDetail,
  type TellsAmount,
  isDatedDetail,
  paperOf,
  type BillPaper,
  isItemSection,
} from './record-item.ts';
export { type EntryOf, chartOf, chartSections, newestFirst, unknownChart } from './chart-entry-order.ts';
export { type ChartEntry, chartEntries } from './timeline/chart-entries.ts';
export {
  type EntryStatus,
  entryStatuses,
  type RecordTimeline,
  type TimelineEntry,
  type TimelineLimits,
  type TimelineMark,
  type YearCount,
  timelineOf,
  timelinePage,
  timelineSections,
  yearOf,
} from './timeline/timeline.ts';
export { type EntryTopic, entryTopics, medlinePlusAddress } from './explanations/medline-plus.ts';
export { chartAt } from './chart-at-moment.ts';
export type { DocumentContent, ChartSummary, ChartSummarySource, ChartSource } from './ports/chart-source.ts';
export type { PageAfter, RecordPages } from './ports/record-pages.ts';
export type { PrintedPerson, RecordSubject, RecordPrinter } from './ports/record-printer.ts';
export type { RecordTables } from './ports/record-tables.ts';
export {
  type RecordForm,
  type RecordToTake,
  type RecordWriter,
  type RecordWriters,
  recordForms,
} from './ports/record-writers.ts';
export { referenceBounds } from './reference-bounds.ts';
export { type LastFill, lastFillOf } from './last-fill.ts';
export { newLabsFirst } from './new-labs-first.ts';
export { readableValue, shownFlag } from './shown-flag.ts';
export {
  announcedResultDays,
  newResultDays,
  type ReportHeadline,
  reportedSince,
  reportRef,
  reportsReady,
  type ReportSection,
  reportSections,
  resultVersion,
  unseenOf,
} from './reported-results.ts';
export type { AnnouncedResults, Announcement } from './ports/announced-results.ts';
export type { SeenResults } from './ports/seen-results.ts';
export { type VitalMeasure, bloodPressureOf, vitalMeasures } from './vital-measures.ts';
export {
  type Measure,
  type MeasuredPart,
  type MeasuredValue,
  type MeasureRef,
  type MeasureSection,
  measureNames,
  measureOf,
  measureSections,
} from './measures/measure-values.ts';
export { type MeasureLine, type MeasurePlot, type MeasurePoint, measurePlots } from './measures/measure-plots.ts';
export { isWithin, offeredSpans, type TimeSpan, timeSpans } from './measures/time-spans.ts';
export {
  ageInMonths,
  type GrowthCurve,
  growthCurves,
  type GrowthKind,
  growthKindOf,
  growthKinds,
  growthPercentile,
  type GrowthSex,
  growthSexes,
  type GrowthSource,
  growthSourceAt,
  type GrowthSubject,
} from './growth/growth-reference.ts';
export { readableUnit } from './readable-unit.ts';
export { unitName, unitNames, type UnitName } from './unit-name.ts';
export { type StatusGroup, statusGroups } from './status-groups.ts';
export type { SummaryJobs, KnownJob } from './ports/summary-jobs.ts';
export type { SummaryPrinter } from './ports/summary-printer.ts';
export type { VisitSummaries, MadeSummary, SummaryDocuments } from './ports/visit-summaries.ts';
export {
  type SummaryWanted,
  type SummaryPeriod,
  type Encounter,
  type VisitRecord,
  type SummaryJobId,
  summaryJobId,
  practiceOfJob,
  type SummaryJob,
  type SummaryOutcome,
  type SummaryError,
  summaryPolling,
  type SummaryFields,
  summaryFormat,
  canCreateSummary,
  parsePeriod,
  type SummaryDocument,
  type ReadSummary,
  parseSummaryAddress,
} from './visit-summary.ts';
export {
  type EntryRef,
  authorshipOf,
  entryName,
  heldBackReasonOf,
  isChartSection,
  sameEntry,
} from './entries/entry-ref.ts';
export {
  type AmendmentAnswer,
  type AmendmentId,
  type AmendmentKey,
  type AmendmentRequest,
  type DisputedEntry,
  isDisputed,
  isOpenAmendment,
  longestAmendment,
  longestAmendmentAnswer,
  longestDisagreement,
  mayDisagree,
  newestAmendmentFirst,
  type NewAmendment,
  parseAmendmentKey,
  parseEntryText,
} from './entries/amendment-request.ts';
export { type AmendmentStatus, amendmentStatuses } from './entries/amendment-status.ts';
export { longestOwnNote, type OwnNote } from './entries/own-note.ts';
export type { AmendmentNotRequested, AmendmentStore, RequestedAmendment } from './ports/amendment-store.ts';
export type { OwnNotes } from './ports/own-notes.ts';
export type { Authorship, MayBeAuthored } from './entries/authorship.ts';
export { type HeldBackReason, type MayBeHeldBack, heldBackReasons } from './entries/held-back.ts';
export {
  type EntryHiding,
  type HidesEntry,
  type RecordReader,
  chartShown,
  chartWithout,
  hiddenIn,
  hidesFrom,
  readerOf,
  sectionWithout,
} from './entries/entry-hiding.ts';
export type { EntryHidings, Helper, HelpersOf } from './ports/entry-hidings.ts';
export {
  type HealthLink,
  type HealthLinkId,
  type HealthLinkOpening,
  type HealthLinkState,
  type LinkContents,
  type LinkLifetime,
  healthLinkStates,
  isSealedSummary,
  linkEnd,
  linkLifetimes,
  longestPasscode,
  longestRecipient,
  longestSealedSummary,
  mostHealthLinks,
  mostLinkOpenings,
  mostWrongPasscodes,
  parsePasscode,
  recipientName,
  shortestPasscode,
  stateOfLink,
  usualLinkLifetime,
} from './links/health-link.ts';
export type { HealthLinks, KnownHealthLink, NewHealthLink, NewLinkOpening } from './ports/health-links.ts';
export {
  type Complaint,
  type DayTime,
  type DoseForm,
  type Rhythm,
  type Route,
  type TimeUnit,
  type WeekDay,
  complaintNamed,
  doseForm,
  routeNamed,
  timeUnit,
} from './directions/direction-codes.ts';
export {
  type Amount,
  type DirectionPart,
  type DirectionPiece,
  type Numbers,
  directionPieces,
  directionSigns,
} from './directions/direction-parts.ts';
