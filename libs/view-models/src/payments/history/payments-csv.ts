import { byteOrderMark, csvLines, decimalOf } from '@portico/domain/kernel';
import type { CsvWords, PaymentEntry } from '@portico/application/payments';

/**
 * Payments as a CSV table (RFC 4180): UTF-8 with a byte order mark, CR LF line ends, amounts as decimals with a point.
 * Cells are escaped against formula injection.
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
  return (
    byteOrderMark +
    csvLines([head, ...rows])
      .map((line) => `${line}\r\n`)
      .join('')
  );
};
