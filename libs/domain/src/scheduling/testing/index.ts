export * from './memory-booking.ts';
export * from './sample-practice.ts';
