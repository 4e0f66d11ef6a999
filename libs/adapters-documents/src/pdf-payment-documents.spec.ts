import { describe, expect, it } from '@jest/globals';
import { instant, languages, type Cents, type LocalDate, type TimeZone } from '@portico/domain/kernel';
import type { ReceiptDocument, StatementDocument } from '@portico/domain/payments';
import { PdfPaymentDocuments } from './pdf-payment-documents.ts';
import { readPdf } from './testing/read-pdf.ts';
import { universalFaults } from './testing/read-universal-pdf.ts';

const documents = new PdfPaymentDocuments();
const head = {
  patientName: 'María José Ñáñez-O’Connor',
  practice: { name: 'Valley Family Medicine', phone: '602-555-0100' },
  printedOn: '2026-11-21' as LocalDate,
};
const receipt: ReceiptDocument = {
  ...head,
  date: '2026-03-02' as LocalDate,
  amount: 123_456 as Cents,
  refunded: 0 as Cents,
  disputes: [],
  purpose: 'installment',
  plan: 'Knee MRI',
  status: 'paid',
  card: { brand: 'american express', last4: '0005' },
  reference: 'ABCDEF123456',
};
const line = (date: string, description: string, amount: number) => ({
  date: date as LocalDate,
  description,
  amount: amount as Cents,
});
const statement: StatementDocument = {
  ...head,
  statement: {
    id: 'st-1',
    date: '2026-02-28' as LocalDate,
    total: 100_050 as Cents,
    lines: [line('2026-01-05', 'Office visit', 120_050), line('2026-02-01', 'Payment, thank you', -20_000)],
  },
};

describe('a printed receipt', () => {
  it('says whose payment it was, to whom, for what, from which card, and how it stands', async () => {
    const { text, title, tagged } = await readPdf(await documents.receipt(receipt, 'en'));
    expect({ title, tagged }).toEqual({ title: 'Payment receipt', tagged: true });
    expect(text).toContain('Patient María José Ñáñez-O’Connor Practice Valley Family Medicine Phone 602-555-0100');
    expect(text).toContain(
      'Payment Date of payment March 2, 2026 Amount $1,234.56 Status Paid Payment for Payment plan Payment plan Knee MRI ' +
        'Card American Express ending in 0005 Reference ABCDEF123456',
    );
    expect(text).not.toContain('Refunded');
    expect(text).not.toContain('left to pay');
  });

  it('says what is left to pay, where it is known', async () => {
    const left = { plan: 5_000 as Cents, balance: 13_460 as Cents };
    const { text } = await readPdf(await documents.receipt({ ...receipt, left }, 'en'));
    expect(text).toContain('Left to pay in this plan $50.00 Balance left to pay on the day printed $134.60');
  });

  it.each([
    [
      'en',
      'Date of service November 24, 2026 Provider Dr. Rosen Service Minor procedure Place of service',
      'Tax ID (EIN)',
    ],
    ['es', 'Fecha de la consulta 24 de noviembre de 2026 Profesional médico Dr. Rosen Servicio', 'fiscal (EIN)'],
  ] as const)('has what health accounts ask for, where it is known (%s)', async (language, service, taxId) => {
    const paper: ReceiptDocument = {
      ...receipt,
      // Late in the evening at the office, and the next day by the clock of the server.
      visit: {
        start: instant(Date.UTC(2026, 10, 25, 3)),
        timeZone: 'America/Phoenix' as TimeZone,
        provider: 'Dr. Rosen',
        visitType: 'Minor procedure',
      },
      place: ['North office', '1 Mesa Road', 'Mesa, AZ 85201'],
      practice: { ...head.practice, address: ['4 Calle Nueva', 'Miami, FL 33131'], taxId: '12-3456789' },
    };
    const { text } = await readPdf(await documents.receipt(paper, language));
    for (const part of [service, 'North office, 1 Mesa Road, Mesa, AZ 85201', `${taxId} 12-3456789`]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('4 Calle Nueva, Miami, FL 33131');
    expect((await readPdf(await documents.receipt(receipt, language))).text).not.toContain(taxId);
  });

  it('MON-221 itemises what was bought at a shop', async () => {
    const { plan: _, ...bought } = receipt;
    const lines = [
      { description: '2 × Soft brush', amount: 2_500 as Cents },
      { description: 'Fluoride paste', amount: 899 as Cents },
    ];
    const paper: ReceiptDocument = { ...bought, amount: 3_399 as Cents, purpose: 'shop', lines };
    const { text } = await readPdf(await documents.receipt(paper, 'en'));
    expect(text).toContain('2 × Soft brush $25.00 Fluoride paste $8.99 Amount $33.99');
    expect((await readPdf(await documents.receipt(receipt, 'en'))).text).not.toContain('Details');
  });

  it.each([
    ['en', 'Bank dispute The card’s bank was asked on', 'The bank returned $30.00 to the card.'],
    ['es', 'Reclamo ante el banco El', 'El banco devolvió $30.00 a la tarjeta.'],
  ] as const)('PAY-B18 says of each dispute how it stands (%s)', async (language, open, lost) => {
    const date = '2026-11-21' as LocalDate;
    const disputes = (['open', 'lost'] as const).map((outcome) => ({ amount: 3_000 as Cents, outcome, date }));
    const { text } = await readPdf(await documents.receipt({ ...receipt, disputes }, language));
    expect(text).toContain(open);
    expect(text).toContain(lost);
    expect((await readPdf(await documents.receipt(receipt, language))).text).not.toContain(open);
  });

  it('shows what went back, in Spanish too', async () => {
    const paper: ReceiptDocument = { ...receipt, refunded: 3_456 as Cents, status: 'part-refunded' };
    const { text, language } = await readPdf(await documents.receipt(paper, 'es'));
    expect(language).toBe('es');
    expect(text).toContain(
      'Monto $1,234.56 Reembolsado $34.56 Pagado después del reembolso $1,200.00 Estado Reembolsado en parte',
    );
  });
});

it.each(languages)('receipts and statements have what PDF/UA-1 asks for (%s)', async (language) => {
  for (const bytes of [await documents.receipt(receipt, language), await documents.statement(statement, language)]) {
    expect(await universalFaults(bytes, language)).toEqual([]);
  }
});

describe('a printed statement', () => {
  it.each(languages)('MON-184 ACC-359 is a PDF with every line and the total (%s)', async (language) => {
    const bytes = await documents.statement(statement, language);
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    const { text, roles, tagged } = await readPdf(bytes);
    for (const part of ['Office visit $1,200.50', 'Payment, thank you −$200.00', '$1,000.50']) {
      expect(text).toContain(part);
    }
    expect(tagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  it('says of a line what insurance paid of it, where the books do', async () => {
    const insurance = { charged: 130_050 as Cents, paid: 8_000 as Cents, adjusted: 2_000 as Cents };
    const [first, ...rest] = statement.statement.lines;
    if (first === undefined) throw new Error('It has lines.');
    const lines = [{ ...first, insurance }, ...rest];
    const { text } = await readPdf(
      await documents.statement({ ...head, statement: { ...statement.statement, lines } }, 'en'),
    );
    for (const part of ['Charged: $1,300.50', 'Insurance paid: −$80.00', 'Adjusted: −$20.00']) {
      expect(text).toContain(part);
    }
  });

  it('has a sentence where it has no lines', async () => {
    const empty = { ...statement, statement: { ...statement.statement, lines: [] } };
    const { text } = await readPdf(await documents.statement(empty, 'en'));
    expect(text).toContain('This statement has no lines.');
  });
});
