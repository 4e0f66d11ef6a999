export { MemoryDraftStore } from './memory-draft-store.ts';
