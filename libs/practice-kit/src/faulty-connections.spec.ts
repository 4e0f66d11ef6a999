import { describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { allFaults } from './testing/all-faults.ts';
import { stageOf } from './testing/memory-stage.ts';

describe(`a faulty connection, of ${allFaults.length} that are planted`, () => {
  it.each(allFaults)('that $fault is noticed by $noticedBy', async ({ adapter, noticedBy }) => {
    const outcome = await allLaws.find(({ id }) => id === noticedBy)?.run(stageOf(adapter));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(outcome).not.toMatchObject({ why: expect.stringMatching(/^threw/) });
  });

  it('stands beside each law', () => {
    const noticed = new Set(allFaults.map(({ noticedBy }) => noticedBy));
    expect(allLaws.map(({ id }) => id).filter((id) => !noticed.has(id))).toEqual([]);
  });
});
