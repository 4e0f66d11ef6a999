export * from './memory-booking.ts';
export * from './question-arbitraries.ts';
export * from './sample-practice.ts';
export * from './memory-wait-list.ts';
export * from './wait-entries.ts';
export * from './wish-arbitraries.ts';
