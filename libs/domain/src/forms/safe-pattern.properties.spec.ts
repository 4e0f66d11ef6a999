import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mostSteps, safePattern } from './safe-pattern.ts';

/** A part of a pattern: a letter, alternatives, or a repeated letter. */
type Part =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'either'; readonly of: readonly (readonly Part[])[] }
  | {
      readonly kind: 'times';
      readonly letter: string;
      readonly least: number;
      readonly most: number;
      readonly sign: string;
    };

const maybe: Part = { kind: 'times', letter: 'a', least: 0, most: 1, sign: '?' };
const letters = fc.constantFrom('a', 'a', 'a', 'b');
const times: fc.Arbitrary<Part> = fc
  .tuple(
    letters,
    fc.constantFrom(
      { least: 0, most: 1, sign: '?' },
      { least: 0, most: 1, sign: '?' },
      { least: 0, most: Infinity, sign: '*' },
      { least: 1, most: Infinity, sign: '+' },
      { least: 2, most: 5, sign: '{2,5}' },
      { least: 0, most: 90, sign: '{0,90}' },
      { least: 3, most: Infinity, sign: '{3,}' },
      { least: 4, most: 4, sign: '{4}' },
    ),
  )
  .map(([letter, count]) => ({ kind: 'times', letter, ...count }));
const letter: fc.Arbitrary<Part> = letters.map((one) => ({ kind: 'letter', letter: one }));
const plain = fc.array(fc.oneof(letter, times), { minLength: 1, maxLength: 3 });
const either: fc.Arbitrary<Part> = fc
  .array(plain, { minLength: 1, maxLength: 4 })
  .map((of) => ({ kind: 'either', of }));
/** Repetitions of the same part are what slows down engines. */
const patterns = fc
  .tuple(
    fc.array(fc.oneof(letter, times, either), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 30 }),
    fc.array(fc.oneof(letter, times), { maxLength: 3 }),
  )
  .map(([parts, repeated, end]) => [...Array.from({ length: repeated }, () => parts).flat(), ...end]);

const textOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'letter') return part.letter;
      return part.kind === 'either' ? `(?:${part.of.map(textOf).join('|')})` : `${part.letter}${part.sign}`;
    })
    .join('');

/** Steps of a backtracking engine such as those of browsers and Node; stops counting at `most`. */
const stepsOf = (parts: readonly Part[], value: string, most: number): number => {
  let steps = 0;
  const match = (at: number, [first, ...rest]: readonly Part[], then: (at: number) => boolean): boolean => {
    if ((steps += 1) > most) return true;
    if (first === undefined) return then(at);
    const on = (next: number): boolean => match(next, rest, then);
    if (first.kind === 'letter') return value[at] === first.letter && on(at + 1);
    if (first.kind === 'either') return first.of.some((one) => match(at, one, on));
    let end = at;
    while (end - at < first.most && value[end] === first.letter) end += 1;
    for (; end - at >= first.least; end -= 1) if (on(end)) return true;
    return false;
  };
  match(0, parts, (at) => at === value.length);
  return steps;
};

describe('a pattern that a form may have', () => {
  it('SEC-S10 ASVS-1.3 is held against no value in more steps than were computed for it', () => {
    let accepted = 0;
    fc.assert(
      fc.property(patterns, fc.integer({ min: 0, max: 60 }), (parts, length) => {
        const text = textOf(parts);
        if (safePattern(text) === undefined) return;
        accepted += 1;
        // A value that matches every part and then fails at the end takes longest.
        for (const value of [`${'a'.repeat(length)}c`, 'a'.repeat(length)]) {
          expect(stepsOf(parts, value, mostSteps)).toBeLessThanOrEqual(mostSteps);
        }
      }),
      { numRuns: 400, examples: [[Array.from({ length: 21 }, () => maybe), 24]] },
    );
    expect(accepted).toBeGreaterThan(30);
  }, 60_000);

  it.each([
    ['alternatives that are the same', '(?:a|a)'.repeat(24)],
    ['parts that may be missing', `${'a?'.repeat(60)}${'a'.repeat(60)}`],
    ['many lengths', 'a{0,90}'.repeat(6)],
    ['parts that may be missing before many that may not', `${'a?'.repeat(20)}${'a'.repeat(150)}`],
    ['open-ended parts with what may be missing', 'a*a*a*a?a?b'],
  ])('SEC-S10 has not %s over and over', (_, pattern) => {
    expect(safePattern(pattern)).toBeUndefined();
  });

  it.each([
    ['\\d{3}-\\d{2}-\\d{4}', '123-45-6789', true],

    ['\\+?\\(?\\d{3}\\)? ?\\d{3}-?\\d{4}', '(602) 555-0100', true],
    ['[^@ ]+@[^@ ]+\\.[a-z]{2,}', 'ana@example.org', true],
    ['(?:yes|no|maybe)', 'maybe', true],
    [Array.from({ length: 40 }, (_none, at) => `s${at}`.slice(0, 3)).join('|'), 's39', true],
    ['(?:Mr|Mrs|Dr)\\.? [A-Z][a-z]+', 'Dr. Ng', true],
  ])('is what practices write: %s', (pattern, value, holds) => {
    expect(safePattern(pattern)?.test(value)).toBe(holds);
  });
});
