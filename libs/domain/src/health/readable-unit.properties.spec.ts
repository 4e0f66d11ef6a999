import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readableUnit } from './readable-unit.ts';

describe('a unit for people', () => {
  it.each([
    ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
    ['m[IU]/L', 'mIU/L'],
    ['u[IU]/mL', 'µIU/mL'],
    ['10*3/uL', '×10³/µL'],
    ['10+3/ul', '×10³/µl'],
    ['x10*6/uL', '×10⁶/µL'],
    ['10*-3', '×10⁻³'],
    ['[degF]', '°F'],
    ['Cel', '°C'],
    ['ug/dL', 'µg/dL'],
    ['umol/L', 'µmol/L'],
    ['mm[Hg]', 'mmHg'],
    ['kg/m2', 'kg/m²'],
    ['/[HPF]', '/HPF'],
    ['{copies}/mL', 'copies/mL'],
    ['mg/g{creat}', 'mg/g'],
    ['{score}', ''],
    ['', ''],
    ['%', '%'],
    ['mg/dL', 'mg/dL'],
    ['units', 'units'],
  ])('%s is written %s', (ucum, written) => {
    expect(readableUnit(ucum)).toBe(written);
  });

  it('is there for every text, and empty only where there is nothing but annotations', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'[]{}10*u m/L_.') })), (text) => {
        const onlyNotes = text.replace(/\{[^{}]*\}/g, '').trim() === '';
        if (!onlyNotes) expect(readableUnit(text)).not.toBe('');
      }),
    );
  });

  it('is left as it is once it can be read', () => {
    const atoms = fc.constantFrom(
      'mg',
      'ug',
      'uL',
      '10*3',
      'm[IU]',
      '[degF]',
      '{1.73_m2}',
      '{score}',
      'm2',
      'Cel',
      '%',
    );
    fc.assert(
      fc.property(fc.array(atoms, { maxLength: 4 }), (parts) => {
        const written = readableUnit(parts.join('/'));
        expect(readableUnit(written)).toBe(written);
        expect(written).not.toMatch(/[[\]{}*_]/);
      }),
    );
  });
});
