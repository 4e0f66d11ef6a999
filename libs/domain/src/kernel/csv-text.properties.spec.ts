import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvLines } from './csv-text.ts';

/** Texts as they come, and such as a spreadsheet would run. */
const texts = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ','), fc.string()).map((parts) => parts.join('')),
);

/** The cells of one line, as RFC 4180 reads them. */
const cellsOf = (line: string): readonly string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/gs)].map(([, quoted, bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );

describe('a line of CSV', () => {
  it('is read as the texts that it was made of, but for a mark before what begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (row) => {
        const [line = ''] = csvLines([row]);
        expect(cellsOf(line).map((text, at) => (text === row[at] ? text : text.replace(/^'/, '')))).toEqual(row);
      }),
    );
  });

  it('never has a cell that a spreadsheet runs', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [said = ''] = cellsOf(csvLines([[text]])[0] ?? '');
        expect(/^[=+@\t\r\n]/.test(said)).toBe(false);
        expect(said.startsWith('-') && !/^-\d+(?:\.\d+)?$/.test(said)).toBe(false);
      }),
    );
  });

  it('leaves a number below zero a number', () => {
    expect(csvLines([['-2.5', '-', '-1a']])).toEqual(["-2.5,'-,'-1a"]);
  });
});
