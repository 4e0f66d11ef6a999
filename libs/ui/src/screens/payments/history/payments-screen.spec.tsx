import { beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentHistoryViewModel } from '@portico/view-models/payments';
import type {
  MakePayment,
  PaymentEntry,
  PaymentHistory,
  PaymentsScreen as Shown,
  PlanView,
} from '@portico/application/payments';
import {
  failed,
  instant,
  ok,
  type AppointmentId,
  type Cents,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { CardId, ChargeId, PlanId, ScheduledPaymentId } from '@portico/domain/payments';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
// Imported here, so that no test waits for the library behind it.
import '../../../kit/confirm-modal.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { noon, renderIn } from '../../../testing/index.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import * as words from './payments.messages.ts';
import { planListWords } from './plan-list.messages.ts';
import { PaymentsScreen } from './payments-screen.tsx';

beforeEach(cleanup);

const cents = (amount: number) => amount as Cents;
const day = (text: string) => text as LocalDate;
const practice = 'pena' as PracticeId;

const entry = (number: number, more: Partial<PaymentEntry> = {}): PaymentEntry => ({
  charge: `charge-${number}` as ChargeId,
  at: instant(0),
  date: day('2026-03-02'),
  amount: cents(number * 100),
  refunded: cents(0),
  disputes: [],
  purpose: 'balance',
  status: 'paid',
  card: { brand: 'visa', last4: '4242' },
  reference: `REF${number}`,
  ...more,
});
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1));
const pageOf = (all: readonly PaymentEntry[], page = 1) => ({
  entries: all.slice((page - 1) * 10, page * 10),
  page,
  perPage: 10,
  total: all.length,
});

const plan: PlanView = {
  id: 'plan-1' as PlanId,
  name: 'Crown in May',
  practice: { id: practice, name: 'Clínica Peñasco' },
  status: 'active',
  calendar: { frequency: 'monthly', dayOfMonth: 5 },
  payment: cents(5_000),
  total: cents(30_000),
  original: { total: cents(30_000), count: 6 },
  paid: cents(10_000),
  remaining: cents(20_000),
  plannable: cents(20_000),
  paymentsMade: 2,
  paymentsLeft: 4,
  next: { date: day('2026-12-05'), amount: cents(5_000) },
  card: 'card-1' as CardId,
  cardExpired: false,
  oneTimePayments: [],
  overdue: cents(0),
  autopay: {},
};

const shown: Shown = {
  patient: { practice, patient: 'ben' as PatientId },
  practice: { name: 'Clínica Peñasco', phone: '212-555-0102', timeZone: 'America/New_York' as TimeZone },
  balance: { due: cents(38_460), asOf: noon },
  pending: cents(20_000),
  payable: cents(18_460),
  copays: [],
  takesPayments: true,
  takesPart: true,
  payments: pageOf(entries(3)),
  plans: [plan],
  statements: [{ id: 'st-1', date: day('2026-02-28'), total: cents(48_460) }],
  years: [2026, 2025],
};

const open = async (
  language: 'en' | 'es',
  changes: Partial<Shown> = {},
  port: Partial<PaymentHistory> = {},
  mayAct = true,
  submit: MakePayment['submit'] = async () => failed({ kind: 'unreachable' }),
) => {
  const history = { screen: async () => ok({ ...shown, ...changes }), ...port } as PaymentHistory;
  const viewModel = new PaymentHistoryViewModel(
    history,
    { submit },
    mayAct,
    () => 'uuid',
    { deliver: () => undefined },
    { open: () => undefined },
    () => new Uint8Array(),
  );
  const { paymentsWords, purposeWords, statusWords, csvWords, disputeWords } = words;
  const texts = [paymentsWords, planListWords, purposeWords, statusWords, csvWords, disputeWords];
  renderIn(language, <PaymentsScreen viewModel={viewModel} />, ...texts, failureWords, kitWords);
  await act(() => viewModel.load());
  return viewModel;
};

