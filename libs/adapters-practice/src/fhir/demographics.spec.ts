import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const over = { period: { start: '2001', end: '2020-05-01' } };

/** Read on November 24, 2026. */
const told = (fields: Fields, ...others: readonly Fields[]) => {
  const patient = { resourceType: 'Patient', id: 'p', name: [{ family: 'Gil', given: ['Ana', 'Luz'] }] };
  const { records } = readRecords(fhirInput(bundleOf({ ...patient, ...fields }, ...others)));
  return records.flatMap((each) => (each.type === 'patient' ? [each.demographics ?? {}] : []))[0] ?? {};
};

describe('the name, number and sex of a patient of FHIR', () => {
  it('are those that hold, with their parts', () => {
    const name = [
      { use: 'official', family: 'Gil', given: ['Ana', 'Luz'], prefix: ['Dr.'], suffix: ['Jr.'] },
      { use: 'old', text: 'Ana Mora' },
      { use: 'maiden', text: 'Ana Sol' },
      { use: 'nickname', text: 'Nita' },
      { text: 'Ana Rey', ...over },
      { use: 'old' },
    ];
    expect(told({ name, gender: 'female' })).toEqual({
      name: {
        group: 'personal',
        texts: { first_name: 'Ana Luz', last_name: 'Gil', prefix: 'Dr.', middle_name: 'Luz', suffix: 'Jr.' },
      },
      gender: { group: 'personal_details', texts: { gender: 'Female' } },
      formerNames: { group: 'personal', texts: {}, more: ['Ana Mora', 'Ana Sol', 'Ana Rey'] },
    });
  });

  it('have the kind of the number that stands', () => {
    const phone = (value: string, use?: string) => ({ system: 'phone', value, ...(use && { use }) });
    const ofKind = (...telecom: readonly Fields[]) => told({ telecom }).phone?.texts;
    expect(ofKind({ system: 'sms', value: '602-555-0123', use: 'work' }, phone('602-555-0123', 'mobile'))).toEqual({
      phone_number: '+16025550123',
      phone_type: 'Mobile',
    });
    expect(ofKind(phone('602-555-0123', 'home'), phone('602-555-0199', 'work'))).toEqual({
      phone_number: '+16025550199',
      phone_type: 'Work',
    });
    expect(ofKind(phone('602-555-0123', 'home'))).toMatchObject({ phone_type: 'Home' });
    expect(ofKind(phone('602-555-0123', 'temp'))).toEqual({ phone_number: '+16025550123' });
    expect(ofKind(phone('602-555-0123'))).toEqual({ phone_number: '+16025550123' });
    expect(told({ telecom: [{ system: 'email', value: 'ana@example.com' }] }).email?.more).toEqual(['ana@example.com']);
  });
});

describe('the languages of a patient of FHIR', () => {
  const language = (...codes: readonly (string | undefined)[]) => ({
    language: { coding: codes.map((code) => ({ code })) },
  });

  it('are the preferred one, else those that are spoken, each once and by its first code', () => {
    expect(told({ communication: [language('en'), { ...language('fr', 'de'), preferred: true }] })).toMatchObject({
      language: { group: 'personal_details', more: ['fr'] },
      spokenLanguages: { more: [] },
    });
    expect(
      told({
        communication: [language(), language('fr', 'de'), { ...language('es'), preferred: false }, language('fr')],
      }),
    ).toMatchObject({ spokenLanguages: { group: 'personal_details', more: ['fr', 'es'] } });
    expect(
      told({ communication: [{ preferred: true }, { ...language('fr'), preferred: true }] }).language?.more,
    ).toEqual(['fr']);
    expect(Object.keys(told({}))).toEqual(['name']);
  });
});

