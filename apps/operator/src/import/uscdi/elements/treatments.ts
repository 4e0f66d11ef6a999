import { coded, codedValue, concept, id, loinc, section, subject, type UscdiElement } from '../uscdi-element.ts';

const drug = concept('197361', 'Amlodipine 5 MG Oral Tablet', 'http://www.nlm.nih.gov/research/umls/rxnorm');
const prescription = {
  resourceType: 'MedicationRequest',
  id: 'm',
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: drug,
  subject,
  authoredOn: '2026-02-03',
  dispenseRequest: { numberOfRepeatsAllowed: 2 },
  reasonCode: [concept('38341003', 'Hypertension')],
  dosageInstruction: [{ text: 'One a day', doseAndRate: [{ doseQuantity: { value: 5, unit: 'mg' } }] }],
};

const prescriptionEntry = (more = ''): string =>
  `<substanceAdministration classCode="SBADM" moodCode="EVN">${id}<statusCode code="active"/><effectiveTime xsi:type="IVL_TS"><low value="20260203"/></effectiveTime><doseQuantity value="5" unit="mg"/><consumable><manufacturedProduct classCode="MANU"><manufacturedMaterial>${coded('code', '197361', 'Amlodipine 5 MG Oral Tablet', '2.16.840.1.113883.6.88')}</manufacturedMaterial></manufacturedProduct></consumable><entryRelationship typeCode="RSON"><observation classCode="OBS" moodCode="EVN"><code code="55607006"/><statusCode code="completed"/>${codedValue('38341003', 'Hypertension')}</observation></entryRelationship><entryRelationship typeCode="REFR"><supply classCode="SPLY" moodCode="INT"><id root="2.999.8" extension="1"/><statusCode code="completed"/><repeatNumber value="3"/></supply></entryRelationship>${more}</substanceAdministration>`;

const ofDrug = {
  of: 'Medications',
  section: 'medications',
  fhir: [prescription],
  ccda: section('10160-0', prescriptionEntry()),
} as const;

const procedure = (
  code: string,
  name: string,
): Pick<UscdiElement & { fhir: readonly object[]; ccda: string }, 'fhir' | 'ccda'> => ({
  fhir: [
    {
      resourceType: 'Procedure',
      id: 'x',
      status: 'completed',
      code: concept(code, name),
      subject,
      performedDateTime: '2026-02-03',
    },
  ],
  ccda: section(
    '47519-4',
    `<procedure classCode="PROC" moodCode="EVN">${id}${coded('code', code, name)}<statusCode code="completed"/><effectiveTime value="20260203"/></procedure>`,
  ),
});

const device = [
  {
    resourceType: 'Device',
    id: 'i',
    status: 'active',
    type: concept('14106009', 'Cardiac pacemaker'),
    patient: subject,
    udiCarrier: [{ deviceIdentifier: '09504000059118', carrierHRF: '(01)09504000059118(17)281231(10)LOT77(21)SER88' }],
    distinctIdentifier: 'D-55',
    manufactureDate: '2024-01-02',
    expirationDate: '2028-12-31',
    lotNumber: 'LOT77',
    serialNumber: 'SER88',
  },
];

/** A part of the identifier of a device, by its code of the NCI Thesaurus. */
const udiPart = (code: string, value: string): string =>
  `<component><observation classCode="OBS" moodCode="EVN"><code code="${code}" codeSystem="2.16.840.1.113883.3.26.1.1"/>${value}</observation></component>`;

const noteOf = (name: string, code: string, title: string): UscdiElement => ({
  of: 'Clinical notes',
  name,
  section: 'notes',
  fhir: [
    {
      resourceType: 'DocumentReference',
      id: 'n',
      status: 'current',
      type: concept(code, title, 'http://loinc.org'),
      category: [{ coding: [{ code: 'clinical-note' }] }],
      subject,
      date: '2026-02-03T10:00:00Z',
      content: [{ attachment: { contentType: 'text/plain', data: btoa('Feels well today') } }],
    },
  ],
  ccda: `<section><templateId root="2.16.840.1.113883.10.20.22.2.65" extension="2016-11-01"/><code code="${code}" codeSystem="${loinc}" displayName="${title}"/><title>${title}</title><text>Feels well today</text><entry><act classCode="ACT" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.202" extension="2016-11-01"/>${id}<code code="34109-9" codeSystem="${loinc}" displayName="Note"><translation code="${code}" codeSystem="${loinc}" displayName="${title}"/></code><text>Feels well today</text><statusCode code="completed"/><effectiveTime value="20260203"/></act></entry></section>`,
  expects: { name: title, code: { code }, content: [{ kind: 'paragraph', text: 'Feels well today' }] },
  not: { summary: 'the summary has no section of notes' },
});

