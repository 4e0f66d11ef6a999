export { RefillsService } from './refills.service.ts';
export { AmendmentNews } from './amendment-news.ts';
export { MeasuresService } from './measures.service.ts';
export { ClinicalNotesService } from './clinical-notes.service.ts';
export { RecordEntriesService } from './record-entries.service.ts';
export { TimelineService } from './timeline.service.ts';
export { HealthService } from './health.service.ts';
export { SummariesService } from './summaries.service.ts';
export { SummaryWorker, type SummaryWorkerDeps, summarizeEvery } from './summary-worker.ts';
export { ResultAnnouncer } from './result-announcer.ts';
export { SummaryMailing } from './summary-mailing.ts';
export { SummaryRequests } from './summary-requests.ts';
export { HidingByPatient } from './hiding-by-patient.ts';
export { ShownCharts, ShownPages } from './shown-charts.ts';
export { medicationsIn } from './shown-medications.ts';
export { LinkMakers, type View, type ViewNow } from './links/link-makers.ts';
export { HealthLinkSettingsService } from './links/health-link-settings.service.ts';
export {
  type LinkAsked,
  type LinkFileAsked,
  type LinkRefused,
  type OpenedSummary,
  HealthLinkReceiving,
} from './links/health-link-receiving.ts';
