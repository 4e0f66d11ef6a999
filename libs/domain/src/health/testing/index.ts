export {
  decimals,
  sectionsOf,
  conditions,
  allergies,
  medications,
  codings,
  immunizations,
  vitalSigns,
  procedures,
  itemsOf,
  referenceRanges,
  labs,
  labValues,
  notes,
  documents,
  careTeamMembers,
  charts,
} from './arbitraries.ts';
export { MemoryCharts } from './memory-charts.ts';
export { MemorySeenResults } from './memory-seen-results.ts';
export { MemoryAnnouncedResults } from './memory-announced-results.ts';
export { MemorySummaryJobs } from './memory-summary-jobs.ts';
export { MemoryVisitSummaries } from './memory-visit-summaries.ts';
export { amendmentRequests, entryRefs, ownNotes } from './entry-arbitraries.ts';
export { MemoryAmendmentStore } from './memory-amendment-store.ts';
export { MemoryOwnNotes } from './memory-own-notes.ts';
export { MemoryEntryHidings } from './memory-entry-hidings.ts';
export { MemoryHealthLinks } from './memory-health-links.ts';
