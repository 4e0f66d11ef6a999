import { describe, expect, it } from '@jest/globals';
import { instant, type Cents, type LocalDate } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import type { CsvWords, PaymentEntry } from '@portico/application/payments';
import { paymentsCsv } from './payments-csv.ts';

const entry: PaymentEntry = {
  charge: 'charge-1' as ChargeId,
  at: instant(0),
  date: '2026-03-18' as LocalDate,
  amount: 123_456 as Cents,
  disputes: [],
  refunded: 5 as Cents,
  purpose: 'balance',
  status: 'part-refunded',
  card: { brand: 'visa', last4: '4242' },
  reference: 'REF1',
};
const words: CsvWords = {
  columns: {
    date: 'Date',
    amount: 'Amount',
    refunded: 'Refunded',
    purpose: 'For',
    status: 'Status',
    card: 'Card',
    reference: 'Reference',
  },
  purpose: () => 'Saldo, con "comillas"',
  status: () => '=1+1',
  card: ({ last4 }) => `Visa ${last4}`,
};

describe('a table of payments', () => {
  it('opens in a spreadsheet with its signs, amounts and quotes, and runs nothing there', () => {
    expect(paymentsCsv([entry], words)).toBe(
      '\uFEFFDate,Amount,Refunded,For,Status,Card,Reference\r\n' +
        '2026-03-18,1234.56,0.05,"Saldo, con ""comillas""",\'=1+1,Visa 4242,REF1\r\n',
    );
  });

  it('has its columns without any payment', () => {
    expect(paymentsCsv([], words).split('\r\n')).toHaveLength(2);
  });
});
