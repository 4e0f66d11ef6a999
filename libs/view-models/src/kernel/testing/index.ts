export { keptWorkContract } from './kept-work.contract.ts';
export { MemoryKeptWork } from './memory-kept-work.ts';
