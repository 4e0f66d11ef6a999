import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const read = (...resources: readonly Fields[]) => readRecords(fhirInput(bundleOf(...resources)));
const one = (resource: Fields, ...others: readonly Fields[]) =>
  read(resource, ...others).records[0] as unknown as Fields;
const parts = (resource: Fields, ...others: readonly Fields[]) => {
  const { id: _id, sources: _sources, ...rest } = one(resource, ...others);
  return rest;
};
const phone = (value: string) => ({ telecom: [{ system: 'phone', value }] });
const refused = (resource: Fields, ...others: readonly Fields[]) => read(resource, ...others).refusals;

describe('a patient of FHIR', () => {
  const patient = (fields: Fields): Fields => ({
    resourceType: 'Patient',
    id: 'p',
    name: [{ text: 'Ana' }],
    ...fields,
  });

  it('has the parts that are said and no others', () => {
    const { demographics: _demographics, ...rest } = parts(patient({}));
    expect(rest).toEqual({ type: 'patient', name: 'Ana', otherNames: [], identifiers: [] });
    expect(Object.keys(rest)).toEqual(['type', 'name', 'otherNames', 'identifiers']);
  });

  it('has its names, family, day of birth and where it is reached', () => {
    const name = [
      { family: 'Núñez', given: ['Ana'] },
      { use: 'old', text: 'Ana Gil' },
    ];
    const telecom = [
      { system: 'phone', value: '602-555-0123' },
      { system: 'email', value: 'ana@example.com' },
    ];
    expect(one(patient({ name, birthDate: '1971-02', telecom }))).toMatchObject({
      name: 'Ana Núñez',
      otherNames: ['Ana Gil'],
      family: 'nunez',
      birthDate: '1971-02',
      phone: '+16025550123',
      email: 'ana@example.com',
    });
  });

  it('is refused without a name, or with a day of birth that is none', () => {
    expect(refused(patient({ name: undefined }))).toMatchObject([
      { reason: 'unreadable', detail: 'Patient.name is missing' },
    ]);
    expect(refused(patient({ birthDate: '1971-02-30' }))).toMatchObject([
      { reason: 'unreadable', detail: 'Patient.birthDate is no date' },
    ]);
  });

  it('speaks the first language of the portal, of those that are preferred where one is', () => {
    const language = (...codes: readonly string[]) => ({ language: { coding: codes.map((code) => ({ code })) } });
    const spoken = (...communication: readonly Fields[]) => one(patient({ communication }))['language'];
    expect(spoken(language('fr'), language('de', 'ES-mx'), language('en'))).toBe('es');
    expect(spoken(language('en'), { ...language('es'), preferred: true })).toBe('es');
    expect(spoken({ ...language('es'), preferred: false }, language('en'))).toBe('es');
    expect(spoken(language('en'), { ...language('fr'), preferred: true })).toBeUndefined();
    expect(spoken()).toBeUndefined();
  });

  it('has its numbers, each with its system where it names one', () => {
    const identifier = [
      { system: 'urn:oid:2.999.3', value: '42' },
      { value: '7' },
      { system: 'urn:oid:2.999.4' },
      { type: { coding: [{ code: 'MR' }, { code: 'SS' }] }, system: 'urn:oid:2.999.5', value: '999123456' },
    ];
    const { identifiers } = one(patient({ identifier }));
    expect(identifiers).toEqual([
      { system: 'urn:oid:2.999.3', value: '42' },
      { value: '7' },
      { system: 'urn:oid:2.999.5', value: '•••-••-3456' },
    ]);
    expect(Object.keys((identifiers as readonly Fields[])[1] ?? {})).toEqual(['value']);
  });

  it('is made of those who are related to it too', () => {
    const related = { resourceType: 'RelatedPerson', id: 'r', patient: { reference: 'Patient/p' } };
    const { records, refusals } = read(patient({}), related, {
      ...related,
      id: 's',
      patient: { reference: 'Patient/q' },
    });
    expect(records).toMatchObject([{ sources: ['entry[1] Patient/p', 'entry[2] RelatedPerson/r'] }]);
    expect(refusals).toMatchObject([
      { reason: 'not-kept', detail: 'a related person whose patient is in none of the inputs' },
    ]);
  });
});

