import { describe, expect, it } from '@jest/globals';
import { analyteCode } from './analyte-code-and-date.ts';
import { isLoinc } from './loinc-code.ts';
import { flagOf } from './result-flag.ts';
import { isSecretNumber } from './secret-numbers.ts';
import { statementOf } from './section-statement.ts';
import { carerBehind, codingIn, isCarer, nameBehind } from './source-coding.ts';
import { lookedUp } from './table-lookup.ts';
import { jsonOf, resourcesRead } from './testing/resources-read.ts';

const loinc = 'http://loinc.org';
const [snomed, rxnorm] = ['http://snomed.info/sct', 'http://www.nlm.nih.gov/research/umls/rxnorm'];

describe('a code of LOINC', () => {
  it('is digits and a check digit', () => {
    for (const code of ['1-8', '2345-7', '123456-0']) expect(isLoinc(code)).toBe(true);
    for (const code of ['2345', '2345-', '-7', '1234567-1', 'x2345-7', '2345-7x', '2345-77', 'LP29693-6'])
      expect(isLoinc(code)).toBe(false);
  });

  it('lines an analyte up before other codes, and those behind their system before words', () => {
    const of = (...coding: readonly object[]) => analyteCode(jsonOf({ coding, text: 'Glucose' }));
    const own = { system: 'urn:own', code: 'GLU' };
    expect(of(own, { system: loinc, code: '2345-7' })).toBe('2345-7');
    expect(of({ system: 'urn:own', code: '2345-7' }, { system: loinc, code: '2339-0' })).toBe('2339-0');
    expect(of({ system: loinc, code: 'UNKNOWN' }, { code: 'x' }, own)).toBe('urn:own|GLU');
    expect(of({ system: 'urn:own' }, { system: loinc, code: 'UNKNOWN' })).toBe('Glucose');
    expect(of({ code: 'x' })).toBe('Glucose');
    expect(of()).toBe('Glucose');
  });
});

describe('the code of a concept', () => {
  const of = (coding: readonly object[], ...preferred: readonly string[]) => codingIn(jsonOf({ coding }), ...preferred);
  const codings = [{ system: 'urn:own' }, { code: 'x' }, { system: snomed, code: '1' }, { system: rxnorm, code: '2' }];

  it('is of the first system that is preferred, else the first', () => {
    expect(of(codings, rxnorm, snomed)).toEqual({ system: rxnorm, code: '2' });
    expect(of(codings, 'urn:none', snomed)).toEqual({ system: snomed, code: '1' });
    expect(of(codings, 'urn:none')).toEqual({ code: 'x' });
    expect(Object.keys(of(codings) ?? {})).toEqual(['code']);
    expect(of(codings.slice(0, 1))).toBeUndefined();
    expect(codingIn(undefined, snomed)).toBeUndefined();
  });
});

describe('a word', () => {
  it('is looked up among those of a table alone', () => {
    const table = { a: 1, undefined: 2 };
    expect(lookedUp(table, 'a')).toBe(1);
    for (const word of ['b', 'constructor', undefined]) expect(lookedUp(table, word)).toBeUndefined();
  });
});

describe('the flag of a result', () => {
  it.each([
    { codes: ['R', 'H'], flag: 'high' },
    { codes: ['H', 'HH'], flag: 'critical-high' },
    { codes: ['A', 'L'], flag: 'low' },
    { codes: ['N'], flag: 'normal' },
    { codes: ['R'], flag: undefined },
    { codes: [], flag: undefined },
  ])('is the one that says most: $codes', ({ codes, flag }) => {
    expect(flagOf(codes)).toBe(flag);
  });

  it.each([[['H', 'L']], [['LL', 'HU']], [['N', 'H']], [['A', 'N']]])('is none where codes contradict: %s', (codes) => {
    expect(flagOf(codes)).toBeUndefined();
  });
});

describe('a secret number', () => {
  it('is known by its system or by its kind', () => {
    expect(isSecretNumber('http://hl7.org/fhir/sid/us-ssn')).toBe(true);
    expect(isSecretNumber('urn:own', ['MR', 'TAX'])).toBe(true);
    expect(isSecretNumber(undefined, ['SS'])).toBe(true);
    expect(isSecretNumber('urn:own', ['MR'])).toBe(false);
    expect(isSecretNumber('urn:own')).toBe(false);
    expect(isSecretNumber(undefined, [])).toBe(false);
  });
});

describe('a word about a whole section', () => {
  it.each([
    [['716186003'], 'None', { kind: 'none-known' }],
    [['x', 'no-known-allergies'], undefined, { kind: 'none-known' }],
    [['1631000175102'], 'Unknown', { kind: 'no-information' }],
    [['x', 'no-medication-info'], undefined, { kind: 'no-information' }],
    [['409137002'], 'No drug allergy', { kind: 'narrative', text: ['No drug allergy'] }],
    [['x', 'no-known-food-allergies'], 'No food allergy', { kind: 'narrative', text: ['No food allergy'] }],
    [['409137002'], undefined, undefined],
    [['x'], 'Asthma', undefined],
    [[], 'Asthma', undefined],
  ])('%j, %j says %j', (codes, words, statement) => {
    expect(statementOf(codes, words)).toEqual(statement);
  });
});

describe('who is behind a reference', () => {
  const li = { resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }] };
  const clinic = { resourceType: 'Organization', id: 'o', name: 'Harbor Clinic' };
  const role = { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/w' } };
  const named = (reference: object | undefined, ...others: readonly object[]) => {
    const { resource, referenceIndex } = resourcesRead({ resourceType: 'Basic', id: 'b' }, ...others);
    const to = reference && jsonOf(reference);
    const is = isCarer(resource, referenceIndex, to);
    expect(carerBehind(resource, referenceIndex, to)).toBe(is ? nameBehind(resource, referenceIndex, to) : undefined);
    return [nameBehind(resource, referenceIndex, to), is];
  };

  it('is the person, the organization or the person of a role, by name, else as they are shown', () => {
    expect(named({ reference: 'Practitioner/w', display: 'Wu' }, li)).toEqual(['Dr. Li', true]);
    expect(named({ reference: 'Organization/o' }, clinic)).toEqual(['Harbor Clinic', true]);
    expect(named({ reference: 'PractitionerRole/r', display: 'Doctor' }, role, li)).toEqual(['Dr. Li', true]);
    expect(named({ reference: 'PractitionerRole/r', display: 'Doctor' }, role)).toEqual(['Doctor', true]);
    const shown = { ...role, practitioner: { reference: 'Practitioner/w', display: 'Wu Li' } };
    expect(named({ reference: 'PractitionerRole/r' }, shown)).toEqual(['Wu Li', true]);
    expect(named({ reference: 'PractitionerRole/r' }, { ...role, practitioner: undefined })).toEqual([undefined, true]);
    expect(named({ display: 'Wu' })).toEqual(['Wu', true]);
    expect(named(undefined)).toEqual([undefined, true]);
    // Only a role stands for another.
    const odd = { ...li, name: undefined, practitioner: { reference: 'Practitioner/w', display: 'Wu Li' } };
    expect(named({ reference: 'Practitioner/w' }, odd)).toEqual([undefined, true]);
  });

  it('gives care where nothing says otherwise', () => {
    expect(named({ reference: 'CareTeam/t', display: 'Team' })).toEqual(['Team', true]);
    for (const type of ['Patient', 'RelatedPerson', 'Device']) {
      expect(named({ reference: `${type}/1`, display: 'Ana' })).toEqual(['Ana', false]);
      expect(named({ type, display: 'Ana' })).toEqual(['Ana', false]);
    }
  });
});
