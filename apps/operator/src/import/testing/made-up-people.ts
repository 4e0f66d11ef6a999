import fc from 'fast-check';

/** One file about one person, who has some of a few numbers. */
export interface MadeUpRecord {
  readonly form: 'fhir' | 'ccda';
  readonly written: string;
  /** The id that the FHIR of the source gives. */
  readonly id: string;
  readonly numbers: readonly string[];
  readonly family: string;
  readonly born: string;
}

export type MadeUpSet = readonly MadeUpRecord[];

/** Few values, so that people meet: one number of two people, two numbers of one, one id with another birth date. */
const madeUpRecord: fc.Arbitrary<MadeUpRecord> = fc.record({
  form: fc.constantFrom('fhir', 'ccda'),
  written: fc.constantFrom('2021-01-01', '2023-01-01', '2025-01-01'),
  id: fc.constantFrom('p', 'q', 'r'),
  numbers: fc.subarray(['1', '2', '3'], { minLength: 1 }),
  family: fc.constantFrom('Gil', 'Jones'),
  born: fc.constantFrom('1971-02-04', '2005-05-01'),
});

export const madeUpSet: fc.Arbitrary<MadeUpSet> = fc.uniqueArray(madeUpRecord, {
  minLength: 2,
  maxLength: 5,
  // Of one moment a record says one thing.
  selector: ({ form, id, written, family, born }) => [form, id, written, family, born].join(' '),
});

/** People of one export, each with an id of their own. */
export const madeUpExport: fc.Arbitrary<MadeUpSet> = fc.uniqueArray(
  madeUpRecord.map((record): MadeUpRecord => ({ ...record, form: 'fhir' })),
  { minLength: 1, maxLength: 3, selector: ({ id }) => id },
);

const problemOf = ({ family, born, written }: MadeUpRecord): string => `Problem of ${family} ${born} in ${written}`;

export const fhirOf = (record: MadeUpRecord): readonly object[] => {
  const { id, family, born, written, numbers } = record;
  const meta = { lastUpdated: written };
  return [
    {
      resourceType: 'Patient',
      id,
      meta,
      name: [{ family, given: [`Ana ${written}`] }],
      birthDate: born,
      identifier: numbers.map((value) => ({ system: 'urn:oid:2.999.2', value })),
    },
    {
      resourceType: 'Condition',
      id: `${id}-${family}-${born}`,
      meta,
      clinicalStatus: { coding: [{ code: 'active' }] },
      code: { text: problemOf(record) },
      subject: { reference: `Patient/${id}` },
    },
    {
      resourceType: 'Observation',
      id: `lab-${id}-${family}-${born}`,
      meta,
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { text: 'Sodium' },
      valueString: `${family} in ${written}`,
      subject: { reference: `Patient/${id}` },
    },
  ];
};

const ccdaOf = (record: MadeUpRecord): string => {
  const { family, born, written, numbers } = record;
  const digits = (date: string): string => date.replaceAll('-', '');
  return `<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root="2.999.1" extension="same"/><title>Summary</title><effectiveTime value="${digits(written)}"/>
  <recordTarget><patientRole>${numbers.map((each) => `<id root="2.999.2" extension="${each}"/>`).join('')}<patient>
  <name><given>Ana ${written}</given><family>${family}</family></name><birthTime value="${digits(born)}"/></patient></patientRole></recordTarget>
  <component><structuredBody><component><section><code code="11450-4"/><title>Problems</title><text>As coded</text>
  <entry><act classCode="ACT" moodCode="EVN"><statusCode code="active"/><entryRelationship typeCode="SUBJ">
  <observation classCode="OBS" moodCode="EVN"><id root="2.999.5" extension="${written}"/><statusCode code="completed"/>
  <value xsi:type="CD" displayName="${problemOf(record)}" code="1" codeSystem="2.999.6"/></observation></entryRelationship></act></entry>
  </section></component></structuredBody></component></ClinicalDocument>`;
};

/** One export as files of one form: a Bundle, a file a resource, NDJSON by type. */
export const formsOf = (
  set: MadeUpSet,
): readonly (readonly { readonly name: string; readonly content: string }[])[] => {
  const resources = set.flatMap(fhirOf) as readonly { readonly resourceType: string; readonly id: string }[];
  const entry = resources.map((resource) => ({ resource }));
  return [
    [{ name: 'bundle.json', content: JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }) }],
    resources.map((each) => ({ name: `${each.resourceType}-${each.id}.json`, content: JSON.stringify(each) })),
    [...Map.groupBy(resources, ({ resourceType }) => resourceType)].map(([type, some]) => ({
      name: `${type}.ndjson`,
      content: some.map((each) => `${JSON.stringify(each)}\n`).join(''),
    })),
  ];
};

export const writtenIn = (set: MadeUpSet): readonly { readonly name: string; readonly content: string }[] =>
  set.map((record, at) => {
    if (record.form === 'ccda') return { name: `${at}.xml`, content: ccdaOf(record) };
    const entry = fhirOf(record).map((resource) => ({ resource }));
    return { name: `${at}.json`, content: JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }) };
  });
