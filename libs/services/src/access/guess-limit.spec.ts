import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '@portico/domain/access/testing';
import { noon } from '../kernel/testing/index.ts';
import { GuessLimit } from './guess-limit.ts';

const most = 5;

/** A wrong guess of an item that was guessed wrong this many times before. */
const guessedAfter = async (before: number) => {
  let weighed = 0;
  const limit = new GuessLimit(new MemoryTries(), { now: noon, address: '203.0.113.7' });
  const lock = { most, count: async () => before + 1 };
  const result = await limit.guess({ kind: 'birth-date', lock }, async () => {
    weighed += 1;
    return undefined;
  });
  return { weighed, refused: result.ok ? undefined : result.error };
};

describe('a lock on what is guessed', () => {
  it.each([
    { before: most - 2, guess: 'weighs an early guess', weighed: 1, refused: { kind: 'wrong', wasLast: false } },
    {
      before: most - 1,
      guess: 'weighs the last guess and says so',
      weighed: 1,
      refused: { kind: 'wrong', wasLast: true },
    },
    { before: most, guess: 'weighs no guess after it', weighed: 0, refused: { kind: 'locked' } },
  ])('SEC-S2 $guess', async ({ before, weighed, refused }) => {
    expect(await guessedAfter(before)).toEqual({ weighed, refused });
  });
});
