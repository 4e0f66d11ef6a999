import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { placeHold, releaseHold } from '../../person/hold/legal-holds.ts';
import { importedRecords } from '../import-files.ts';
import { acting, ImportBench } from '../testing/import-into-database.ts';
import { ccdaOf, madeUpFile, type MadeUpDocument } from '../testing/made-up-documents.ts';
import { listImports, undoImport } from './undo-import.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const practice = importedRecords.id;
const undo = (id: number | undefined) => undoImport(bench.database, practice, String(id), acting);
const written = (files: readonly { readonly name: string; readonly content: string }[], folder: string) =>
  Promise.all(files.map(({ name, content }, at) => bench.file(`${folder}${at}-${name}`, content)));
const someFiles = fc.array(madeUpFile, { minLength: 1, maxLength: 3 });

const ana: MadeUpDocument = {
  written: '20230101',
  mrn: 'mrn-7',
  given: 'Ana',
  family: 'Gil',
  born: '19710204',
  problems: [{ id: '1', name: 'Asthma' }],
};
const filesOf = (...documents: readonly MadeUpDocument[]) =>
  written(
    documents.map((each) => ({ name: 'f.xml', content: ccdaOf(each) })),
    'd',
  );

describe('an import that is undone', () => {
  it('leaves the database as it was before, whatever stood there and whatever came', async () => {
    await fc.assert(
      fc.asyncProperty(someFiles, someFiles, async (first, second) => {
        await bench.empty();
        await bench.run(await written(first, 'a'));
        const before = await bench.standing();
        const { id } = await bench.run(await written(second, 'b'));
        if (id === undefined) return;
        expect(await undo(id)).toMatch(/^\d+ rows are as they were before\.$/);
        expect(await bench.standing()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('is undone once: a second time changes nothing', async () => {
    const { id } = await bench.run(await filesOf(ana));
    await undo(id);
    const before = await bench.standing();
    expect(await undo(id)).toBe('0 rows are as they were before.');
    expect(await bench.standing()).toEqual(before);
    expect(await listImports(bench.database, practice)).toContain('undone');
  });

  it('names what a later import changed, and puts it back once that one is undone', async () => {
    const [older = '', newer = ''] = await filesOf(ana, { ...ana, written: '20250101', given: 'Anna' });
    const first = await bench.run([older]);
    const second = await bench.run([newer]);
    expect(await undo(first.id)).toContain('changed since by somebody else, or by a later import');
    await undo(second.id);
    await undo(first.id);
    expect((await bench.standing()).flat()).toEqual([]);
  });

  it('leaves a patient who has an account, and names them', async () => {
    const { id, people } = await bench.run(await filesOf(ana));
    const [person] = people;
    await bench.openAccount(person?.id);
    const said = await undo(id);
    expect(said).toContain(`patients ${person?.id}`);
    expect(said).toContain('something else refers to it');
    expect(await bench.database.rows({ text: 'select name from clinic.patients' })).toEqual([{ name: 'Ana Gil' }]);
    expect(await bench.shown('conditions')).toEqual([]);
  });

  it('OPS-H2 leaves everything of a patient under a legal hold, and takes it once that is released', async () => {
    const { id, people } = await bench.run(await filesOf(ana));
    const chart = `${practice}/${people[0]?.id}`;
    const withoutHolds = () => bench.standing(['public.legal_holds']);
    const before = await withoutHolds();
    await bench.database.transaction((sql) => placeHold(sql, chart, acting));
    expect(await undo(id)).toContain('the patient is under a legal hold');
    expect(await withoutHolds()).toEqual(before);
    await bench.database.transaction((sql) => releaseHold(sql, chart, undefined, acting));
    await undo(id);
    expect((await withoutHolds()).flat()).toEqual([]);
  });

  it('leaves a line with the name of the operator and the reason', async () => {
    const { id } = await bench.run(await filesOf(ana));
    await undo(id);
    expect(
      await bench.database.rows({
        text: `select actor_id, reason from activity where action = 'undid-import' and resource = $1`,
        values: [String(id)],
      }),
    ).toEqual([{ actor_id: 'olga', reason: 'A test.' }]);
  });

  it('has to be one that there is', async () => {
    await expect(undo(4711)).rejects.toThrow('There is no such import');
    await expect(undoImport(bench.database, practice, '1; drop', acting)).rejects.toThrow('There is no such import');
  });
});
