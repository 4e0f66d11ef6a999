import { describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { stageOf } from './testing/memory-stage.ts';
import { memoryAdapter } from './testing/memory-adapter.ts';

describe('a correct connection', () => {
  it.each(allLaws.map((law) => ({ name: law.id, law })))('keeps $name', async ({ law }) => {
    expect(await law.run(stageOf(memoryAdapter()))).toEqual({ kind: 'passed' });
  });
});
