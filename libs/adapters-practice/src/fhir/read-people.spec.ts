import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { bundleOf, fhirInput } from '../reading/testing/sample-inputs.ts';

const one = (resource: object) => readRecords(fhirInput(resource));
const read = (...resources: readonly object[]) => readRecords(fhirInput(bundleOf(...resources)));

describe('patients', () => {
  const patient = { resourceType: 'Patient', id: 'p', name: [{ text: 'Ana' }] };

  it('are shown by the official name, and never by their full social security number', () => {
    const name = [
      { use: 'nickname', text: 'Nita' },
      { use: 'old', text: 'Ana Gil' },
      { use: 'official', given: ['Ana'], family: 'Díaz' },
    ];
    const identifier = [
      { system: 'http://hl7.org/fhir/sid/us-ssn', value: '999-12-3456' },
      { type: { coding: [{ code: 'SS' }] }, value: '999123456' },
      { type: { coding: [{ code: 'MR' }] }, system: 'urn:oid:2.999', value: '42' },
    ];
    const outcome = one({ ...patient, name, identifier });
    expect(outcome.records).toMatchObject([
      {
        name: 'Ana Díaz',
        otherNames: ['Nita', 'Ana Gil'],
        identifiers: [{}, { value: '•••-••-3456' }, { value: '42' }],
      },
    ]);
    expect(JSON.stringify(outcome)).not.toMatch(/999-?12/);
  });

  it('speak the language they prefer, if the portal does', () => {
    const language = (code: string): object => ({ coding: [{ code }] });
    const communication = [{ language: language('en') }, { language: language('es-MX'), preferred: true }];
    expect(one({ ...patient, communication }).records).toMatchObject([{ language: 'es' }]);
    expect(one({ ...patient, communication: [{ language: language('fr') }] }).records[0]).not.toHaveProperty(
      'language',
    );
  });

  it('without a name are refused', () => {
    expect(one({ resourceType: 'Patient', id: 'p' }).refusals).toMatchObject([
      { reason: 'unreadable', record: 'Patient/p' },
    ]);
  });

  it('who exist only inside a record come with it', () => {
    const subject = { reference: '#me' };
    const inside = { resourceType: 'Patient', id: 'me', name: [{ text: 'Eve' }] };
    const { records } = one({ resourceType: 'Condition', id: 'c', subject, code: { text: 'X' }, contained: [inside] });
    const [condition, person] = records;
    expect(person).toMatchObject({ type: 'patient', name: 'Eve', sources: ['Condition/c'] });
    expect(condition).toMatchObject({ type: 'condition', patient: person?.id });
  });
});

describe('providers', () => {
  it('are one record of the person and the role', () => {
    const person = { resourceType: 'Practitioner', id: 'w', name: [{ prefix: ['Dr.'], given: ['Wu'], family: 'Li' }] };
    const role = {
      resourceType: 'PractitionerRole',
      id: 'r',
      practitioner: { reference: 'Practitioner/w' },
      specialty: [{ text: 'Cardiology' }],
    };
    const { records, refusals } = read(person, role, { ...role, id: 'r2' });
    expect(records).toMatchObject([{ type: 'provider', name: 'Dr. Wu Li', specialty: 'Cardiology' }]);
    expect(records[0]?.sources).toHaveLength(3);
    expect(refusals).toEqual([]);
  });
});

