import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Bill, PaidVisit, PaymentHistory, PaymentsScreen, Receipt } from '@portico/application/payments';
import {
  failed,
  ok,
  type AppointmentId,
  type Cents,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { BillViewModel, ReceiptViewModel } from '@portico/view-models/payments';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { kitWords } from '../../../kit/kit.messages.ts';
import { noon, renderIn } from '../../../testing/index.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { leftWords } from './left-to-pay.messages.ts';
import { BillScreen } from './bill-screen.tsx';
import { billWords } from './bill.messages.ts';
import * as words from './payments.messages.ts';
import { receiptViewWords } from './receipt.messages.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

beforeEach(cleanup);

const cents = (amount: number) => amount as Cents;
const day = (text: string) => text as LocalDate;
const practice = { id: 'pena' as PracticeId, name: 'Clínica Peñasco', phone: '212-555-0102' };
const visit: PaidVisit = {
  appointment: 'v1' as AppointmentId,
  start: noon,
  timeZone: 'America/New_York' as TimeZone,
  provider: 'Dr. Rosen',
  visitType: 'Minor procedure',
};

const receipt: Receipt = {
  charge: 'charge-2' as ChargeId,
  at: noon,
  date: day('2026-03-02'),
  amount: cents(7_500),
  refunded: cents(0),
  disputes: [],
  purpose: 'prepayment',
  visit,
  place: ['North office', '1 Mesa Road', 'Mesa, AZ 85201'],
  status: 'paid',
  card: { brand: 'visa', last4: '4242' },
  reference: 'REF2',
  practice: { ...practice, address: ['4 Calle Nueva', 'Miami, FL 33131'], taxId: '12-3456789' },
  patientName: 'Ben Ortiz',
};

const texts = [
  ...[words.paymentsWords, receiptViewWords, words.purposeWords, words.statusWords, words.disputeWords],
  ...[billWords, failureWords, kitWords, leftWords],
];
const delivery = { deliver: () => undefined };
const windows = { open: () => undefined };

const openReceipt = async (language: 'en' | 'es', answer: Partial<PaymentHistory>) => {
  const viewModel = new ReceiptViewModel(answer as PaymentHistory, receipt.charge, delivery, windows);
  renderIn(language, <ReceiptScreen viewModel={viewModel} />, ...texts);
  await act(() => viewModel.load());
};

describe('ReceiptScreen', () => {
  it.each([
    ['en', 'Balance left to pay'],
    ['es', 'Saldo por pagar'],
  ] as const)(
    'says what is left to pay where it is known, and nothing where it is not (%s)',
    async (language, label) => {
      const left = { balance: cents(13_460) };
      await openReceipt(language, { receipt: async () => ok({ ...receipt, left }) });
      expect(screen.getByText(label).nextSibling?.textContent).toBe('$134.60');
      cleanup();
      await openReceipt(language, { receipt: async () => ok(receipt) });
      expect(screen.queryByText(label)).toBeNull();
    },
  );

  it.each([
    ['en', 'Date of service', 'Provider', 'Place of service', 'Tax ID (EIN)'],
    [
      'es',
      'Fecha de la consulta',
      'Profesional médico',
      'Lugar de la consulta',
      'Número de identificación fiscal (EIN)',
    ],
  ] as const)('says what health accounts ask of a receipt: %s', async (language, ...labels) => {
    await openReceipt(language, { receipt: async () => ok(receipt) });
    const said = labels.map((label) => screen.getByText(label).nextSibling?.textContent);
    expect(said[0]).toMatch(/2026|noviembre|November/);
    expect(said.slice(1)).toEqual(['Dr. Rosen', 'North office, 1 Mesa Road, Mesa, AZ 85201', '12-3456789']);
    for (const text of [
      'REF2',
      'Ben Ortiz',
      'Minor procedure',
      '4 Calle Nueva, Miami, FL 33131',
      '212\u2011555\u20110102',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link').getAttribute('href')).toBe('/appointments/visit/pena/v1');
  });

  it('shows no label of what nobody said', async () => {
    const { visit: _, place: __, ...rest } = receipt;
    await openReceipt('en', { receipt: async () => ok({ ...rest, practice }) });
    expect(screen.queryByText(/Tax ID|Provider|Place of service|Address|Date of service/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
  });

  it('says why there is none, with another try', async () => {
    await openReceipt('en', { receipt: async () => failed({ kind: 'timed-out' }) });
    expect(screen.getByRole('alert').querySelector('button')).toBeTruthy();
  });
});

const bill: Bill = {
  id: 'st-1',
  date: day('2026-02-28'),
  total: cents(9_000),
  practice: { ...practice, timeZone: visit.timeZone },
  lines: [
    {
      date: day('2026-02-10'),
      description: 'Office visit',
      amount: cents(5_000),
      visit,
      insurance: { charged: cents(20_000), paid: cents(12_000), adjusted: cents(3_000) },
      open: cents(2_000),
    },
    { date: day('2026-02-11'), description: 'Laboratory', amount: cents(4_500) },
    { date: day('2026-02-12'), description: 'Payment, thank you', amount: cents(-500), open: cents(0) },
  ],
};

const patient = { patient: 'ben' as PatientId, practice: practice.id };
const now: PaymentsScreen = {
  patient,
  practice: bill.practice,
  balance: { due: cents(5_000), asOf: noon },
  pending: cents(0),
  payable: cents(5_000),
  copays: [],
  takesPayments: true,
  takesPart: true,
  payments: {
    entries: [{ ...receipt, purpose: 'balance', amount: cents(4_000) }, receipt],
    total: 2,
    page: 1,
    perPage: 10,
  },
  plans: [],
  statements: [bill],
  years: [2026],
};

const openBill = async (language: 'en' | 'es', asked: Partial<PaymentHistory> = {}, mayAct = true) => {
  const history = { bill: async () => ok(bill), screen: async () => ok(now), ...asked } as PaymentHistory;
  const viewModel = new BillViewModel(history, 'st-1', mayAct, delivery, windows);
  renderIn(language, <BillScreen viewModel={viewModel} />, ...texts);
  await act(() => viewModel.load());
};

describe('BillScreen', () => {
  it.each([
    [
      'en',
      'Cost before insurance$200.00Insurance paid−$120.00Insurance discount−$30.00Patient pays$50.00',
      '$20.00 left to pay',
    ],
    [
      'es',
      'Costo antes del seguro$200.00Pagó el seguro−$120.00Descuento del seguro−$30.00Paga el paciente$50.00',
      'Faltan $20.00 por pagar',
    ],
  ] as const)(
    'shows each line with its visit, what insurance paid and what is open: %s',
    async (language, share, open) => {
      await openBill(language);
      const [seen, lab, paid] = screen.getAllByRole('listitem');
      if (seen === undefined || lab === undefined || paid === undefined) throw new Error('There are three lines.');
      expect(seen.querySelector('dl')?.textContent).toBe(share);
      expect(within(seen).getByText(open)).toBeTruthy();
      expect(within(seen).getByRole('link').getAttribute('href')).toBe('/appointments/visit/pena/v1');
      expect(within(seen).getByRole('link').textContent).toContain('Dr. Rosen');
      for (const bare of [lab, paid]) {
        expect(bare.querySelector('dl, a')).toBeNull();
        expect(bare.textContent).not.toMatch(/open|pagar|Paid|Pagado/);
      }
    },
  );

  it.each([
    [
      'en',
      'This was the account on that day.',
      'Paid since, on Mar 2, 2026−$40.00Balance to pay now$50.00',
      'See what is owed now',
      'Pay $50.00',
    ],
    [
      'es',
      'Así estaba la cuenta ese día.',
      'Pagado después, el 2 de mar de 2026−$40.00Saldo por pagar ahora$50.00',
      'Ver lo que se debe ahora',
      'Pagar $50.00',
    ],
  ] as const)(
    'says of that day what it was, and then what was paid since, or where that is told (%s)',
    async (language, then, paid, owed, pay) => {
      await openBill(language);
      const since = screen.getAllByText(/^(Paid since|Pagado después)/).map((row) => row.closest('dl') as Node);
      expect(since.map(({ textContent }) => textContent)).toEqual([paid]);
      const followsThen = screen.getByText(then).compareDocumentPosition(since[0] as Node);
      expect(followsThen).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.queryByRole('link', { name: owed })).toBeNull();
      const href = '/payments/patient/ben/practice/pena/make_payment';
      expect(screen.getByRole('link', { name: pay }).getAttribute('href')).toBe(href);
      cleanup();
      await openBill(language, { screen: async () => failed({ kind: 'timed-out' }) });
      expect(screen.getByRole('link', { name: owed }).getAttribute('href')).toBe('/payments');
    },
  );

  it('ends its lines with their sum, where they make up the bill', async () => {
    await openBill('en');
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Total of this bill$90.00');
    cleanup();
    await openBill('en', { bill: async () => ok({ ...bill, total: cents(12_000) }) });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that more has changed where the lines do not sum up to what is owed now, and tells none of them', async () => {
    await openBill('en', { screen: async () => ok({ ...now, payable: cents(6_000) }) });
    expect(screen.queryByText(/^Paid since/)).toBeNull();
    expect(screen.getByText(/Other charges, payments, or plans have changed it since\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay $60.00' })).toBeTruthy();
  });

  it('offers no payment of an older bill, to who may only look, or where nothing is open', async () => {
    const asks: readonly (readonly [Partial<PaymentsScreen>, boolean])[] = [
      [{ statements: [{ ...bill, id: 'st-2' }, bill] }, true],
      [{}, false],
      [{ payable: cents(0) }, true],
      [{ takesPayments: false }, true],
    ];
    for (const [changes, mayAct] of asks) {
      await openBill('en', { screen: async () => ok({ ...now, ...changes }) }, mayAct);
      expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
      cleanup();
    }
    await openBill('en', { screen: async () => failed({ kind: 'timed-out' }) });
    expect(screen.getAllByText('$90.00')).toHaveLength(2);
  });

  it('MON-187 says in an alert that the browser blocked the window of its PDF', async () => {
    await openBill('en');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Open PDF' }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Please allow pop-ups for this site to view the file.');
  });

  it('says why it is not there', async () => {
    await openBill('en', { bill: async () => failed({ kind: 'not-found' }) });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
