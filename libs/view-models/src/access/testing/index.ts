export { HandClock } from './hand-clock.ts';
export { MemoryKeyValueStore } from './memory-key-value-store.ts';
