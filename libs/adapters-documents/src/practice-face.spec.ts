import { describe, expect, it } from '@jest/globals';
import { languages, type LocalDate } from '@portico/domain/kernel';
import type { PracticeFace } from '@portico/domain/practices';
import { logoOf } from './layout/logo.ts';
import { PdfPaymentDocuments } from './pdf-payment-documents.ts';
import { PdfRecordPrinter } from './pdf-record-printer.ts';
import { readUniversalPdf, universalFaults } from './testing/read-universal-pdf.ts';
import { manyLabs, subject } from './testing/sample-charts.ts';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const svg = (shapes: string): string => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
};
const square = '<rect width="24" height="24" rx="6" fill="#8a4b14"/>';
const sign = '<path d="M12 20V5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>';

const faces: readonly PracticeFace[] = [
  {},
  { accent: '#ffe600', logo: pixel },
  { accent: '#8a4b14', logo: svg(square + sign) },
  { accent: 'brown', logo: 'data:image/png;base64,AAAA' },
];

const statement = (face: PracticeFace, language: 'en' | 'es') =>
  new PdfPaymentDocuments().statement(
    {
      patientName: 'Ana',
      practice: { name: 'Valley Family Medicine', phone: '602-555-0100', ...face },
      printedOn: '2026-11-21' as LocalDate,
      statement: { id: 'st-1', date: '2026-02-28' as LocalDate, total: 0 as never, lines: [] },
    },
    language,
  );

/** How often something of the picture is painted on the page. */
const painted = async (face: PracticeFace): Promise<number> =>
  (await readUniversalPdf(await statement(face, 'en'))).content.length;

describe('the face of a practice on paper', () => {
  it.each(languages)('leaves what PDF/UA-1 asks for, whatever logo and color there is (%s)', async (language) => {
    for (const practiceFace of faces) {
      expect(await universalFaults(await statement(practiceFace, language), language)).toEqual([]);
      const record = await new PdfRecordPrinter().record({ ...subject, practiceFace }, manyLabs(1), language, []);
      expect(await universalFaults(record, language)).toEqual([]);
    }
  });

  it('is drawn as a picture or as its shapes, and left out where it can be neither', async () => {
    expect(logoOf(pixel)).toBeInstanceOf(Buffer);
    expect(logoOf(svg(square + sign))).toMatchObject({
      side: 24,
      shapes: [
        { box: { width: 24, height: 24, round: 6 }, fill: '#8a4b14', stroke: undefined },
        { path: 'M12 20V5', fill: undefined, stroke: '#fff', strokeWidth: 2, cap: 'round' },
      ],
    });
    for (const other of [
      undefined,
      'https://example.org/logo.png',
      'data:image/gif;base64,R0lG',
      svg(''),
      svg(`<g transform="rotate(45)">${square}</g>`),
      svg('<path d="M0 0" fill="url(#a)"/>'),
      svg(`${square}<text>A</text>`),
      svg('<image href="https://example.org/a.png"/>'),
    ]) {
      expect(logoOf(other)).toBeUndefined();
    }
    const bytes = async (face: PracticeFace) => (await statement(face, 'en')).length;
    const [none, pictured, shaped, broken] = await Promise.all(faces.map(bytes));
    expect(pictured).not.toBe(none);
    expect(shaped).not.toBe(none);
    expect(broken).toBeLessThan((none ?? 0) + 50);
    expect(await painted({})).toBeGreaterThan(0);
  });
});
