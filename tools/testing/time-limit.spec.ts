import { describe, expect, it } from '@jest/globals';
import { limited } from './time-limit.ts';

/** Timers that run out when they are told to, and what became of them. */
const timers = () => {
  const set: { readonly runOut: () => void; readonly after: number }[] = [];
  const cleared: unknown[] = [];
  return {
    set,
    cleared,
    setTimeout: (runOut: () => void, after: number) => set.push({ runOut, after }),
    clearTimeout: (timer: unknown) => void cleared.push(timer),
  };
};

describe('the time limit of a test', () => {
  it('fails the one that does not end', async () => {
    const held = timers();
    const running = limited(() => new Promise(() => undefined), 70, held)();
    held.set.forEach(({ runOut }) => runOut());
    await expect(running).rejects.toThrow('This did not end within 70 ms.');
    expect(held.set.map(({ after }) => after)).toEqual([70]);
  });

  it.each([
    ['passes', () => Promise.resolve('done')],
    ['passes at once', () => 'done'],
  ])('is over with the one that %s', async (_, run) => {
    const held = timers();
    await expect(limited(run, 70, held)()).resolves.toBe('done');
    expect(held.cleared).toEqual([1]);
  });

  it('keeps what the one that fails says', async () => {
    const failing = limited(() => Promise.reject(new Error('It rains.')), 70, timers());
    await expect(failing()).rejects.toThrow('It rains.');
  });
});
