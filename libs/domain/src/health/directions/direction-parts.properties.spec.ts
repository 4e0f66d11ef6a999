import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayTimes, rhythms, routeNamed, timeUnit, weekDays } from './direction-codes.ts';
import { directionPieces, directionSigns } from './direction-parts.ts';

const numbers = fc.constantFrom('1', '2', '0.5', '10', '24');
const units = fc.constantFrom('s', 'min', 'h', 'd', 'wk', 'mo', 'a', 'Hours', 'day');
const forms = fc.constantFrom('tablet', 'Tablet', '{puff}', 'mg', 'mL', 'mg/kg', 'oral tablets');
const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc.tuple(...parts.map((each) => (typeof each === 'string' ? fc.constant(each) : each))).map((all) => all.join(''));

const known = fc.oneof(
  joined(numbers, ' × / ', numbers, ' ', units),
  joined(numbers, ' – ', numbers, ' × / ', numbers, ' ', units),
  fc.tuple(numbers, numbers, units).map(([least, most, unit]) => `1 × / ${least} ${unit} – ${most} ${unit}`),
  joined('× ', fc.constantFrom('', '≤ ', '≥ '), numbers, ' ', units),
  fc.tuple(numbers, numbers, units).map(([least, most, unit]) => `× ${least} ${unit} – ${most} ${unit}`),
  joined(numbers, ' ×'),
  joined('≤ ', numbers, ' ', forms, ' / ', numbers, ' ', units),
  joined('≤ ', numbers, ' / ', numbers, ' ', units),
  joined('≤ ', numbers, ' ', forms, ' / 1 ×'),
  joined(numbers, ' ', fc.constantFrom('tablet', 'capsules', '[drp]')),
  fc.constantFrom<string>(...dayTimes, ...rhythms, ...weekDays, 'Q6H', '08:00', 'PRN', 'PRN: pain in a knee'),
  fc.constantFrom('Oral', 'ORAL', 'Oral route', 'Topical route (qualifier value)', 'RESPIRATORY (INHALATION)'),
);
const separators = fc.constantFrom('; ', ' · ', '. ');
const texts = fc
  .array(fc.tuple(separators, fc.oneof(known, fc.string(), fc.constantFrom('Take with food', '1 × / 6', 'BID '))))
  .map((all) => all.map(([before, text], at) => (at === 0 ? text : before + text)).join(''));

describe('the signs of directions', () => {
  it('are the same when their parts are written back, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string()), (text) => expect(directionSigns(directionPieces(text))).toBe(text)),
      { numRuns: 1_000 },
    );
  });

  it('are known, each alone and beside others', () => {
    fc.assert(
      fc.property(fc.array(known, { minLength: 1 }), (signs) => {
        const pieces = directionPieces(signs.join(' · '));
        expect(pieces).toHaveLength(signs.length);
        expect(pieces.map(({ part }) => part.kind)).not.toContain('words');
      }),
    );
  });

  it('are no others: words stay one text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-z]{4,9}(?: [a-z]{4,9}){2,6}(?:\. [A-Z][a-z]{4,9} [a-z]{5})?\.?$/),
        (text) => {
          expect(directionPieces(text)).toEqual([{ after: '', part: { kind: 'words', text } }]);
        },
      ),
    );
  });

  it.each([
    '1 × / 6 constructor',
    '× 10 toString',
    '1 constructor',
    'constructor',
    'Q0H',
    '24:00',
    'bid',
    'PRN:',
    '× 1 d – 2 wk',
  ])('are not: %s', (text) => expect(directionPieces(text)).toEqual([{ after: '', part: { kind: 'words', text } }]));

  it('have a unit of time and a route by name alone', () => {
    expect([timeUnit('h'), timeUnit('HOURS'), timeUnit('/h'), timeUnit('{beats}/min')]).toEqual([
      'hours',
      'hours',
      undefined,
      undefined,
    ]);
    expect([routeNamed('Oral Use'), routeNamed('orally'), routeNamed('')]).toEqual(['oral', undefined, undefined]);
  });
});