const imaging = {
  of: 'Diagnostic imaging',
  section: 'notes',
  fhir: [
    {
      resourceType: 'DiagnosticReport',
      id: 'x',
      status: 'final',
      category: [{ coding: [{ system: 'http://loinc.org', code: 'LP29684-5', display: 'Radiology' }] }],
      code: concept('36643-5', 'XR Chest 2 Views', 'http://loinc.org'),
      subject,
      effectiveDateTime: '2026-02-03',
      conclusion: 'No disease',
    },
  ],
  ccda: `<section><templateId root="2.16.840.1.113883.10.20.22.2.65" extension="2016-11-01"/><code code="18748-4" codeSystem="${loinc}" displayName="Diagnostic imaging study"/><title>XR Chest 2 Views</title><text ID="t"><paragraph ID="c">No disease</paragraph></text><entry><act classCode="ACT" moodCode="EVN"><templateId root="2.16.840.1.113883.10.20.22.4.202" extension="2016-11-01"/>${id}<code code="34109-9" codeSystem="${loinc}" displayName="Note"><translation code="18748-4" codeSystem="${loinc}" displayName="Diagnostic imaging study"/></code><text><reference value="#t"/></text><statusCode code="completed"/><effectiveTime value="20260203"/><entryRelationship typeCode="COMP"><observation classCode="OBS" moodCode="EVN"><code code="55110-1" codeSystem="${loinc}" displayName="Conclusions"/><text><reference value="#c"/></text><statusCode code="completed"/></observation></entryRelationship></act></entry></section>`,
} as const;

const noSummary = { summary: 'the summary has no section of imaging reports' };

