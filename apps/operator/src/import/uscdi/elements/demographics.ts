import { subject, type PersonElement } from '../uscdi-element.ts';

const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core';
const race = 'urn:oid:2.16.840.1.113883.6.238';
const cdcRace = '2.16.840.1.113883.6.238';

const coding = (url: string, { code, display }: Category): object => ({
  url,
  valueCoding: { system: race, code, display },
});

const of = 'Patient demographics and information';

const named = {
  of,
  person: {
    name: [
      { use: 'official', family: 'Gil', given: ['Ana', 'Eva'], suffix: ['Jr.'] },
      { use: 'old', family: 'Mora', given: ['Ana'], period: { end: '2001-05-01' } },
    ],
  },
  ccda: {
    patient:
      '<name use="L"><given>Ana</given><given>Eva</given><family>Gil</family><suffix>Jr.</suffix></name><name><given>Ana</given><family qualifier="BR">Mora</family></name><birthTime value="19710204"/>',
  },
} as const;

const anaInXml = '<name><given>Ana</given><family>Gil</family></name><birthTime value="19710204"/>';

const addressed = {
  of,
  person: {
    address: [
      { use: 'home', line: ['1 Main St'], city: 'Mesa', state: 'AZ', postalCode: '85201', country: 'US' },
      { use: 'old', line: ['9 Old St'], city: 'Tempe', state: 'AZ', postalCode: '85280', period: { end: '2020' } },
    ],
  },
  ccda: {
    role: '<addr use="HP"><streetAddressLine>1 Main St</streetAddressLine><city>Mesa</city><state>AZ</state><postalCode>85201</postalCode><country>US</country></addr><addr><streetAddressLine>9 Old St</streetAddressLine><city>Tempe</city><state>AZ</state><postalCode>85280</postalCode><useablePeriod xsi:type="IVL_TS"><low value="2015"/><high value="2020"/></useablePeriod></addr>',
  },
} as const;

const reached = {
  of,
  person: {
    telecom: [
      { system: 'phone', value: '(602) 555-0123', use: 'mobile' },
      { system: 'email', value: 'ana.gil@example.com' },
    ],
  },
  ccda: {
    role: '<telecom use="MC" value="tel:+1(602)555-0123"/><telecom value="mailto:ana.gil@example.com"/>',
  },
} as const;

const relative = {
  of,
  person: {},
  beside: [
    {
      resourceType: 'RelatedPerson',
      id: 'r',
      active: true,
      patient: subject,
      relationship: [
        {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'DAU', display: 'natural daughter' },
          ],
          text: 'Daughter',
        },
      ],
      name: [{ family: 'Gil', given: ['Lea'] }],
    },
  ],
  ccda: {
    beside:
      '<participant typeCode="IND"><templateId root="2.16.840.1.113883.10.20.22.5.8" extension="2023-05-01"/><associatedEntity classCode="PRS"><code code="DAU" displayName="Daughter" codeSystem="2.16.840.1.113883.5.111"/><associatedPerson><name><given>Lea</given><family>Gil</family></name></associatedPerson></associatedEntity></participant>',
  },
} as const;

/** The `Patient` of the summary is that of the FHIR file. */
const written = (shown: string, fhir: readonly string[], document: readonly string[]): PersonElement['writes'] => ({
  shown: [shown],
  bundle: fhir,
  document,
  summary: fhir,
});

const filipino = { text: 'Filipino', code: '2036-2' };

interface Category {
  readonly code: string;
  readonly display: string;
}

/** One category of the Office of Management and Budget, and one below it. */
const categorized = (
  [name, extension, tag]: readonly [string, string, string],
  category: Category,
  detail: Category,
  expects: object,
  shown: string,
): PersonElement => {
  const inXml = [category, detail].map(
    ({ code, display }, at) =>
      `<${at === 0 ? tag : `sdtc:${tag}`} code="${code}" codeSystem="${cdcRace}" displayName="${display}"/>`,
  );
  const codings = [coding('ombCategory', category), coding('detailed', detail)];
  const inFhir = codings.map((each) => JSON.stringify(each));
  return {
    of,
    name,
    person: {
      extension: [{ url: `${usCore}-${extension}`, extension: [...codings, { url: 'text', valueString: 'As coded' }] }],
    },
    ccda: { patient: `${anaInXml}${inXml.join('')}` },
    expects,
    writes: { shown: [shown, `"${detail.display}"`], bundle: inFhir, document: inXml, summary: inFhir },
  };
};

