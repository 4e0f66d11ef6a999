import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ImportBench } from './testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

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
      await bench.file('old.xml', old),
      await bench.file('recent.xml', recent),
      await bench.file('referral.xml', referral),
      await bench.file('a.json', condition('Asthma', '2024-01-01T23:00:00-05:00')),
      await bench.file('b.json', condition('Asthma, mild', '2024-01-02T03:00:00Z')),
    ];
    await bench.imported(...files);
    const expected = await bench.standing();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...files, ...files], { minLength: 10 }), async (order) => {
        await bench.empty();
        for (const each of order) await bench.imported(each);
        expect(await bench.standing()).toEqual(expected);
        expect((await bench.imported(...files)).map(({ changed }) => changed)).toEqual(files.map(() => 0));
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('never lets an older document replace what a newer one says', async () => {
    await bench.imported(await bench.file('recent.xml', recent));
    const [outcome] = await bench.imported(await bench.file('old.xml', old));
    expect(await bench.shown('conditions')).toMatchObject([
      { name: 'Neoplasm', status: 'resolved', ended: '2025-05-01' },
    ]);
    expect(await bench.database.rows({ text: 'select name from clinic.patients' })).toEqual([{ name: 'Ana Núñez' }]);
    expect(outcome?.refusals).toMatchObject([
      { reason: 'superseded', detail: 'a newer version of it is in the practice' },
    ]);
  });

  it('compares moments, not their texts, between zones', async () => {
    await bench.imported(await bench.file('a.json', condition('Later', '2024-01-01T23:00:00-05:00')));
    await bench.imported(await bench.file('b.json', condition('Earlier', '2024-01-02T03:00:00Z')));
    expect(await bench.shown('conditions')).toMatchObject([{ name: 'Later' }]);
  });

  it('takes one id of different things for two entries, and of different documents for two documents', async () => {
    const outcomes = await bench.imported(
      await bench.file('recent.xml', recent),
      await bench.file('referral.xml', referral),
      await bench.file('old.xml', old),
    );
    expect((await bench.shown('conditions')).map(({ name }) => name).sort()).toEqual(['Chest pain', 'Neoplasm']);
    expect((await bench.shown('documents')).map(({ title, date }) => `${title} ${date}`).sort()).toEqual([
      'Referral 2023-01-01',
      'Summary 2021-01-01',
      'Summary 2025-06-01',
    ]);
    expect(outcomes.map(({ read, kept }) => read - kept)).toEqual([0, 0, 1]);
  });

  it('names a doctor of several headers once in the care team', async () => {
    const performer =
      '<documentationOf><serviceEvent><performer><assignedEntity><assignedPerson><name>Dr. Seven</name></assignedPerson></assignedEntity></performer></serviceEvent></documentationOf><component><structuredBody>';
    const files = [old, recent].map((each, at) =>
      bench.file(`${at}.xml`, each.replace('<component><structuredBody>', performer)),
    );
    await bench.imported(...(await Promise.all(files)));
    expect((await bench.shown('careTeam')).map(({ name }) => name)).toEqual(['Dr. Seven']);
  });

  it('names two contents of one record and one date a conflict', async () => {
    const said = await bench.imported(
      await bench.file('a.json', condition('Asthma', '2024-01-01T00:00:00Z')),
      await bench.file('b.json', condition('Angina', '2024-01-01T00:00:00Z')),
    );
    const reasons = said.flatMap(({ refusals }) => refusals.map(({ reason }) => reason));
    expect(reasons.filter((reason) => reason !== 'superseded')).toEqual(['conflict']);
  });
});

describe('one export in several forms', () => {
  const resources = [
    { resourceType: 'Patient', id: 'p', name: [{ text: 'Bo Li' }], birthDate: '1980-01-02' },
    {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      code: { text: 'Basic panel' },
      subject: { reference: 'Patient/p' },
      effectiveDateTime: '2024-02-03',
      result: [{ reference: 'Observation/na' }],
    },
    {
      resourceType: 'Observation',
      id: 'na',
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '2951-2', display: 'Sodium' }] },
      subject: { reference: 'Patient/p' },
      valueQuantity: { value: 140, unit: 'mmol/L' },
    },
  ];

  it('is one database: NDJSON by type, a Bundle and single files, in any order', async () => {
    const bundle = { resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) };
    const forms = [
      [await bench.file('bundle.json', JSON.stringify(bundle))],
      await Promise.all(
        resources.map((each) => bench.file(`${each.resourceType}.ndjson`, `${JSON.stringify(each)}\n`)),
      ),
      await Promise.all(resources.map((each) => bench.file(`${each.resourceType}.json`, JSON.stringify(each)))),
    ];
    await bench.imported(...(forms[0] ?? []));
    const expected = await bench.standing();
    expect(await bench.shown('labs')).toMatchObject([{ name: 'Basic panel', results: [{ name: 'Sodium' }] }]);
    for (const form of [...forms, ...forms.map((each) => [...each].reverse())]) {
      await bench.empty();
      expect((await bench.imported(...form)).flatMap(({ refusals }) => refusals)).toEqual([]);
      expect(await bench.standing()).toEqual(expected);
    }
  });
});
