export * from './memory-booking.ts';
export * from './memory-wait-list.ts';
export * from './question-arbitraries.ts';
export * from './sample-practice.ts';
export * from './wait-entries.ts';
export * from './wish-arbitraries.ts';
export type { SlotFinder, SlotLaw } from './slot-law.ts';
