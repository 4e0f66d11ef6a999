import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unknownChart, type Chart, type RecordSubject } from '@portico/domain/health';
import { charts, labs } from '@portico/domain/health/testing';
import { languages } from '@portico/domain/kernel';
import { characters, localDates, withOptional } from '@portico/domain/kernel/testing';
import { PdfRecordPrinter } from './pdf-record-printer.ts';

const printer = new PdfRecordPrinter();
const anyText = fc.oneof(
  fc.string({ unit: characters, maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  // The scripts whose letters join, reorder or pile up.
  fc.array(fc.integer({ min: 0x0590, max: 0x0fff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom('a', '\u0301', '\u0323', 'ﷺ', 'ل', 'ا', ' ', '\n', '👩‍⚕️'), maxLength: 300 }),
);

const subjects: fc.Arbitrary<RecordSubject> = withOptional(
  { name: anyText, practiceName: anyText },
  { birthDate: localDates, printedOn: localDates },
);

const begins = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes.slice(0, 5));

describe('printing', () => {
  it('prints every chart there can be, in both languages', async () => {
    await fc.assert(
      fc.asyncProperty(subjects, charts, fc.constantFrom(...languages), async (subject, chart, language) => {
        expect(begins(await printer.record(subject, chart, language))).toBe('%PDF-');
      }),
      { numRuns: 20 },
    );
  });

  it('prints every report there can be', async () => {
    await fc.assert(
      fc.asyncProperty(subjects, labs, fc.constantFrom(...languages), async (subject, lab, language) => {
        expect(begins(await printer.lab(subject, lab, language))).toBe('%PDF-');
      }),
      { numRuns: 20 },
    );
  });

  it('prints any text anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(subjects, fc.array(anyText, { minLength: 1, maxLength: 8 }), async (subject, texts) => {
        const [text = ''] = texts;
        const chart: Chart = {
          ...unknownChart,
          conditions: { kind: 'entries', entries: texts.map((name) => ({ id: name, name, status: 'active' })) },
          allergies: { kind: 'entries', entries: [{ id: '1', substance: text, reactions: texts, status: 'unknown' }] },
          medications: { kind: 'entries', entries: [{ id: '1', name: text, instructions: text, status: 'unknown' }] },
          immunizations: {
            kind: 'entries',
            entries: texts.map((vaccine) => ({ id: vaccine, vaccine, status: 'unknown', lot: vaccine, site: vaccine })),
          },
          labs: { kind: 'narrative', text: texts },
          vitalSigns: {
            kind: 'entries',
            entries: texts.map((name) => ({
              id: name,
              name,
              status: 'unknown',
              parts: [{ name, value: { kind: 'text', text: name } }],
            })),
          },
          procedures: { kind: 'entries', entries: texts.map((name) => ({ id: name, name, status: 'unknown' })) },
          documents: { kind: 'narrative', text: [] },
          careTeam: { kind: 'entries', entries: texts.map((name) => ({ id: name, name, role: name, phone: name })) },
        };
        expect(begins(await printer.record(subject, chart, 'en'))).toBe('%PDF-');
      }),
      { numRuns: 40 },
    );
  });
});
