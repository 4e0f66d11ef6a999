import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { statusAgainst } from './lab-trend.ts';
import type { LabResult } from './patient-chart.ts';
import { readableValue, shownFlag } from './shown-flag.ts';

const quantity = (value: string) => ({ kind: 'quantity', value, unit: 'mg/dL' }) as const;

const numbers = fc
  .tuple(fc.boolean(), fc.nat({ max: 99_999 }), fc.stringMatching(/^\d{0,20}$/))
  .map(([isBelow, whole, rest]) => `${isBelow ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`);
/** Bounds that lie close to a number, where rounding could cross them. */
const near = (value: string) =>
  fc
    .tuple(fc.nat({ max: 12 }), fc.integer({ min: -2, max: 2 }))
    .map(([decimals, steps]) => (Number(value) + steps * 10 ** -decimals).toFixed(decimals));
const measured = numbers.chain((value) =>
  fc
    .record({ value: fc.constant(value), low: fc.option(near(value)), high: fc.option(near(value)) })
    .map(({ low, high }) => [value, { ...(low === null ? {} : { low }), ...(high === null ? {} : { high }) }] as const),
);
const flags = fc.constantFrom(undefined, 'low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal');

describe('a value as it is read', () => {
  it.each([
    ['6.2345678', '6.2346'],
    ['172.72000000000003', '172.72'],
    ['0.000123456', '0.00012346'],
    ['70.00000000001', '70'],
    ['7.10', '7.10'],
    ['1.0250', '1.0250'],
    ['12', '12'],
    ['1e-9', '1e-9'],
    ['0.000000000123', '0.000000000123'],
  ])('%s is %s', (exact, read) => {
    expect(readableValue(quantity(exact))).toEqual(quantity(read));
  });

  it('keeps as many digits as it takes to stay where it is against its range', () => {
    expect(readableValue(quantity('5.00003'), { high: '5' })).toEqual(quantity('5.00003'));
    expect(readableValue(quantity('5.99961'), { high: '6' })).toEqual(quantity('5.9996'));
    expect(readableValue(quantity('5.99961'), { low: '5.9998' })).toEqual(quantity('5.9996'));
  });

  it('never crosses a bound of its range, and has the same flag', () => {
    fc.assert(
      fc.property(measured, flags, ([value, reference], flag) => {
        const exact: LabResult = { code: 'x', name: 'x', value: quantity(value), reference, ...(flag && { flag }) };
        const read = readableValue(quantity(value), reference);
        expect(statusAgainst(read.value, reference)).toBe(statusAgainst(value, reference));
        expect(shownFlag({ ...exact, value: read })).toBe(shownFlag(exact));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is within half a step of its fifth digit, never longer, the same when it is read again, and never zero for something', () => {
    fc.assert(
      fc.property(measured, ([value, reference]) => {
        const read = readableValue(quantity(value), reference);
        const [exact, shown] = [Number(value), Number(read.value)];
        expect(Math.abs(exact - shown)).toBeLessThanOrEqual(Math.abs(exact) * 0.00005 + Number.EPSILON);
        expect(read.value.length).toBeLessThanOrEqual(value.length);
        expect(readableValue(read, reference)).toEqual(read);
        expect(shown === 0).toBe(exact === 0);
      }),
    );
  });

  it('leaves words, and what is not there, as they are', () => {
    for (const value of [{ kind: 'pending' }, { kind: 'unknown' }, { kind: 'text', text: '6.2345678' }] as const)
      expect(readableValue(value)).toBe(value);
  });
});
