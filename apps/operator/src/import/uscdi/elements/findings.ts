import {
  categories,
  coded,
  codedValue,
  concept,
  id,
  loinc,
  section,
  subject,
  type UscdiElement,
} from '../uscdi-element.ts';

const loincUri = 'http://loinc.org';

const observed = (category: string, code: string, name: string, value: object): object => ({
  resourceType: 'Observation',
  id: 'o',
  status: 'final',
  category: categories(category),
  code: concept(code, name, loincUri),
  subject,
  effectiveDateTime: '2026-02-03',
  ...value,
});

const observation = (code: string, name: string, value: string, status = 'completed'): string =>
  `<observation classCode="OBS" moodCode="EVN">${id}${coded('code', code, name, loinc)}<statusCode code="${status}"/><effectiveTime value="20260203"/>${value}</observation>`;

/** An answer in words to a question of a section of findings. */
const answered = (
  of: string,
  name: string,
  where: 'healthStatus' | 'socialHistory',
  [category, at]: readonly [string, string],
  [code, question, answerCode, answer]: readonly [string, string, string, string],
): UscdiElement => ({
  of,
  name,
  section: where,
  fhir: [observed(category, code, question, { valueCodeableConcept: concept(answerCode, answer) })],
  ccda: section(at, observation(code, question, codedValue(answerCode, answer))),
  expects: { name: question, value: { text: answer }, date: '2026-02-03', status: 'final' },
  ...(where === 'healthStatus' && { not: { summary: 'the summary has no section of assessments' } }),
});

const status = 'Health status assessments';

const vitalSign = (name: string, code: string, value: string, unit: string): UscdiElement => ({
  of: 'Vital signs',
  name,
  section: 'vitalSigns',
  fhir: [
    observed('vital-signs', code, name, {
      valueQuantity: { value: Number(value), unit, system: 'http://unitsofmeasure.org', code: unit },
    }),
  ],
  ccda: section(
    '8716-3',
    `<organizer classCode="CLUSTER" moodCode="EVN"><statusCode code="completed"/><effectiveTime value="20260203"/><component>${observation(code, name, `<value xsi:type="PQ" value="${value}" unit="${unit}"/>`)}</component></organizer>`,
  ),
  expects: { date: '2026-02-03', status: 'final', parts: [{ name, code: { code }, value: { value, unit } }] },
});

const specimen = { resourceType: 'Specimen', id: 's', subject, type: concept('119364003', 'Serum specimen') };
const lab = [
  specimen,
  {
    ...observed('laboratory', '2160-0', 'Creatinine', {
      valueQuantity: { value: 1.9, unit: 'mg/dL' },
      specimen: { reference: 'Specimen/s' },
      referenceRange: [{ low: { value: 0.5, unit: 'mg/dL' }, high: { value: 1.2, unit: 'mg/dL' } }],
      interpretation: [{ coding: [{ code: 'H' }] }],
    }),
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'r',
    status: 'final',
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
    code: concept('24323-8', 'Metabolic panel', loincUri),
    subject,
    effectiveDateTime: '2026-02-03',
    specimen: [{ reference: 'Specimen/s' }],
    result: [{ reference: 'Observation/o' }],
  },
];

const labSection = section(
  '30954-2',
  `<organizer classCode="BATTERY" moodCode="EVN">${id}${coded('code', '24323-8', 'Metabolic panel', loinc)}<statusCode code="completed"/><effectiveTime value="20260203"/><specimen><specimenRole><specimenPlayingEntity>${coded('code', '119364003', 'Serum specimen')}</specimenPlayingEntity></specimenRole></specimen><component>${observation('2160-0', 'Creatinine', '<value xsi:type="PQ" value="1.9" unit="mg/dL"/><interpretationCode code="H"/><referenceRange><observationRange><value xsi:type="IVL_PQ"><low value="0.5" unit="mg/dL"/><high value="1.2" unit="mg/dL"/></value></observationRange></referenceRange>')}</component></organizer>`,
);

