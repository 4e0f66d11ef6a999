import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PostgresEntryHidings } from '@portico/adapters-storage';
import { DAY, HOUR, plus, type AccountId, type PatientId } from '@portico/domain/kernel';
import { undoImport } from '../history/undo-import.ts';
import { importedRecords } from '../import-files.ts';
import { acting, ImportBench } from '../testing/import-into-database.ts';
import { bundleOf, ccdaOf, type MadeUpDocument } from '../testing/made-up-documents.ts';
import { decisions } from './import-conflicts.ts';
import { listWaiting } from '../../office/waiting-list.ts';
import { listConflicts } from './list-conflicts.ts';
import { conflictsOf, settleConflict } from './settle-conflict.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const practice = importedRecords.id;
const ana: MadeUpDocument = {
  written: '20230101',
  mrn: 'mrn-7',
  given: 'Ana',
  family: 'Gil',
  born: '19710204',
  problems: [{ id: '1', name: 'Asthma' }],
};
const other: MadeUpDocument = { ...ana, family: 'Jones', problems: [{ id: '2', name: 'Neoplasm' }] };

const open = async () => (await conflictsOf(bench.database, practice)).filter(({ decision }) => decision === null);
const onlyOne = async () => {
  const [conflict, ...more] = await open();
  if (conflict === undefined || more.length > 0) throw new Error('One conflict was made.');
  return conflict;
};
const settle = (conflict: string, decision: string, patient?: string) =>
  settleConflict(bench.database, { practice, conflict, decision, patient }, acting);
const names = () => bench.database.rows({ text: 'select name from clinic.patients order by name' });
const problems = async () => (await bench.shown('conditions')).map(({ name }) => name).sort();

/** Two charts under one identifier. */
const sharing = async () => [await bench.file('a.xml', ccdaOf(ana)), await bench.file('b.xml', ccdaOf(other))];
/** One resource of two people. */
const changing = async () => [await bench.file('a.json', bundleOf(ana)), await bench.file('b.json', bundleOf(other))];

