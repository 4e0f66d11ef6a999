export * from './hand-clock.ts';
export * from './memory-keep.ts';
