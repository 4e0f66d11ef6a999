import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ImportBench } from '../testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

interface Person {
  readonly family?: string;
  readonly born?: string;
  readonly number?: string;
  readonly more?: string;
}

const ccda = ({ family = 'Mora', born = '1975-05-01', number = '401-22-3456', more = '' }: Person): string =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3">
  <id root="2.999.1" extension="1"/><title>Summary</title><effectiveTime value="20240101"/>
  <recordTarget><patientRole>${more}<id root="2.16.840.1.113883.4.1" extension="${number}"/><patient>
  <name><given>Lea</given><family>${family}</family></name>
  <birthTime value="${born.replaceAll('-', '')}"/></patient></patientRole></recordTarget>
  <component><structuredBody/></component></ClinicalDocument>`;

const fhir = ({ family = 'Mora', born = '1975-05-01', number = '401223456' }: Person): string =>
  JSON.stringify({
    resourceType: 'Patient',
    id: 'p',
    name: [{ family, given: ['Lea'] }],
    birthDate: born,
    identifier: [{ system: 'http://hl7.org/fhir/sid/us-ssn', value: number }],
  });

const count = async (table: string): Promise<number> =>
  (await bench.database.rows({ text: `select from clinic.${table}` })).length;
const conflicts = () => count('import_conflicts');

/** Each file in a folder of its own, imported alone, and in the other order. */
const inFolders = async (files: readonly string[], then: () => Promise<void>): Promise<void> => {
  const written = await Promise.all(
    files.map((each, at) => bench.file(`folder-${at}/f.${each.startsWith('<') ? 'xml' : 'json'}`, each)),
  );
  for (const order of [written, [...written].reverse()]) {
    await bench.empty();
    for (const file of order) await bench.run([file]);
    await then();
    for (const file of order) expect((await bench.run([file])).id).toBeUndefined();
  }
};

describe('people who have nothing but a number of social security', () => {
  it.each([
    ['documents', [ccda({}), ccda({ number: '401223456' })]],
    ['FHIR', [fhir({}), fhir({})]],
    ['a document and FHIR', [ccda({}), fhir({})]],
  ])('are one person in two folders: %s', (_, files) =>
    inFolders(files, async () => {
      expect(await count('patients')).toBe(1);
      expect(await conflicts()).toBe(0);
    }),
  );

  it('have a document once, whichever folder it is in', () =>
    inFolders([ccda({}), ccda({})], async () => {
      expect(await count('document_contents')).toBe(1);
    }));

  it.each([
    ['birth date', { born: '2005-05-01' }],
    ['family name', { family: 'Smith' }],
  ])('are apart with another %s, for a person to settle', (_, other) =>
    inFolders([ccda({}), fhir(other)], async () => {
      expect(await count('patients')).toBe(2);
      expect(await conflicts()).toBe(1);
    }),
  );

  it.each([
    [
      'another name and birth date, as four digits are shared',
      [ccda({}), ccda({ family: 'Smith', born: '2005-05-01' })],
    ],
    ['another number', [ccda({}), ccda({ number: '401-22-3457' })]],
    ['a number that is none', [fhir({ number: '999-99-9999' }), fhir({ number: '999-99-9999' })]],
    ['a number of their own beside', [ccda({}), ccda({ more: '<id root="2.999.2" extension="7"/>' })]],
  ])('are two people without a word with %s', (_, files) =>
    inFolders(files, async () => {
      expect(await count('patients')).toBe(2);
      expect(await conflicts()).toBe(0);
    }),
  );

  it('are never kept with more than the last four digits', async () => {
    await bench.run([await bench.file('f.xml', ccda({}))]);
    expect(JSON.stringify(await bench.standing())).toContain('•••-••-3456 mora');
    expect(JSON.stringify(await bench.database.rows({ text: 'select * from clinic.patient_identifiers' }))).not.toMatch(
      /401.?22/,
    );
  });
});
