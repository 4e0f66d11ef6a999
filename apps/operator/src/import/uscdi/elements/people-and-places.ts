import { coded, codedValue, concept, id, section, subject, type UscdiElement } from '../uscdi-element.ts';

const type = (code: string): object => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/coverage-class', code }],
});

const doctor = {
  resourceType: 'Practitioner',
  id: 'd',
  identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' }],
  name: [{ given: ['Ruth'], family: 'Cole' }],
  address: [{ line: ['5 Oak St'], city: 'Mesa', state: 'AZ', postalCode: '85201' }],
  telecom: [
    { system: 'phone', value: '+1 480 555 0100' },
    { system: 'email', value: 'ruth.cole@example.com' },
  ],
};

const team = [
  doctor,
  {
    resourceType: 'CareTeam',
    id: 't',
    status: 'active',
    subject,
    participant: [{ role: [concept('446050000', 'Primary care provider')], member: { reference: 'Practitioner/d' } }],
  },
];

const teamSection = section(
  '85847-2',
  `<organizer classCode="CLUSTER" moodCode="EVN">${id}<code code="86744-0"/><statusCode code="active"/><component><act classCode="PCPR" moodCode="EVN"><code code="92707-9"/><statusCode code="active"/><performer typeCode="PRF">${coded('sdtc:functionCode', '446050000', 'Primary care provider')}<assignedEntity><id root="2.16.840.1.113883.4.6" extension="1234567893"/><addr><streetAddressLine>5 Oak St</streetAddressLine><city>Mesa</city><state>AZ</state><postalCode>85201</postalCode></addr><telecom value="tel:+1-480-555-0100"/><telecom value="mailto:ruth.cole@example.com"/><assignedPerson><name><given>Ruth</given><family>Cole</family></name></assignedPerson></assignedEntity></performer></act></component></organizer>`,
);

const ofTeam = {
  of: 'Care team members',
  section: 'careTeam',
  fhir: team,
  ccda: teamSection,
  not: { summary: 'the summary has no section of a care team' },
} as const;

const visit = [
  {
    resourceType: 'Encounter',
    id: 'e',
    status: 'finished',
    class: { code: 'IMP', display: 'inpatient encounter' },
    type: [concept('183452005', 'Emergency hospital admission')],
    subject,
    period: { start: '2026-02-03', end: '2026-02-05' },
    diagnosis: [{ condition: { display: 'Pneumonia' } }],
    hospitalization: { dischargeDisposition: { text: 'Discharge to home' } },
    location: [{ location: { display: 'Mesa Hospital' } }],
  },
];

const visitSection = section(
  '46240-8',
  `<encounter classCode="ENC" moodCode="EVN">${id}${coded('code', '183452005', 'Emergency hospital admission')}<statusCode code="completed"/><effectiveTime><low value="20260203"/><high value="20260205"/></effectiveTime><sdtc:dischargeDispositionCode code="01" displayName="Discharge to home"/><participant typeCode="LOC"><participantRole classCode="SDLOC"><playingEntity classCode="PLC"><name>Mesa Hospital</name></playingEntity></participantRole></participant><entryRelationship typeCode="COMP"><act classCode="ACT" moodCode="EVN"><code code="29308-4"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN"><code code="282291009"/><statusCode code="completed"/>${codedValue('233604007', 'Pneumonia')}</observation></entryRelationship></act></entryRelationship></encounter>`,
);

const ofVisit = {
  of: 'Encounter information',
  section: 'encounters',
  fhir: visit,
  ccda: visitSection,
  not: { summary: 'the summary has no section of encounters' },
} as const;

const policy = [
  {
    resourceType: 'Organization',
    id: 'payer',
    identifier: [{ system: 'urn:oid:2.16.840.1.113883.6.300', value: '66666' }],
    name: 'Desert Health Plan',
  },
  {
    resourceType: 'Coverage',
    id: 'v',
    status: 'active',
    type: { text: 'Preferred provider organization' },
    identifier: [{ type: { coding: [{ code: 'MB' }] }, value: 'M-1001' }],
    subscriberId: 'S-2002',
    beneficiary: subject,
    relationship: { text: 'Child' },
    payor: [{ reference: 'Organization/payer' }],
    class: [{ type: type('group'), value: 'G-3003' }],
  },
];