describe('a provider of FHIR', () => {
  const li: Fields = {
    ...{ resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }], ...phone('602-555-0123') },
    qualification: [{ code: { text: 'MD' } }],
  };
  const role: Fields = { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/w' } };

  it('is a person with what they are qualified for and their number', () => {
    expect(parts(li)).toEqual({ type: 'provider', name: 'Dr. Li', specialty: 'MD', phone: '602-555-0123' });
    const bare = parts({ ...li, telecom: undefined, qualification: undefined });
    expect(Object.keys(bare)).toEqual(['type', 'name']);
    expect(refused({ ...li, name: undefined })).toMatchObject([
      { reason: 'unreadable', detail: 'Practitioner.name is missing' },
    ]);
  });

  it('is the person of a role with its specialty, else with what it is, and with its number before their own', () => {
    const [specialty, code] = [[{ text: 'Cardiology' }], [{ text: 'Doctor' }]];
    expect(parts({ ...role, specialty, code, ...phone('602-555-0199') }, li)).toEqual({
      ...{ type: 'provider', name: 'Dr. Li', specialty: 'Cardiology', phone: '602-555-0199' },
    });
    expect(parts({ ...role, code }, li)).toEqual({
      ...{ type: 'provider', name: 'Dr. Li', specialty: 'Doctor', phone: '602-555-0123' },
    });
    expect(one(role, li)).toMatchObject({
      id: one(li)['id'],
      sources: ['entry[1] PractitionerRole/r', 'entry[2] Practitioner/w'],
    });
    const elsewhere = { ...role, practitioner: { reference: 'Practitioner/w', display: 'Wu Li' } };
    expect(Object.keys(parts(elsewhere))).toEqual(['type', 'name']);
    expect(parts(elsewhere)['name']).toBe('Wu Li');
  });

  it('is nobody by a role of nobody', () => {
    expect(refused({ ...role, practitioner: undefined })).toMatchObject([
      { reason: 'unreadable', detail: 'PractitionerRole.practitioner is missing' },
    ]);
    expect(refused(role)).toMatchObject([
      {
        reason: 'unreadable',
        detail: 'PractitionerRole.practitioner is nobody of this input, and has no display',
      },
    ]);
  });
});

describe('a place of FHIR', () => {
  const office: Fields = { resourceType: 'Location', id: 'l', name: 'Main office' };
  const zone = (url: string, valueCode: string) => ({
    url: `http://hl7.org/fhir/StructureDefinition/${url}`,
    valueCode,
  });

  it('has its name, address, number and zone', () => {
    const address = { line: ['1 Main St', 'Floor 2'], city: 'Mesa', state: 'AZ', postalCode: '85201' };
    const extension = [{}, zone('other', 'America/New_York'), zone('timezone', 'America/Phoenix')];
    expect(parts({ ...office, description: 'Downtown', address, extension, ...phone('602-555-0123') })).toEqual({
      ...{ type: 'location', office: 'Main office', addressLines: ['1 Main St', 'Floor 2'] },
      ...{ city: 'Mesa', state: 'AZ', zip: '85201', phone: '602-555-0123', timeZone: 'America/Phoenix' },
    });
  });

  it('has nothing that is not said, and a zone that is one', () => {
    const bare = parts({ ...office, extension: [zone('timezone', 'Mars/Olympus')] });
    expect(bare).toEqual({ type: 'location', office: 'Main office', addressLines: [], city: '', state: '', zip: '' });
    expect(Object.keys(bare)).toHaveLength(6);
    expect(parts({ ...office, name: undefined, description: 'Downtown' })['office']).toBe('Downtown');
    expect(refused({ ...office, name: undefined })).toMatchObject([
      { reason: 'unreadable', detail: 'Location.name is missing' },
    ]);
  });
});

describe('an organization of FHIR', () => {
  const clinic: Fields = { resourceType: 'Organization', id: 'o', name: 'Harbor Clinic', alias: ['Harbor'] };

  it('has its name, else another one, and its number', () => {
    expect(parts({ ...clinic, ...phone('602-555-0123') })).toEqual({
      ...{ type: 'organization', name: 'Harbor Clinic', phone: '602-555-0123' },
    });
    const bare = parts({ ...clinic, name: undefined });
    expect(bare).toEqual({ type: 'organization', name: 'Harbor' });
    expect(Object.keys(bare)).toEqual(['type', 'name']);
    expect(refused({ ...clinic, name: undefined, alias: undefined })).toMatchObject([
      { reason: 'unreadable', detail: 'Organization.name is missing' },
    ]);
  });
});

describe('what is no record of a patient', () => {
  it.each([
    [{ resourceType: 'Medication', id: 'm' }, 'a drug that no prescription refers to'],
    [{ resourceType: 'Provenance', id: 'v' }, 'who recorded what, where it names no author of what is kept'],
    [{ resourceType: 'Binary', id: 'b' }, 'bytes that no document refers to'],
    [{ resourceType: 'Specimen', id: 's' }, 'the portal keeps no “Specimen”'],
    [{ resourceType: 'constructor', id: 's' }, 'the portal keeps no “constructor”'],
    [{ resourceType: 'Strange type', id: 's' }, 'the portal keeps no code of a strange form'],
  ])('is named: %j', (resource, detail) => {
    expect(refused(resource)).toMatchObject([{ reason: 'not-kept', detail }]);
  });
});
