export type { Health } from './health.port.ts';
export type {
  CreateSummaryScreen,
  CreatedSummary,
  Summaries,
  SummaryOfVisit,
  SummaryPractice,
  SummaryRefusal,
  SummaryReply,
} from './summaries.port.ts';
