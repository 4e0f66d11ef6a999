import { describe, expect, it } from '@jest/globals';
import type { Lab, LabResult, RecordItem } from '@portico/domain/health';
import { labs } from '@portico/domain/health/testing';
import { languages, type ClinicalDate, type LabId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { CsvRecordTables } from './csv-record-tables.ts';

const written = (reports: readonly Lab[], language: (typeof languages)[number] = 'en'): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new CsvRecordTables().labs(reports, language));

/** The cells of each line, as RFC 4180 reads them. */
const cellsOf = (csv: string): readonly (readonly string[])[] =>
  [...csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n])*(?:,(?:"(?:[^"]|"")*"|[^",\r\n])*)*)\r\n/g)].map(
    ([, line = '']) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(([, quoted, bare = '']) =>
        quoted === undefined ? bare : quoted.replaceAll('""', '"'),
      ),
  );

/** Texts as they come, and such as a spreadsheet would run. */
const texts = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n'), fc.string()).map((parts) => parts.join('')),
);

const reports: fc.Arbitrary<readonly Lab[]> = fc.array(
  fc.tuple(labs, texts, texts).map(([lab, name, said]): Lab => ({
    ...lab,
    name,
    orderedBy: said,
    results: lab.results.map((result): LabResult => ({
      ...result,
      name,
      value: result.value.kind === 'text' ? { kind: 'text', text: said } : result.value,
      ...(result.reference && { reference: { ...result.reference, text: said } }),
    })),
  })),
  { maxLength: 4 },
);

describe('a table of lab results', () => {
  it('has a line for each result under eight headings, whatever the texts hold', () => {
    fc.assert(
      fc.property(reports, fc.constantFrom(...languages), (drawn, language) => {
        const csv = written(drawn, language);
        expect(csv.startsWith('\uFEFF')).toBe(true);
        const lines = cellsOf(csv);
        expect(lines.length).toBe(1 + drawn.reduce((sum, { results }) => sum + Math.max(1, results.length), 0));
        expect(lines.filter((cells) => cells.length !== 8)).toEqual([]);
      }),
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        const run = cellsOf(written(drawn))
          .flat()
          .filter((cell) => /^[=+\-@\t\r\n]/.test(cell));
        expect(run.filter((cell) => !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
      }),
    );
  });

  it('says what each result is, with its digits as reported', () => {
    const glucose: LabResult = {
      code: '2345-7',
      name: 'Glucose',
      value: { kind: 'quantity', value: '7.10', unit: 'mmol/L' },
      reference: { low: '3.9', high: '5.5' },
      flag: 'high',
    };
    const lab: Lab = {
      id: 1 as LabId,
      name: 'Panel',
      date: '2026-03-01' as ClinicalDate,
      status: 'final',
      orderedBy: 'Dr. Núñez',
      results: [glucose, { code: 'x', name: 'HbA1c', value: { kind: 'pending' } }],
    };
    expect(cellsOf(written([lab]))).toEqual([
      ['Date', 'Test', 'Result', 'Unit', 'Usual range', 'Note', 'Status', 'Ordered by'],
      ['2026-03-01', 'Glucose', '7.10', 'mmol/L', '3.9 – 5.5 mmol/L', 'High', 'Final', 'Dr. Núñez'],
      ['2026-03-01', 'HbA1c', 'Pending', '', '', '', 'Final', 'Dr. Núñez'],
    ]);
    expect(cellsOf(written([{ ...lab, results: [] }], 'es'))[1]).toEqual([
      '2026-03-01',
      'Panel',
      '',
      '',
      '',
      '',
      'Final',
      'Dr. Núñez',
    ]);
  });
});

const bill = (more: Partial<RecordItem<'bills'>>): RecordItem<'bills'> => ({
  id: 'b',
  name: 'Office visit',
  status: 'processed',
  details: [],
  ...more,
});

const writtenBills = (bills: readonly RecordItem<'bills'>[], language: (typeof languages)[number] = 'en'): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new CsvRecordTables().bills(bills, language));

describe('a table of claims', () => {
  it('has each amount as a number below its own heading, and nothing where none is told', () => {
    const told = bill({
      date: '2026-03-01' as ClinicalDate,
      made: '2026-03-09' as ClinicalDate,
      details: [
        { kind: 'paper', text: 'explanation' },
        { kind: 'biller', text: 'Mesa Clinic' },
        { kind: 'service', text: 'Urinalysis' },
        { kind: 'service', text: 'Lipid panel' },
        { kind: 'billed', text: '180.00' },
        { kind: 'insurer-paid', text: '120.50' },
        { kind: 'patient-part', text: '0.00' },
        { kind: 'patient-paid', text: '-5.00' },
      ],
    });
    const [headings = [], line = []] = cellsOf(writtenBills([told]));
    const said = headings.flatMap((heading, at) => (line[at] === '' ? [] : [[heading, line[at]]]));
    expect(said).toEqual([
      ['Kind', expect.stringContaining('Explanation')],
      ['Service from', '2026-03-01'],
      ['Dated', '2026-03-09'],
      [expect.any(String), 'Office visit'],
      ['Status', 'Processed'],
      ['Billed by', 'Mesa Clinic'],
      ['Also for', 'Urinalysis; Lipid panel'],
      ['Billed to insurance', '180.00'],
      ['Insurer paid', '120.50'],
      ['Your part, as the insurer says', '0.00'],
      ['You paid, as the insurer says', '-5.00'],
    ]);
  });

  it('has a line for each and no cell that a spreadsheet would run, whatever the texts hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(texts, texts), { maxLength: 4 }),
        fc.constantFrom(...languages),
        (said, language) => {
          const bills = said.map(([name, note]) => bill({ name, details: [{ kind: 'note', text: note }] }));
          const lines = cellsOf(writtenBills(bills, language));
          expect(lines.length).toBe(1 + bills.length);
          expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);
          expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))).toEqual(
            [],
          );
        },
      ),
    );
  });
});
