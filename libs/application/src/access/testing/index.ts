export * from './hand-clock.ts';
export * from './memory-key-value-store.ts';
