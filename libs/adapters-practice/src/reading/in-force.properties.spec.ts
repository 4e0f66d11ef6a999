import { describe, expect, it } from '@jest/globals';
import { DAY, HOUR, instant, type Instant } from '@portico/domain/kernel';
import fc from 'fast-check';
import type { DemographicPart, PatientRecord, ReadRecord } from '../records/index.ts';
import { readRecords } from './index.ts';
import { bundleOf, documentOf, fhirInput, inputOf, sectionOf } from './testing/sample-inputs.ts';

/** Something that its source says to hold until a day. */
interface Held {
  /** The source as it is read when the thing ends with this day, or where it has no end. */
  readonly until: (end: string | undefined) => string;
  /** Whether it is told as what holds. */
  readonly isTold: (records: readonly ReadRecord[]) => boolean;
}

const subject = { reference: 'Patient/p' };
const ana = { resourceType: 'Patient', id: 'p', name: [{ use: 'official', family: 'Gil', given: ['Ana'] }] };
const period = (end: string | undefined) => ({ period: { start: '2001-01-01', ...(end && { end }) } });

const ofPatient = (element: (end: string | undefined) => object): Held['until'] => {
  return (end) => JSON.stringify({ ...ana, ...element(end) });
};
const beside = (...resources: readonly ((end: string | undefined) => object)[]): Held['until'] => {
  return (end) => JSON.stringify(bundleOf(ana, ...resources.map((each) => each(end))));
};

const patientIn = (records: readonly ReadRecord[]): PatientRecord | undefined =>
  records.find((each) => each.type === 'patient');
const partOf =
  (name: DemographicPart, words: string) =>
  (records: readonly ReadRecord[]): boolean =>
    JSON.stringify(patientIn(records)?.demographics?.[name] ?? '').includes(words);
const membersIn = (words: string) => (records: readonly ReadRecord[]) =>
  records.some((each) => each.type === 'care-team' && JSON.stringify(each.members).includes(words));

const practitioner = (more: object) => ({ resourceType: 'Practitioner', id: 'w', name: [{ text: 'Dr. Li' }], ...more });
const team = (more: object, member: object = {}) => ({
  resourceType: 'CareTeam',
  id: 't',
  status: 'active',
  subject,
  participant: [{ member: { reference: 'Practitioner/w', display: 'Dr. Li' }, ...member }],
  ...more,
});

const inFhir: Readonly<Record<string, Held>> = {
  'the name of a patient': {
    until: ofPatient((end) => ({
      name: [
        { use: 'usual', text: 'Ana Mora' },
        { use: 'official', text: 'Ana Gil', ...period(end) },
      ],
    })),
    isTold: (records) => patientIn(records)?.name === 'Ana Gil',
  },
  'the address of a patient': {
    until: ofPatient((end) => ({ address: [{ line: ['1 Main St'], city: 'Mesa', ...period(end) }] })),
    isTold: partOf('address', '1 Main St'),
  },
  'the phone of a patient': {
    until: ofPatient((end) => ({ telecom: [{ system: 'phone', value: '(602) 555-0123', ...period(end) }] })),
    isTold: partOf('phone', '+16025550123'),
  },
  'the email of a patient': {
    until: ofPatient((end) => ({ telecom: [{ system: 'email', value: 'ana@example.com', ...period(end) }] })),
    isTold: partOf('email', 'ana@example.com'),
  },
  'a contact of a patient': {
    until: ofPatient((end) => ({ contact: [{ name: { text: 'Lea Gil' }, ...period(end) }] })),
    isTold: partOf('relatedPeople', 'Lea Gil'),
  },
  'a related person': {
    until: beside((end) => ({
      ...{ resourceType: 'RelatedPerson', id: 'r', patient: subject, name: [{ text: 'Lea Gil' }] },
      ...period(end),
    })),
    isTold: partOf('relatedPeople', 'Lea Gil'),
  },
  'the phone of a contact': {
    until: ofPatient((end) => ({
      contact: [
        {
          name: { given: ['Lea'], family: 'Gil' },
          relationship: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }] }],
          telecom: [{ system: 'phone', value: '(602) 555-0199', ...period(end) }],
        },
      ],
    })),
    isTold: partOf('emergencyContact', '+16025550199'),
  },
  'a care team': { until: beside((end) => team(period(end))), isTold: membersIn('Dr. Li') },
  'a place in a care team': { until: beside((end) => team({}, period(end))), isTold: membersIn('Dr. Li') },
  'the phone of a member of a care team': {
    until: beside(
      () => team({}),
      (end) => practitioner({ telecom: [{ system: 'phone', value: '602-555-0142', ...period(end) }] }),
    ),
    isTold: membersIn('602-555-0142'),
  },
  'the address of a member of a care team': {
    until: beside(
      () => team({}),
      (end) => practitioner({ address: [{ line: ['9 Elm St'], ...period(end) }] }),
    ),
    isTold: membersIn('9 Elm St'),
  },
  'the number of a member of a care team': {
    until: beside(
      () => team({}),
      (end) =>
        practitioner({ identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '12345', ...period(end) }] }),
    ),
    isTold: membersIn('12345'),
  },
  'what a provider is qualified for': {
    until: (end) => JSON.stringify(practitioner({ qualification: [{ code: { text: 'Cardiology' }, ...period(end) }] })),
    isTold: (records) => records.some((each) => each.type === 'provider' && each.specialty === 'Cardiology'),
  },
};

