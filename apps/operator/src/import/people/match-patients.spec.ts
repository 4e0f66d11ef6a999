import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changedPerson } from '../conflicts/import-conflicts.ts';
import { conflictsOf } from '../conflicts/settle-conflict.ts';
import { undoImport } from '../history/undo-import.ts';
import { importedRecords } from '../import-files.ts';
import { acting, ImportBench } from '../testing/import-into-database.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

interface Person {
  readonly family: string;
  readonly born: string;
}

const root = '2.999.2';
const number = 'mrn-7';

const ccda = ({ family, born }: Person): string => `<ClinicalDocument xmlns="urn:hl7-org:v3">
  <id root="2.999.1" extension="${family}${born}"/><title>Summary</title><effectiveTime value="20240101"/>
  <recordTarget><patientRole><id root="${root}" extension="${number}"/><patient>
  <name><given>Isabella</given><family>${family}</family></name>
  <birthTime value="${born.replaceAll('-', '')}"/></patient></patientRole></recordTarget>
  <component><structuredBody/></component></ClinicalDocument>`;

const patient = ({ family, born }: Person) => ({
  resourceType: 'Patient',
  id: 'p',
  name: [{ family, given: ['Isabella'] }],
  birthDate: born,
  identifier: [{ system: `urn:oid:${root}`, value: number }],
});

const condition = {
  resourceType: 'Condition',
  id: 'c',
  clinicalStatus: { coding: [{ code: 'active' }] },
  code: { text: 'Asthma' },
  subject: { reference: 'Patient/p' },
};

const isabella: Person = { family: 'Jones', born: '1975-05-01' };
const other: Person = { family: 'Jones', born: '2005-05-01' };

const patients = async (): Promise<readonly object[]> =>
  bench.database.rows({ text: 'select name, birth_date::text as born from clinic.patients order by birth_date' });

const conflicts = (outcomes: Awaited<ReturnType<ImportBench['imported']>>): readonly string[] =>
  outcomes.flatMap(({ refusals }) => refusals.flatMap(({ reason, detail }) => (reason === 'conflict' ? [detail] : [])));