const ofLab = { of: 'Laboratory', section: 'labs', fhir: lab, ccda: labSection } as const;
const test = observed('procedure', '11524-6', 'EKG study', { valueString: 'Sinus rhythm' });
const ofTest = {
  of: 'Clinical tests',
  section: 'clinicalTests',
  fhir: [test],
  not: {
    ccda: 'a C-CDA document has such tests among laboratory results, where nothing tells them apart',
    document: 'the document has no section of such tests apart from laboratory results',
    summary: 'the summary has no section of such tests',
  },
} as const;

export const findings: readonly UscdiElement[] = [
  { ...ofTest, name: 'Clinical test', expects: { name: 'EKG study', code: { code: '11524-6' } } },
  {
    ...ofTest,
    name: 'Clinical test result/report',
    expects: { name: 'EKG study', value: { text: 'Sinus rhythm' }, status: 'final' },
  },
  {
    of: status,
    name: 'Health concerns',
    section: 'conditions',
    fhir: [
      {
        resourceType: 'Condition',
        id: 'c',
        clinicalStatus: { coding: [{ code: 'active' }] },
        category: [{ coding: [{ code: 'health-concern' }] }],
        code: concept('129839007', 'At risk for falls'),
        subject,
      },
    ],
    ccda: section(
      '75310-3',
      `<act classCode="ACT" moodCode="EVN"><code code="75310-3"/><statusCode code="active"/><entryRelationship typeCode="REFR"><observation classCode="OBS" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.4"/>${id}<code code="55607006"/><statusCode code="completed"/>${codedValue('129839007', 'At risk for falls')}</observation></entryRelationship></act>`,
    ),
    expects: { name: 'At risk for falls' },
  },
  answered(
    status,
    'Functional status',
    'healthStatus',
    ['functional-status', '47420-5'],
    ['54522-8', 'Functional status', '165245003', 'Can walk'],
  ),
  answered(
    status,
    'Disability status',
    'healthStatus',
    ['disability-status', '47420-5'],
    ['69856-3', 'Difficulty hearing', '373066001', 'Yes'],
  ),
  answered(
    status,
    'Mental/cognitive status',
    'healthStatus',
    ['cognitive-status', '10190-7'],
    ['11332-4', 'Cognitive function', '61372001', 'Aggressive behavior'],
  ),
  answered(
    status,
    'Pregnancy status',
    'socialHistory',
    ['social-history', '29762-2'],
    ['82810-3', 'Pregnancy status', '77386006', 'Pregnant'],
  ),
  answered(
    status,
    'Smoking status',
    'socialHistory',
    ['social-history', '29762-2'],
    ['72166-2', 'Tobacco smoking status', '8517006', 'Former smoker'],
  ),
  { ...ofLab, name: 'Tests', expects: { name: 'Metabolic panel', results: [{ code: '2160-0', name: 'Creatinine' }] } },
  {
    ...ofLab,
    name: 'Values/results',
    expects: {
      results: [{ value: { value: '1.9', unit: 'mg/dL' }, reference: { low: '0.5', high: '1.2' }, flag: 'high' }],
    },
  },
  { ...ofLab, name: 'Specimen type', expects: { specimen: 'Serum specimen' } },
  { ...ofLab, name: 'Result status', expects: { name: 'Metabolic panel', status: 'final' } },
  vitalSign('Systolic blood pressure', '8480-6', '120', 'mm[Hg]'),
  vitalSign('Diastolic blood pressure', '8462-4', '80', 'mm[Hg]'),
  vitalSign('Heart rate', '8867-4', '72', '/min'),
  vitalSign('Respiratory rate', '9279-1', '16', '/min'),
  vitalSign('Body temperature', '8310-5', '36.9', 'Cel'),
  vitalSign('Body height', '8302-2', '170', 'cm'),
  vitalSign('Body weight', '29463-7', '70', 'kg'),
  vitalSign('Pulse oximetry', '59408-5', '98', '%'),
  vitalSign('Inhaled oxygen concentration', '3150-6', '40', '%'),
  vitalSign('BMI percentile (2 to 20 years)', '59576-9', '65', '%'),
  vitalSign('Weight-for-length percentile (birth to 24 months)', '77606-2', '55', '%'),
  vitalSign('Head occipital-frontal circumference percentile (birth to 36 months)', '8289-1', '45', '%'),
];
