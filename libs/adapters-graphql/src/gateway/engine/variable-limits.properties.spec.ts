import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { variableLimits, weigh } from './variable-limits.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 'leaf';
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

describe('weigh', () => {
  it('SEC-S1 finds what any person could send fine, and tells its longest text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 4 })), (variables) => {
        const texts: string[] = [];
        const text = JSON.stringify(variables, (_key, value: unknown) => {
          if (typeof value === 'string') texts.push(value);
          return value;
        });
        const expected = text.includes('\\u0000')
          ? { kind: 'holds-null' }
          : { kind: 'fine', longestText: Math.max(0, ...texts.map(({ length }) => length)) };
        expect(weigh(variables)).toEqual(expected);
      }),
    );
  });

  it.each([
    ['a list of a hundred thousand', { list: Array.from({ length: 100_000 }, () => 1) }, 'too-many-values'],
    [
      'many lists',
      { list: Array.from({ length: 100 }, () => Array.from({ length: 60 }, () => [])) },
      'too-many-values',
    ],
    [
      'a hundred thousand names',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`v${at}`, 1])),
      'too-many-values',
    ],
    ['values so deep that a stack would not hold them', { deep: nested(100_000) }, 'too-deep'],
    ['one level too many', { deep: nested(variableLimits.depth + 1) }, 'too-deep'],
    ['a name of a megabyte', { ['x'.repeat(1_000_000)]: 1 }, 'long-key'],
    ['U+0000 in a name', { 'a\0': 1 }, 'holds-null'],
    ['U+0000 in a text', { a: [{ b: 'x\0' }] }, 'holds-null'],
  ])('SEC-S1 refuses %s', (_, variables, kind) => {
    expect(weigh(variables)).toEqual({ kind });
  });

  it('SEC-S1 takes as many values, and as deep ones, as it says', () => {
    expect(weigh({ list: Array.from({ length: variableLimits.values - 1 }, () => '') }).kind).toBe('fine');
    expect(weigh({ deep: nested(variableLimits.depth) }).kind).toBe('fine');
  });
});
