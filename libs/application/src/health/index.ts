export { entryAnchor } from './entry-anchor.ts';
export type { Health, MyHealth } from './health.port.ts';
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
