import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EmbeddedImports, EmbeddedRegistration } from '@portico/adapters-practice/embedded';
import type { PatientId } from '@portico/domain/kernel';
import { importedRecords } from './import-files.ts';
import { acting, ImportBench } from './testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const omb = (name: string, ...codes: readonly string[]): object => ({
  url: `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`,
  extension: codes.map((code) => ({ url: 'ombCategory', valueCoding: { code } })),
});

const sexIn = (name: string, valueCode: string): object => ({
  url: `http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`,
  valueCode,
});

const resource = (lastUpdated: string, more: object): string =>
  JSON.stringify({
    resourceType: 'Patient',
    id: 'p',
    meta: { lastUpdated },
    name: [{ use: 'official', family: 'Gil Mora', given: ['Ana', 'Eva'] }],
    birthDate: '1971-02-04',
    ...more,
  });

const contactRole = { system: 'http://terminology.hl7.org/CodeSystem/v2-0131' };
const emergency = { ...contactRole, code: 'C' };

const roleCode = { system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode' };

const whole = {
  gender: 'female',
  extension: [omb('race', '2106-3'), omb('ethnicity', '2135-2')],
  telecom: [{ system: 'phone', value: '602-555-0123', use: 'home' }],
  contact: [
    { relationship: [{ coding: [{ ...contactRole, code: 'I' }] }], organization: { display: 'An insurer' } },
    { relationship: [{ coding: [emergency] }], name: { family: 'Left' }, period: { end: '2020' } },
    // A “C” of a system of its own, or of none, is no emergency contact.
    { relationship: [{ coding: [{ system: 'urn:oid:2.999.8', code: 'C' }] }], name: { family: 'Customer' } },
    { relationship: [{ coding: [{ code: 'C' }] }], name: { family: 'Nobody' } },
    {
      relationship: [{ coding: [emergency, { code: 'MTH' }], text: 'Mother' }],
      name: { family: 'Mora', given: ['Eva', 'María'] },
      telecom: [
        { system: 'email', value: 'eva@example.com' },
        { system: 'phone', value: '520-555-0199' },
      ],
    },
  ],
  address: [
    { use: 'old', line: ['9 Old St'], city: 'Tempe', state: 'AZ', postalCode: '85280' },
    { use: 'home', line: ['1 Main St', 'Apt 2'], city: 'Mesa', state: 'AZ', postalCode: '85201', country: 'US' },
  ],
};

const named = { first_name: 'Ana Eva', middle_name: 'Eva', last_name: 'Gil Mora' };

const expected = {
  personal: {
    ...named,
    phone_number: '+16025550123',
    phone_type: 'Home',
    address1: '1 Main St, Apt 2',
    city: 'Mesa',
    state: 'AZ',
    zipcode: '85201',
  },
  personal_details: { gender: 'Female', primary_race: 'White', ethnicity: 'Hispanic or Latino' },
  emergency_contact: {
    ...{ firstName: 'Eva', middleName: 'María', lastName: 'Mora', relationship: 'Mother' },
    phoneNumber: '+15205550199',
  },
};

const document = `<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:sdtc="urn:hl7-org:sdtc">
  <id root="2.999.1" extension="d"/><title>Summary</title><effectiveTime value="20240101"/>
  <recordTarget><patientRole><id root="2.999.2" extension="7"/>
  <addr use="HP"><streetAddressLine>1 Main St</streetAddressLine><streetAddressLine>Apt 2</streetAddressLine>
  <city>Mesa</city><state>AZ</state><postalCode>85201</postalCode><country>US</country></addr>
  <telecom use="HP" value="tel:+1(602)555-0123"/><patient>
  <name use="L"><given>Ana</given><given>Eva</given><family>Gil Mora</family></name>
  <administrativeGenderCode code="F" codeSystem="2.16.840.1.113883.5.1"/><birthTime value="19710204"/>
  <raceCode code="2106-3" codeSystem="2.16.840.1.113883.6.238"/>
  <ethnicGroupCode code="2135-2" codeSystem="2.16.840.1.113883.6.238"/></patient></patientRole></recordTarget>
  <participant typeCode="IND"><associatedEntity classCode="NOK"><associatedPerson><name><given>Kin</given></name></associatedPerson>
  </associatedEntity></participant>
  <participant typeCode="IND"><associatedEntity classCode="PRS"><code code="C" codeSystem="2.999.8"/>
  <associatedPerson><name><given>Customer</given></name></associatedPerson></associatedEntity></participant>
  <participant typeCode="IND"><associatedEntity classCode="ECON"><code code="MTH" codeSystem="2.16.840.1.113883.5.111"/>
  <telecom value="mailto:eva@example.com"/><telecom value="tel:+1-520-555-0199" use="HP"/><associatedPerson>
  <name><given>Eva</given><given>María</given><family>Mora</family></name></associatedPerson></associatedEntity></participant>
  <component><structuredBody/></component></ClinicalDocument>`;

const imported = async (...contents: readonly string[]): Promise<PatientId> => {
  for (const [at, content] of contents.entries()) {
    await bench.run([await bench.file(content.startsWith('<') ? `${at}.xml` : `${at}.json`, content)]);
  }
  const [row] = await bench.database.rows<{ readonly id: string }>({ text: 'select id from clinic.patients' });
  return row?.id as PatientId;
};

const registration = () => new EmbeddedRegistration(bench.database);
const registeredOf = (patient: PatientId) => registration().read({ practice: importedRecords.id, patient });
const detailsOf = async (patient: PatientId) => (await registeredOf(patient)).details;

describe('what a record says of the person', () => {
  const byCode = document
    .replace('classCode="ECON"', 'classCode="PRS"')
    .replace(
      '<code code="MTH" codeSystem="2.16.840.1.113883.5.111"/>',
      `<code code="C" codeSystem="2.16.840.1.113883.18.58"><originalText>Mother</originalText></code>`,
    );
  const byClass = {
    ...whole,
    contact: whole.contact.map((each) => ({
      ...each,
      relationship: JSON.parse(
        JSON.stringify(each.relationship).replaceAll(
          JSON.stringify(emergency).slice(1, -1),
          '"system":"http://terminology.hl7.org/CodeSystem/v3-RoleClass","code":"ECON"',
        ),
      ) as object,
    })),
  };

  it.each([
    ['FHIR', resource('2024-01-01T00:00:00Z', whole)],
    ['FHIR, an emergency contact by RoleClass', resource('2024-01-01T00:00:00Z', byClass)],
    ['C-CDA', document],
    ['C-CDA, an emergency contact by the code of table 0131', byCode],
  ])('is in the profile: %s', async (_, content) => {
    expect(await detailsOf(await imported(content))).toEqual(expected);
  });

  it('is that of the newest record, part by part and in any order, and of what the person entered before all', async () => {
    const moved = resource('2025-01-01T00:00:00Z', {
      address: [{ line: ['2 High St'], city: 'Tempe', state: 'AZ', postalCode: '85280' }],
    });
    const first = resource('2024-01-01T00:00:00Z', whole);
    const place = { address1: '2 High St', city: 'Tempe', zipcode: '85280' };
    for (const contents of [
      [first, moved],
      [moved, first],
    ]) {
      await bench.empty();
      const patient = await imported(...contents);
      expect(await detailsOf(patient)).toEqual({ ...expected, personal: { ...expected.personal, ...place } });
      await registration().keep(
        { practice: importedRecords.id, patient },
        { details: { personal: { address1: '3 New St' }, personal_details: { gender: 'Other' } } },
      );
      expect(await detailsOf(patient)).toMatchObject({
        personal: { address1: '3 New St', phone_number: '+16025550123' },
        personal_details: { gender: 'Other', primary_race: 'White' },
      });
      expect((await detailsOf(patient)).personal).not.toHaveProperty('city');
    }
  });

  it.each([
    [
      'FHIR',
      resource('2024-01-01T00:00:00Z', {
        gender: 'unknown',
        name: [
          { use: 'official', family: 'Gil Mora', given: ['Ana', 'Eva'] },
          { use: 'maiden', family: 'Mora', given: ['Ana'] },
        ],
        extension: [omb('race', '2106-3', '2028-9'), omb('ethnicity', '2135-2', '2186-5')],
        address: [
          { line: ['Calle Mayor 1'], city: 'Madrid', postalCode: '28013', country: 'ES' },
          { use: 'old', line: ['9 Old St'], city: 'Tempe', state: 'AZ', postalCode: '85280' },
        ],
        deceasedDateTime: '2023-12-24',
      }),
    ],
    [
      'C-CDA',
      document
        .replace(
          /<addr[^]*<\/addr>/,
          `<addr><streetAddressLine>Calle Mayor 1</streetAddressLine><city>Madrid</city>
          <postalCode>28013</postalCode><country>ES</country></addr>
          <addr><streetAddressLine>9 Old St</streetAddressLine><city>Tempe</city><state>AZ</state>
          <postalCode>85280</postalCode><useablePeriod><high value="2020"/></useablePeriod></addr>`,
        )
        .replace(
          '</name>',
          `</name><name><given>Ana</given><family>Mora</family>
          <validTime><high value="2001"/></validTime></name>`,
        )
        .replace(/<participant[^]*<\/participant>/, '')
        .replace(/<telecom[^>]*>/, '')
        .replace(/<administrativeGenderCode[^>]*>/, '')
        .replace('<raceCode', '<sdtc:deceasedInd value="true"/><sdtc:deceasedTime value="20231224"/><raceCode')
        .replace('<ethnicGroupCode', '<sdtc:raceCode code="2028-9"/><ethnicGroupCode')
        .replace('</patient>', '<sdtc:ethnicGroupCode code="2186-5"/></patient>'),
    ],
  ])('is told beside the forms where they have no place for it: %s', async (_, content) => {
    const { details, sourceFacts } = await registeredOf(await imported(content));
    expect(details).toEqual({ personal: named });
    expect(sourceFacts).toEqual({
      race: ['White', 'Asian'],
      ethnicity: ['Hispanic or Latino', 'Not Hispanic or Latino'],
      address: ['Calle Mayor 1, Madrid, 28013', 'ES'],
      formerNames: ['Ana Mora'],
      formerAddresses: ['9 Old St, Tempe, AZ 85280'],
      death: ['2023-12-24'],
    });
  });

  it.each([
    [
      'FHIR',
      resource('2024-01-01T00:00:00Z', {
        contact: [
          { relationship: [{ coding: [{ code: 'N' }], text: 'Next of kin' }], name: { text: 'Eva Mora' } },
          { relationship: [{ coding: [{ code: 'E' }] }], organization: { display: 'An employer' } },
          { relationship: [{ coding: [{ code: 'C' }] }], name: { text: 'Lu in one text' } },
          { relationship: [{ coding: [{ ...roleCode, code: 'BRO' }] }], name: { family: 'Gil', given: ['Leo'] } },
          { relationship: [{ text: 'Ex' }], name: { text: 'Over' }, period: { end: '2020' } },
        ],
      }),
    ],
    [
      'C-CDA',
      document.replace(/<participant[^]*<\/participant>/, '').replace(
        '<component>',
        `<participant typeCode="IND"><associatedEntity classCode="NOK"><code nullFlavor="OTH"><originalText>Next of kin</originalText></code>
          <associatedPerson><name>Eva Mora</name></associatedPerson></associatedEntity></participant>
          <participant typeCode="IND"><associatedEntity classCode="PRS"><code code="BRO" codeSystem="2.16.840.1.113883.5.111"/>
          <associatedPerson><name><given>Leo</given><family>Gil</family></name></associatedPerson></associatedEntity></participant>
          <participant typeCode="IND"><associatedEntity classCode="POLHOLD"><associatedPerson><name>A holder</name></associatedPerson>
          </associatedEntity></participant><component>`,
      ),
    ],
  ])('names the people who have to do with the person: %s', async (form, content) => {
    const { sourceFacts } = await registeredOf(await imported(content));
    expect(sourceFacts?.relatedPeople).toEqual([
      { name: 'Eva Mora', relationship: 'Next of kin' },
      ...(form === 'FHIR' ? [{ name: 'Lu in one text' }] : []),
      { name: 'Leo Gil', relationship: 'Brother', code: 'BRO' },
    ]);
  });

  const contactIn = (system: string | undefined, code: string): string =>
    resource('2024-01-01T00:00:00Z', {
      contact: [{ relationship: [{ coding: [{ system, code }] }], name: { text: 'Lu Gil' } }],
    });
  const participantIn = (system: string | undefined, code: string, said = ''): string =>
    document.replace(/<participant[^]*<\/participant>/, '').replace(
      '<component>',
      `<participant typeCode="IND"><associatedEntity classCode="PRS"><code code="${code}"${said}${system === undefined ? '' : ` codeSystem="${system}"`}/>
      <associatedPerson><name>Lu Gil</name></associatedPerson></associatedEntity></participant><component>`,
    );
  const relatedIn = async (content: string) =>
    (await registeredOf(await imported(content))).sourceFacts?.relatedPeople ?? [];

  it.each([
    ['C', 'Emergency contact'],
    ['N', 'Next of kin'],
    ['O', 'Other'],
    ['U', 'Unknown'],
  ])('words a letter as table 0131 does where it is of that table, and never else: %s', async (letter, words) => {
    for (const content of [
      contactIn(contactRole.system, letter),
      contactIn('urn:oid:2.16.840.1.113883.12.131', letter),
      participantIn('2.16.840.1.113883.18.58', letter),
    ]) {
      await bench.empty();
      expect(await relatedIn(content)).toEqual([{ name: 'Lu Gil', relationship: words }]);
    }
    for (const content of [
      contactIn('urn:oid:2.999.8', letter),
      contactIn(undefined, letter),
      participantIn('2.999.8', letter),
      participantIn(undefined, letter),
      participantIn('2.999.8', letter, ` displayName="${letter}"`),
    ]) {
      await bench.empty();
      expect(await relatedIn(content)).toEqual([{ name: 'Lu Gil' }]);
    }
  });

  it('tells a code of RoleCode as one, and none that only looks like it', async () => {
    for (const content of [contactIn(roleCode.system, 'SON'), participantIn('2.16.840.1.113883.5.111', 'SON')]) {
      await bench.empty();
      expect(await relatedIn(content)).toEqual([{ name: 'Lu Gil', relationship: 'Son', code: 'SON' }]);
    }
    for (const content of [contactIn('urn:oid:2.999.8', 'SON'), participantIn('2.999.8', 'SON')]) {
      await bench.empty();
      expect(await relatedIn(content)).toEqual([{ name: 'Lu Gil', relationship: 'SON' }]);
    }
    for (const content of [contactIn(undefined, 'SON'), participantIn(undefined, 'SON')]) {
      await bench.empty();
      expect(await relatedIn(content)).toEqual([{ name: 'Lu Gil', relationship: 'Son' }]);
    }
  });

  it.each([
    [
      'FHIR',
      resource('2024-01-01T00:00:00Z', {
        contact: [
          {
            relationship: [{ coding: [emergency] }],
            name: { text: 'Lu Gil' },
            telecom: [{ system: 'phone', value: '520-555-0199' }],
          },
        ],
      }),
    ],
    [
      'C-CDA',
      participantIn(undefined, 'X')
        .replace('classCode="PRS"', 'classCode="ECON"')
        .replace('<code code="X"/>', '<telecom value="tel:+1-520-555-0199"/>'),
    ],
  ])('names an emergency contact whose name is one text, beside the number in the form: %s', async (_, content) => {
    const { details, sourceFacts } = await registeredOf(await imported(content));
    expect(details.emergency_contact).toEqual({ phoneNumber: '+15205550199' });
    expect(sourceFacts?.relatedPeople).toEqual([{ name: 'Lu Gil', relationship: 'Emergency contact' }]);
  });

  it('does not name a related person of whom the source says that it is over', async () => {
    const patient = { resourceType: 'Patient', id: 'p', name: [{ family: 'Gil', given: ['Ana'] }] };
    const related = (id: string, more: object): object => ({
      resourceType: 'RelatedPerson',
      id,
      patient: { reference: 'Patient/p' },
      name: [{ text: id }],
      ...more,
    });
    const people = [
      related('still', {}),
      related('off', { active: false }),
      related('past', { period: { end: '2020' } }),
    ];
    const entry = [patient, ...people].map((each) => ({ resource: each }));
    const id = await imported(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }));
    expect((await registeredOf(id)).sourceFacts?.relatedPeople).toEqual([{ name: 'still' }]);
  });

  it('knows a language that the portal does not speak until a newer record names another', async () => {
    const speaking = (year: string, code: string): string =>
      resource(`${year}-01-01T00:00:00Z`, { communication: [{ language: { coding: [{ code }] }, preferred: true }] });
    expect((await registeredOf(await imported(speaking('2024', 'vi')))).sourceFacts?.language).toEqual(['vi']);
    expect((await registeredOf(await imported(speaking('2025', 'es-US')))).sourceFacts?.language).toBeUndefined();
  });

  it('calls a language preferred only where its source does', async () => {
    const speaking = (year: string, ...communication: readonly object[]): string =>
      resource(`${year}-01-01T00:00:00Z`, { communication });
    const of = (code: string, more: object = {}): object => ({ language: { coding: [{ code }] }, ...more });
    const factsOf = async (content: string) => {
      const { language, spokenLanguages } = (await registeredOf(await imported(content))).sourceFacts ?? {};
      return { language, spokenLanguages };
    };
    expect(await factsOf(speaking('2023', of('vi')))).toEqual({ spokenLanguages: ['vi'] });
    expect(await factsOf(speaking('2024', of('en'), of('vi', { preferred: false })))).toEqual({
      spokenLanguages: ['en', 'vi'],
    });
    expect(await factsOf(speaking('2025', of('zh'), of('vi', { preferred: true })))).toEqual({ language: ['vi'] });
    expect(await factsOf(speaking('2026', of('en')))).toEqual({ language: ['vi'] });
  });

  it.each([
    [{ extension: [omb('race', 'ASKU')] }, { primary_race: 'Declined' }],
    [{ extension: [omb('race', '2131-1')] }, { primary_race: 'Other' }],
    // Sex and sex at birth are facts of their own, and say nothing of gender.
    [{ gender: 'unknown', extension: [sexIn('sex', '248153007')] }, undefined],
    [{ extension: [sexIn('birthsex', 'F')] }, undefined],
    [{ gender: 'other', extension: [sexIn('birthsex', 'F')] }, { gender: 'Other' }],
  ])('reads gender and an answer beside the five races: %j', async (more, details) => {
    expect((await detailsOf(await imported(resource('2024-01-01T00:00:00Z', more)))).personal_details).toEqual(details);
  });

  it('keeps what a name has beside the form as long as the name is the same', async () => {
    const name = [{ prefix: ['Dr.'], family: 'Gil', given: ['Ana', 'Eva'], suffix: ['III'] }];
    const patient = await imported(resource('2024-01-01T00:00:00Z', { name }));
    const beside = { prefix: 'Dr.', middle_name: 'Eva', suffix: 'III' };
    const keep = (last_name: string) =>
      registration().keep(
        { practice: importedRecords.id, patient },
        { details: { personal: { first_name: 'Ana Eva', last_name } } },
      );
    await keep('Gil');
    expect((await detailsOf(patient)).personal).toEqual({ ...beside, first_name: 'Ana Eva', last_name: 'Gil' });
    await keep('Mora');
    expect((await detailsOf(patient)).personal).toEqual({ first_name: 'Ana Eva', last_name: 'Mora' });
  });

  it('says of a death what the newest record says, and nothing of one that nobody speaks of', async () => {
    const dead = resource('2024-01-01T00:00:00Z', { deceasedBoolean: true });
    const silent = resource('2025-01-01T00:00:00Z', {});
    const alive = resource('2025-01-01T00:00:00Z', { deceasedBoolean: false });
    for (const [contents, death] of [
      [[dead], ['']],
      [[silent, dead], ['']],
      [[dead, silent], ['']],
      [[dead, alive], undefined],
      [[alive, dead], undefined],
      [[silent], undefined],
    ] as const) {
      await bench.empty();
      expect((await registeredOf(await imported(...contents))).sourceFacts?.death).toEqual(death);
    }
  });

  it('tells nothing of a part that the person entered', async () => {
    const patient = await imported(resource('2024-01-01T00:00:00Z', { extension: [omb('race', '2106-3', '2028-9')] }));
    const entered = { details: { personal_details: { primary_race: 'Asian' } } };
    await registration().keep({ practice: importedRecords.id, patient }, entered);
    expect(await registeredOf(patient)).toMatchObject(entered);
    expect(await registeredOf(patient)).not.toHaveProperty('sourceFacts');
  });

  it('is left out where a word is unknown', async () => {
    const patient = await imported(
      resource('2024-01-01T00:00:00Z', { gender: 'unknown', extension: [omb('ethnicity', 'UNK')] }),
    );
    expect(await detailsOf(patient)).toEqual({ personal: named });
  });

  it('goes with an undo of its import', async () => {
    const undo = (id: number) =>
      new EmbeddedImports(bench.database).undo({ practice: importedRecords.id, id }, acting.now, acting.operator);
    const kept = () => bench.database.rows({ text: 'select part from clinic.patient_demographics' });
    await imported(resource('2024-01-01T00:00:00Z', whole));
    expect(await kept()).toHaveLength(9);
    const [last] = await new EmbeddedImports(bench.database).list(importedRecords.id);
    expect(await undo(last?.id ?? 0)).toMatchObject({ left: [] });
    expect(await kept()).toEqual([]);
  });
});
