export { newRefills, refillMedications, refillRequests } from './arbitraries.ts';
export { MemoryRefillStore } from './memory-refill-store.ts';
