import {
  categories,
  coded,
  codedValue,
  concept,
  id,
  loinc,
  section,
  standing,
  subject,
  type UscdiElement,
} from '../uscdi-element.ts';

const problem = (code: string, name: string, time: string): string =>
  `<act classCode="ACT" moodCode="EVN"><code code="CONC" codeSystem="2.16.840.1.113883.5.6"/><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.4"/>${id}<code code="55607006" codeSystem="2.16.840.1.113883.6.96"/><statusCode code="completed"/>${time}${codedValue(code, name)}</observation></entryRelationship></act>`;

const allergy = (code: string, name: string, system: string): string =>
  `<act classCode="ACT" moodCode="EVN"><code code="CONC" codeSystem="2.16.840.1.113883.5.6"/><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN">${id}<code code="ASSERTION" codeSystem="2.16.840.1.113883.5.4"/><statusCode code="completed"/>${codedValue('419511003', 'Propensity to adverse reaction to drug')}<participant typeCode="CSM"><participantRole classCode="MANU"><playingEntity classCode="MMAT">${coded('code', code, name, system)}</playingEntity></participantRole></participant><entryRelationship typeCode="MFST" inversionInd="true"><observation classCode="OBS" moodCode="EVN"><code code="ASSERTION"/><statusCode code="completed"/>${codedValue('247472004', 'Hives')}</observation></entryRelationship></observation></entryRelationship></act>`;

const allergyResource = (code: string, name: string, system: string): object => ({
  resourceType: 'AllergyIntolerance',
  id: 'a',
  clinicalStatus: standing('allergyintolerance'),
  patient: subject,
  code: concept(code, name, system),
  reaction: [{ manifestation: [concept('247472004', 'Hives')] }],
});

const condition = (code: string, name: string, more: object): object => ({
  resourceType: 'Condition',
  id: 'c',
  clinicalStatus: standing('condition'),
  subject,
  code: concept(code, name),
  ...more,
});

const goal = (code: string, name: string, system: string): readonly [object, string] => [
  {
    resourceType: 'Goal',
    id: 'g',
    lifecycleStatus: 'active',
    description: concept(code, name),
    subject,
    target: [{ dueDate: '2026-12-31', detailString: 'By the end of the year' }],
  },
  section(
    '61146-7',
    `<observation classCode="OBS" moodCode="GOL">${id}${coded('code', code, name, system)}<statusCode code="active"/><effectiveTime><low value="20260101"/><high value="20261231"/></effectiveTime></observation>`,
  ),
];

const snomed = 'http://snomed.info/sct';
const rxNorm = '2.16.840.1.113883.6.88';
const [ownGoal, ownGoalSection] = goal('289169006', 'Lose weight', '2.16.840.1.113883.6.96');
const [needGoal, needGoalSection] = goal('1078229009', 'Food security', '2.16.840.1.113883.6.96');
const ofGoals = { section: 'goals', not: { summary: 'the summary has no section of goals' } } as const;

const finding = (code: string, name: string, value: string): string =>
  `<observation classCode="OBS" moodCode="EVN">${id}${coded('code', code, name, loinc)}<statusCode code="completed"/><effectiveTime value="20260203"/>${value}</observation>`;

