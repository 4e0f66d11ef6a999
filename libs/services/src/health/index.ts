export { RefillsService } from './refills.service.ts';
export { AmendmentNews } from './amendment-news.ts';
export { ClinicalNotesService } from './clinical-notes.service.ts';
export { RecordEntriesService } from './record-entries.service.ts';
export { HealthService } from './health.service.ts';
export { SummariesService } from './summaries.service.ts';
export { SummaryWorker, type SummaryWorkerDeps, summarizeEvery } from './summary-worker.ts';
export { SummaryMailing } from './summary-mailing.ts';
export { SummaryRequests } from './summary-requests.ts';
