import { describe, expect, it } from '@jest/globals';
import { holds, tableOf } from './performance-targets.ts';

describe('what a bench prints', () => {
  it('judges what has a bar, and only tells what has none', () => {
    const share = { name: 'share', measured: 12.3, unit: '%', better: 'more' } as const;
    expect(holds(share)).toBe(true);
    expect(tableOf([share, { ...share, name: 'other', bar: 60 }]).split('\n')).toEqual([
      'what   measured        bar  ',
      'share   12.30 %             ',
      'other   12.30 %  ≥ 60.00 %  FAIL',
    ]);
  });
});