const span = (element: string, end: string | undefined): string =>
  `<${element}><low value="20010101"/>${end === undefined ? '' : `<high value="${end.replaceAll('-', '')}"/>`}</${element}>`;
const inHeader = (replaced: string, by: (end: string | undefined) => string): Held['until'] => {
  return (end) => documentOf().replace(replaced, by(end));
};
const inSection = (code: string, entry: (end: string | undefined) => string): Held['until'] => {
  return (end) => documentOf(sectionOf(code, 'As coded', entry(end)));
};
const lea = '<name><given>Lea</given><family>Gil</family></name>';

const inCcda: Readonly<Record<string, Held>> = {
  'the name of a patient': {
    until: inHeader(
      '<name use="L"><given>María</given><family>Núñez</family></name>',
      (end) =>
        `<name><given>Ana</given><family>Mora</family></name><name use="L"><given>Ana</given><family>Gil</family>${span('validTime', end)}</name>`,
    ),
    isTold: (records) => patientIn(records)?.name === 'Ana Gil',
  },
  'the address of a patient': {
    until: inHeader(
      '<patient>',
      (end) =>
        `<addr><streetAddressLine>1 Main St</streetAddressLine><city>Mesa</city>${span('useablePeriod', end)}</addr><patient>`,
    ),
    isTold: partOf('address', '1 Main St'),
  },
  'the phone of a patient': {
    until: inHeader(
      '<patient>',
      (end) => `<telecom value="tel:+16025550123">${span('useablePeriod', end)}</telecom><patient>`,
    ),
    isTold: partOf('phone', '+16025550123'),
  },
  'the email of a patient': {
    until: inHeader(
      '<patient>',
      (end) => `<telecom value="mailto:ana@example.com">${span('useablePeriod', end)}</telecom><patient>`,
    ),
    isTold: partOf('email', 'ana@example.com'),
  },
  'a related person': {
    until: inHeader(
      '<component>',
      (end) =>
        `<participant typeCode="IND">${span('time', end)}<associatedEntity classCode="PRS"><associatedPerson>${lea}</associatedPerson></associatedEntity></participant><component>`,
    ),
    isTold: partOf('relatedPeople', 'Lea Gil'),
  },
  'a care team': {
    until: inSection(
      '85847-2',
      (end) =>
        `<organizer><id root="2.999.5"/><statusCode code="active"/>${span('effectiveTime', end)}<component><act><performer><assignedEntity><assignedPerson>${lea}</assignedPerson></assignedEntity></performer></act></component></organizer>`,
    ),
    isTold: membersIn('Lea Gil'),
  },
  'a place in a care team': {
    until: inSection(
      '85847-2',
      (end) =>
        `<organizer><id root="2.999.5"/><statusCode code="active"/><component><act><performer>${span('time', end)}<assignedEntity><assignedPerson>${lea}</assignedPerson></assignedEntity></performer></act></component></organizer>`,
    ),
    isTold: membersIn('Lea Gil'),
  },
  'a problem': {
    until: inSection(
      '11450-4',
      (end) =>
        `<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation>${span('effectiveTime', end)}<value code="1" displayName="Asthma"/></observation></entryRelationship></act>`,
    ),
    isTold: (records) => records.some((each) => each.type === 'condition' && each.condition.status === 'active'),
  },
  'an allergy': {
    until: inSection(
      '48765-2',
      (end) =>
        `<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation>${span('effectiveTime', end)}<participant typeCode="CSM"><participantRole><playingEntity><code code="1" displayName="Latex"/></playingEntity></participantRole></participant></observation></entryRelationship></act>`,
    ),
    isTold: (records) => records.some((each) => each.type === 'allergy' && each.allergy.status === 'active'),
  },
};