const policySection = section(
  '48768-6',
  `<act classCode="ACT" moodCode="EVN">${id}<code code="48768-6"/><statusCode code="completed"/><entryRelationship typeCode="COMP"><act classCode="ACT" moodCode="EVN"><id root="2.999.6" extension="G-3003"/><code code="12" displayName="Preferred provider organization"/><statusCode code="active"/><performer typeCode="PRF"><assignedEntity><id root="2.16.840.1.113883.6.300" extension="66666"/><code code="PAYOR"/><representedOrganization><name>Desert Health Plan</name></representedOrganization></assignedEntity></performer><participant typeCode="COV"><participantRole classCode="PAT"><id root="2.999.7" extension="M-1001"/><code code="CHILD" displayName="Child"/></participantRole></participant><participant typeCode="HLD"><participantRole><id root="2.999.7" extension="S-2002"/></participantRole></participant></act></entryRelationship></act>`,
);

const ofPolicy = {
  of: 'Health insurance information',
  section: 'coverage',
  fhir: policy,
  ccda: policySection,
} as const;
const noSummary = { summary: 'the summary has no section of insurance' };

export const peopleAndPlaces: readonly UscdiElement[] = [
  { ...ofTeam, name: 'Name', expects: { name: 'Ruth Cole' } },
  {
    ...ofTeam,
    name: 'Identifier',
    expects: {
      name: 'Ruth Cole',
      identifiers: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1234567893' }],
    },
    not: {
      ...ofTeam.not,
      shown: 'a number serves no reader; it is kept for other systems',
      pdf: 'a number serves no reader; it is kept for other systems',
    },
  },
  { ...ofTeam, name: 'Role', expects: { name: 'Ruth Cole', role: 'Primary care provider' } },
  { ...ofTeam, name: 'Location', expects: { name: 'Ruth Cole', place: '5 Oak St, Mesa, AZ 85201' } },
  { ...ofTeam, name: 'Telecom', expects: { name: 'Ruth Cole', email: 'ruth.cole@example.com' } },
  { ...ofVisit, name: 'Type', expects: { name: 'Emergency hospital admission', code: { code: '183452005' } } },
  { ...ofVisit, name: 'Diagnosis', expects: { details: [{ kind: 'diagnosis', text: 'Pneumonia' }] } },
  { ...ofVisit, name: 'Time', expects: { date: '2026-02-03', ended: '2026-02-05' } },
  { ...ofVisit, name: 'Location', expects: { details: [{ kind: 'place', text: 'Mesa Hospital' }] } },
  { ...ofVisit, name: 'Disposition', expects: { details: [{ kind: 'disposition', text: 'Discharge to home' }] } },
  { ...ofPolicy, name: 'Coverage status', expects: { name: 'Desert Health Plan', status: 'active' }, not: noSummary },
  {
    ...ofPolicy,
    name: 'Coverage type',
    expects: { details: [{ kind: 'plan', text: 'Preferred provider organization' }] },
    not: noSummary,
  },
  {
    ...ofPolicy,
    name: 'Relationship to subscriber',
    expects: { details: [{ kind: 'relationship', text: 'Child' }] },
    not: noSummary,
  },
  {
    ...ofPolicy,
    name: 'Member identifier',
    expects: { details: [{ kind: 'member', text: 'M-1001' }] },
    not: noSummary,
  },
  {
    ...ofPolicy,
    name: 'Subscriber identifier',
    expects: { details: [{ kind: 'subscriber-number', text: 'S-2002' }] },
    not: noSummary,
  },
  { ...ofPolicy, name: 'Group identifier', expects: { details: [{ kind: 'group', text: 'G-3003' }] }, not: noSummary },
  {
    ...ofPolicy,
    name: 'Payer identifier',
    expects: { details: [{ kind: 'payer-number', text: '66666', system: 'urn:oid:2.16.840.1.113883.6.300' }] },
    not: noSummary,
  },
];
