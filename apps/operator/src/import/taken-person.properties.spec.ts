import { describe, expect, it } from '@jest/globals';
import { FhirRecordBundles } from '@portico/adapters-fhir';
import { CcdaRecordWriter } from '@portico/adapters-practice/ccda';
import { readRecords } from '@portico/adapters-practice/reading';
import { MemorySchedule } from '@portico/domain/appointments/testing';
import { unknownChart, type RecordToTake } from '@portico/domain/health';
import { instant, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { DetailTexts, SourceFacts } from '@portico/domain/profile';
import fc from 'fast-check';

interface Person {
  /** In one piece. */
  readonly name: string;
  readonly personal: DetailTexts;
  readonly more: DetailTexts;
  /** Whom to call. */
  readonly emergency: DetailTexts;
  readonly facts: SourceFacts;
}

const races = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Other',
  'Declined',
];
const ethnicities = ['Hispanic or Latino', 'Not Hispanic or Latino'];

/** One is an answer of the form, several are beside it. */
const answered = (field: string, kind: 'race' | 'ethnicity', all: readonly string[]) =>
  fc.subarray([...all]).map((said): Partial<Person> => {
    const [only] = said;
    if (only === undefined) return {};
    return said.length === 1 ? { more: { [field]: only } } : { facts: { [kind]: said } };
  });

const words = fc.constantFrom('Calle Mayor 1', 'Ana Mora', '9 Old St, Tempe, AZ 85280', 'Núñez & Söhne <b>');

const address = fc.oneof(
  fc.constant<Partial<Person>>({}),
  fc.constant<Partial<Person>>({
    personal: { address1: '1 Main St', city: 'Mesa', state: 'AZ', zipcode: '85201' },
  }),
  words.map((text): Partial<Person> => ({ facts: { address: [text] } })),
  words.map((text): Partial<Person> => ({ facts: { address: [text, 'ES'] } })),
);

const former = (kind: 'formerNames' | 'formerAddresses') =>
  fc
    .uniqueArray(words, { maxLength: 2 })
    .map((said): Partial<Person> => (said.length === 0 ? {} : { facts: { [kind]: said } }));

const death = fc
  .constantFrom(undefined, '', '2023', '2023-12', '2023-12-24', '2023-12-24T10:00:00+00:00')
  .map((date): Partial<Person> => (date === undefined ? {} : { facts: { death: [date] } }));

const emergency = fc
  .record(
    {
      firstName: fc.constantFrom('Eva', 'José'),
      middleName: fc.constantFrom('María', 'del Carmen'),
      lastName: fc.constantFrom('Gil', 'Núñez & Söhne <b>'),
      relationship: fc.constantFrom('Spouse', 'Father', 'Mother', 'Child', 'Guardian', 'Other'),
      phoneNumber: fc.constantFrom('+16025550123', '+15205550199'),
    },
    { requiredKeys: ['firstName'] },
  )
  .map((said): Partial<Person> => ({ emergency: said as DetailTexts }));

const fullName = fc.constantFrom<Partial<Person>>(
  { name: 'Ana Gil', personal: { first_name: 'Ana', last_name: 'Gil' } },
  { name: 'Ana Eva Gil', personal: { first_name: 'Ana Eva', middle_name: 'Eva', last_name: 'Gil' } },
  { name: 'Ana Gil Jr.', personal: { first_name: 'Ana', last_name: 'Gil', suffix: 'Jr.' } },
  {
    name: 'Dr. Ana del Mar Gil III',
    personal: { prefix: 'Dr.', first_name: 'Ana del Mar', middle_name: 'del Mar', last_name: 'Gil', suffix: 'III' },
  },
);

const phone = fc.constantFrom(undefined, 'Mobile', 'Home', 'Work').map((type): Partial<Person> => ({
  personal: { phone_number: '+16025550123', ...(type && { phone_type: type }) },
}));

const factOf = <Fact extends keyof SourceFacts>(kind: Fact, facts: NonNullable<SourceFacts[Fact]>) =>
  fc.constantFrom<Partial<Person>>({}, { facts: { [kind]: facts } });

