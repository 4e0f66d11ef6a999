import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unitName, unitNames } from './unit-name.ts';

const pulse = { code: '8867-4', system: 'http://loinc.org' };

describe('the name of a unit', () => {
  it.each([
    ['/min', pulse, 'beats-per-minute'],
    ['/min', { code: '9279-1' }, 'breaths-per-minute'],
    ['/min', undefined, 'per-minute'],
    ['{beats}/min', undefined, 'beats-per-minute'],
    ['a', undefined, 'years'],
    ['mm[Hg]', undefined, undefined],
    ['mL/min', pulse, undefined],
    ['constructor', undefined, undefined],
    [undefined, pulse, undefined],
  ] as const)('of %s, measured for %j, is %s', (unit, measured, name) => {
    expect(unitName(unit, measured)).toBe(name);
  });

  it('is told of units with an entry alone: any other unit stays as told, whatever was measured', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), fc.option(fc.constant(pulse), { nil: undefined }), (unit, measured) => {
        fc.pre(!/^\/?(?:min|wk)$|\{?b(?:eat|reath)s?\}?\/min/i.test(unit));
        expect(unitName(unit, measured)).toBeUndefined();
      }),
    );
    expect(new Set(unitNames).size).toBe(unitNames.length);
  });
});