export const demographics: readonly PersonElement[] = [
  {
    ...named,
    name: 'First name',
    expects: { name: 'Ana Eva Gil Jr.', details: { personal: { first_name: 'Ana Eva' } } },
    writes: written('"first_name":"Ana Eva"', ['"given":["Ana",'], ['<given>Ana</given>']),
  },
  {
    ...named,
    name: 'Last name',
    expects: { details: { personal: { last_name: 'Gil' } } },
    writes: written('"last_name":"Gil"', ['"family":"Gil"'], ['<family>Gil</family>']),
  },
  {
    ...named,
    name: 'Middle name',
    expects: { details: { personal: { middle_name: 'Eva' } } },
    writes: written('"first_name":"Ana Eva"', ['"given":["Ana","Eva"]'], ['<given>Ana</given><given>Eva</given>']),
  },
  {
    ...named,
    name: 'Name suffix',
    expects: { details: { personal: { suffix: 'Jr.' } } },
    writes: written('"kind":"SUFFIX","texts":["Jr."]', ['"suffix":["Jr."]'], ['<suffix>Jr.</suffix>']),
  },
  {
    ...named,
    name: 'Previous name',
    expects: { facts: { formerNames: ['Ana Mora'] } },
    writes: written('"Ana Mora"', ['{"use":"old","text":"Ana Mora"}'], ['Ana Mora']),
  },
  {
    of,
    name: 'Date of birth',
    person: { birthDate: '1971-02-04' },
    ccda: {},
    expects: { birthDate: '1971-02-04' },
    writes: written('"date_of_birth":"1971-02-04"', ['"birthDate":"1971-02-04"'], ['<birthTime value="19710204"/>']),
  },
  {
    of,
    name: 'Date of death',
    person: { deceasedDateTime: '2023-12-24' },
    ccda: {
      patient: `${anaInXml}<sdtc:deceasedInd value="true"/><sdtc:deceasedTime value="20231224"/>`,
    },
    expects: { facts: { death: ['2023-12-24'] } },
    writes: written(
      '"2023-12-24"',
      ['"deceasedDateTime":"2023-12-24"'],
      ['<sdtc:deceasedInd value="true"/>', '<sdtc:deceasedTime value="20231224"/>'],
    ),
  },
  categorized(
    ['Race', 'race', 'raceCode'],
    { code: '2028-9', display: 'Asian' },
    { code: '2036-2', display: 'Filipino' },
    { details: { personal_details: { primary_race: 'Asian' } }, facts: { detailedRace: [filipino] } },
    '"primary_race":"Asian"',
  ),
  categorized(
    ['Ethnicity', 'ethnicity', 'ethnicGroupCode'],
    { code: '2135-2', display: 'Hispanic or Latino' },
    { code: '2148-5', display: 'Mexican' },
    {
      details: { personal_details: { ethnicity: 'Hispanic or Latino' } },
      facts: { detailedEthnicity: [{ text: 'Mexican', code: '2148-5' }] },
    },
    '"ethnicity":"Hispanic or Latino"',
  ),
  {
    of,
    name: 'Preferred language',
    person: {
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'vi' }] }, preferred: true }],
    },
    ccda: {
      patient: `${anaInXml}<languageCommunication><languageCode code="vi"/><preferenceInd value="true"/></languageCommunication>`,
    },
    expects: { facts: { language: ['vi'] } },
    writes: written(
      '"kind":"LANGUAGE","texts":["vi"]',
      ['"communication":[{"language":{"coding":[{"system":"urn:ietf:bcp:47","code":"vi"}]},"preferred":true}]'],
      ['<languageCommunication><languageCode code="vi"/><preferenceInd value="true"/></languageCommunication>'],
    ),
  },
  {
    ...addressed,
    name: 'Current address',
    expects: {
      details: { personal: { address1: '1 Main St', city: 'Mesa', state: 'AZ', zipcode: '85201' } },
    },
    writes: written(
      '"address1":"1 Main St"',
      ['{"line":["1 Main St"],"city":"Mesa","state":"AZ","postalCode":"85201"}'],
      [
        '<streetAddressLine>1 Main St</streetAddressLine><city>Mesa</city><state>AZ</state><postalCode>85201</postalCode>',
      ],
    ),
  },
  {
    ...addressed,
    name: 'Previous address',
    expects: { facts: { formerAddresses: ['9 Old St, Tempe, AZ 85280'] } },
    writes: written(
      '9 Old St, Tempe, AZ 85280',
      ['{"use":"old","text":"9 Old St, Tempe, AZ 85280"}'],
      ['<addr>9 Old St, Tempe, AZ 85280<useablePeriod'],
    ),
  },
  {
    ...reached,
    name: 'Phone number',
    expects: { details: { personal: { phone_number: '+16025550123' } } },
    writes: written('"phone_number":"+16025550123"', ['"value":"+16025550123"'], ['value="tel:+16025550123"']),
  },
  {
    ...reached,
    name: 'Phone number type',
    expects: { details: { personal: { phone_type: 'Mobile' } } },
    writes: written(
      '"phone_type":"Mobile"',
      ['{"system":"phone","value":"+16025550123","use":"mobile"}'],
      ['<telecom use="MC" value="tel:+16025550123"/>'],
    ),
  },
  {
    ...reached,
    name: 'Email address',
    expects: { facts: { email: ['ana.gil@example.com'] } },
    writes: written(
      'ana.gil@example.com',
      ['{"system":"email","value":"ana.gil@example.com"}'],
      ['<telecom value="mailto:ana.gil@example.com"/>'],
    ),
  },
  {
    ...relative,
    name: 'Related person’s name',
    expects: { facts: { relatedPeople: [{ name: 'Lea Gil' }] } },
    writes: written('Lea Gil', ['"name":{"text":"Lea Gil"}'], ['Lea Gil']),
  },
  {
    ...relative,
    name: 'Related person’s relationship',
    expects: { facts: { relatedPeople: [{ name: 'Lea Gil', relationship: 'Daughter', code: 'DAU' }] } },
    writes: written(
      'Lea Gil (Daughter)',
      ['{"system":"http://terminology.hl7.org/CodeSystem/v3-RoleCode","code":"DAU"}'],
      ['<code code="DAU" codeSystem="2.16.840.1.113883.5.111" displayName="Daughter"/>'],
    ),
  },
];
