import { describe, expect, it } from '@jest/globals';
import { growthBarOf } from './growth-bar.ts';

describe('the bar of three instances next to one', () => {
  const one = { perSecond: 400, each: 1 };
  const three = { perSecond: 1_000, each: 1.5 };

  it('is a ratio of rates with a core each', () => {
    expect(growthBarOf(one, three)).toMatchObject({ measured: 2.5, bar: 2.5 });
    expect(growthBarOf(one, three).name).toContain('a second');
  });

  it('is a ratio of processor time on fewer cores, and says so', () => {
    const { measured, name } = growthBarOf(one, three, 2);
    expect(measured).toBe(2);
    expect(name).toContain('no rate: 2 cores are too few');
  });
});
