import { describe, expect, it } from '@jest/globals';
import { isEmergency, roleCodeIn, roleInWords } from './index.ts';

const table = 'http://terminology.hl7.org/CodeSystem/v2-0131';
const roleClass = 'http://terminology.hl7.org/CodeSystem/v3-RoleClass';
const roleCode = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';

describe('a code of what a contact is', () => {
  it.each([
    [table, 'C', true],
    ['http://hl7.org/fhir/v2/0131', 'C', true],
    ['urn:oid:2.16.840.1.113883.18.57', 'C', true],
    ['urn:oid:2.16.840.1.113883.18.58', 'C', true],
    ['urn:oid:2.16.840.1.113883.12.131', 'C', true],
    [roleClass, 'ECON', true],
    ['http://hl7.org/fhir/v3/RoleClass', 'ECON', true],
    ['urn:oid:2.16.840.1.113883.5.110', 'ECON', true],
    [table, 'N', false],
    [table, 'ECON', false],
    [roleClass, 'C', false],
    [roleClass, 'NOK', false],
    ['urn:oid:2.999.8', 'C', false],
    [undefined, 'C', false],
    [undefined, 'ECON', false],
  ])('of %s, %s, says that it is the one to call: %s', (system, code, isOne) => {
    expect(isEmergency({ system, code })).toBe(isOne);
  });

  it('is the first of RoleCode that is in one piece', () => {
    const codes = (...systems: readonly string[]) => systems.map((system, at) => ({ system, code: `C${at}` }));
    expect(roleCodeIn(codes(table, 'http://hl7.org/fhir/v3/RoleCode', roleCode))).toBe('C1');
    expect(roleCodeIn(codes('urn:oid:2.16.840.1.113883.5.111'))).toBe('C0');
    expect(roleCodeIn(codes(table))).toBeUndefined();
    expect(roleCodeIn([{ code: 'MTH' }])).toBeUndefined();
    expect(roleCodeIn([{ system: roleCode, code: 'MY MTH' }, { system: roleCode }])).toBeUndefined();
    expect(
      roleCodeIn([
        { system: roleCode, code: ' MTH' },
        { system: roleCode, code: 'MTH ' },
      ]),
    ).toBeUndefined();
  });
});

describe('what a contact is in words', () => {
  it('is what the source says, where that is more than a code', () => {
    expect(roleInWords(['My aunt'], [{ system: roleCode, code: 'AUNT' }])).toBe('My aunt');
    expect(roleInWords(['AUNT'], [{ system: roleCode, code: 'AUNT' }])).toBe('Aunt');
    expect(roleInWords([undefined, ' ', ' x ', 'Aunt Lea'], [])).toBe('Aunt Lea');
    expect(roleInWords(['I am'], [])).toBe('I am');
  });

  it('is that of its codes, the one to call after others', () => {
    const econ = { system: roleClass, code: 'ECON' };
    expect(roleInWords([], [econ, { system: roleCode, code: 'MTH' }])).toBe('Mother');
    expect(roleInWords([], [econ, { code: 'MTH' }])).toBe('Mother');
    expect(roleInWords([], [econ])).toBe('Emergency contact');
    expect(roleInWords([], [{ system: table, code: 'C' }])).toBe('Emergency contact');
    expect(roleInWords([], [{ system: table, code: 'N' }])).toBe('Next of kin');
    expect(roleInWords([], [{ system: table, code: 'O' }])).toBe('Other');
    expect(roleInWords([], [{ system: table, code: 'U' }])).toBe('Unknown');
  });

  it('is of a code of another system the code itself, and of one letter nothing', () => {
    expect(roleInWords([], [{ system: 'urn:oid:2.999.8', code: 'MTH' }])).toBe('MTH');
    expect(roleInWords([], [{ system: table, code: 'MTH' }])).toBe('MTH');
    expect(roleInWords([], [{ system: roleCode, code: 'N' }])).toBeUndefined();
    expect(roleInWords([], [{ system: table, code: 'X' }])).toBeUndefined();
    expect(roleInWords([], [{ system: table }, { system: roleCode }, {}])).toBeUndefined();
    expect(roleInWords([], [])).toBeUndefined();
  });
});
