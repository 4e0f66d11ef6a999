import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LabResult } from './patient-chart.ts';
import { shownFlag } from './shown-flag.ts';

const result = (value: string, more: Partial<LabResult>): LabResult => ({
  code: '2160-0',
  name: 'Creatinine',
  value: { kind: 'quantity', value, unit: 'mg/dL' },
  ...more,
});

describe('the flag shown beside a result', () => {
  it.each([
    { value: '10.2', range: { low: '3.0', high: '8.0' }, flag: 'normal' as const, shown: undefined },
    { value: '5', range: { low: '3.0', high: '8.0' }, flag: 'normal' as const, shown: 'normal' },
    { value: '100', range: { text: 'Negative' }, flag: 'normal' as const, shown: undefined },
    { value: '100', range: { text: 'Negative' }, flag: 'abnormal' as const, shown: 'abnormal' },
    { value: '1.90', range: { text: '0.50-1.20 mg/dL' }, flag: undefined, shown: 'high' },
    { value: '1.90', range: { text: '50 – 120 umol/L' }, flag: undefined, shown: undefined },
    { value: '2', range: { low: '3', high: '8' }, flag: 'high' as const, shown: undefined },
    { value: '1', range: undefined, flag: 'normal' as const, shown: 'normal' },
  ])('of $value with $flag in $range is $shown', ({ value, range, flag, shown }) => {
    expect(shownFlag(result(value, { ...(range && { reference: range }), ...(flag && { flag }) }))).toBe(shown);
  });

  it('never calls a number normal that lies outside of its range', () => {
    const number = fc.integer({ min: 0, max: 1_000 });
    const flags = fc.constantFrom('low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal', undefined);
    fc.assert(
      fc.property(number, number, number, flags, fc.boolean(), (value, one, other, flag, inWords) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const reference = inWords ? { text: `${low}-${high} mg/dL` } : { low: `${low}`, high: `${high}` };
        const shown = shownFlag(result(`${value}`, { reference, ...(flag && { flag }) }));
        if (value < low || value > high) expect(shown).not.toBe('normal');
        if (value >= low) expect(shown).not.toBe('low');
        if (value <= high) expect(shown).not.toBe('high');
      }),
    );
  });
});