describe('a conflict that is settled', () => {
  it('is settled once: the same again changes nothing, something else is refused, and no import asks again', async () => {
    const cases = [sharing, changing].flatMap((files) => decisions.map((decision) => ({ files, decision })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cases), async ({ files, decision }) => {
        await bench.empty();
        const some = await files();
        for (const file of some) await bench.run([file]);
        const { id, kind, patient } = await onlyOne();
        const whose = kind === 'shared-identifier' && decision === 'drop' ? (patient ?? undefined) : undefined;
        await settle(id, decision, whose);
        const stood = await bench.standing();
        expect(await settle(id, decision, whose)).toContain('before');
        expect(await bench.standing()).toEqual(stood);
        const another = decisions.find((each) => each !== decision) ?? 'same';
        await expect(settle(id, another, whose)).rejects.toThrow('already');
        for (const file of some) await bench.run([file]);
        expect(await open()).toEqual([]);
        const settledOnce = await bench.standing();
        for (const file of [...some].reverse()) expect((await bench.run([file])).id).toBeUndefined();
        expect(await bench.standing()).toEqual(settledOnce);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('as one person gives everything to one chart, in whichever order the documents came', async () => {
    const files = await sharing();
    for (const order of [files, [...files].reverse()]) {
      await bench.empty();
      for (const file of order) await bench.run([file]);
      await settle((await onlyOne()).id, 'same');
      expect(await names()).toHaveLength(1);
      expect(await problems()).toEqual(['Asthma', 'Neoplasm']);
    }
  });

  it('as one person keeps the chart that is in use, and refuses where both are', async () => {
    const { people } = await bench.run(await sharing());
    const [first, second] = [...people].sort((a, b) => (a.id < b.id ? -1 : 1));
    await bench.openAccount(second?.id);
    const { id } = await onlyOne();
    expect(await settle(id, 'same')).toContain(second?.id ?? 'nobody');
    await bench.empty();
    await bench.run(await sharing());
    await bench.openAccount(first?.id);
    await bench.openAccount(second?.id);
    await expect(settle(id, 'same')).rejects.toThrow('cannot be merged');
    await expect(settle(id, 'drop', first?.id)).rejects.toThrow('cannot be dropped');
  });

  it('as one person keeps the chart in which something is hidden, with what is hidden', async () => {
    const { people } = await bench.run(await sharing());
    const second = [...people].sort((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
    const chart = { practice, patient: second?.id as PatientId };
    const [entry] = await bench.database.rows<{ readonly id: string }>({
      text: 'select id from clinic.chart_entries where practice_id = $1 and patient_id = $2',
      values: [practice, chart.patient],
    });
    const hiding = { of: { section: 'conditions', entry: entry?.id ?? '' }, everyone: true, helpers: [] } as const;
    const hidings = new PostgresEntryHidings(bench.database);
    await hidings.keep(chart, hiding, 'ana' as AccountId, acting.now);
    expect(await settle((await onlyOne()).id, 'same')).toContain(chart.patient);
    expect(await hidings.of(chart)).toEqual([hiding]);
    expect(await problems()).toEqual(['Asthma', 'Neoplasm']);
    await bench.database.rows({ text: 'delete from entry_hidings' });
  });

  it('as another person keeps what comes under the same id apart, with a chart of its own', async () => {
    const files = await changing();
    for (const file of files) await bench.run([file]);
    await settle((await onlyOne()).id, 'another');
    for (const file of files) await bench.run([file]);
    expect(await names()).toEqual([{ name: 'Ana Gil' }, { name: 'Ana Jones' }]);
    expect(await problems()).toEqual(['Asthma', 'Neoplasm']);
  });

  it('as dropped removes that chart, and it does not come back', async () => {
    const files = await sharing();
    const { people } = await bench.run(files);
    const jones = people.find(({ name }) => name === 'Ana Jones')?.id;
    const { id } = await onlyOne();
    await expect(settle(id, 'drop')).rejects.toThrow('--patient');
    await settle(id, 'drop', jones);
    await bench.run(files);
    expect(await names()).toEqual([{ name: 'Ana Gil' }]);
    expect(await problems()).toEqual(['Asthma']);
  });

  it('as dropped keeps the person out under each of their names, and the other one is kept', async () => {
    const { people } = await bench.run(await sharing());
    const jones = people.find(({ name }) => name === 'Ana Jones')?.id;
    await settle((await onlyOne()).id, 'drop', jones);
    const [first, second] = await changing();
    for (const file of [first, second]) await bench.run([file ?? '']);
    expect(await names()).toEqual([{ name: 'Ana Gil' }]);
    expect(await open()).toEqual([]);
  });

  it('stays settled where the chart becomes part of another by a later file, and that is undone', async () => {
    const numbered = (name: string, mrn: string) => bench.file(name, bundleOf({ ...ana, mrn, problems: [] }));
    await bench.run(await sharing());
    await settle((await onlyOne()).id, 'another');
    const { people } = await bench.run([await numbered('c.json', 'mrn-8')]);
    await bench.openAccount(people[0]?.id);
    const before = await bench.standing();
    const both = bundleOf({ ...ana, mrn: 'mrn-8', problems: [] }).replace(
      '[{"system"',
      '[{"system":"urn:oid:2.999.2","value":"mrn-7"},{"system"',
    );
    const { id } = await bench.run([await bench.file('d/d.json', both)]);
    expect(await names()).toHaveLength(2);
    expect(await open()).toEqual([]);
    await undoImport(bench.database, practice, String(id), acting);
    expect(await bench.standing()).toEqual(before);
  });

  it('leaves one line with the name of the operator and the reason', async () => {
    await bench.run(await sharing());
    const { id } = await onlyOne();
    await settle(id, 'another');
    await settle(id, 'another');
    const lines = await bench.database.rows({
      text: `select actor_id, reason from activity where action = 'settled-import-conflict' and resource = $1
        and seq > (select coalesce(max(seq), 0) - 1 from activity where action = 'settled-import-conflict')`,
      values: [id],
    });
    expect(lines).toEqual([{ actor_id: 'olga', reason: 'A test.' }]);
  });

  it('has to be one that there is, and to be settled by a word that is known', async () => {
    await expect(settle('nothing', 'same')).rejects.toThrow('no such conflict');
    await expect(settle('nothing', 'maybe')).rejects.toThrow('same, another, drop');
  });
});

describe('the list of conflicts', () => {
  it('SEC-S6 names both people and a command for each way out', async () => {
    await bench.run(await sharing());
    const said = await listConflicts(bench.database, practice, acting);
    const { id, patient } = await onlyOne();
    for (const part of ['Ana Gil (', 'Ana Jones (', `settle ${id} same`, `settle ${id} drop --patient ${patient}`])
      expect(said).toContain(part);
    const looks = await bench.database.rows({
      text: `select actor_id, practice_id, resource, reason from activity where action = 'examined-patient-list'`,
    });
    const { operator, reason } = acting;
    expect(looks).toEqual([{ actor_id: operator, practice_id: practice, resource: 'conflicts', reason }]);
  });

  it('waits for the office since the import that found it', async () => {
    await bench.run(await sharing());
    const { id, patient } = await onlyOne();
    const asked = { ...acting, now: plus(acting.now, 3 * DAY + HOUR) };
    const [, line] = (await listWaiting(bench.database, practice, true, asked)).split('\r\n');
    expect(line).toBe(`import-conflict,${id},${patient},2026-11-24T00:00:00.000Z,shared-identifier,3 days,`);
  });

  it('says so where nothing is to be settled', async () => {
    await bench.run(await sharing());
    await settle((await onlyOne()).id, 'another');
    expect(await listConflicts(bench.database, practice, acting)).toBe('There is nothing to settle.');
  });

  it('has two contents of one entry, which are settled by keeping what stands', async () => {
    const asthma = bundleOf(ana);
    await bench.run([await bench.file('a.json', asthma)]);
    await bench.run([await bench.file('b.json', asthma.replace('Asthma', 'Angina'))]);
    const { id, kind } = await onlyOne();
    expect(kind).toBe('entry');
    await expect(settle(id, 'same')).rejects.toThrow('only drop');
    await settle(id, 'drop');
    await bench.run([await bench.file('b.json', asthma.replace('Asthma', 'Angina'))]);
    expect(await open()).toEqual([]);
  });
});

describe('records of somebody who changed under the same id', () => {
  it('are never given to the one who was there, in whichever file of the export they stand', async () => {
    const { people } = await bench.run([await bench.file('a.json', bundleOf(ana))]);
    const lines = (JSON.parse(bundleOf(other)) as { readonly entry: readonly { readonly resource: object }[] }).entry;
    const [person, condition] = lines.map(({ resource }) => `${JSON.stringify(resource)}\n`);
    const files = [
      await bench.file('Condition.ndjson', condition ?? ''),
      await bench.file('Patient.ndjson', person ?? ''),
    ];
    for (const order of [files, [...files].reverse()]) {
      await bench.run(order);
      expect(people.map(({ id }): PatientId => id)).toHaveLength(1);
      const own = await bench.database.rows({
        text: `select body ->> 'name' as name from clinic.chart_entries where patient_id = $1`,
        values: [people[0]?.id],
      });
      expect(own).toEqual([{ name: 'Asthma' }]);
      expect(await problems()).toEqual(['Asthma', 'Neoplasm']);
    }
  });
});
