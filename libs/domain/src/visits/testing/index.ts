export { checkOutFacts, checkOutEvents } from './arbitraries.ts';
export { historyLists } from './check-in-arbitraries.ts';
export { MemoryCheckOutSystem } from './memory-check-out-system.ts';
export { MemoryCheckInSystem } from './memory-check-in-system.ts';
export { MemoryCheckIns } from './memory-check-ins.ts';
export { MemoryHistoryCatalog } from './memory-history-catalog.ts';
export { MemoryThirdPartyTasks } from './memory-third-party-tasks.ts';
export { MemoryMedicationReconciliation } from './memory-medication-reconciliation.ts';
