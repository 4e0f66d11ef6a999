import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isModestJson } from './json-limits.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Values inside of a value with itself, and how deep lists and objects stand in each other. */
const shapeOf = (value: unknown): { readonly values: number; readonly depth: number } => {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const inner = Object.values(value).map(shapeOf);
  return {
    values: 1 + inner.reduce((sum, { values }) => sum + values, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
};

describe('isModestJson', () => {
  it('SEC-S1 lets pass what is within its limits, and nothing that has more values or is deeper, whatever texts hold', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(6),
        fc.boolean(),
        fc.integer({ min: 40, max: 4_000 }),
        (value, values, depth, wide, outside) => {
          const shape = shapeOf(value);
          const text = JSON.stringify(value, undefined, wide ? 2 : 0);
          const passes = isModestJson(bytes(text), { values, depth, outside });
          if (passes) expect(shape.depth).toBeLessThanOrEqual(depth);
          // Brackets and commas are counted: never fewer than values, and at most one more than twice as many.
          if (passes) expect(shape.values).toBeLessThanOrEqual(values);
          const isShort = bytes(text).length <= outside;
          if (isShort && shape.depth <= depth && shape.values * 2 + 1 <= values) expect(passes).toBe(true);
        },
      ),
    );
  });

  it('SEC-S1 takes any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (any) => {
        expect(typeof isModestJson(any, { values: 3, depth: 2, outside: 20 })).toBe('boolean');
      }),
    );
  });

  it.each([
    ['[[]]', true],
    ['[[[]]]', false],
    ['"[[[[[["', true],
    ['["\\"[[[[", "\\\\", [1]]', true],
    ['[1,2,3,4,5,6,7,8,9]', false],
    // Escaped quotes and slashes end no text, an even number of slashes does.
    ['["\\\\\\"[[[[",1]', true],
    ['["\\\\\\\\",[[1]]]', false],
    // Nothing but blanks, digits, or texts without a comma between them.
    [' '.repeat(101), false],
    ['1'.repeat(101), false],
    ['""'.repeat(17), false],
    [`"${'\\"'.repeat(101)}"`, false],
    [`"${'\\"'.repeat(50)}"`, true],
    [`"${' '.repeat(1_000)}"`, true],
  ])('SEC-S1 of %s says %s', (text, modest) => {
    expect(isModestJson(bytes(text), { values: 8, depth: 2, outside: 100 })).toBe(modest);
  });
});
