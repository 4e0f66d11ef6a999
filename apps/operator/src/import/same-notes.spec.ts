import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportBench } from './testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

interface Wanted {
  readonly id?: string;
  readonly updated?: string;
  readonly words?: string;
  readonly date?: string;
  readonly author?: string;
  readonly more?: object;
}

const words = 'Cough for three days. No fever. Fluids and rest.';

const fhir = ({ id = 'n1', updated = '2024-01-03', words: said = words, date, author, more }: Wanted = {}): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      {
        resource: {
          resourceType: 'Patient',
          id: 'p',
          identifier: [{ system: 'urn:oid:2.999.2', value: '7' }],
          name: [{ family: 'Gil', given: ['Ana'] }],
          birthDate: '1971-02-04',
        },
      },
      {
        resource: {
          resourceType: 'DocumentReference',
          id,
          meta: { lastUpdated: `${updated}T00:00:00Z` },
          status: 'current',
          type: { coding: [{ system: 'http://loinc.org', code: '11506-3' }], text: 'Progress note' },
          subject: { reference: 'Patient/p' },
          date: `${date ?? '2024-01-02'}T10:00:00Z`,
          author: [{ display: author ?? 'Dr. Ann Lee' }],
          content: [{ attachment: { contentType: 'text/plain', data: Buffer.from(said).toString('base64') } }],
          ...more,
        },
      },
    ],
  });

const ccda = (id: string, ...sections: readonly string[]): string => `<ClinicalDocument xmlns="urn:hl7-org:v3">
  <id root="2.999.1" extension="${id}"/><title>Summary</title><effectiveTime value="20240102"/>
  <recordTarget><patientRole><id root="2.999.2" extension="7"/><patient>
  <name use="L"><given>Ana</given><family>Gil</family></name><birthTime value="19710204"/></patient></patientRole>
  </recordTarget><author><time value="20240102"/><assignedAuthor><assignedPerson><name><given>Ann</given>
  <family>Lee</family><suffix>MD</suffix></name></assignedPerson></assignedAuthor></author>
  <component><structuredBody>${sections.map((each) => `<component>${each}</component>`).join('')}</structuredBody>
  </component></ClinicalDocument>`;

const progress = (said: string = words): string =>
  `<section><code code="11506-3" codeSystem="2.16.840.1.113883.6.1"/><title>Progress</title>
   <text><paragraph>${said.replace('. ', '.</paragraph><paragraph>')}</paragraph></text></section>`;

const notesAfter = async (...contents: readonly string[]): Promise<readonly string[]> => {
  for (const [at, content] of contents.entries()) {
    await bench.run([await bench.file(content.startsWith('<') ? `${at}.xml` : `${at}.json`, content)]);
  }
  const rows = await bench.database.rows<{ readonly content: unknown }>({
    text: `select body -> 'content' as content from clinic.chart_entries where section = 'notes' order by 1`,
  });
  return rows.map(({ content }) => JSON.stringify(content));
};

describe('a note that is sent more than once', () => {
  const both = [fhir(), ccda('a', progress())] as const;

  it.each([
    ['a document of FHIR and a section of C-CDA', both],
    ['the same in the other order', both.toReversed()],
    ['two documents of C-CDA', [ccda('a', progress()), ccda('b', progress())]],
    ['two documents of FHIR', [fhir(), fhir({ id: 'n2' })]],
    ['all of them, twice', [...both, fhir({ id: 'n2' }), ...both, fhir({ id: 'n2' })]],
  ])('stands once: %s', async (_, contents) => {
    expect(await notesAfter(...contents)).toHaveLength(1);
  });

  it('is a newer version of itself where its words changed', async () => {
    const changed = fhir({ updated: '2024-02-01', words: 'Cough for five days.' });
    for (const contents of [
      [fhir(), changed],
      [changed, fhir()],
    ]) {
      await bench.empty();
      expect(await notesAfter(...contents)).toEqual(['[{"kind":"paragraph","text":"Cough for five days."}]']);
    }
  });

  it.each([
    ['other words', fhir({ id: 'n2', words: 'Cough for five days.' })],
    ['another day', fhir({ id: 'n2', date: '2024-01-09' })],
    ['another author', fhir({ id: 'n2', author: 'Dr. Ben Ruiz' })],
    ['another kind', fhir({ id: 'n2', more: { type: { coding: [{ system: 'http://loinc.org', code: '34117-2' }] } } })],
    ['a restriction', fhir({ id: 'n2', more: { meta: { security: [{ code: 'R' }] } } })],
  ])('is two where there is %s', async (_, other) => {
    expect(await notesAfter(fhir(), other)).toHaveLength(2);
    await bench.empty();
    expect(await notesAfter(other, fhir())).toHaveLength(2);
  });

  it('is two where one document says it twice', async () => {
    expect(await notesAfter(ccda('a', progress(), progress()))).toHaveLength(2);
  });
});
