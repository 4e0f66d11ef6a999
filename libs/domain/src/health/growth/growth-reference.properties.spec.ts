import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';
import { growthCurves, growthKindOf, growthKinds, growthPercentile, growthSexes } from './growth-reference.ts';
import { lmsAt, percentileOf, rowsOf, valueAt, zScore } from './lms.ts';
import { cdcHeight } from './tables/height.ts';
import { whoWeight } from './tables/weight.ts';

const born = '2015-03-01' as LocalDate;
const dayOfLife = (days: number): ClinicalDate => addDays(born, days) as string as ClinicalDate;
const kinds = fc.constantFrom(...growthKinds);
const sexes = fc.constantFrom(...growthSexes);
const distances = fc.double({ min: -2.5, max: 2.5, noNaN: true });
const units = { weight: 'kg', height: 'cm', head: 'cm', bmi: 'kg/m2' } as const;

/** What the published table says of one age: the drawn percentiles by their numbers. */
const drawnAt = (kind: keyof typeof units, sex: 'female' | 'male', months: number): Record<number, number> =>
  Object.fromEntries(
    growthCurves({ kind, sex, born }, units[kind], months, months + 1)
      .filter(({ points }) => points[0]?.[0] === months)
      .map(({ percentile, points }) => [percentile, points[0]?.[1] ?? NaN]),
  );

describe('growth percentiles', () => {
  // Copied from the files that the Centers for Disease Control publish (statage.csv); none of these rows is among ours.
  it.each([
    [63.5, { 3: 101.7617545, 10: 104.6665937, 25: 107.5867669, 50: 110.8057967, 90: 116.8522359, 97: 119.6497853 }],
    [105.5, { 3: 121.2467001, 10: 124.7319249, 25: 128.3228265, 50: 132.3840348, 90: 140.3092555, 97: 144.109594 }],
    [124.5, { 3: 128.0242572, 10: 131.9224379, 25: 135.9287948, 50: 140.4477127, 90: 149.2294296, 97: 153.4235035 }],
  ])('of boys’ stature at %d months are those of the published table', (months, published) => {
    const drawn = drawnAt('height', 'male', months);
    for (const [percentile, value] of Object.entries(published)) {
      expect(drawn[Number(percentile)]).toBeCloseTo(value, 2);
    }
  });

  // From bmiagerev.csv (5, 50, 85, 95) and from the tables of the World Health Organization (head: 5, 95; length: 3, 50, 97).
  it.each([
    ['bmi', 'male', 24, 'kg/m2', 14.73731947, 5],
    ['bmi', 'male', 24, 'kg/m2', 18.16219473, 85],
    ['bmi', 'female', 30.5, 'kg/m2', 14.17991775, 5],
    ['bmi', 'female', 30.5, 'kg/m2', 18.5759903, 95],
    ['head', 'male', 4, 'cm', 39.66775, 5],
    ['head', 'male', 4, 'cm', 43.59565, 95],
    ['height', 'female', 23, 'cm', 79.6, 3],
    ['height', 'female', 23, 'cm', 91.5, 97],
    ['weight', 'male', 24, 'kg', 12.6707633, 50],
  ] as const)('of %s, %s at %d months say that %s %d is the %dth', (kind, sex, months, unit, value, published) => {
    const days = Math.round(months * 30.4375);
    const percentile = growthPercentile({ kind, sex, born }, { date: dayOfLife(days), value: String(value), unit });
    expect(Math.abs((percentile ?? NaN) - published)).toBeLessThan(0.6);
  });

  it('follow from a value and lead back to it', () => {
    fc.assert(
      fc.property(sexes, fc.double({ min: 24, max: 240, noNaN: true }), distances, (sex, months, z) => {
        const lms = lmsAt(rowsOf(cdcHeight[sex]), months);
        if (lms === undefined) throw new Error('The table has no such age.');
        expect(zScore(lms, valueAt(lms, z))).toBeCloseTo(z, 6);
      }),
    );
    expect(percentileOf(0)).toBeCloseTo(50, 4);
    expect(percentileOf(1.644854)).toBeCloseTo(95, 3);
    expect(percentileOf(-1.880794)).toBeCloseTo(3, 3);
  });

  it('never cross: at each age a higher percentile is a higher value', () => {
    fc.assert(
      fc.property(kinds, sexes, fc.integer({ min: 0, max: 230 }), (kind, sex, from) => {
        const curves = growthCurves({ kind, sex, born }, units[kind], from, from + 6);
        for (const source of ['who', 'cdc'] as const) {
          const some = curves.filter((curve) => curve.source === source);
          some.slice(1).forEach(({ points }, at) => {
            points.forEach(([months, value], place) => {
              expect(months).toBe(some[at]?.points[place]?.[0]);
              expect(value).toBeGreaterThan(some[at]?.points[place]?.[1] ?? NaN);
            });
          });
        }
      }),
    );
  });

  it('are the same in kilograms, grams and pounds, and there are none in a unit that is not known', () => {
    fc.assert(
      fc.property(
        sexes,
        fc.integer({ min: 70, max: 7000 }),
        fc.integer({ min: 3, max: 80 }),
        (sex, days, kilograms) => {
          const of = (value: number, unit: string) =>
            growthPercentile({ kind: 'weight', sex, born }, { date: dayOfLife(days), value: String(value), unit });
          const said = of(kilograms, 'kg');
          expect(said).toBeDefined();
          expect(of(kilograms * 1000, 'g')).toBeCloseTo(said ?? NaN, 6);
          expect(of(kilograms / 0.45359237, '[lb_av]')).toBeCloseTo(said ?? NaN, 6);
          expect(of(kilograms, 'st')).toBeUndefined();
        },
      ),
    );
  });

  it('are not said in the first two months, from 20 years on, or of a date without a day', () => {
    const boy = { kind: 'weight', sex: 'male', born } as const;
    const asked = (date: string) => growthPercentile(boy, { date: date as ClinicalDate, value: '6', unit: 'kg' });
    expect(asked(dayOfLife(60))).toBeUndefined();
    expect(asked(dayOfLife(61))).toBeDefined();
    expect(asked('2035-03-02')).toBeUndefined();
    expect(asked('2016-04')).toBeUndefined();
    expect(asked('2014-04-01')).toBeUndefined();
  });

  it('begin with the median of the tables at birth', () => {
    expect(rowsOf(whoWeight.male)[0]).toEqual([0, 0.3487, 3.3464, 0.14602]);
    expect(rowsOf(whoWeight.female)[0]?.[2]).toBe(3.2322);
  });

  it('are of weight, height, head and body mass index by LOINC alone', () => {
    expect(growthKindOf({ code: '29463-7', system: 'http://loinc.org' })).toBe('weight');
    expect(growthKindOf({ code: '8306-3', system: 'urn:oid:2.16.840.1.113883.6.1' })).toBe('height');
    expect(growthKindOf({ code: '9843-4', system: 'http://loinc.org' })).toBe('head');
    expect(growthKindOf({ code: '39156-5', system: 'http://loinc.org' })).toBe('bmi');
    expect(growthKindOf({ code: '29463-7', system: 'urn:oid:2.999.1' })).toBeUndefined();
    expect(growthKindOf({ code: '8480-6', system: 'http://loinc.org' })).toBeUndefined();
    expect(growthKindOf(undefined)).toBeUndefined();
  });
});