const receipts = () => screen.queryAllByRole('link', { name: /^Receipt of/ });

describe('PaymentsScreen', () => {
  it('shows what is open, what is on its way, and where it is paid', async () => {
    await open('en');
    expect(screen.getByText('$184.60')).toBeTruthy();
    expect(screen.getByText('Total balance').nextSibling?.textContent).toBe('$384.60');
    expect(screen.getByText('In a payment plan').nextSibling?.textContent).toBe('−$200.00');
    expect(screen.queryByText('Payments in progress')).toBeNull();
    expect(screen.getByRole('link', { name: /^Pay \$/ }).getAttribute('href')).toBe(
      '/payments/patient/ben/practice/pena/make_payment',
    );
  });

  it('MON-054 says beside the whole sum that a part can be paid, to who can pay one here alone', async () => {
    const said = () => screen.queryByText('You can also pay part of it. You choose how much on the next page.');
    await open('en');
    const pay = screen.getByRole('link', { name: /^Pay \$/ });
    expect(pay.getAttribute('aria-describedby')).toBe(said()?.id);
    expect(said()?.id).toBeTruthy();
    for (const [changes, mayAct] of [
      [{ takesPart: false }, true],
      [{ takesPayments: false, takesPart: false }, true],
      [{ payable: cents(0) }, true],
      [{}, false],
    ] as const) {
      cleanup();
      await open('en', changes, {}, mayAct);
      expect(said()).toBeNull();
    }
  });

  it('tells what is planned from what is on its way, and both are what is not owed now', async () => {
    await open('en', { pending: 25_000 as Cents, payable: 13_460 as Cents });
    expect(screen.getByText('$134.60')).toBeTruthy();
    expect(screen.getByText('In a payment plan').nextSibling?.textContent).toBe('−$200.00');
    expect(screen.getByText('Payments in progress').nextSibling?.textContent).toBe('−$50.00');
  });

  it('names each copay that is still open beside the balance, with the way to its visit', async () => {
    const appointment = 'seen' as AppointmentId;
    await open('en', { copays: [{ practice, appointment, date: day('2026-03-10'), amount: cents(2_500) }] });
    const link = screen.getByRole('link', { name: 'Copay of the visit on Mar 10, 2026: $25.00' });
    expect(link.getAttribute('href')).toContain(appointment);
    expect(screen.queryByText(/You see and pay it with the visit/)).toBeNull();
  });

  it.each([
    [48_460, 0, 48_460, /^See what it’s for: the latest bill, Feb 28, 2026$/],
    [18_460, 0, 18_460, /^See the latest bill: Feb 28, 2026, \$484\.60$/],
    [48_460, 20_000, 28_460, /^See the latest bill: Feb 28, 2026, \$484\.60$/],
  ])('says that the latest bill is what is owed only where it is: %j, %j', async (due, pending, payable, name) => {
    const balance = { due: cents(due), asOf: noon };
    await open('en', { balance, pending: cents(pending), payable: cents(payable), plans: [] });
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('leads who owes something to the lines of the latest bill, before the button that pays', async () => {
    await open('en');
    const what = screen.getByRole('link', { name: /^See the latest bill: / });
    const pay = screen.getByRole('link', { name: /^Pay \$/ });
    expect(what.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    cleanup();
    await open('en', { balance: { due: cents(0), asOf: noon }, pending: cents(0), payable: cents(0), plans: [] });
    expect(screen.queryByRole('link', { name: /latest bill/ })).toBeNull();
  });

  it('MON-010 MON-011 says whom to call where the practice takes no online payments', async () => {
    await open('en', { takesPayments: false });
    expect(
      screen.getByText('This practice does not accept online payments. Please call the practice to make a payment.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call the practice: 212\u2011555\u20110102' }).getAttribute('href')).toBe(
      'tel:2125550102',
    );
    expect(screen.queryByRole('link', { name: /^Pay \$|Edit plan|One-time/ })).toBeNull();
  });

  it.each([0, -500])('MON-010 says so too where nothing is owed now: %i', async (due) => {
    const owed = { balance: { due: cents(due), asOf: noon }, pending: cents(0), payable: cents(0), plans: [] };
    await open('en', { ...owed, takesPayments: false });
    expect(screen.getByText(/call the practice to make a payment/)).toBeTruthy();
    const call = screen.getByRole('link', { name: /^Call/ });
    expect(call.getAttribute('href')).toMatch(/^tel:/);
    // Nothing is to be done: a remark in the card, and no warning.
    expect(call.closest('p')?.textContent).toMatch(/^This practice/);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows whoever may only look no way to pay or to change anything', async () => {
    await open('en', {}, {}, false);
    expect(screen.queryByRole('link', { name: /^Pay \$|Edit plan|One-time/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Cancel plan/ })).toBeNull();
    expect(receipts()).toHaveLength(3);
  });

  it('MON-181 MON-182 shows seven payments, the rest behind a button that says how many', async () => {
    const all = entries(25);
    await open('en', { payments: pageOf(all) }, { more: async (page) => ok(pageOf(all, page)) });
    expect(receipts()).toHaveLength(7);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Load more (18)' }));
    });
    expect(receipts()).toHaveLength(17);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Load more (8)' }));
    });
    expect(receipts()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull();
  });

  it('tells how each payment stands by a word, and offers a receipt where money moved', async () => {
    const payments = pageOf([
      entry(1, { status: 'processing' }),
      entry(2, { status: 'declined' }),
      entry(3, { status: 'part-refunded', refunded: cents(50) }),
    ]);
    await open('en', { payments });
    for (const word of ['Being checked', 'Declined', 'Partly refunded']) expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByText(/Don’t pay again/)).toBeTruthy();
    expect(screen.getByText('$0.50 was refunded to the card.')).toBeTruthy();
    expect(receipts()).toHaveLength(1);
  });

  it.each([
    [
      'en',
      'The card’s bank was asked on Mar 9, 2026 to return $0.40',
      'The card’s bank returned $0.30',
      'Of this, $0.50 was refunded',
    ],
    [
      'es',
      'se pidió al banco de la tarjeta que devolviera',
      'El banco de la tarjeta devolvió',
      'se reembolsaron a la tarjeta',
    ],
  ] as const)(
    'PAY-B18 says what went back of a plan, and how each dispute stands: %s',
    async (language, asked, lost, back) => {
      const date = '2026-03-09' as LocalDate;
      const disputes = [
        { amount: cents(40), outcome: 'open', date },
        { amount: cents(30), outcome: 'lost', date },
      ] as const;
      const disputed = entry(2, { disputes });
      const plans = shown.plans.map((one) => ({ ...one, refunded: cents(50) }));
      await open(language, { payments: pageOf([disputed, entry(1)]), plans });
      const said = () => [asked, lost].map((part) => screen.getAllByText((text) => text.includes(part)).length);
      expect(said()).toEqual([1, 1]);
      expect(screen.getAllByText((text) => text.includes(back)).length).toBeGreaterThan(0);
    },
  );

  it('leads to each receipt and each bill by an address of its own, and says which visit was paid', async () => {
    const visit = {
      appointment: 'v1' as AppointmentId,
      start: noon,
      timeZone: 'America/New_York' as TimeZone,
      provider: 'Dr. Rosen',
    };
    await open('en', { payments: pageOf([entry(1, { purpose: 'prepayment', visit }), entry(2)]) });
    expect(receipts().map((link) => link.getAttribute('href'))).toEqual([
      '/payments/receipt/charge-1',
      '/payments/receipt/charge-2',
    ]);
    expect(screen.getAllByText(/^Visit on .*, Dr\. Rosen$/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See bill of Feb 28, 2026' }).getAttribute('href')).toBe(
      '/payments/bill/st-1',
    );
  });

  it('MON-187 says in an alert that the browser blocked the window of a statement', async () => {
    await open('en');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Open PDF of the statement of Feb 28, 2026' }));
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please allow pop-ups for this site to view the file.');
    fireEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows how far a plan is, what comes next, and its ways', async () => {
    const oneTime = { id: 'p:1' as ScheduledPaymentId, amount: cents(700), date: day('2026-12-01') };
    await open('en', { plans: [{ ...plan, oneTimePayments: [oneTime] }] });
    expect(screen.getByText('$100.00 of $300.00 paid')).toBeTruthy();
    expect(screen.getByText('Next payment: $50.00 on Dec 5, 2026')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Paid so far' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['10000', '30000']);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const ofPlan = '/payments/plan/plan-1/practice/pena';
    expect(hrefs.filter((href) => !/receipt|bill/.test(href ?? ''))).toEqual([
      '/payments/patient/ben/practice/pena/make_payment',
      `${ofPlan}/edit_one_time/p%3A1`,
      `${ofPlan}/schedule_payment`,
      `${ofPlan}/edit_payment_plan`,
    ]);
  });

  it('warns of an expired card and of what could not be taken, with a way around', async () => {
    await open('en', { plans: [{ ...plan, cardExpired: true, overdue: cents(5_000) }] });
    expect(screen.getByText(/The card for this plan has expired or was removed/)).toBeTruthy();
    expect(screen.getByText('We couldn’t charge $50.00 automatically. Pay it here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose another card' }).getAttribute('href')).toMatch(/choose_card$/);
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toMatch(/schedule_payment$/);
  });

  it('MON-093 asks before a plan is canceled, and says what came of it', async () => {
    const asked: unknown[] = [];
    const submit: MakePayment['submit'] = async (order) => {
      asked.push(order);
      const receipt = { done: 'plan-cancelled', amount: cents(20_000), practiceName: 'Clínica', next: '/payments' };
      return ok(receipt as never);
    };
    await open('en', {}, {}, true, submit);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel plan Crown in May' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this plan?' });
    expect(question.textContent).toContain('$200.00');
    await act(async () => {
      fireEvent.click(within(question).getByRole('button', { name: 'Keep the plan' }));
    });
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel plan Crown in May' }));
    const again = await screen.findByRole('alertdialog', { name: 'Cancel this plan?' });
    await act(async () => {
      fireEvent.click(within(again).getByRole('button', { name: 'Cancel plan' }));
    });
    expect(asked).toMatchObject([{ kind: 'cancel-plan' }]);
    expect(screen.getByText('“Crown in May” is canceled. $200.00 went back to the balance.')).toBeTruthy();
  });

  it('keeps the plan by Escape, the harmless answer', async () => {
    const asked: unknown[] = [];
    await open('en', {}, {}, true, async (order) => {
      asked.push(order);
      return ok({ done: 'plan-cancelled' } as never);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel plan Crown in May' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this plan?' });
    fireEvent.keyDown(within(question).getByRole('button', { name: 'Keep the plan' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
  });

  it('speaks Spanish, and says so where there is nothing yet', async () => {
    await open('es', {
      payments: pageOf([]),
      plans: [],
      statements: [],
      years: [],
      pending: cents(0),
      payable: cents(0),
      balance: { due: cents(-500), asOf: noon },
    });
    expect(screen.getByText('−$5.00')).toBeTruthy();
    expect(screen.getByText(/El consultorio debe este monto/)).toBeTruthy();
    expect(screen.getByText('Todavía no hay pagos aquí.')).toBeTruthy();
    expect(screen.getByText('El consultorio todavía no ha enviado facturas.')).toBeTruthy();
  });

  it('says why nothing can be shown, with another try', async () => {
    await open('en', {}, { screen: async () => failed({ kind: 'timed-out' }) });
    expect(screen.getByRole('alert').querySelector('button')).toBeTruthy();
  });
});
