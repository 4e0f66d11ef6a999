export * from './booking-draft.ts';
export * from './booking-path.ts';
export * from './booking-place.ts';
export * from './scheduling.port.ts';
