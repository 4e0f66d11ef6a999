import { describe, expect, it } from '@jest/globals';
import { charts, labs } from '@portico/domain/health/testing';
import { languages } from '@portico/domain/kernel';
import fc from 'fast-check';
import { PdfRecordPrinter } from './pdf-record-printer.ts';
import { readUniversalPdf, universalFaults } from './testing/read-universal-pdf.ts';
import { disputed, manyLabs, subject } from './testing/sample-charts.ts';

const printer = new PdfRecordPrinter();

describe('a printed record', () => {
  it.each(languages)('has what PDF/UA-1 asks for, as another library reads it (%s)', async (language) => {
    const bytes = await printer.record(subject, manyLabs(30), language, [disputed]);
    expect(await universalFaults(bytes, language)).toEqual([]);
    const { headers, content } = await readUniversalPdf(bytes);
    expect(headers).toBeGreaterThan(10);
    expect(content.length).toBeGreaterThan(100);
  });

  it('has it of every chart and every report there can be', async () => {
    const anyLanguage = fc.constantFrom(...languages);
    await fc.assert(
      fc.asyncProperty(charts, labs, anyLanguage, async (printed, lab, language) => {
        expect(await universalFaults(await printer.record(subject, printed, language), language)).toEqual([]);
        expect(await universalFaults(await printer.lab(subject, lab, language), language)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
