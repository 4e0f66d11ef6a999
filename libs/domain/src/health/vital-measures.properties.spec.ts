import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { VitalSign } from './patient-chart.ts';
import { vitalSigns } from './testing/index.ts';
import { bloodPressureOf, vitalMeasures } from './vital-measures.ts';

const loinc = (code: string) => ({ code, system: 'http://loinc.org' });

const pressure = (id: string): VitalSign => ({
  id,
  name: 'BP',
  status: 'final',
  parts: [
    { name: 'Systolic', code: loinc('8480-6'), value: { kind: 'quantity', value: '120', unit: 'mm[Hg]' } },
    {
      name: 'Diastolic',
      code: { code: '8462-4', system: 'urn:oid:2.16.840.1.113883.6.1' },
      value: { kind: 'quantity', value: '80', unit: 'mm[Hg]' },
    },
  ],
});

const single = (id: string, name: string, code?: VitalSign['code']): VitalSign => {
  const named = { name, ...(code === undefined ? {} : { code }) };
  return { id, status: 'final', ...named, parts: [{ ...named, value: { kind: 'unknown' } }] };
};

describe('the measures of vital signs', () => {
  it('hold every vital sign once, each measure in the order that was given', () => {
    fc.assert(
      fc.property(fc.array(vitalSigns), (all) => {
        const measures = vitalMeasures(all);
        expect(new Set(measures.flatMap(({ readings }) => readings))).toEqual(new Set(all));
        expect(measures.flatMap(({ readings }) => readings)).toHaveLength(all.length);
        for (const { readings } of measures) {
          const places = readings.map((reading) => all.indexOf(reading));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        }
        expect(new Set(measures.map(({ key }) => key)).size).toBe(measures.length);
      }),
    );
  });

  it('join names of one code, also of the number of its system, and begin with blood pressure', () => {
    const weight = single('1', 'Weight', loinc('29463-7'));
    const other = single('2', 'Body weight', { code: '29463-7', system: 'urn:oid:2.16.840.1.113883.6.1' });
    const own = single('3', 'Mood', { code: '29463-7', system: 'urn:oid:2.999' });
    const measures = vitalMeasures([own, weight, pressure('4'), single('5', 'Pulse', loinc('8867-4')), other]);
    expect(measures.map(({ name, readings }) => [name, ...readings.map(({ id }) => id)])).toEqual([
      ['BP', '4'],
      ['Pulse', '5'],
      ['Weight', '1', '2'],
      ['Mood', '3'],
    ]);
  });

  it('know a blood pressure by both of its parts', () => {
    const both = pressure('1');
    expect(bloodPressureOf(both)).toMatchObject({ upper: { name: 'Systolic' }, lower: { name: 'Diastolic' } });
    expect(bloodPressureOf({ ...both, parts: [...both.parts].reverse() })).toEqual(bloodPressureOf(both));
    expect(bloodPressureOf({ ...both, parts: both.parts.slice(0, 1) })).toBeUndefined();
    expect(bloodPressureOf({ ...both, parts: both.parts.slice(0, 1).concat(both.parts.slice(0, 1)) })).toBeUndefined();
  });
});
