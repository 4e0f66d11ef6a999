export * from './booking-draft.ts';
