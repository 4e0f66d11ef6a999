import { describe, expect, it } from '@jest/globals';
import { numbersIn, registeredNumbersIn, rootOf } from './numbers-with-systems.ts';
import { parseXml } from './parse-xml.ts';

const holder = (inside: string) => {
  const read = parseXml(new TextEncoder().encode(`<entity xmlns="urn:hl7-org:v3">${inside}</entity>`));
  if (!read.ok) throw new Error('not well-formed');
  return read.value;
};
const npi = '<id root="2.16.840.1.113883.4.6" extension="1234567893"/>';
const local = '<id root="2.999.1" extension="M-7"/>';
const uuid = '<id root="a2f1c3d4-0000-4000-8000-000000000001" extension="U-1"/>';

describe('the numbers of an element of C-CDA', () => {
  it('have the system that others know by the object identifier, and none where that is not one', () => {
    expect(numbersIn(holder(npi + local + uuid + '<id extension="X"/>'))).toStrictEqual([
      { value: '1234567893', system: 'http://hl7.org/fhir/sid/us-npi' },
      { value: 'M-7', system: 'urn:oid:2.999.1' },
      { value: 'U-1' },
      { value: 'X' },
    ]);
    expect(numbersIn(holder('<id root="x2.999" extension="1"/><id root="2.999x" extension="1"/>'))).toStrictEqual([
      { value: '1' },
      { value: '1' },
    ]);
  });

  it('are none where only the system is given, or where it is a null flavor', () => {
    expect(numbersIn(holder('<id root="2.999.1"/><id root="2.999.1" extension="1" nullFlavor="UNK"/>'))).toEqual([]);
    expect(numbersIn(undefined)).toEqual([]);
  });

  it('are registered where others know their system and may know the number', () => {
    const secret = '<id root="2.16.840.1.113883.4.1" extension="999-12-3456"/>';
    expect(registeredNumbersIn(holder(secret + uuid + local + npi)).map(({ value }) => value)).toEqual([
      'M-7',
      '1234567893',
    ]);
  });
});

describe('the object identifier of a system', () => {
  it.each([
    ['http://hl7.org/fhir/sid/us-npi', '2.16.840.1.113883.4.6'],
    ['urn:oid:2.999.1', '2.999.1'],
    ['urn:oid:2.999.x', undefined],
    ['x urn:oid:2.999.1', undefined],
    ['https://example.com/numbers', undefined],
    [undefined, undefined],
  ])('%s has %s', (system, root) => {
    expect(rootOf(system)).toBe(root);
  });
});
