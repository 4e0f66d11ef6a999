import { categories, coded, concept, id, loinc, section, subject, type ChartElement } from '../uscdi-element.ts';

const usCore = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core';
const tribes = 'http://terminology.hl7.org/CodeSystem/v3-TribalEntityUS';
const occupations = 'http://terminology.hl7.org/CodeSystem/PHOccupationalDataForHealthODH';
const occupationsInXml = '2.16.840.1.114222.4.5.327';

const value = (code: string, display: string, system: string): string =>
  `<value xsi:type="CD" code="${code}" codeSystem="${system}" displayName="${display}"/>`;

const observation = (template: string, code: string, name: string, inside: string): string =>
  `<observation classCode="OBS" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.38" extension="2015-08-01"/><templateId root="${template}" extension="2023-05-01"/>${id}${coded('code', code, name, loinc)}<statusCode code="completed"/><effectiveTime><low value="20260203"/></effectiveTime>${inside}</observation>`;

const of = 'Patient demographics and information';

const occupation = {
  of,
  section: 'socialHistory',
  fhir: [
    {
      resourceType: 'Observation',
      id: 'o',
      status: 'final',
      category: categories('social-history'),
      code: concept('11341-5', 'History of Occupation', 'http://loinc.org'),
      subject,
      effectivePeriod: { start: '2026-02-03' },
      valueCodeableConcept: concept('23-1022.00.000092', 'Arbitrator', occupations),
      component: [
        {
          code: concept('86188-0', 'History of Occupation industry', 'http://loinc.org'),
          valueCodeableConcept: concept('541110.000018', 'Legal services', occupations),
        },
      ],
    },
  ],
  ccda: section(
    '29762-2',
    observation(
      '2.16.840.1.113883.10.20.22.4.503',
      '11341-5',
      'History of Occupation',
      `${value('23-1022.00.000092', 'Arbitrator', occupationsInXml)}<entryRelationship typeCode="REFR">${observation('2.16.840.1.113883.10.20.22.4.504', '86188-0', 'History of Occupation industry', value('541110.000018', 'Legal services', occupationsInXml))}</entryRelationship>`,
    ),
  ),
} as const;

/** What people say of themselves, which the record has among the social history. */
export const saidByPerson: readonly ChartElement[] = [
  {
    of,
    name: 'Sex',
    section: 'socialHistory',
    fhir: [],
    patient: { gender: 'other', extension: [{ url: `${usCore}-sex`, valueCode: '248152002' }] },
    ccda: section(
      '29762-2',
      observation(
        '2.16.840.1.113883.10.20.22.4.507',
        '46098-0',
        'Sex',
        value('248152002', 'Female', '2.16.840.1.113883.6.96'),
      ),
    ),
    expects: {
      name: 'Sex',
      code: { code: '46098-0' },
      value: { text: 'Female' },
      valueCode: { code: '248152002' },
    },
  },
  {
    of,
    name: 'Tribal affiliation',
    section: 'socialHistory',
    fhir: [],
    patient: {
      extension: [
        {
          url: `${usCore}-tribal-affiliation`,
          extension: [
            { url: 'tribalAffiliation', valueCodeableConcept: concept('91', 'Fort Mojave Indian Tribe', tribes) },
            { url: 'isEnrolled', valueBoolean: true },
          ],
        },
      ],
    },
    ccda: section(
      '29762-2',
      observation(
        '2.16.840.1.113883.10.20.22.4.506',
        '95370-3',
        'Tribal affiliation',
        value('91', 'Fort Mojave Indian Tribe', '2.16.840.1.113883.5.140'),
      ),
    ),
    expects: {
      name: 'Tribal affiliation',
      code: { code: '95370-3' },
      value: { text: 'Fort Mojave Indian Tribe' },
      valueCode: { code: '91' },
    },
  },
  {
    of,
    name: 'Sexual orientation',
    section: 'socialHistory',
    fhir: [
      {
        resourceType: 'Observation',
        id: 'o',
        status: 'final',
        category: categories('social-history'),
        code: concept('76690-7', 'Sexual orientation', 'http://loinc.org'),
        subject,
        effectiveDateTime: '2026-02-03',
        valueCodeableConcept: concept('38628009', 'Homosexual'),
      },
    ],
    ccda: section(
      '29762-2',
      observation(
        '2.16.840.1.113883.10.20.22.4.501',
        '76690-7',
        'Sexual orientation',
        value('38628009', 'Homosexual', '2.16.840.1.113883.6.96'),
      ),
    ),
    expects: {
      name: 'Sexual orientation',
      code: { code: '76690-7' },
      value: { text: 'Homosexual' },
      valueCode: { code: '38628009' },
      date: '2026-02-03',
    },
  },
  {
    of,
    name: 'Gender identity',
    section: 'socialHistory',
    fhir: [],
    patient: {
      extension: [
        { url: `${usCore}-genderIdentity`, valueCodeableConcept: concept('446141000124107', 'Female gender identity') },
      ],
    },
    ccda: section(
      '29762-2',
      observation(
        '2.16.840.1.113883.10.20.34.3.45',
        '76691-5',
        'Gender identity',
        value('446141000124107', 'Female gender identity', '2.16.840.1.113883.6.96'),
      ),
    ),
    expects: {
      name: 'Gender identity',
      code: { code: '76691-5' },
      value: { text: 'Female gender identity' },
      valueCode: { code: '446141000124107' },
    },
  },
  {
    ...occupation,
    name: 'Occupation',
    expects: {
      name: 'History of Occupation',
      code: { code: '11341-5' },
      value: { text: 'Arbitrator' },
      valueCode: { code: '23-1022.00.000092' },
      date: '2026-02-03',
    },
  },
  {
    ...occupation,
    name: 'Occupation industry',
    expects: {
      details: [{ kind: 'part', text: 'History of Occupation industry: Legal services' }],
      components: [
        { code: { code: '86188-0' }, value: { text: 'Legal services' }, valueCode: { code: '541110.000018' } },
      ],
    },
    inSummary: ['History of Occupation industry', 'Legal services', '541110.000018'],
  },
];
