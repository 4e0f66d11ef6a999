import { describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { bookingFaults } from './testing/booking-faults.ts';
import { stageOf } from './testing/memory-stage.ts';
import { readingFaults } from './testing/reading-faults.ts';
import { transportFaults } from './testing/transport-faults.ts';

const faults = [...bookingFaults, ...readingFaults, ...transportFaults];

describe('a faulty connection', () => {
  it.each(faults)('that $fault is noticed by $noticedBy', async ({ adapter, noticedBy }) => {
    const outcome = await allLaws.find(({ id }) => id === noticedBy)?.run(stageOf(adapter));
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(outcome).not.toMatchObject({ why: expect.stringMatching(/^threw/) });
  });

  it('stands beside each law', () => {
    const noticed = new Set(faults.map(({ noticedBy }) => noticedBy));
    expect(allLaws.map(({ id }) => id).filter((id) => !noticed.has(id))).toEqual([]);
  });
});