export const problemsAndPlans: readonly UscdiElement[] = [
  {
    of: 'Allergies and intolerances',
    name: 'Substance (medication)',
    section: 'allergies',
    fhir: [allergyResource('7980', 'Penicillin G', 'http://www.nlm.nih.gov/research/umls/rxnorm')],
    ccda: section('48765-2', allergy('7980', 'Penicillin G', rxNorm)),
    expects: { substance: 'Penicillin G', code: { code: '7980' }, status: 'active' },
  },
  {
    of: 'Allergies and intolerances',
    name: 'Substance (drug class)',
    section: 'allergies',
    fhir: [allergyResource('373270004', 'Penicillin antibacterial', snomed)],
    ccda: section('48765-2', allergy('373270004', 'Penicillin antibacterial', '2.16.840.1.113883.6.96')),
    expects: { substance: 'Penicillin antibacterial', code: { code: '373270004' } },
  },
  {
    of: 'Allergies and intolerances',
    name: 'Reaction',
    section: 'allergies',
    fhir: [allergyResource('7980', 'Penicillin G', 'http://www.nlm.nih.gov/research/umls/rxnorm')],
    ccda: section('48765-2', allergy('7980', 'Penicillin G', rxNorm)),
    expects: { substance: 'Penicillin G', reactions: ['Hives'] },
  },
  {
    of: 'Assessment and plan of treatment',
    name: 'Assessment and plan of treatment',
    section: 'carePlans',
    fhir: [
      {
        resourceType: 'CarePlan',
        id: 'p1',
        status: 'active',
        intent: 'plan',
        category: [{ coding: [{ code: 'assess-plan' }] }],
        title: 'Plan for asthma',
        subject,
        text: { status: 'additional', div: '<div xmlns="http://www.w3.org/1999/xhtml">Inhaler twice a day</div>' },
      },
    ],
    ccda: '<section><code code="51847-2" codeSystem="2.16.840.1.113883.6.1"/><title>Plan for asthma</title><text>Inhaler twice a day</text></section>',
    expects: { name: 'Plan for asthma', value: { text: 'Inhaler twice a day' } },
    not: {
      bundle: 'the text of a plan comes back with its name before it, as the whole narrative of the resource',
      document: 'a plan comes back under its name; its text stands in the text of the section alone',
    },
  },
  {
    of: 'Assessment and plan of treatment',
    name: 'SDOH assessment',
    section: 'healthStatus',
    fhir: [
      {
        resourceType: 'Observation',
        id: 'o',
        status: 'final',
        category: categories('survey', 'sdoh'),
        code: concept('88122-7', 'Food ran out', 'http://loinc.org'),
        subject,
        effectiveDateTime: '2026-02-03',
        valueCodeableConcept: concept('LA28397-0', 'Often true', 'http://loinc.org'),
      },
    ],
    ccda: section(
      '47420-5',
      finding('88122-7', 'Food ran out', '<value xsi:type="CD" code="LA28397-0" displayName="Often true"/>'),
    ),
    expects: { name: 'Food ran out', value: { text: 'Often true' }, date: '2026-02-03', status: 'final' },
    not: { summary: 'the summary has no section of assessments' },
  },
  {
    of: 'Goals',
    name: 'Patient goals',
    ...ofGoals,
    fhir: [ownGoal],
    ccda: ownGoalSection,
    expects: { name: 'Lose weight', due: '2026-12-31', status: 'active' },
  },
  {
    of: 'Goals',
    name: 'SDOH goals',
    ...ofGoals,
    fhir: [needGoal],
    ccda: needGoalSection,
    expects: { name: 'Food security', code: { code: '1078229009' } },
  },
  {
    of: 'Problems',
    name: 'Problems',
    section: 'conditions',
    fhir: [condition('195967001', 'Asthma', {})],
    ccda: section('11450-4', problem('195967001', 'Asthma', '<effectiveTime><low value="2019"/></effectiveTime>')),
    expects: { name: 'Asthma', code: { code: '195967001' } },
  },
  {
    of: 'Problems',
    name: 'SDOH problems/health concerns',
    section: 'conditions',
    fhir: [condition('733423003', 'Food insecurity', { category: categories('health-concern', 'sdoh') })],
    ccda: section(
      '75310-3',
      problem('733423003', 'Food insecurity', '<effectiveTime><low value="2019"/></effectiveTime>'),
    ),
    expects: { name: 'Food insecurity', code: { code: '733423003' } },
  },
  {
    of: 'Problems',
    name: 'Date of diagnosis',
    section: 'conditions',
    fhir: [condition('195967001', 'Asthma', { onsetDateTime: '2019-05-06' })],
    ccda: section('11450-4', problem('195967001', 'Asthma', '<effectiveTime><low value="20190506"/></effectiveTime>')),
    expects: { name: 'Asthma', onset: '2019-05-06' },
  },
  {
    of: 'Problems',
    name: 'Date of resolution',
    section: 'conditions',
    fhir: [
      condition('32398004', 'Bronchitis', {
        clinicalStatus: standing('condition', 'resolved'),
        onsetDateTime: '2019-05-06',
        abatementDateTime: '2019-06-07',
      }),
    ],
    ccda: section(
      '11450-4',
      problem(
        '32398004',
        'Bronchitis',
        '<effectiveTime><low value="20190506"/><high value="20190607"/></effectiveTime>',
      ),
    ),
    expects: { name: 'Bronchitis', ended: '2019-06-07', status: 'resolved' },
  },
];
