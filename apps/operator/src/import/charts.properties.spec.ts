import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conflictsOf, settleConflict } from './conflicts/settle-conflict.ts';
import { undoImport } from './history/undo-import.ts';
import { importedRecords } from './import-files.ts';
import { acting, ImportBench } from './testing/import-into-database.ts';
import { formsOf, madeUpExport, madeUpSet, writtenIn, type MadeUpSet } from './testing/made-up-people.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());

const settleAll = async (decision: 'another' | 'same'): Promise<void> => {
  const practice = importedRecords.id;
  for (;;) {
    const open = (await conflictsOf(bench.database, practice)).find((each) => each.decision === null);
    if (open === undefined) return;
    await settleConflict(bench.database, { practice, conflict: open.id, decision }, acting);
  }
};

/** Imports the files in an order, cut into imports at some places. */
const importInParts = async (files: readonly string[], cuts: ReadonlySet<number>): Promise<void> => {
  const parts: string[][] = [[]];
  for (const [at, file] of files.entries()) {
    if (cuts.has(at)) parts.push([]);
    parts.at(-1)?.push(file);
  }
  for (const part of parts) if (part.length > 0) await bench.run(part);
};

const order = (size: number) =>
  fc.record({
    files: fc.shuffledSubarray(
      Array.from({ length: size }, (_, at) => at),
      { minLength: size },
    ),
    cuts: fc.uniqueArray(fc.nat({ max: Math.max(size - 1, 1) })),
  });

const ordered = madeUpSet.chain((set) => fc.tuple(fc.constant(set), order(set.length), order(set.length)));

const written = (set: MadeUpSet) => Promise.all(writtenIn(set).map(({ name, content }) => bench.file(name, content)));

describe('the charts of the same people, up to their ids', () => {
  it('are the same in any order of the files and over any number of imports: same charts, same links, same conflicts', async () => {
    await fc.assert(
      fc.asyncProperty(ordered, async ([set, one, other]) => {
        const files = await written(set);
        const imported = async ({ files: at, cuts }: typeof one) => {
          await bench.empty();
          await importInParts(
            at.map((each) => files[each] ?? ''),
            new Set(cuts),
          );
          return bench.charts();
        };
        const expected = await imported(one);
        expect(await imported(other)).toEqual(expected);
        // Once more, one by one: no row changes.
        for (const file of files) expect((await bench.run([file])).id).toBeUndefined();
        expect((await bench.run(files)).id).toBeUndefined();
        expect(await bench.charts()).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  }, 300_000);

  it.each(['another', 'same'] as const)(
    'are the same after each conflict was settled: %s',
    async (decision) => {
      await fc.assert(
        fc.asyncProperty(ordered, async ([set, one, other]) => {
          const files = await written(set);
          const settled = async ({ files: at, cuts }: typeof one) => {
            await bench.empty();
            await importInParts(
              at.map((each) => files[each] ?? ''),
              new Set(cuts),
            );
            await settleAll(decision);
            return bench.charts(['clinic.import_conflicts']);
          };
          const expected = await settled(one);
          expect(await settled(other)).toEqual(expected);
          const standing = await bench.standing();
          for (const file of files) expect((await bench.run([file])).id).toBeUndefined();
          expect(await bench.standing()).toEqual(standing);
        }),
        { numRuns: 8 },
      );
    },
    300_000,
  );

  it('are the same after an import was undone and came again', async () => {
    await fc.assert(
      fc.asyncProperty(madeUpSet, fc.nat({ max: 4 }), async (set, at) => {
        const files = await written(set);
        const first = files.slice(0, at);
        await bench.empty();
        for (const file of first) await bench.run([file]);
        const before = await bench.standing();
        const { id } = await bench.run(files);
        const after = await bench.charts();
        if (id === undefined) return;
        expect(await undoImport(bench.database, importedRecords.id, String(id), acting)).toMatch(
          /^\d+ rows are as they were before\.$/,
        );
        expect(await bench.standing()).toEqual(before);
        await bench.run(files);
        expect(await bench.charts()).toEqual(after);
      }),
      { numRuns: 12 },
    );
  }, 300_000);

  it('are the same of NDJSON by type, a Bundle and single files, and one form after another changes no row', async () => {
    await fc.assert(
      fc.asyncProperty(madeUpExport, fc.boolean(), async (set, isReversed) => {
        const forms = await Promise.all(
          formsOf(set).map((form) =>
            Promise.all(form.map(({ name, content }) => bench.file(`export/${name}`, content))),
          ),
        );
        const databases: (readonly string[])[] = [];
        for (const form of forms) {
          await bench.empty();
          await bench.run(isReversed ? [...form].reverse() : form);
          databases.push(await bench.charts());
        }
        expect(databases).toEqual(forms.map(() => databases[0]));
        for (const form of forms) expect((await bench.run(form)).id).toBeUndefined();
      }),
      { numRuns: 8 },
    );
  }, 300_000);
});