export const treatments: readonly UscdiElement[] = [
  noteOf('Consultation note', '11488-4', 'Consult note'),
  noteOf('Discharge summary note', '18842-5', 'Discharge summary'),
  noteOf('History and physical', '34117-2', 'History and physical note'),
  noteOf('Procedure note', '28570-0', 'Procedure note'),
  noteOf('Progress note', '11506-3', 'Progress note'),
  {
    ...imaging,
    name: 'Diagnostic imaging test',
    expects: { name: 'XR Chest 2 Views', kind: 'imaging' },
    not: {
      ...noSummary,
      document: 'C-CDA has a note with the code of its report, and no place for its category',
    },
  },
  {
    ...imaging,
    name: 'Diagnostic imaging report',
    expects: { conclusion: 'No disease' },
    not: noSummary,
  },
  {
    of: 'Immunizations',
    name: 'Immunizations',
    section: 'immunizations',
    fhir: [
      {
        resourceType: 'Immunization',
        id: 'i',
        status: 'completed',
        vaccineCode: concept('140', 'Influenza vaccine', 'http://hl7.org/fhir/sid/cvx'),
        patient: subject,
        occurrenceDateTime: '2026-02-03',
        lotNumber: 'LOT42',
      },
    ],
    ccda: section(
      '11369-6',
      `<substanceAdministration classCode="SBADM" moodCode="EVN" negationInd="false">${id}<statusCode code="completed"/><effectiveTime value="20260203"/><consumable><manufacturedProduct classCode="MANU"><manufacturedMaterial>${coded('code', '140', 'Influenza vaccine', '2.16.840.1.113883.12.292')}<lotNumberText>LOT42</lotNumberText></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`,
    ),
    expects: {
      vaccine: 'Influenza vaccine',
      code: { code: '140' },
      date: '2026-02-03',
      status: 'completed',
      lot: 'LOT42',
    },
  },
  {
    ...ofDrug,
    name: 'Medications',
    // An order of a supply counts the first fill too, a prescription the others alone.
    expects: {
      name: 'Amlodipine 5 MG Oral Tablet',
      code: { code: '197361' },
      status: 'current',
      refillsAllowed: 2,
    },
  },
  { ...ofDrug, name: 'Dose', expects: { dose: '5 mg' }, inSummary: ['"value":5,'] },
  { ...ofDrug, name: 'Dose unit of measure', expects: { dose: '5 mg' }, inSummary: ['"unit":"mg"'] },
  { ...ofDrug, name: 'Indication', expects: { reason: 'Hypertension' } },
  {
    ...ofDrug,
    name: 'Fill status',
    fhir: [
      {
        resourceType: 'MedicationDispense',
        id: 'f',
        status: 'completed',
        medicationCodeableConcept: drug,
        subject,
        authorizingPrescription: [{ reference: 'MedicationRequest/m' }],
        whenHandedOver: '2026-02-04',
        quantity: { value: 30, unit: 'tablets' },
      },
      prescription,
    ],
    ccda: section(
      '10160-0',
      prescriptionEntry(
        `<entryRelationship typeCode="REFR"><supply classCode="SPLY" moodCode="EVN"><id root="2.999.8" extension="2"/><statusCode code="completed"/><effectiveTime value="20260204"/><quantity value="30" unit="tablets"/></supply></entryRelationship>`,
      ),
    ),
    expects: { fills: [{ status: 'completed', date: '2026-02-04', quantity: '30 tablets' }] },
    not: { summary: 'the summary has what is taken, and not what was handed out of it' },
  },
  {
    of: 'Procedures',
    name: 'Procedures',
    section: 'procedures',
    ...procedure('73761001', 'Colonoscopy'),
    expects: { name: 'Colonoscopy', code: { code: '73761001' }, date: '2026-02-03', status: 'completed' },
  },
  {
    of: 'Procedures',
    name: 'SDOH interventions',
    section: 'procedures',
    ...procedure('710824005', 'Assessment of food need'),
    expects: { name: 'Assessment of food need', code: { code: '710824005' } },
  },
  {
    of: 'Procedures',
    name: 'Reason for referral',
    section: 'carePlans',
    fhir: [
      {
        resourceType: 'ServiceRequest',
        id: 'q',
        status: 'active',
        intent: 'order',
        code: concept('183519002', 'Referral to cardiology'),
        subject,
        reasonCode: [concept('80313002', 'Palpitations')],
      },
    ],
    ccda: section(
      '18776-5',
      `<act classCode="ACT" moodCode="INT">${id}${coded('code', '183519002', 'Referral to cardiology')}<statusCode code="active"/><entryRelationship typeCode="RSON"><observation classCode="OBS" moodCode="EVN"><code code="55607006"/><statusCode code="completed"/>${codedValue('80313002', 'Palpitations')}</observation></entryRelationship></act>`,
    ),
    expects: { name: 'Referral to cardiology', details: [{ kind: 'reason', text: 'Palpitations' }] },
  },
  {
    of: 'Unique device identifiers',
    name: 'Unique device identifier of an implantable device',
    section: 'devices',
    fhir: device,
    ccda: section(
      '46264-8',
      `<supply classCode="SPLY" moodCode="EVN">${id}<statusCode code="active"/><participant typeCode="PRD"><participantRole classCode="MANU"><id root="2.16.840.1.113883.3.3719" extension="(01)09504000059118(17)281231(10)LOT77(21)SER88"/><playingDevice>${coded('code', '14106009', 'Cardiac pacemaker')}</playingDevice></participantRole></participant><entryRelationship typeCode="COMP"><organizer classCode="CLUSTER" moodCode="EVN">${id}${coded('code', '74711-3', 'Unique Device Identifier', loinc)}<statusCode code="completed"/>${udiPart('C101669', '<value xsi:type="TS" value="20240102"/>')}${udiPart('C113843', '<value xsi:type="ED">D-55</value>')}</organizer></entryRelationship></supply>`,
    ),
    expects: {
      due: '2028-12-31',
      made: '2024-01-02',
      details: [
        { kind: 'udi', text: '(01)09504000059118(17)281231(10)LOT77(21)SER88' },
        { kind: 'device-identifier', text: '09504000059118' },
        { kind: 'serial', text: 'SER88' },
        { kind: 'lot', text: 'LOT77' },
        { kind: 'distinct-code', text: 'D-55' },
      ],
    },
  },
];