describe('race and ethnicity of US Core', () => {
  const us = 'http://hl7.org/fhir/us/core/StructureDefinition';
  const said = (
    name: string,
    ...parts: readonly (readonly [url: string, code?: string | undefined, display?: string])[]
  ) => ({
    url: `${us}/${name}`,
    extension: parts.map(([url, code, display]) => ({ url, valueCoding: { code, display } })),
  });

  it('are the categories, and below them what is detailed', () => {
    const extension = [
      said('us-core-race', ['ombCategory', '2106-3'], ['detailed', '2108-9', 'European'], ['text', '2028-9']),
      said('us-core-ethnicity', ['ombCategory', '2135-2'], ['detailed', '2148-5', 'Mexican'], ['detailed', '2155-0']),
      said('my-race', ['ombCategory', '2028-9']),
      { url: `${us}/us-core-race/more`, extension: [{ url: 'ombCategory', valueCoding: { code: '2028-9' } }] },
      { extension: [{ url: 'ombCategory', valueCoding: { code: '2028-9' } }] },
    ];
    expect(told({ extension })).toMatchObject({
      race: { group: 'personal_details', texts: { primary_race: 'White' } },
      ethnicity: { group: 'personal_details', texts: { ethnicity: 'Hispanic or Latino' } },
      detailedRace: { more: [{ text: 'European', code: '2108-9' }] },
      detailedEthnicity: {
        more: [
          { text: 'Mexican', code: '2148-5' },
          { text: '2155-0', code: '2155-0' },
        ],
      },
    });
  });

  it('are another race where that is detailed, and no detail without words', () => {
    const extension = [
      said('us-core-race', ['detailed', '2131-1', 'Other'], ['detailed', undefined, 'Own'], ['detailed']),
    ];
    const { race, detailedRace } = told({ extension });
    expect(race?.texts).toEqual({ primary_race: 'Other' });
    expect(detailedRace?.more).toEqual([{ text: 'Own' }]);
    // Only what is said as a category is one.
    const white = told({ extension: [said('us-core-race', ['detailed', '2106-3', 'White'])] });
    expect(white.race).toBeUndefined();
    expect(white.detailedRace?.more).toEqual([{ text: 'White', code: '2106-3' }]);
  });
});

describe('the address of a patient of FHIR', () => {
  const address = (line: string, more: Fields = {}) => ({ line: [line], city: 'Mesa', ...more });
  const lineOf = (...addresses: readonly Fields[]) => told({ address: addresses }).address?.texts['address1'];

  it('is the one at home, else the first, and never one that was left, is for a time or for bills', () => {
    expect(lineOf(address('1'), address('2', { use: 'home' }), address('3', { use: 'home' }))).toBe('2');
    expect(lineOf(address('1', { use: 'work' }), address('2'))).toBe('1');
    const others = ['old', 'temp', 'billing'].map((use) => address('1', { use }));
    expect(lineOf(...others, address('2'))).toBe('2');
    expect(lineOf(address('1', { use: 'home', ...over }), address('2'))).toBe('2');
    expect(told({ address: others.slice(1) }).address).toBeUndefined();
  });

  it('has its parts, its country and its words; former ones stand for themselves', () => {
    const parts = { line: ['1 Main St', 'Apt 2'], city: 'Mesa', state: 'AZ', postalCode: '85201' };
    expect(told({ address: [{ ...parts, country: 'US', text: 'At home' }] })).toMatchObject({
      address: { texts: { address1: '1 Main St, Apt 2', city: 'Mesa', state: 'AZ', zipcode: '85201' } },
    });
    expect(told({ address: [{ text: 'Calle 1, Puebla', country: 'MX' }] }).address?.more).toEqual([
      'Calle 1, Puebla',
      'MX',
    ]);
    const former = [{ ...parts, ...over }, { text: '9 Old St', use: 'old' }, { text: 'Here' }];
    expect(told({ address: former })).toMatchObject({
      address: { more: ['Here'] },
      formerAddresses: { group: 'personal', more: ['1 Main St, Apt 2, Mesa, AZ 85201', '9 Old St'] },
    });
  });
});

describe('the death of a patient of FHIR', () => {
  it.each([
    [{ deceasedDateTime: '2020-05' }, ['2020-05']],
    [{ deceasedDateTime: 'long ago' }, ['']],
    [{ deceasedBoolean: true }, ['']],
    [{ deceasedBoolean: false }, []],
    [{ deceasedBoolean: 'no' }, undefined],
    [{}, undefined],
  ])('of %j is told as %j', (said, more) => {
    expect(told(said).death?.more).toEqual(more);
  });
});

