import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRecords } from '@portico/adapters-practice/reading';
import type { PatientOnFile } from '@portico/application/fhir';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '@portico/domain/appointments';
import { anyAppointments } from '@portico/domain/appointments/testing';
import {
  instant,
  type LocationId,
  type PatientId,
  type PracticeId,
  type ProviderId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { KeptInsurance } from '@portico/domain/profile';
import { identities, insuranceLists } from '@portico/domain/profile/testing';
import { writeJson } from '@portico/practice-fhir/json';
import { faultsOf } from '../testing/medplum-validator.ts';
import { appointment } from './appointment.ts';
import { coverage } from './coverage.ts';
import { encounter, tookPlace } from './encounter.ts';
import type { Resource } from './shared-elements.ts';
import { location, organization } from './location.ts';
import { patient } from './patient.ts';
import { practitioner, practitionerRole } from './practitioner.ts';

const face = { base: 'https://portal.example/fhir/r4/practice' };
const now = instant(Date.UTC(2026, 10, 24));

const providers: readonly AppointmentProvider[] = [
  { id: 'ng' as ProviderId, name: 'Dr. Ana Núñez', specialty: 'Family Medicine' },
  { id: 'quiet' as ProviderId, name: 'Lee O’Neil' },
];
const places: readonly AppointmentLocation[] = [
  {
    id: 'north' as LocationId,
    office: 'North office',
    addressLines: ['1 Mesa Road', 'Suite 4'],
    city: 'Phoenix',
    state: 'AZ',
    zip: '85001',
    phone: '602-555-0110',
    timeZone: 'America/Phoenix' as TimeZone,
  },
];
const ana = { practice: 'p' as PracticeId, patient: 'ana' as PatientId };
const setting = {
  patients: [ana],
  providers,
  locations: places,
};

const details = fc.record(
  {
    personal: fc.record(
      {
        first_name: fc.constantFrom('Ana', 'José María'),
        last_name: fc.constantFrom("Peña-O'Brien", 'Li'),
        prefix: fc.constant('Dr.'),
        middle_name: fc.constant('María'),
        suffix: fc.constant('Jr.'),
        phone_number: fc.constantFrom('+16025550100', '+16025550199'),
        phone_type: fc.constantFrom('Mobile', 'Home', 'Work', 'Pager'),
        address1: fc.constant('1 Mesa Road'),
        zipcode: fc.constant('85001'),
        city: fc.constant('Phoenix'),
        state: fc.constant('AZ'),
      },
      { requiredKeys: [] },
    ),
    personal_details: fc.record(
      {
        gender: fc.constantFrom('Female', 'Male', 'Other', 'Unknown'),
        ethnicity: fc.constantFrom('Hispanic or Latino', 'Not Hispanic or Latino', 'Declined'),
        primary_race: fc.constantFrom('Asian', 'White', 'Other', 'Declined'),
      },
      { requiredKeys: [] },
    ),
    emergency_contact: fc.record(
      { firstName: fc.constant('Eva'), relationship: fc.constant('Mother'), phoneNumber: fc.constant('+16025550111') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const onFile: fc.Arbitrary<PatientOnFile> = fc.record({
  identity: identities.map((one) => ({ ...one, name: one.name.trim() === '' ? 'Ana' : one.name.trim() })),
  contact: fc.record(
    { email: fc.constant('ana@example.org'), phone: fc.constant('+16025550100') },
    { requiredKeys: [] },
  ),
  details,
  sourceFacts: fc.record(
    {
      race: fc.constant(['White', 'Asian']),
      ethnicity: fc.constant(['Hispanic or Latino', 'Not Hispanic or Latino']),
      address: fc.constantFrom(['Calle Mayor 1, Madrid', 'ES'], ['Calle Mayor 1, Madrid']),
      formerNames: fc.constant(['Ana Mora']),
      formerAddresses: fc.constant(['9 Old St, Tempe']),
      death: fc.constantFrom(['2023'], ['2023-12-24T10:00Z'], ['']),
      language: fc.constantFrom(['vi'], []),
      spokenLanguages: fc.constantFrom(['es', 'vi'], []),
      email: fc.constant(['ana@example.com']),
      detailedRace: fc.constant([{ text: 'Filipino', code: '2036-2' }, { text: 'Other words' }]),
      detailedEthnicity: fc.constant([{ text: 'Mexican', code: '2148-5' }]),
      relatedPeople: fc.constant([
        { name: 'Lea Gil', relationship: 'Daughter', code: 'DAU' },
        { name: 'Leo', relationship: 'A friend' },
        { name: 'Lu' },
      ]),
    },
    { requiredKeys: [] },
  ),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<PatientOnFile>;

const readBack = (resources: readonly Resource[]) => {
  const entry = resources.map((resource) => ({
    fullUrl: `${face.base}/${resource.resourceType}/${resource.id}`,
    resource,
  }));
  const text = writeJson({ resourceType: 'Bundle', type: 'searchset', entry });
  return readRecords({
    name: 'answer.json',
    bytes: new TextEncoder().encode(text),
    now: instant(Date.UTC(2026, 10, 24)),
  });
};

const withoutIds = <T extends { readonly id: unknown; readonly sources: unknown }>({
  id: _,
  sources: __,
  ...rest
}: T) => rest;

const practice = { id: 'p' as PracticeId, name: 'Saguaro Family Medicine', phone: '602-555-0101' } as Practice;

describe('people and visits as FHIR resources', () => {
  it('are valid for Medplum’s validator, patients by US Core too', () => {
    fc.assert(
      fc.property(onFile, anyAppointments(setting, now), insuranceLists, (person, visits, insurances) => {
        const kept = insurances.map((each, at) => ({ ...each, id: `i${at}` }) as unknown as KeptInsurance);
        const resources = [
          patient(face, person),
          ...visits.map(appointment),
          ...visits.filter(tookPlace).map(encounter),
          ...kept.map((each) => coverage(person.identity.patient.patient, each)),
          ...providers.flatMap((each) => [practitioner(face, each), practitionerRole(each, practice)]),
          ...places.map((each) => location(each, practice)),
          organization(practice),
        ];
        expect(resources.flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('reads a patient back as who they were', () => {
    fc.assert(
      fc.property(onFile, (person) => {
        const [found] = readBack([patient(face, person)]).records;
        const { name, birthDate, language } = person.identity;
        // One that the portal does not speak goes before the one of the portal.
        const { language: preferred = [], spokenLanguages: [named] = [] } = person.sourceFacts ?? {};
        const spoken = preferred[0] === undefined ? { language: named ?? language } : {};
        expect(found).toMatchObject({ type: 'patient', name, ...spoken, ...(birthDate && { birthDate }) });
      }),
    );
  });

  it('reads a visit back as it was, with its provider and its place', () => {
    fc.assert(
      fc.property(anyAppointments(setting, now), (visits) => {
        const directory = [
          ...providers.map((each) => practitioner(face, each)),
          ...places.map((each) => location(each, practice)),
        ];
        const found = readBack([
          patient(face, {
            identity: { patient: ana, name: 'Ana', language: 'en' },
            contact: {},
            details: {},
          }),
          ...directory,
          ...visits.map(appointment),
        ]);
        const read = found.records.flatMap((each) => (each.type === 'appointment' ? [withoutIds(each)] : []));
        const told = ({
          status,
          start,
          end,
          video,
          visitType,
          visitReason,
          comment,
          provider,
          location: place,
        }: Appointment) => ({
          status,
          start,
          end,
          video,
          visitType,
          visitReason: visitReason?.trim() || undefined,
          comment: comment?.trim() || undefined,
          provider: provider.name,
          location: place.office,
        });
        expect(
          read.map(({ patient: _, type: __, provider, location: place, ...rest }) => ({
            visitType: undefined,
            visitReason: undefined,
            comment: undefined,
            ...rest,
            provider: provider?.name,
            location: place?.name,
          })),
        ).toEqual(visits.map(told));
        expect(found.refusals).toEqual([]);
      }),
    );
  });

  it('reads providers, offices and the practice back', () => {
    const { records } = readBack([
      ...providers.map((each) => practitionerRole(each, practice)),
      ...providers.map((each) => practitioner(face, each)),
      ...places.map((each) => location(each, practice)),
      organization(practice),
    ]);
    const [place] = places;
    expect(records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'provider', name: 'Dr. Ana Núñez', specialty: 'Family Medicine' }),
        expect.objectContaining({ type: 'provider', name: 'Lee O’Neil' }),
        expect.objectContaining({ type: 'organization', name: practice.name, phone: practice.phone }),
        expect.objectContaining({ type: 'location', ...place, id: expect.anything() }),
      ]),
    );
  });

  it('says of a request for no certain time in which days it is wanted', () => {
    const [visit] =
      fc.sample(
        anyAppointments(setting, now).filter(({ length }) => length > 0),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    if (visit === undefined) throw new Error('one is drawn');
    const open = appointment({ ...visit, status: 'REQUESTED', timeOpen: true });
    expect(open).toMatchObject({ status: 'proposed', requestedPeriod: [{ start: expect.anything() }] });
    expect(open).not.toHaveProperty('start');
    expect(faultsOf(open)).toEqual([]);
  });

  it('tells an encounter by the visit that was planned, and not when it was', () => {
    const [visit] =
      fc.sample(
        anyAppointments(setting, now).filter(({ length }) => length > 0),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    if (visit === undefined) throw new Error('one is drawn');
    const finished = encounter({ ...visit, status: 'COMPLETED', video: true });
    expect(finished).toMatchObject({
      status: 'finished',
      class: { code: 'VR' },
      subject: { reference: 'Patient/ana' },
      appointment: [{ reference: `Appointment/${finished.id}` }],
    });
    expect(finished).not.toHaveProperty('period');
    expect(faultsOf(encounter({ ...visit, status: 'CHECKED-IN', visitType: ' ' }))).toEqual([]);
  });

  it('says nothing by a text that is blank', () => {
    const [visit] =
      fc.sample(
        anyAppointments(setting, now).filter(({ length }) => length > 0),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    if (visit === undefined) throw new Error('one is drawn');
    expect(faultsOf(appointment({ ...visit, comment: ' ', visitReason: ' ' }))).toEqual([]);
  });

  it('marks what is not on file, and says nothing in its place', () => {
    const bare = patient(face, {
      identity: {
        patient: { practice: 'p' as PracticeId, patient: 'ana' as PatientId },
        name: 'Ana Li',
        language: 'es',
      },
      contact: {},
      details: {},
    });
    expect(JSON.parse(writeJson(bare))).toEqual({
      resourceType: 'Patient',
      id: 'ana',
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'] },
      identifier: [{ system: `${face.base}/patient-id`, value: 'ana' }],
      name: [
        {
          text: 'Ana Li',
          _family: {
            extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
          },
        },
      ],
      gender: 'unknown',
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'es' }] } }],
      managingOrganization: { reference: 'Organization/p' },
    });
  });
});
