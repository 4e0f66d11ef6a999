import fc from 'fast-check';

export interface MadeUpProblem {
  readonly id: string;
  readonly name: string;
  readonly ended?: string;
}

export interface MadeUpDocument {
  readonly written: string;
  readonly mrn: string;
  readonly given: string;
  readonly family: string;
  readonly born: string;
  readonly problems: readonly MadeUpProblem[];
}

const problemXml = ({ id, name, ended }: MadeUpProblem): string => `<entry><act classCode="ACT" moodCode="EVN">
  <statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN">
  <id root="2.999.5" extension="${id}"/><statusCode code="completed"/>
  <effectiveTime><low value="2020"/>${ended === undefined ? '' : `<high value="${ended}"/>`}</effectiveTime>
  <value xsi:type="CD" displayName="${name}" code="${name.length}" codeSystem="2.999.6"/>
  </observation></entryRelationship></act></entry>`;

/** A C-CDA document of a person who is made up. */
export const ccdaOf = ({ written, mrn, given, family, born, problems }: MadeUpDocument): string =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root="2.999.1" extension="same"/><title>Summary</title><effectiveTime value="${written}"/>
  <recordTarget><patientRole><id root="2.999.2" extension="${mrn}"/><patient>
  <name><given>${given}</given><family>${family}</family></name><birthTime value="${born}"/></patient></patientRole></recordTarget>
  <component><structuredBody><component><section><code code="11450-4"/><title>Problems</title><text>As coded</text>
  ${problems.map(problemXml).join('')}</section></component></structuredBody></component></ClinicalDocument>`;

/** A bundle with a patient under an id that every bundle shares, and a problem of theirs. */
export const bundleOf = ({ written, mrn, given, family, born, problems }: MadeUpDocument): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        resourceType: 'Patient',
        id: mrn,
        meta: { lastUpdated: dayOf(written) },
        name: [{ family, given: [given] }],
        birthDate: dayOf(born),
        identifier: [{ system: 'urn:oid:2.999.2', value: mrn }],
      },
      ...problems.map(({ id, name }) => ({
        resourceType: 'Condition',
        id,
        meta: { lastUpdated: dayOf(written) },
        clinicalStatus: { coding: [{ code: 'active' }] },
        code: { text: name },
        subject: { reference: `Patient/${mrn}` },
      })),
    ].map((resource) => ({ resource })),
  });

const dayOf = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

const problems = fc.uniqueArray(
  fc.record(
    {
      id: fc.constantFrom('1', '2', '3'),
      name: fc.constantFrom('Asthma', 'Neoplasm', 'Chest pain'),
      ended: fc.constantFrom('20220101', '20250101'),
    },
    { requiredKeys: ['id', 'name'] },
  ),
  { selector: ({ id }) => id, maxLength: 3 },
);

/** Few values, so that documents meet: one number of two people, one entry in several versions. */
export const madeUpDocument: fc.Arbitrary<MadeUpDocument> = fc.record({
  written: fc.constantFrom('20210101', '20230101', '20250101'),
  mrn: fc.constantFrom('mrn-7', 'mrn-8'),
  given: fc.constantFrom('Ana', 'Anna'),
  family: fc.constantFrom('Gil', 'Jones'),
  born: fc.constantFrom('19710204', '20050501'),
  problems,
});

/** The content of a file with its extension. */
export const madeUpFile: fc.Arbitrary<{ readonly name: string; readonly content: string }> = fc
  .tuple(madeUpDocument, fc.boolean())
  .map(([each, isFhir]) =>
    isFhir ? { name: 'f.json', content: bundleOf(each) } : { name: 'f.xml', content: ccdaOf(each) },
  );