describe('appointments', () => {
  const appointment = {
    resourceType: 'Appointment',
    id: 'v',
    status: 'booked',
    start: '2024-05-06T09:00:00-07:00',
    end: '2024-05-06T09:20:00-07:00',
    comment: 'bring up the unpaid bill',
    patientInstruction: 'Please come fasting.',
    participant: [
      { actor: { reference: 'Patient/p' } },
      { actor: { reference: 'Practitioner/w', display: 'Dr. Li' } },
      { actor: { reference: 'Location/l', display: 'Main office' } },
    ],
  };

  it('say when, with whom and where, and keep the staff’s own notes to the staff', () => {
    const outcome = one(appointment);
    expect(outcome.records).toMatchObject([
      {
        status: 'SCHEDULED',
        start: Date.parse('2024-05-06T16:00:00Z'),
        comment: 'Please come fasting.',
        provider: { name: 'Dr. Li' },
        location: { name: 'Main office' },
      },
    ]);
    expect(JSON.stringify(outcome)).not.toContain('unpaid');
  });

  it.each([
    ['proposed', 'REQUESTED'],
    ['waitlist', 'REQUESTED'],
    ['arrived', 'CHECKED-IN'],
    ['noshow', 'MISSED'],
    ['fulfilled', 'COMPLETED'],
    ['cancelled', 'CANCELLED'],
  ])('that are %s are %s', (status, ours) => {
    expect(one({ ...appointment, status }).records).toMatchObject([{ status: ours }]);
  });

  it('end by their length where no end is given, and are refused where only days are', () => {
    const { end: _end, ...open } = appointment;
    expect(one({ ...open, minutesDuration: 30 }).records).toMatchObject([{ end: Date.parse('2024-05-06T16:30:00Z') }]);
    const { start: _start, ...preference } = open;
    expect(
      one({ ...preference, requestedPeriod: [{ start: '2024-05-06', end: '2024-05-09' }] }).refusals,
    ).toMatchObject([{ reason: 'unreadable' }]);
  });

  it('of nobody, or entered in error, are refused', () => {
    expect(one({ ...appointment, participant: [] }).refusals).toMatchObject([{ reason: 'unreadable' }]);
    expect(one({ ...appointment, status: 'entered-in-error' }).refusals).toMatchObject([
      { reason: 'entered-in-error' },
    ]);
  });
});

describe('care teams', () => {
  it('name their members, but not the patient', () => {
    const participant = [
      { member: { reference: 'Patient/p', display: 'Ana' } },
      { member: { reference: 'Practitioner/w', display: 'Dr. Li' }, role: [{ text: 'Primary care' }] },
    ];
    const team = {
      resourceType: 'CareTeam',
      id: 't',
      status: 'active',
      subject: { reference: 'Patient/p' },
      participant,
    };
    expect(one(team).records).toMatchObject([{ members: [{ name: 'Dr. Li', role: 'Primary care' }] }]);
    const points = { telecom: [{ system: 'email', value: 'li@example.com' }] };
    const home = { use: 'home', line: ['9 Own Rd'] };
    const office = { line: ['1 Main St'], city: 'Mesa', state: 'AZ', postalCode: '85201' };
    const li = {
      resourceType: 'Practitioner',
      id: 'w',
      name: [{ text: 'Dr. Li' }],
      ...points,
      address: [home, office],
    };
    const member = { reference: '#w' };
    expect(one({ ...team, contained: [li], participant: [{ member }] }).records).toMatchObject([
      { members: [{ name: 'Dr. Li', email: 'li@example.com', place: '1 Main St, Mesa, AZ 85201' }] },
    ]);
    const role = {
      resourceType: 'PractitionerRole',
      id: 'r',
      practitioner: member,
      location: [{ display: 'Valley Clinic' }],
    };
    expect(
      one({ ...team, contained: [li, role], participant: [{ member: { reference: '#r' } }] }).records,
    ).toMatchObject([{ members: [{ name: 'Dr. Li', place: 'Valley Clinic' }] }]);
    const us = 'http://hl7.org/fhir/sid';
    const identifier = [
      { system: `${us}/us-npi`, value: '1234567893' },
      { system: `${us}/us-ssn`, value: '078-05-1120' },
      { system: 'urn:oid:2.16.840.1.113883.4.4', value: '12-3456789' },
      { system: 'https://clinic.example/staff', type: { coding: [{ code: 'SS' }] }, value: '078051120' },
      { value: '7' },
    ];
    const numbered = one({ ...team, contained: [{ ...li, identifier }], participant: [{ member }] }).records;
    expect(numbered).toMatchObject([{ members: [{ identifiers: [identifier[0]] }] }]);
    const relative = { resourceType: 'RelatedPerson', id: 'w', name: [{ text: 'Eva' }], identifier };
    const related = one({ ...team, contained: [relative], participant: [{ member }] }).records;
    expect(JSON.stringify(related)).not.toContain('identifiers');
    expect(one({ ...team, status: 'inactive' }).refusals).toMatchObject([{ reason: 'not-kept' }]);
  });
});