/** In milliseconds before the end of the day that it is read on, which is a quarter before midnight in UTC. */
const readIn = (days: number): { readonly now: Instant; readonly day: string } => {
  const midnight = Date.UTC(2026, 10, 24);
  return {
    now: instant(midnight + 23.75 * HOUR),
    day: new Date(midnight + days * DAY).toISOString().slice(0, 10),
  };
};

const toldOf = ({ until, isTold }: Held, end: string | undefined, now: Instant): boolean =>
  isTold(readRecords({ ...inputOf(until(end)), now }).records);

const kinds = [
  ...Object.entries(inFhir).map(([name, held]) => [`${name} (FHIR)`, held] as const),
  ...Object.entries(inCcda).map(([name, held]) => [`${name} (C-CDA)`, held] as const),
];

describe('what a source says to hold until a day', () => {
  it.each(kinds)('holds until that day is over by the clock that is given, and no longer: %s', (_, held) => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000, max: 4_000 }), (days) => {
        const { now, day } = readIn(days);
        // A quarter before midnight in UTC it is still that day far in the west, and over nowhere; the day before is.
        expect(toldOf(held, day, now)).toBe(days >= 0);
      }),
      { numRuns: 20, examples: [[0], [-1], [1]] },
    );
  });

  it.each(kinds)('holds where it has no end: %s', (_, held) => {
    expect(toldOf(held, undefined, readIn(0).now)).toBe(true);
  });

  it('is a former one once it is over, a name and an address', () => {
    const former = (kind: Held | undefined) =>
      kind &&
      patientIn(readRecords({ ...inputOf(kind.until('2020-05-01')), now: readIn(0).now }).records)?.demographics;
    for (const kindsOf of [inFhir, inCcda]) {
      expect(former(kindsOf['the name of a patient'])).toMatchObject({ formerNames: { more: ['Ana Gil'] } });
      expect(former(kindsOf['the address of a patient'])).toMatchObject({
        formerAddresses: { more: ['1 Main St, Mesa'] },
      });
    }
  });

  it('does not hold before its first day', () => {
    const address = (start: string) =>
      readRecords(fhirInput({ ...ana, address: [{ line: ['1 Main St'], city: 'Mesa', period: { start } }] })).records;
    expect(partOf('address', '1 Main St')(address('2027-01-01'))).toBe(false);
    expect(partOf('address', '1 Main St')(address('2026-11-01'))).toBe(true);
  });

  const ended = (name: string, high: string, status: string) => {
    const { until, isTold } = inCcda[name] as Held;
    const document = until('9999')
      .replace(/<high[^>]*>/, high)
      .replaceAll('<statusCode code="active"/>', `<statusCode code="${status}"/>`)
      .replace('<act><performer>', `<act><statusCode code="${status}"/><performer>`);
    return isTold(readRecords(inputOf(document)).records);
  };

  it('holds in a document whose end is said to be none, or is no date', () => {
    for (const end of ['<high nullFlavor="NA"/>', '<high nullFlavor="PINF"/>', '<high value="soon"/>', ''])
      expect(ended('the phone of a patient', end, 'active')).toBe(true);
  });

  it.each([
    { name: 'the name of a patient', status: 'active', isTold: false },
    { name: 'the address of a patient', status: 'active', isTold: false },
    { name: 'the phone of a patient', status: 'active', isTold: true },
    { name: 'the email of a patient', status: 'active', isTold: true },
    { name: 'a related person', status: 'active', isTold: true },
    { name: 'a care team', status: 'active', isTold: true },
    { name: 'a place in a care team', status: 'active', isTold: true },
    { name: 'a care team', status: 'completed', isTold: false },
    { name: 'a place in a care team', status: 'aborted', isTold: false },
  ])('with an end of unknown date $name ($status) is told: $isTold', ({ name, status, isTold }) => {
    expect(ended(name, '<high nullFlavor="UNK"/>', status)).toBe(isTold);
  });

  it.each([
    { days: -1, status: 'past' },
    { days: 0, status: 'past' },
    { days: 2, status: 'unknown' },
  ])(
    'a completed medication whose end is $days days from the day of reading is $status for good',
    ({ days, status }) => {
      const { now, day } = readIn(days);
      const drug =
        '<consumable><manufacturedProduct><manufacturedMaterial><code displayName="Aspirin"/></manufacturedMaterial></manufacturedProduct></consumable>';
      const entry = `<substanceAdministration><statusCode code="completed"/>${span('effectiveTime', day)}${drug}</substanceAdministration>`;
      const { records } = readRecords({ ...inputOf(documentOf(sectionOf('10160-0', 'As coded', entry))), now });
      expect(records.flatMap((each) => (each.type === 'medication' ? each.medication.status : []))).toEqual([status]);
    },
  );
});
