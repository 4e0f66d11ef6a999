import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '@portico/domain/access/testing';
import { MINUTE, plus } from '@portico/domain/kernel';
import { noon } from '../kernel/testing/index.ts';
import { GuessLimit } from './guess-limit.ts';

const most = 5;

/** A wrong guess of an item that was guessed wrong this many times before. */
const guessedAfter = async (before: number) => {
  let weighed = 0;
  const limit = new GuessLimit(new MemoryTries(), { now: noon, address: '203.0.113.7' });
  const lock = {
    of: 'a link',
    most,
    count: async () => before + 1,
  };
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

/** A guess whose turn ends when `end` is called, and how others of the same password are made. */
const guessUnderWay = () => {
  const time = { now: noon };
  const tries = new MemoryTries();
  const limit = new GuessLimit(tries, { now: noon, clock: () => time.now });
  const of = { kind: 'own-password', of: 'ana' } as const;
  let end: () => void = () => undefined;
  const ended = new Promise<true>((resolve) => (end = () => resolve(true)));
  const first = limit.guess(of, () => ended);
  return { time, limit, of, first, end };
};

describe('the queue of guesses of one password', () => {
  it('SEC-S2 lets a hundred wait, and refuses the next one at once', async () => {
    const { limit, of, first, end } = guessUnderWay();
    const waiting = Array.from({ length: 100 }, () => limit.guess(of, async () => true));
    const refused = await limit.guess(of, async () => true);
    expect(refused).toEqual({ ok: false, error: { kind: 'must-wait', until: plus(noon, MINUTE) } });
    end();
    expect((await Promise.all([first, ...waiting])).every(({ ok }) => ok)).toBe(true);
    expect(await limit.guess(of, async () => true)).toMatchObject({ ok: true });
  });

  it('SEC-S2 judges a guess by the time of its turn', async () => {
    const { time, limit, of, first, end } = guessUnderWay();
    const waiting = limit.guess(of, async (_guess, _read, now) => now);
    time.now = plus(noon, MINUTE);
    end();
    await first;
    expect(await waiting).toEqual({ ok: true, value: plus(noon, MINUTE) });
  });
});
