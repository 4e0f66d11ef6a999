export { checkOutFacts, checkOutEvents } from './check-out-arbitraries.ts';
export { historyLists, historyTellings } from './check-in-arbitraries.ts';
export { MemoryCheckOutSystem } from './memory-check-out-system.ts';
export { MemoryCheckInSystem } from './memory-check-in-system.ts';
export { MemoryCheckIns } from './memory-check-in-progress.ts';
export { MemoryAllergyMedicationSearch } from './memory-allergy-medication-search.ts';
export { MemoryThirdPartyTasks } from './memory-third-party-tasks.ts';
export { MemoryMedicationReconciliation } from './memory-medication-reconciliation.ts';
