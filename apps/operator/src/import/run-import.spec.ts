import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFile, rm } from 'node:fs/promises';
import { importedRecords } from './import-files.ts';
import { findInputs } from './inputs/find-input-files.ts';
import { formatOf, peopleAs, writePeople } from './people-report.ts';
import { ImportPrinter } from './print-import.ts';
import { ImportBench } from './testing/import-into-database.ts';
import { ccdaOf, madeUpFile } from './testing/made-up-documents.ts';

let bench: ImportBench;

beforeAll(async () => {
  bench = await ImportBench.open();
}, 60_000);
afterAll(() => bench.close());
beforeEach(() => bench.empty());

const practice = importedRecords.id;
const ana = { written: '20230101', mrn: 'mrn-7', given: 'Ana', family: 'Gil', born: '19710204' };
const asthma = { id: '1', name: 'Asthma' };
const everything = async () => [
  await bench.standing(),
  await bench.database.rows({ text: 'select * from clinic.imports' }),
  await bench.database.rows({ text: 'select * from clinic.import_changes' }),
  await bench.database.rows({ text: 'select * from clinic.practices' }),
  await bench.database.rows({ text: 'select count(*) as lines from activity' }),
];

describe('a dry run', () => {
  const some = fc.array(madeUpFile, { minLength: 1, maxLength: 3 });

  it('says what the run says, and changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, async (first, second) => {
        await bench.empty();
        const [before, files] = await Promise.all(
          [first, second].map((each, folder) =>
            Promise.all(each.map(({ name, content }, at) => bench.file(`${folder}${at}-${name}`, content))),
          ),
        );
        await bench.run(before ?? []);
        const stood = await everything();
        const dry = await bench.run(files ?? [], true);
        expect(await everything()).toEqual(stood);
        const { id: _id, ...run } = await bench.run(files ?? []);
        expect(dry).toEqual(run);
      }),
      { numRuns: 20 },
    );
  }, 120_000);

  it('does not even make the practice for imports', async () => {
    await bench.run([await bench.file('a.xml', ccdaOf({ ...ana, problems: [asthma] }))], true);
    expect(await bench.database.rows({ text: 'select * from clinic.practices' })).toEqual([]);
  });
});

describe('the report of the people', () => {
  it('names each with the id that an invitation needs, as CSV and as JSON, in a file of its own', async () => {
    const file = await bench.file('a.xml', ccdaOf({ ...ana, problems: [asthma] }));
    const { people } = await bench.run([file]);
    const [person] = people;
    expect(peopleAs('csv', practice, people)).toBe(
      `patient,to,name,birth date,records\r\n${person?.id},,Ana Gil,known,"1 condition, 1 document"\r\n`,
    );
    expect(JSON.parse(peopleAs('json', practice, people))).toEqual([
      { practice, patient: person?.id, name: 'Ana Gil', birthDate: true, records: { condition: 1, document: 1 } },
    ]);
    const report = `${file}.csv`;
    await writePeople(report, formatOf(report), practice, people);
    expect(await readFile(report, 'utf8')).toBe(peopleAs('csv', practice, people));
    await expect(writePeople(report, 'csv', practice, people)).rejects.toThrow('must not be there yet');
    await rm(report);
    expect(() => formatOf('people.txt')).toThrow('.csv or .json');
  });
});

describe('what the documents say of the practice and of where people are reached', () => {
  const header = (xml: string): string =>
    xml
      .replace('<patient>', '<telecom value="mailto:Ana@example.org"/><telecom value="tel:602-555-0101"/><patient>')
      .replace(
        '<component><structuredBody>',
        '<custodian><assignedCustodian><representedCustodianOrganization><name>Mesa Clinic</name></representedCustodianOrganization></assignedCustodian></custodian><component><structuredBody>',
      );

  it('is the name of the practice that is made, and is offered for the invitation', async () => {
    const file = await bench.file('a.xml', header(ccdaOf({ ...ana, problems: [asthma] })));
    const { people, practiceName } = await bench.run([file]);
    expect(practiceName).toEqual({ name: 'Mesa Clinic', from: 'document' });
    expect(await bench.database.rows({ text: 'select name from clinic.practices' })).toEqual([{ name: 'Mesa Clinic' }]);
    expect(peopleAs('csv', practice, people)).toContain(',ana@example.org,Ana Gil,');
  });

  it('is the folder where no document says it', async () => {
    const { practiceName } = await bench.run([await bench.file('a.xml', ccdaOf({ ...ana, problems: [] }))]);
    expect(practiceName).toMatchObject({ from: 'folder' });
  });
});

describe('what is printed', () => {
  it('counts the files on a terminal, and on nothing else', async () => {
    const file = await bench.file('a.xml', ccdaOf({ ...ana, problems: [] }));
    const inputs = await findInputs([file]);
    const result = await bench.run([file]);
    const printed = (isTTY: boolean) => {
      const [out, progress]: [string[], string[]] = [[], []];
      const printer = new ImportPrinter(
        { write: (text) => out.push(text) },
        { isTTY, write: (text) => progress.push(text) },
        inputs,
      );
      for (const outcome of result.outcomes) printer.file(outcome);
      printer.end(practice, result, false);
      return { out: out.join(''), progress: progress.join('') };
    };
    expect(printed(true).progress).toBe('0 of 1 files\r\u001b[K1 of 1 files\r\u001b[K');
    expect(printed(false).progress).toBe('');
    expect(printed(false).out).toContain(`npm run import -- undo ${result.id}`);
  });
});
