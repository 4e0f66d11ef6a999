import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderOf, type ClinicalDate } from '../kernel/index.ts';
import type { Lab, LabResult } from './patient-chart.ts';
import { labTrends, statusAgainst, type LabTrend } from './lab-trend.ts';
import { decimals, labs, referenceRanges } from './testing/index.ts';

const reports = fc.array(labs, { maxLength: 8 });

const plotted = (lab: Lab, { value }: LabResult): boolean =>
  lab.date !== undefined && lab.status !== 'cancelled' && value.kind === 'quantity' && value.comparator === undefined;

const described = (date: ClinicalDate | undefined, { code, value }: LabResult): string =>
  JSON.stringify(value.kind === 'quantity' ? [code, value.unit ?? null, date, value.value] : []);

const pointsOf = ({ code, unit, points }: LabTrend): readonly string[] =>
  points.map(({ date, value }) => JSON.stringify([code, unit ?? null, date, value]));

describe('lab values over time', () => {
  it('loses no value that can be plotted, invents none, and never mixes analytes or units', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const expected = all.flatMap((lab) =>
          lab.results.filter((result) => plotted(lab, result)).map((result) => described(lab.date, result)),
        );
        expect(labTrends(all).flatMap(pointsOf).sort()).toEqual(expected.sort());
      }),
    );
  });

  it('has one line for each analyte and unit', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const lines = labTrends(all).map(({ code, unit }) => JSON.stringify([code, unit ?? null]));
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });

  it('runs from the oldest value to the newest and carries the range of the newest report', () => {
    fc.assert(
      fc.property(reports, (all) => {
        for (const { points, reference, code, unit } of labTrends(all)) {
          const orders = points.map(({ date }) => orderOf(date));
          expect(orders).toEqual([...orders].sort());
          const newest = all
            .filter(({ date }) => orderOf(date) === orders.at(-1))
            .flatMap((lab) => lab.results.filter((result) => plotted(lab, result)))
            .filter((result) => result.code === code && result.value.kind === 'quantity' && result.value.unit === unit);
          expect(newest.map((result) => result.reference)).toContainEqual(reference);
        }
      }),
    );
  });

  it('says of each point where it stands against the range of its own report', () => {
    const report = (date: string, high: string): Lab => ({
      id: 1 as Lab['id'],
      name: 'Glucose',
      date: date as ClinicalDate,
      status: 'final',
      results: [
        {
          code: '2345-7',
          name: 'Glucose',
          value: { kind: 'quantity', value: '6.0', unit: 'mmol/L' },
          reference: { high },
        },
      ],
    });
    const [trend] = labTrends([report('2024-05-01', '5.5'), report('2023', '6.1')]);
    expect(trend).toMatchObject({
      reference: { high: '5.5' },
      points: [
        { date: '2023', value: '6.0', standing: 'within' },
        { date: '2024-05-01', value: '6.0', standing: 'above' },
      ],
    });
  });
});

describe('a value against a range', () => {
  it('is below, above or within, with the bounds themselves within', () => {
    fc.assert(
      fc.property(decimals, referenceRanges, (value, range) => {
        const [low, high] = [range.low, range.high].map((bound) => (bound === undefined ? undefined : Number(bound)));
        const standing = statusAgainst(value, range);
        if (low === undefined && high === undefined) expect(standing).toBe('unknown');
        else if (low !== undefined && Number(value) < low) expect(standing).toBe('below');
        else if (high !== undefined && Number(value) > high) expect(standing).toBe('above');
        else expect(standing).toBe('within');
        if (range.low !== undefined && (high === undefined || high >= Number(range.low))) {
          expect(statusAgainst(range.low, range)).toBe('within');
        }
      }),
    );
  });

  it.each(['', ' ', 'trace', '0x10', '1e999', '1,5', 'NaN', 'Infinity', '--1'])(
    'is not judged where it is %p',
    (value) => {
      expect(statusAgainst(value, { low: '1', high: '20' })).toBe('unknown');
      expect(statusAgainst('5', { low: value })).toBe('unknown');
    },
  );

  it('is not judged without a range', () => {
    expect(statusAgainst('5', undefined)).toBe('unknown');
    expect(statusAgainst('5', { text: 'negative' })).toBe('unknown');
  });
});
