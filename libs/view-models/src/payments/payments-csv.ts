import { decimalOf } from '@portico/domain/kernel';
import type { PaymentEntry } from '@portico/application/payments';

/** What the columns and the entries of a list of payments are called, in the language of whoever keeps it. */
export interface CsvWords {
  readonly columns: Readonly<
    Record<'date' | 'amount' | 'refunded' | 'purpose' | 'status' | 'card' | 'reference', string>
  >;
  readonly purpose: (purpose: PaymentEntry['purpose']) => string;
  readonly status: (status: PaymentEntry['status']) => string;
  readonly card: (card: PaymentEntry['card']) => string;
}

/**
 * Payments as a table that spreadsheets open (RFC 4180): UTF-8 with a mark at the beginning, lines end with CR LF, amounts
 * are decimals with a point. No cell is taken for a formula.
 */
export const paymentsCsv = (entries: readonly PaymentEntry[], words: CsvWords): string => {
  const { columns } = words;
  const head = [
    columns.date,
    columns.amount,
    columns.refunded,
    columns.purpose,
    columns.status,
    columns.card,
    columns.reference,
  ];
  const rows = entries.map((entry) => [
    entry.date,
    decimalOf(entry.amount),
    decimalOf(entry.refunded),
    words.purpose(entry.purpose),
    words.status(entry.status),
    words.card(entry.card),
    entry.reference,
  ]);
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
};

const byteOrderMark = '\uFEFF';

const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
