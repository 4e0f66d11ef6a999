import { describe, expect, it } from '@jest/globals';
import { progressSteps } from './progress-steps.mjs';

const told = (total: number, ...done: readonly number[]): readonly number[] => {
  const isWorthALine = progressSteps();
  return done.filter((each) => isWorthALine(each, total));
};

describe('the progress of a long step in a log', () => {
  it('is at most five lines, the last when all is done', () => {
    expect(told(1_000, ...Array.from({ length: 1_001 }, (_, done) => done))).toEqual([200, 400, 600, 800, 1_000]);
  });

  it('is one line for a leap, and none for a way back', () => {
    expect(told(10, 1, 7, 3, 6, 10, 10)).toEqual([7, 10]);
  });

  it('is one line where there is nothing to do', () => {
    expect(told(0, 0, 0)).toEqual([0]);
  });
});
