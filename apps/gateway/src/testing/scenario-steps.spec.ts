import { describe, expect, it } from '@jest/globals';
import { oneAfterAnother } from './scenario-steps.ts';

describe('the steps of a story', () => {
  it('run once and in their order, whichever is asked for first', async () => {
    const done: number[] = [];
    const add = oneAfterAnother();
    const [first, , third] = [1, 2, 3].map((number) => add(() => void done.push(number)));
    await third?.();
    await first?.();
    expect(done).toEqual([1, 2, 3]);
  });

  it('fail where one before them fails, and are not begun then', async () => {
    let isBegun = false;
    const add = oneAfterAnother();
    add(() => Promise.reject(new Error('It rains.')));
    const second = add(() => void (isBegun = true));
    await expect(second()).rejects.toThrow('It rains.');
    expect(isBegun).toBe(false);
  });
});
