import { codedValue, concept, id, section, standing, subject, type ChartElement } from '../uscdi-element.ts';

const participant = 'http://terminology.hl7.org/CodeSystem/provenance-participant-type';

const authored = {
  of: 'Provenance',
  section: 'conditions',
  fhir: [
    {
      resourceType: 'Condition',
      id: 'c',
      clinicalStatus: standing('condition'),
      code: concept('195967001', 'Asthma'),
      subject,
    },
    { resourceType: 'Practitioner', id: 'w', name: [{ prefix: ['Dr.'], given: ['Wu'], family: 'Li' }] },
    { resourceType: 'Organization', id: 'o', name: 'Mesa Family Medicine' },
    { resourceType: 'Organization', id: 'x', name: 'Exchange of Records' },
    {
      resourceType: 'Provenance',
      id: 'v',
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-provenance'] },
      target: [{ reference: 'Condition/c' }],
      recorded: '2026-02-03T10:15:00-07:00',
      agent: [
        {
          type: {
            coding: [
              {
                system: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-provenance-participant-type',
                code: 'transmitter',
              },
            ],
          },
          who: { reference: 'Organization/x' },
        },
        {
          type: { coding: [{ system: participant, code: 'author' }] },
          who: { reference: 'Practitioner/w' },
          onBehalfOf: { reference: 'Organization/o' },
        },
      ],
    },
  ],
  ccda: section(
    '11450-4',
    `<act classCode="ACT" moodCode="EVN">${id}<code code="CONC" codeSystem="2.16.840.1.113883.5.6"/><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN">${id}<code code="55607006" codeSystem="2.16.840.1.113883.6.96"/><statusCode code="completed"/>${codedValue('195967001', 'Asthma')}<author><templateId root="2.16.840.1.113883.10.20.22.4.119"/><templateId root="2.16.840.1.113883.10.20.22.5.6" extension="2019-10-01"/><time value="20260203101500-0700"/><assignedAuthor><id root="2.16.840.1.113883.4.6" extension="1"/><assignedPerson><name><prefix>Dr.</prefix><given>Wu</given><family>Li</family></name></assignedPerson><representedOrganization><id root="2.16.840.1.113883.4.6" extension="2"/><name>Mesa Family Medicine</name></representedOrganization></assignedAuthor></author></observation></entryRelationship></act>`,
  ),
  not: {
    summary: 'the summary says who made it as a whole, and not who wrote each entry',
    pdf: 'the PDF has what is known, and not who wrote each entry',
  },
} as const;

/** Who wrote an entry at its source. */
export const provenance: readonly ChartElement[] = [
  {
    ...authored,
    name: 'Author organization',
    expects: { authored: { by: 'Dr. Wu Li', organization: 'Mesa Family Medicine' } },
  },
  { ...authored, name: 'Author time stamp', expects: { authored: { at: '2026-02-03T10:15:00-07:00' } } },
];