describe('one person, one chart', () => {
  it('keeps two people under one identifier apart and names the conflict, in either order', async () => {
    const files = [await bench.file('a.xml', ccda(isabella)), await bench.file('b.xml', ccda(other))];
    const both = [
      { name: 'Isabella Jones', born: '1975-05-01' },
      { name: 'Isabella Jones', born: '2005-05-01' },
    ];
    const outcomes = await bench.imported(...files);
    expect(await patients()).toEqual(both);
    expect(conflicts(outcomes)).toEqual([
      'another chart has an identifier of this patient: kept apart, for a person to settle',
    ]);
    const standing = await bench.standing();
    await bench.empty();
    await bench.imported(...[...files].reverse());
    expect(await bench.standing()).toEqual(standing);
    expect((await bench.imported(...files)).map(({ changed }) => changed)).toEqual([0, 0]);
  });

  it('takes another family name under one identifier for another person, not for another case or accent', async () => {
    await bench.imported(
      await bench.file('a.xml', ccda({ ...isabella, family: 'Núñez-Ortiz' })),
      await bench.file('b.xml', ccda({ ...isabella, family: 'NUNEZ ORTIZ' })),
    );
    expect(await patients()).toHaveLength(1);
    const outcomes = await bench.imported(await bench.file('c.xml', ccda({ ...isabella, family: 'Smith' })));
    expect(await patients()).toHaveLength(2);
    expect(conflicts(outcomes)).toHaveLength(1);
  });

  it('lets FHIR and C-CDA of one person meet, whichever comes first and wherever the records stand', async () => {
    const document = await bench.file('p.xml', ccda(isabella));
    const person = await bench.file('p.json', JSON.stringify(patient(isabella)));
    const record = await bench.file('c.json', JSON.stringify(condition));
    for (const order of [
      [document, person, record],
      [person, record, document],
      [record, document, person],
    ]) {
      await bench.empty();
      const outcomes = await bench.imported(...order);
      expect(outcomes.flatMap(({ refusals }) => refusals)).toEqual([]);
      expect(await patients()).toEqual([{ name: 'Isabella Jones', born: '1975-05-01' }]);
      expect(await bench.shown('conditions')).toMatchObject([{ name: 'Asthma' }]);
      expect(await bench.shown('documents')).toHaveLength(1);
      expect((await bench.imported(...order)).map(({ changed }) => changed)).toEqual([0, 0, 0]);
    }
  });

  it('does not let FHIR meet a C-CDA patient of another birth date, and says so', async () => {
    const outcomes = await bench.imported(
      await bench.file('p.xml', ccda(other)),
      await bench.file('p.json', JSON.stringify(patient(isabella))),
    );
    expect(await patients()).toHaveLength(2);
    expect(conflicts(outcomes)).toHaveLength(1);
  });

  it('keeps a patient whose birth date changed under the same id apart, with their records, in either order', async () => {
    const bundle = (person: Person): string =>
      JSON.stringify({
        resourceType: 'Bundle',
        type: 'collection',
        entry: [{ resource: patient(person) }, { resource: { ...condition, code: { text: person.born } } }],
      });
    const files = [await bench.file('a.json', bundle(isabella)), await bench.file('b.json', bundle(other))];
    for (const order of [files, [...files].reverse()]) {
      await bench.empty();
      for (const file of order) await bench.run([file]);
      expect(await patients()).toEqual([
        { name: 'Isabella Jones', born: '1975-05-01' },
        { name: 'Isabella Jones', born: '2005-05-01' },
      ]);
      const whose = await bench.database.rows({
        text: `select p.birth_date::text as born, e.body ->> 'name' as name from clinic.chart_entries e
          join clinic.patients p on (p.practice_id, p.id) = (e.practice_id, e.patient_id) order by 1`,
      });
      expect(whose).toEqual(['1975-05-01', '2005-05-01'].map((born) => ({ born, name: born })));
      const [outcome] = await bench.imported(await bench.file('c.json', JSON.stringify(condition)));
      expect(outcome?.refusals.map(({ detail }) => detail)).toEqual(['two people have the id of its patient']);
    }
  });

  it('makes two charts one where a file has the numbers of both, and takes that back', async () => {
    const numbered = (name: string, id: string, ...numbers: readonly string[]) =>
      bench.file(
        name,
        JSON.stringify({
          ...patient(isabella),
          id,
          identifier: numbers.map((value) => ({ system: `urn:oid:${root}`, value })),
        }),
      );
    const files = [await numbered('a.json', 'a', '1'), await numbered('b.json', 'b', '2')];
    const both = await numbered('c.json', 'c', '1', '2');
    for (const file of files) await bench.run([file]);
    expect(await patients()).toHaveLength(2);
    const before = await bench.standing();
    const { id } = await bench.run([both]);
    expect(await patients()).toHaveLength(1);
    await undoImport(bench.database, importedRecords.id, String(id), acting);
    expect(await bench.standing()).toEqual(before);
    await bench.run([both]);
    for (const file of [...files, both]) expect((await bench.run([file])).id).toBeUndefined();
  });

  it.each([
    ['same', 1],
    ['another', 2],
    ['drop', 1],
    [null, 2],
  ] as const)(
    'keeps to what an earlier version asked of one who changed under the same id: %s',
    async (decision, charts) => {
      const [chart] = (await bench.run([await bench.file('a.json', JSON.stringify(patient(isabella)))])).people;
      const id = chart?.id ?? '';
      const { id: conflict, ...about } = changedPerson(importedRecords.id, id, 'jones', other.born, id);
      await bench.database.rows({
        text: `insert into clinic.import_conflicts (practice_id, id, kind, subject, family, born, patient_id, decision)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        values: [about.practice, conflict, about.kind, about.subject, about.family, about.born, id, decision],
      });
      const changed = await bench.file('b.json', JSON.stringify(patient(other)));
      await bench.run([changed]);
      expect(await patients()).toHaveLength(charts);
      expect((await bench.run([changed])).id).toBeUndefined();
      const open = await conflictsOf(bench.database, importedRecords.id);
      expect(open.filter((each) => each.decision === null).map(({ kind }) => kind)).toEqual(
        decision === null ? ['shared-identifier'] : [],
      );
    },
  );

  it('reports one person where a later file made two charts one', async () => {
    const numbered = (value: string) => ccda(isabella).replace(`extension="${number}"`, `extension="${value}"`);
    const both = {
      ...patient(isabella),
      identifier: ['1', '2'].map((value) => ({ system: `urn:oid:${root}`, value })),
    };
    const { people } = await bench.run([
      await bench.file('a.xml', numbered('1')),
      await bench.file('b.xml', numbered('2')),
      await bench.file('c.json', JSON.stringify(both)),
    ]);
    expect(people.map(({ name, records }) => ({ name, records }))).toEqual([
      { name: 'Isabella Jones', records: { document: 2 } },
    ]);
  });

  it('keeps a chart that an account has, and two of them apart, for a person to settle', async () => {
    const numbered = (name: string, id: string, ...numbers: readonly string[]) =>
      bench.file(
        name,
        JSON.stringify({
          ...patient(isabella),
          id,
          identifier: numbers.map((value) => ({ system: `urn:oid:${root}`, value })),
        }),
      );
    const one = (await bench.run([await numbered('a.json', 'a', '1')])).people[0]?.id;
    const two = (await bench.run([await numbered('b.json', 'b', '2')])).people[0]?.id;
    const three = (await bench.run([await numbered('c.json', 'c', '3')])).people[0]?.id;
    const charts = () => bench.database.rows({ text: 'select id from clinic.patients order by id collate "C"' });
    await bench.openAccount(two);
    await bench.run([await numbered('d.json', 'd', '1', '2')]);
    expect(await charts()).toEqual([two, three].sort().map((id) => ({ id })));
    await bench.openAccount(three);
    const { conflicts: named } = await bench.run([await numbered('e.json', 'e', '1', '3')]);
    expect(await charts()).toEqual([two, three].sort().map((id) => ({ id })));
    expect(named).toHaveLength(1);
    expect(one).toBeDefined();
  });

  it('knows a record of a later import by the id that its source refers to', async () => {
    await bench.imported(await bench.file('p.xml', ccda(isabella)));
    await bench.imported(await bench.file('p.json', JSON.stringify(patient(isabella))));
    const [outcome] = await bench.imported(await bench.file('c.json', JSON.stringify(condition)));
    expect(outcome).toMatchObject({ kept: 1, refusals: [] });
    expect(await patients()).toHaveLength(1);
  });
});
