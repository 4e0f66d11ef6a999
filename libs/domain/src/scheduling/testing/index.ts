export * from './memory-booking.ts';
export * from './question-arbitraries.ts';
export * from './sample-practice.ts';
export * from './wish-arbitraries.ts';
