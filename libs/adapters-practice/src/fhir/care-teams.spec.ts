import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

type Fields = Readonly<Record<string, unknown>>;
const team = (participant: readonly Fields[], fields: Fields = {}): Fields => ({
  ...{ resourceType: 'CareTeam', id: 't', status: 'active', subject: { reference: 'Patient/p' }, participant },
  ...fields,
});
const read = (...resources: readonly Fields[]) => readRecords(fhirInput(bundleOf(...resources)));
const teamsIn = (...resources: readonly Fields[]) =>
  read(...resources).records.flatMap((each) => (each.type === 'care-team' ? [each] : []));
const membersIn = (...resources: readonly Fields[]) => teamsIn(...resources).flatMap(({ members }) => members);
const memberOf = (participant: Fields, ...others: readonly Fields[]) => membersIn(team([participant]), ...others)[0];

const toLi = { member: { reference: 'Practitioner/w', display: 'Wu' } };
const reached = (phone: string, email: string) => ({
  telecom: [
    { system: 'phone', value: phone },
    { system: 'email', value: email },
  ],
});
const address = (line: string) => ({ address: [{ line: [line], city: 'Mesa' }] });
const li: Fields = {
  ...{ resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }], ...reached('1', 'li@example.com') },
  ...address('1 Main St'),
};
const role: Fields = { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/w' } };
const toRole = { member: { reference: 'PractitionerRole/r', display: 'Cardiologist' } };

describe('a care team of FHIR', () => {
  it('is its members, each with an id of its own, without the patient', () => {
    const patient = { member: { reference: 'Patient/p', display: 'Ana' } };
    const [found] = teamsIn(team([patient, { member: { display: 'Dr. Li' } }, { member: { display: 'Dr. Ng' } }]));
    expect(found).toMatchObject({
      sources: ['entry[1] CareTeam/t'],
      members: [{ name: 'Dr. Li' }, { name: 'Dr. Ng' }],
    });
    expect(new Set(found?.members.map(({ id }) => id)).size).toBe(2);
    expect(found?.members.map((each) => Object.keys(each))).toEqual([
      ['id', 'name'],
      ['id', 'name'],
    ]);
  });

  it('is one that cares now: of no status it is active', () => {
    expect(teamsIn(team([toLi], { status: undefined }))).toHaveLength(1);
    for (const status of ['proposed', 'suspended', 'inactive']) expect(teamsIn(team([toLi], { status }))).toEqual([]);
    expect(teamsIn(team([toLi], { period: { start: '2001', end: '2126' } }))).toHaveLength(1);
    expect(teamsIn(team([toLi], { period: { start: '2001', end: '2020' } }))).toEqual([]);
  });

  it('is refused where somebody in it has no name', () => {
    for (const nobody of [{ role: [{ text: 'Nurse' }] }, { member: { reference: 'Practitioner/x' } }])
      expect(read(team([toLi, nobody])).refusals).toMatchObject([
        { reason: 'unreadable', detail: 'CareTeam.participant 2 has no name' },
      ]);
  });
});

describe('a member of a care team', () => {
  it('is the person, with how and where they are reached', () => {
    expect(memberOf(toLi, li)).toMatchObject({
      ...{ name: 'Dr. Li', phone: '1', email: 'li@example.com', place: '1 Main St, Mesa' },
    });
    expect(memberOf(toLi)?.name).toBe('Wu');
    expect(
      memberOf({ member: { reference: 'Organization/o' } }, { resourceType: 'Organization', id: 'o', name: 'Harbor' }),
    ).toMatchObject({
      name: 'Harbor',
    });
  });

  it('is the person of a role, reached as in that role before others', () => {
    expect(memberOf(toRole, role, li)).toMatchObject({ name: 'Dr. Li', phone: '1', email: 'li@example.com' });
    const reachedThere = { ...role, ...reached('2', 'heart@example.com') };
    expect(memberOf(toRole, reachedThere, li)).toMatchObject({ phone: '2', email: 'heart@example.com' });
    expect(memberOf(toRole, { ...role, practitioner: { reference: 'Practitioner/w', display: 'Wu' } })?.name).toBe(
      'Cardiologist',
    );
    const unshown = { member: { reference: 'PractitionerRole/r' } };
    expect(memberOf(unshown, { ...role, practitioner: { reference: 'Practitioner/w', display: 'Wu' } })?.name).toBe(
      'Wu',
    );
  });

  it('is at the office of the role, with its address, else at their own', () => {
    const office = { resourceType: 'Location', id: 'l', name: 'Valley Clinic', ...address('2 First St') };
    const placeOf = (location: Fields | undefined, ...others: readonly Fields[]) =>
      memberOf(toRole, { ...role, location: location && [location, { display: 'Another' }] }, li, ...others)?.place;
    const toOffice = { reference: 'Location/l', display: 'Downtown' };
    expect(placeOf(toOffice, office)).toBe('Valley Clinic, 2 First St, Mesa');
    expect(placeOf(toOffice, { ...office, name: undefined })).toBe('Downtown, 2 First St, Mesa');
    expect(placeOf(toOffice)).toBe('Downtown');
    expect(placeOf({ reference: 'Location/l' })).toBe('1 Main St, Mesa');
    expect(placeOf(undefined)).toBe('1 Main St, Mesa');
    // Only a role is at an office.
    expect(memberOf(toLi, { ...li, location: [toOffice] }, office)?.place).toBe('1 Main St, Mesa');
  });

  it('who is a relative is nowhere and has no number, also where a page would show an office', () => {
    const aunt = { ...li, resourceType: 'RelatedPerson', id: 'a', identifier: [{ system: 'urn:a', value: '1' }] };
    const told = memberOf({ member: { reference: 'RelatedPerson/a' } }, aunt);
    expect(told).toMatchObject({ name: 'Dr. Li', phone: '1' });
    expect(Object.keys(told ?? {})).toEqual(['id', 'name', 'phone', 'email']);
  });

  it('has the numbers of registries that are whole and not secret', () => {
    const identifier = [
      { system: 'urn:a', value: '1' },
      { system: 'urn:b' },
      { value: '2' },
      { system: 'urn:c', value: '3', type: { coding: [{ code: 'TAX' }] } },
    ];
    const clinic = { resourceType: 'Organization', id: 'o', name: 'Harbor', identifier };
    const numbers = [{ system: 'urn:a', value: '1' }];
    expect(memberOf(toLi, { ...li, identifier })?.identifiers).toEqual(numbers);
    expect(memberOf({ member: { reference: 'Organization/o' } }, clinic)?.identifiers).toEqual(numbers);
    expect(memberOf(toLi, { ...li, identifier: identifier.slice(1) })).not.toHaveProperty('identifiers');
  });

  it('has the first role in words, and none that is said to be unknown', () => {
    const absent = {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'unknown' }],
    };
    const roleIn = (...roles: readonly Fields[]) => memberOf({ ...toLi, role: roles })?.role;
    expect(roleIn(absent, {}, { text: 'Nurse' }, { text: 'Doctor' })).toBe('Nurse');
    expect(roleIn({ coding: [{ system: 'urn:a', code: 'x' }, ...absent.coding], text: 'Nurse' })).toBeUndefined();
    expect(roleIn({ coding: [{ system: 'urn:/data-absent-reason/more', code: 'x' }] })).toBe('x');
    expect(roleIn(absent)).toBeUndefined();
  });
});
