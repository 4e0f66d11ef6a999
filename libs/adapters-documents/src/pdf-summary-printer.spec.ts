import { describe, expect, it } from '@jest/globals';
import type { VisitRecord } from '@portico/domain/health';
import { instant, type AppointmentId, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import { PdfSummaryPrinter } from './pdf-summary-printer.ts';
import { universalFaults } from './testing/read-universal-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const encounter = (id: string, start: number) => ({
  appointment: id as AppointmentId,
  start: instant(start),
  timeZone: 'America/Phoenix' as TimeZone,
  provider: 'Dr. Núñez',
  office: 'North <b>office</b>',
  reason: 'Cough & cold',
});

const record: VisitRecord = {
  visits: [encounter('v1', 1_795_287_600_000)],
  chart: {
    conditions: { kind: 'entries', entries: [{ id: 'c', name: '<script>alert(1)</script> asthma', status: 'active' }] },
    allergies: { kind: 'none-known' },
    medications: { kind: 'no-information' },
  },
  next: [],
};
const subject = { name: 'Ana "Peña"', birthDate: '1980-02-29' as LocalDate, practiceName: 'Mesa' };
const printer = new PdfSummaryPrinter();

describe('a visit summary', () => {
  it.each([
    [
      'en',
      ['Visit summary', 'Dr. Núñez', 'Cough & cold', 'asthma', 'No known allergies.', 'No other visit is booked.'],
    ],
    ['es', ['Resumen de la consulta', 'Dr. Núñez', 'No hay otra cita reservada.']],
  ] as const)('APT-142 is a PDF that tells of the visit, the chart and the plan, in %s', async (language, said) => {
    const bytes = await printer.summary(subject, record, language);
    expect(await universalFaults(bytes, language)).toEqual([]);
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('%PDF');
    const text = JSON.stringify(await readPdf(bytes));
    for (const words of said) expect(text).toContain(words);
  });

  it('APT-144 as a page has no script, whatever the record says', async () => {
    const page = new TextDecoder().decode(await printer.summaryPage(subject, record, 'en'));
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; asthma');
    expect(page).toContain('North &lt;b&gt;office&lt;/b&gt;');
    expect(page).not.toMatch(/<script|<b>|javascript:| on\w+=/i);
    expect(page).toContain(`default-src 'none'`);
  });

  it('says in both languages why there is none', () => {
    for (const problem of ['gone', 'broken'] as const) {
      expect(printer.summaryError(problem, 'en')).not.toBe(printer.summaryError(problem, 'es'));
    }
  });
});
