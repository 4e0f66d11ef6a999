import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderOf, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';
import { clinicalDates } from '../../kernel/testing/index.ts';
import { unknownChart } from '../chart-entry-order.ts';
import type { Chart } from '../patient-chart.ts';
import { labs, vitalSigns } from '../testing/index.ts';
import { measurePlots } from './measure-plots.ts';
import { measureNames, measureOf, type MeasuredValue } from './measure-values.ts';
import { isWithin, offeredSpans } from './time-spans.ts';

const charts: fc.Arbitrary<Chart> = fc
  .record({
    labs: fc.uniqueArray(labs, { maxLength: 6, selector: ({ id }) => id }),
    vitalSigns: fc.uniqueArray(vitalSigns, { maxLength: 6, selector: ({ id }) => id }),
  })
  .map((drawn) => ({
    ...unknownChart,
    labs: { kind: 'entries', entries: drawn.labs },
    vitalSigns: { kind: 'entries', entries: drawn.vitalSigns },
  }));

/** Every measure of a chart, by every entry that has a value of it. */
const everyMeasure = (chart: Chart) =>
  (['labs', 'vitalSigns'] as const).flatMap((section) => {
    const { entries } = chart[section] as { readonly entries: readonly { readonly id: string | number }[] };
    return entries.flatMap(({ id }) => {
      const of = { section, entry: String(id) };
      return (measureNames(chart, of) ?? []).map((name, result) => ({ of, result, name }));
    });
  });

const measuredOf = (chart: Chart) =>
  everyMeasure(chart).map((asked) => {
    const measure = measureOf(chart, asked);
    if (measure === undefined) throw new Error('The chart has it.');
    return { asked, measure };
  });

const drawnTexts = (values: readonly MeasuredValue[]): readonly string[] =>
  values.flatMap(({ date, status, parts }) =>
    parts.flatMap(({ value }) =>
      date !== undefined && status !== 'cancelled' && value?.kind === 'quantity' && value.comparator === undefined
        ? [JSON.stringify([value.unit ?? null, date, value.value])]
        : [],
    ),
  );

describe('one measure over time', () => {
  it('has the asked entry, the name that its source gave, and its values from the newest on', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const { asked, measure } of measuredOf(chart)) {
          expect(measure.name).toBe(asked.name);
          expect(measure.values.map(({ entry }) => entry)).toContain(asked.of.entry);
          const orders = measure.values.map(({ date }) => orderOf(date));
          expect(orders).toEqual(orders.toSorted().toReversed());
        }
      }),
    );
  });

  it('is the same whichever of its entries it is asked by', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const all = measuredOf(chart).filter(({ asked }) => asked.of.section === 'vitalSigns');
        for (const { measure } of all) {
          for (const { entry } of measure.values) {
            const other = measureOf(chart, { of: { section: 'vitalSigns', entry }, result: 0 });
            expect(other?.values).toEqual(measure.values);
          }
        }
      }),
    );
  });

  it('draws every plain number that has a date, invents none, and never joins units', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        for (const { measure } of measuredOf(chart)) {
          const plots = measurePlots(measure.values);
          expect(new Set(plots.map(({ unit }) => unit)).size).toBe(plots.length);
          const drawn = plots.flatMap(({ unit, lines }) =>
            lines.flatMap(({ points }) => points.map(({ date, value }) => JSON.stringify([unit ?? null, date, value]))),
          );
          expect(drawn.toSorted()).toEqual(drawnTexts(measure.values).toSorted());
          for (const { points } of plots.flatMap(({ lines }) => lines)) {
            const orders = points.map(({ date }) => orderOf(date));
            expect(orders).toEqual(orders.toSorted());
          }
        }
      }),
    );
  });

  it('is not there for an entry, a result or a section that has none', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 0, max: 3 }), (chart, result) => {
        expect(measureOf(chart, { of: { section: 'labs', entry: 'none' }, result })).toBeUndefined();
        expect(measureOf(chart, { of: { section: 'conditions', entry: '1' }, result })).toBeUndefined();
        for (const { asked } of measuredOf(chart)) expect(measureOf(chart, { ...asked, result: 999 })).toBeUndefined();
      }),
    );
  });
});

describe('the spans of time that a plot can show', () => {
  const today = '2026-05-31' as LocalDate;

  it('each show other values than the next, and at the end all of them', () => {
    fc.assert(
      fc.property(fc.array(clinicalDates, { maxLength: 30 }), (dates) => {
        const offered = offeredSpans(dates, today);
        const counts = offered.map((span) => dates.filter((date) => isWithin(span, date, today)).length);
        expect(offered.at(-1)).toBe('all');
        expect(counts.at(-1)).toBe(dates.length);
        counts.slice(1).forEach((count, at) => expect(count).toBeGreaterThan(counts[at] ?? NaN));
        for (const count of counts.slice(0, -1)) expect(count).toBeGreaterThan(1);
      }),
    );
  });

  it('reach back by months of the calendar', () => {
    const dates = ['2025-11-30', '2025-12-01', '2026-01-01', '2026-05-31', '2020-01-01'] as ClinicalDate[];
    expect(offeredSpans(dates, today)).toEqual([6, 12, 'all']);
    expect(isWithin(6, '2025-11-30' as ClinicalDate, today)).toBe(false);
    expect(isWithin(6, '2025-12-01' as ClinicalDate, today)).toBe(true);
    expect(isWithin(60, '2021-05-31' as ClinicalDate, today)).toBe(true);
    expect(offeredSpans(['2026-05-01'] as ClinicalDate[], today)).toEqual(['all']);
  });
});

describe('the lines of a blood pressure', () => {
  const part = (name: string, code: string, value: string) => ({
    ...{ name, code: { code, system: 'http://loinc.org' } },
    value: { kind: 'quantity', value, unit: 'mm[Hg]' } as const,
  });
  const pressure = (entry: string, date: string, upper: string, lower: string): MeasuredValue => ({
    ...{ entry, date: date as ClinicalDate, status: 'final' },
    parts: [part('Systolic', '8480-6', upper), part('Diastolic', '8462-4', lower)],
  });

  it('are drawn in the order of its parts, each from the oldest value on', () => {
    const [plot] = measurePlots([pressure('b', '2026-01-01', '120', '80'), pressure('a', '2025-01-01', '130', '85')]);
    expect(plot?.unit).toBe('mm[Hg]');
    expect(plot?.lines.map(({ name, points }) => [name, ...points.map(({ value }) => value)])).toEqual([
      ['Systolic', '130', '120'],
      ['Diastolic', '85', '80'],
    ]);
  });
});