/** Which the portal speaks is told with the person. */
const language = fc.constantFrom<Partial<Person>>(
  { facts: { spokenLanguages: [] } },
  { facts: { spokenLanguages: ['vi'] } },
  { facts: { spokenLanguages: ['en', 'vi'] } },
  { facts: { language: ['vi'], spokenLanguages: [] } },
  { facts: { language: ['zh-Hant'], spokenLanguages: [] } },
);

const people: fc.Arbitrary<Person> = fc
  .tuple(
    fullName,
    fc.oneof(fc.constant<Partial<Person>>({}), phone),
    language,
    factOf('email', ['ana@example.com']),
    factOf('detailedRace', [
      { text: 'Navajo', code: '1586-7' },
      { text: 'Filipino', code: '2036-2' },
    ]),
    factOf('detailedEthnicity', [{ text: 'Mexican', code: '2148-5' }]),
    factOf('relatedPeople', [
      { name: 'Lea Núñez & <b>', relationship: 'Daughter', code: 'DAU' },
      { name: 'Leo', relationship: 'A friend of old' },
      { name: 'Lu Gil' },
    ]),
    answered('primary_race', 'race', races),
    answered('ethnicity', 'ethnicity', ethnicities),
    fc.constantFrom<Partial<Person>>({}, { more: { gender: 'Female' } }, { more: { gender: 'Other' } }),
    address,
    former('formerNames'),
    former('formerAddresses'),
    death,
    fc.oneof(fc.constant<Partial<Person>>({}), emergency),
  )
  .map((parts: readonly Partial<Person>[]) => ({
    name: parts.flatMap(({ name }) => name ?? [])[0] ?? '',
    personal: Object.assign({}, ...parts.map(({ personal }) => personal)) as DetailTexts,
    more: Object.assign({}, ...parts.map(({ more }) => more)) as DetailTexts,
    emergency: Object.assign({}, ...parts.map((each) => each.emergency)) as DetailTexts,
    facts: Object.assign({}, ...parts.map(({ facts }) => facts)) as SourceFacts,
  }));

const taken = ({ name, personal, more, emergency: called, facts }: Person): RecordToTake => ({
  identity: {
    patient: { practice: 'practice' as PracticeId, patient: 'ana' as PatientId },
    name,
    birthDate: '1980-02-29' as LocalDate,
    language: 'en',
  },
  registration: {
    details: { personal, personal_details: more, emergency_contact: called },
    insurances: [],
    sourceFacts: facts,
  },
  practiceName: 'Mesa',
  chart: unknownChart,
  disputed: [],
  documents: new Map(),
  withVisits: false,
  now: instant(0),
});

const writers = {
  FHIR: ['record.json', new FhirRecordBundles(new MemorySchedule(), (at) => `https://portal.example/fhir/r4/${at}`)],
  'C-CDA': ['record.xml', new CcdaRecordWriter()],
} as const;

/** What an import of the file would keep of the person. */
const readBack = async (form: keyof typeof writers, person: Person): Promise<Person> => {
  const [name, writer] = writers[form];
  const { records } = readRecords({
    name,
    bytes: await writer.write(taken(person)),
    now: instant(Date.UTC(2026, 10, 24)),
  });
  const patients = records.flatMap((each) => (each.type === 'patient' ? [each] : []));
  const found = patients.map((each) => each.demographics ?? {});
  const parts = found.flatMap((each) => Object.entries(each));
  const of = (group: string): DetailTexts =>
    Object.assign({}, ...parts.map(([, said]) => (said.group === group ? said.texts : {}))) as DetailTexts;
  const facts = parts.flatMap(([part, { more }]) => (more === undefined ? [] : [[part, more]]));
  return {
    name: patients[0]?.name ?? '',
    personal: of('personal'),
    more: of('personal_details'),
    emergency: of('emergency_contact'),
    facts: Object.fromEntries(facts) as SourceFacts,
  };
};

describe('what a record says of the person', () => {
  it.each(['FHIR', 'C-CDA'] as const)(
    'is read by an import of the file that is taken along as what it was: %s',
    (form) =>
      fc.assert(
        fc.asyncProperty(people, async (person) => {
          expect(await readBack(form, person)).toEqual(person);
        }),
        { numRuns: 200 },
      ),
  );
});
