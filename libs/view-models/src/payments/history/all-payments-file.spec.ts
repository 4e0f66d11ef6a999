import { describe, expect, it } from '@jest/globals';
import { failed, instant, ok, type Cents, type LocalDate, type PatientId, type Result } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import type { CsvWords, PaymentEntry, PaymentsScreen } from '@portico/application/payments';
import { allPaymentsFile } from './all-payments-file.ts';

const entryOf = (year: number): PaymentEntry => ({
  charge: `charge-${year}` as ChargeId,
  at: instant(0),
  date: `${year}-03-18` as LocalDate,
  amount: 500 as Cents,
  disputes: [],
  refunded: 0 as Cents,
  purpose: 'balance',
  status: 'paid',
  card: { brand: 'visa', last4: '4242' },
  reference: `REF${year}`,
});

const columns = {
  date: 'Date',
  amount: 'Amount',
  refunded: 'Refunded',
  purpose: 'For',
  status: 'Status',
  card: 'Card',
  reference: 'Reference',
};
const words: CsvWords = { columns, purpose: () => 'Balance', status: () => 'Paid', card: () => 'Visa' };
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const fileOf = (years: readonly number[], year: (year: number) => Result<readonly PaymentEntry[], Failure>) =>
  allPaymentsFile(
    { screen: async () => ok({ years } as PaymentsScreen), year: async (asked) => year(asked) },
    'ben' as PatientId,
    words,
    bytesOf,
  );

describe('the payments of all years as one table', () => {
  it('lists the oldest year first', async () => {
    const file = await fileOf([2026, 2025, 2023], (year) => ok([entryOf(year)]));
    if (!file.ok || file.value === undefined) throw new Error('no file');
    const lines = String.fromCharCode(...file.value.bytes).split('\r\n');
    expect(file.value.name).toBe('payments.csv');
    expect(lines.slice(1).map((line) => line.slice(0, 4))).toEqual(['2023', '2025', '2026', '']);
  });

  it('is none without payments', async () => {
    expect(await fileOf([], () => ok([]))).toEqual(ok(undefined));
  });

  it('is not made of a part of the years', async () => {
    const broken = await fileOf([2026, 2025], (year) =>
      year === 2026 ? failed({ kind: 'unavailable' }) : ok([entryOf(year)]),
    );
    expect(broken).toEqual(failed({ kind: 'unavailable' }));
  });
});
