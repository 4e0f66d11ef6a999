import { keptWorkContract, MemoryKeptWork } from './testing/index.ts';

keptWorkContract((now) => {
  const keptWork = new MemoryKeptWork(now);
  return { keptWork: () => keptWork };
});
