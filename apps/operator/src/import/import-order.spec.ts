import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { importedRecords, importFiles, practiceFor, type FileOutcome } from './import-files.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openMigrated();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-import-order-'));
  await empty();
});
afterEach(() => rm(folder, { recursive: true }));

const empty = () => database.rows({ text: 'truncate clinic.practices cascade' });

const file = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const imported = async (...files: readonly string[]): Promise<readonly FileOutcome[]> => {
  const practice = await practiceFor(database, importedRecords.id);
  if (practice === undefined) throw new Error('The practice for imports is made when it is missing.');
  return importFiles(database, practice, files);
};

const tables = ['patients', 'chart_sections', 'chart_entries', 'document_contents'];

/** Everything that stands, in an order of its own. */
const standing = () =>
  Promise.all(
    tables.map((table) => database.rows({ text: `select to_jsonb(t) as row from clinic.${table} t order by 1` })),
  );

const shown = async (section: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const rows = await database.rows<{ readonly body: Readonly<Record<string, unknown>> }>({
    text: 'select body from clinic.chart_entries where section = $1 order by body::text',
    values: [section],
  });
  return rows.map(({ body }) => body);
};

interface Problem {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly ended?: string;
}

const problem = ({ id, name, status, ended }: Problem): string => `<entry><act classCode="ACT" moodCode="EVN">
  <statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation classCode="OBS" moodCode="EVN">
  <id root="2.999.5" extension="${id}"/><statusCode code="completed"/>
  <effectiveTime><low value="2020"/>${ended === undefined ? '' : `<high value="${ended}"/>`}</effectiveTime>
  <value xsi:type="CD" displayName="${name}" code="${name.length}" codeSystem="2.999.6"/>
  <entryRelationship typeCode="REFR"><observation classCode="OBS" moodCode="EVN"><code code="33999-4"/>
  <value xsi:type="CD" code="${status}"/></observation></entryRelationship>
  </observation></entryRelationship></act></entry>`;

const active = '55561003';
const resolved = '413322009';

/** A document of a person who is made up; all have the same id, as documents of one product do. */
const document = (written: string, title: string, problems: string, name = 'Ana', born = '19710204'): string =>
  `<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root="2.999.1" extension="same"/><title>${title}</title><effectiveTime value="${written}"/>
  <recordTarget><patientRole><id root="2.999.2" extension="mrn-7"/><patient>
  <name><given>${name}</given><family>Núñez</family></name><birthTime value="${born}"/></patient></patientRole></recordTarget>
  <component><structuredBody><component><section><code code="11450-4"/><title>Problems</title><text>As coded</text>
  ${problems}</section></component></structuredBody></component></ClinicalDocument>`;

const old = document('20210101', 'Summary', problem({ id: '1', name: 'Neoplasm', status: active }), 'Anna');
const recent = document(
  '20250601',
  'Summary',
  problem({ id: '1', name: 'Neoplasm', status: resolved, ended: '20250501' }),
);
/** The same ids for other things: copied from a template. */
const referral = document('20230101', 'Referral', problem({ id: '1', name: 'Chest pain', status: active }));

const condition = (text: string, updated: string): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      { resource: { resourceType: 'Patient', id: 'p', name: [{ text: 'Bo Li' }], birthDate: '1980-01-02' } },
      {
        resource: {
          resourceType: 'Condition',
          id: 'c',
          meta: { lastUpdated: updated },
          clinicalStatus: { coding: [{ code: 'active' }] },
          code: { text },
          subject: { reference: 'Patient/p' },
        },
      },
    ],
  });

describe('the order of imports', () => {
  it('does not matter, nor how often: the same database, and 0 rows changed by one more time', async () => {
    const files = [
      await file('old.xml', old),
      await file('recent.xml', recent),
      await file('referral.xml', referral),
      await file('a.json', condition('Asthma', '2024-01-01T23:00:00-05:00')),
      await file('b.json', condition('Asthma, mild', '2024-01-02T03:00:00Z')),
    ];
    await imported(...files);
    const expected = await standing();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...files, ...files], { minLength: 10 }), async (order) => {
        await empty();
        for (const each of order) await imported(each);
        expect(await standing()).toEqual(expected);
        expect((await imported(...files)).map(({ changed }) => changed)).toEqual(files.map(() => 0));
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('never lets an older document replace what a newer one says', async () => {
    await imported(await file('recent.xml', recent));
    const [outcome] = await imported(await file('old.xml', old));
    expect(await shown('conditions')).toMatchObject([{ name: 'Neoplasm', status: 'resolved', ended: '2025-05-01' }]);
    expect(await database.rows({ text: 'select name from clinic.patients' })).toEqual([{ name: 'Ana Núñez' }]);
    expect(outcome?.refusals).toMatchObject([
      { reason: 'superseded', detail: 'a newer version of it is in the practice' },
    ]);
  });

  it('compares moments, not their texts, between zones', async () => {
    await imported(await file('a.json', condition('Later', '2024-01-01T23:00:00-05:00')));
    await imported(await file('b.json', condition('Earlier', '2024-01-02T03:00:00Z')));
    expect(await shown('conditions')).toMatchObject([{ name: 'Later' }]);
  });

  it('takes one id of different things for two entries, and of different documents for two documents', async () => {
    const outcomes = await imported(
      await file('recent.xml', recent),
      await file('referral.xml', referral),
      await file('old.xml', old),
    );
    expect((await shown('conditions')).map(({ name }) => name).sort()).toEqual(['Chest pain', 'Neoplasm']);
    expect((await shown('documents')).map(({ title, date }) => `${title} ${date}`).sort()).toEqual([
      'Referral 2023-01-01',
      'Summary 2021-01-01',
      'Summary 2025-06-01',
    ]);
    expect(outcomes.map(({ read, kept }) => read - kept)).toEqual([0, 0, 1]);
  });

  it('names two contents of one record and one date a conflict', async () => {
    const said = await imported(
      await file('a.json', condition('Asthma', '2024-01-01T00:00:00Z')),
      await file('b.json', condition('Angina', '2024-01-01T00:00:00Z')),
    );
    expect(said.flatMap(({ refusals }) => refusals.map(({ reason }) => reason))).toEqual(['conflict']);
  });
});