describe('the contacts of a patient of FHIR', () => {
  const table = 'http://terminology.hl7.org/CodeSystem/v2-0131';
  const roleCode = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';
  const role = (...codings: readonly (readonly [system: string | undefined, code: string])[]) => ({
    coding: codings.map(([system, code]) => ({ system, code })),
  });
  const toCall = role([table, 'C']);
  const phone = (value: string, more: Fields = {}) => ({ system: 'phone', value, ...more });

  it('are the one to call by its code, with name, number and what they are', () => {
    const contact = [
      { relationship: [role([table, 'N'])], name: { family: 'Rey' } },
      { relationship: [toCall], name: { family: 'Left' }, ...over },
      { relationship: [role([undefined, 'C'])], name: { family: 'Nobody' } },
      {
        relationship: [toCall, { ...role([roleCode, 'MTH']) }],
        name: { family: 'Mora', given: ['Eva', 'María'] },
        telecom: [
          { system: 'email', value: 'eva@example.com' },
          phone('520-555-0100', over),
          { system: 'phone' },
          phone('520-555-0199'),
          phone('520-555-0188'),
        ],
      },
      { relationship: [toCall], name: { family: 'Second' } },
    ];
    expect(told({ contact }).emergencyContact).toEqual({
      group: 'emergency_contact',
      texts: {
        ...{ firstName: 'Eva', middleName: 'María', lastName: 'Mora', phoneNumber: '+15205550199' },
        ...{ relationship: 'Mother' },
      },
    });
    expect(told({ contact: contact.slice(0, 3) }).emergencyContact).toBeUndefined();
  });

  it('are what their words say, where their code says only that they are the one to call', () => {
    const relationOf = (...relationship: readonly Fields[]) =>
      told({ contact: [{ relationship, name: { family: 'Mora' } }] }).emergencyContact?.texts['relationship'];
    expect(relationOf({ ...toCall, text: 'Father' })).toBe('Father');
    expect(relationOf(toCall, { text: 'Aunt' })).toBe('Other');
    expect(relationOf(toCall)).toBeUndefined();
    expect(relationOf({ coding: [...toCall.coding, { system: roleCode }] })).toBeUndefined();
  });

  it('are other people by name, in words before codes, with the code of their role', () => {
    const others = (...contact: readonly Fields[]) => told({ contact }).relatedPeople?.more;
    expect(
      others(
        { relationship: [toCall, role([roleCode, 'AUNT'])], name: { family: 'Mora', given: ['Eva'] } },
        { relationship: [{ ...role([roleCode, 'AUNT']), text: 'My aunt' }], name: { text: 'Lea Gil' } },
        { relationship: [toCall, { text: 'Neighbor' }], name: { text: 'Leo Gil' } },
        { relationship: [toCall], name: { text: 'Ida Gil' } },
        { relationship: [role([table, 'C'], [roleCode, 'MTH']), { text: 'Neighbor' }], name: { text: 'Mia Gil' } },
        { relationship: [role([roleCode, 'N'])], name: { text: 'Max Gil' } },
        { relationship: [role([table, 'N'])], name: { text: 'Noa Gil' }, ...over },
        { relationship: [role([table, 'N'])], organization: { display: 'An insurer' } },
        { name: [{ use: 'old', text: 'Una Rey' }, { text: 'Una Gil' }] },
      ),
    ).toEqual([
      { name: 'Lea Gil', relationship: 'My aunt', code: 'AUNT' },
      { name: 'Leo Gil', relationship: 'Neighbor' },
      { name: 'Ida Gil', relationship: 'Emergency contact' },
      { name: 'Mia Gil', relationship: 'Mother', code: 'MTH' },
      { name: 'Max Gil', code: 'N' },
      { name: 'Una Gil' },
    ]);
  });

  it('are related persons of their own, while they still are', () => {
    const person = (id: string, fields: Fields) => ({
      ...{ resourceType: 'RelatedPerson', id, patient: { reference: 'Patient/p' }, name: [{ text: `Person ${id}` }] },
      ...fields,
    });
    const related = [
      person('1', { relationship: [role([roleCode, 'BRO'])] }),
      person('2', { active: false }),
      person('3', over),
      person('4', { active: true, period: { start: '2001', end: '2126' } }),
      person('5', { patient: { reference: 'Patient/q' } }),
    ];
    expect(told({ contact: [{ name: { text: 'Una Gil' } }] }, ...related).relatedPeople?.more).toEqual([
      { name: 'Una Gil' },
      { name: 'Person 1', relationship: 'Brother', code: 'BRO' },
      { name: 'Person 4' },
    ]);
  });
});
