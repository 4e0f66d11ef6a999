export { CreateSummaryViewModel, type SummaryStart } from './create-summary.view-model.ts';
export { type FileKey, MyHealthViewModel } from './my-health.view-model.ts';
export { ClinicalNoteViewModel } from './clinical-note.view-model.ts';
export { RecordEntryViewModel, type RecordEntryTools } from './record-entry.view-model.ts';
export { WholeRecordViewModel } from './whole-record.view-model.ts';
export { SummaryList } from './summary-list.section.ts';
export { type PollClock, type PollEnd, SummaryPoll, once } from './summary-poll.ts';
export { HealthLinksViewModel, type LinkTools } from './links/health-links.view-model.ts';
export { SharedSummaryViewModel } from './links/shared-summary.view-model.ts';
