import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, failed, instant, ok, plus, type Cents, type Instant } from '@portico/domain/kernel';
import type { AttemptReference, ChargeId, DisputeId, ProcessorCharge, UniqueId } from '@portico/domain/payments';
import { MemoryPaymentDocuments } from '@portico/domain/payments/testing';
import type { FileContent } from '@portico/application/kernel';
import { ana, anaAtMesa, ben, benAtPena, callOf, mesa, noon, pena } from '@portico/services/kernel/testing';
import { PaymentHistoryViewModel } from './payment-history.view-model.ts';
import type { MakePayment, PaymentHistory } from '@portico/application/payments';
import { terms, paymentsFixture, wiredHistory, type PaymentsFixture } from '@portico/services/payments/testing';

let fixture: PaymentsFixture;
let documents: MemoryPaymentDocuments;
let delivered: FileContent[];
let windows: { shown?: FileContent; closed?: boolean }[];
let blocked: boolean;

beforeEach(async () => {
  fixture = await paymentsFixture();
  documents = new MemoryPaymentDocuments();
  delivered = [];
  windows = [];
  blocked = false;
});

const serviceOf = (call = callOf(ben, pena, fixture.clock.now)) => wiredHistory({ ...fixture, documents }, call);

const viewModel = async (
  service = serviceOf(),
  payments: Pick<MakePayment, 'submit'> = fixture.serviceOf(),
  randomUuid = () => 'attempt-of-the-screen',
) => {
  const made = new PaymentHistoryViewModel(
    service,
    payments,
    true,
    randomUuid,
    { deliver: (file) => void delivered.push(file) },
    {
      open: () => {
        if (blocked) return undefined;
        const window: { shown?: FileContent; closed?: boolean } = {};
        windows.push(window);
        return { show: (file) => void (window.shown = file), close: () => void (window.closed = true) };
      },
    },
    (text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
  );
  await made.load();
  return made;
};

let count = 0;
/** A payment that was captured at `at`. */
const paid = async (at: Instant, patient = benAtPena): Promise<ChargeId> => {
  count += 1;
  const id = `paid-${count}` as ChargeId;
  await fixture.ledger.open({
    id,
    uniqueId: id as string as UniqueId,
    reference: `REF${count}` as AttemptReference,
    patient,
    amount: 1_000 as Cents,
    purpose: { kind: 'balance' },
    occasion: 'payer',
    card: { brand: 'visa', last4: '4242' },
    createdAt: at,
  });
  await fixture.ledger.move(id, 'created', { kind: 'submitted', at });
  await fixture.ledger.move(id, 'submitted', {
    kind: 'captured',
    at,
    processorCharge: id as string as ProcessorCharge,
  });
  return id;
};
const payOften = async (times: number): Promise<void> => {
  for (let each = 0; each < times; each += 1) await paid(plus(noon, -each * DAY));
};
const readyOf = (made: PaymentHistoryViewModel) => {
  if (made.phase.kind !== 'ready') throw new Error(made.phase.kind);
  return made.phase;
};

describe('the payments of somebody', () => {
  it('MON-178 MON-180 come with what is owed, what is pending, plans and statements', async () => {
    await fixture.pay({ kind: 'balance' }, { kind: 'partial', amount: 2_000 as Cents });
    const { screen } = readyOf(await viewModel());
    expect(screen).toMatchObject({
      patient: benAtPena,
      practice: { name: pena.name, phone: pena.phone },
      balance: { due: 12_000 },
      pending: 2_000,
      payable: 10_000,
      takesPayments: true,
      payments: { total: 1, entries: [{ amount: 2_000, status: 'paid', purpose: 'balance', date: '2026-11-21' }] },
      plans: [],
      years: [2026],
    });
    expect(fixture.activityLog.entries.map(({ action }) => action)).toContain('viewed-payments');
  });

  it('MON-011 say where no cards are taken', async () => {
    fixture.merchants.without.add(pena.id);
    expect(readyOf(await viewModel()).screen.takesPayments).toBe(false);
  });

  it('are nobody else’s: neither of another patient, nor of another practice, nor without permission', async () => {
    const theirs = await paid(noon, anaAtMesa);
    const service = serviceOf();
    expect(await service.screen(anaAtMesa.patient)).toEqual(failed({ kind: 'not-found' }));
    expect(await service.receipt(theirs)).toEqual(failed({ kind: 'not-found' }));
    expect(await service.receiptPdf(theirs)).toEqual(failed({ kind: 'not-found' }));
    expect(await service.statementPdf('unknown')).toEqual(failed({ kind: 'not-found' }));
    const elsewhere = serviceOf(callOf(ana, mesa));
    expect(await elsewhere.receipt(theirs)).toMatchObject({ ok: true });
    const { acting, ...call } = callOf(ana, mesa);
    const stranger = serviceOf({ ...call, acting: { ...acting, subject: { charts: [] } } });
    for (const answer of [stranger.screen(), stranger.more(1), stranger.year(2026), stranger.receipt(theirs)]) {
      expect(await answer).toEqual(failed({ kind: 'not-found' }));
    }
  });

  it('a receipt opens from a mail at whichever practice the payment was, and is logged there', async () => {
    const charge = await paid(noon);
    const elsewhere = serviceOf(callOf(ben, mesa));
    expect(await elsewhere.receipt(charge)).toMatchObject({ ok: true, value: { practice: { name: pena.name } } });
    expect(await elsewhere.receiptPdf(charge)).toMatchObject({ ok: true });
    expect(fixture.activityLog.entries.slice(-2)).toMatchObject([
      { action: 'viewed-payments', practice: pena.id },
      { action: 'downloaded-receipt', practice: pena.id },
    ]);
  });

  it('MON-181 MON-182 MON-183 show seven, then ten more, and all once three or fewer would stay', async () => {
    await payOften(20);
    const { list } = readyOf(await viewModel());
    expect({ shownCount: list.shown.length, remaining: list.remaining }).toEqual({ shownCount: 7, remaining: 13 });
    await list.showMore();
    expect({ shownCount: list.shown.length, remaining: list.remaining }).toEqual({ shownCount: 20, remaining: 0 });
    const dates = list.shown.map(({ at }) => at);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('MON-183 show ten without a button', async () => {
    await payOften(10);
    const { list } = readyOf(await viewModel());
    expect({ shownCount: list.shown.length, remaining: list.remaining }).toEqual({ shownCount: 10, remaining: 0 });
  });

  it('MON-179 fetch a page of ten when those that are loaded run out, and list each payment once', async () => {
    await payOften(30);
    const service = serviceOf();
    const asked: number[] = [];
    const served: PaymentHistory['more'] = service.more.bind(service);
    const more: PaymentHistory['more'] = (page) => {
      asked.push(page);
      return served(page);
    };
    service.more = more;
    const { list } = readyOf(await viewModel(service));
    // A payment that is made meanwhile pushes the others on.
    await paid(plus(noon, DAY));
    await list.showMore();
    expect(asked).toEqual([2]);
    await list.showMore();
    expect(new Set(list.shown.map(({ charge }) => charge)).size).toBe(list.shown.length);
    expect(await service.more(0)).toEqual(failed({ kind: 'bad-input' }));
  });

  it('stay as they are where more of them did not come, and come with another try', async () => {
    await payOften(30);
    const service = serviceOf();
    let isDown = true;
    const whole = service.more.bind(service);
    service.more = (page) => (isDown ? Promise.resolve(failed({ kind: 'unreachable' })) : whole(page));
    const { list } = readyOf(await viewModel(service));
    await list.showMore();
    expect(list.more).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
    expect(list.shown).toHaveLength(7);
    isDown = false;
    await list.showMore();
    expect(list.shown).toHaveLength(17);
  });
});

describe('a receipt', () => {
  it('names the plan that was paid, the patient and the practice, and is saved as a PDF', async () => {
    const made = await fixture.pay(
      { kind: 'balance' },
      {
        kind: 'new-plan',
        name: 'Crown in May',
        terms: terms(6_000, 2_500),
        calendar: { frequency: 'monthly', dayOfMonth: 5 },
        agreed: true,
      },
    );
    if (!made.ok || made.value.plan === undefined) throw new Error('There is no plan.');
    const now = await fixture.pay(
      { kind: 'schedule-payment', practice: pena.id, plan: made.value.plan },
      { kind: 'one-time', amount: 1_000 as Cents },
    );
    if (!now.ok || now.value.charge === undefined) throw new Error('Nothing was paid.');
    const screen = await viewModel();
    expect(await serviceOf().receipt(now.value.charge)).toMatchObject({
      value: { plan: 'Crown in May', amount: 1_000, practice: { name: pena.name }, status: 'paid', refunded: 0 },
    });
    await screen.files.saveReceipt(now.value.charge);
    expect(delivered).toMatchObject([{ name: 'receipt_2026-11-21.pdf', mediaType: 'application/pdf' }]);
    expect(documents.receipts).toMatchObject([{ plan: 'Crown in May', reference: now.value.reference }]);
  });

  it('shows what went back of a payment', async () => {
    const charge = await paid(noon);
    const processorCharge = charge as string as ProcessorCharge;
    const back = { processorCharge, amount: 400 as Cents, at: noon };
    await fixture.ledger.move(charge, 'captured', {
      kind: 'refunding',
      ...back,
      before: 0 as Cents,
      reference: 'R' as AttemptReference,
    });
    await fixture.ledger.move(charge, 'refunding', { kind: 'refunded', ...back });
    expect(await serviceOf().receipt(charge)).toMatchObject(ok({ status: 'part-refunded', refunded: 400 }));
  });

  it('PAY-B18 shows what went back of a plan beside what was paid of it, and how a dispute stands', async () => {
    const made = await fixture.pay(
      { kind: 'balance' },
      {
        kind: 'new-plan',
        name: 'Crown in May',
        terms: terms(6_000, 2_500),
        calendar: { frequency: 'monthly', dayOfMonth: 5 },
        agreed: true,
      },
    );
    const plan = made.ok ? made.value.plan : undefined;
    if (plan === undefined) throw new Error('There is no plan.');
    const paidOn = await fixture.pay(
      { kind: 'schedule-payment', practice: pena.id, plan },
      { kind: 'one-time', amount: 1_000 as Cents },
    );
    const charge = paidOn.ok ? paidOn.value.charge : undefined;
    if (charge === undefined) throw new Error('Nothing was paid.');
    const shownNow = async () => {
      const shown = await serviceOf().screen();
      if (!shown.ok) throw new Error(shown.error.kind);
      return [shown.value.plans[0], shown.value.payments.entries.find((one) => one.charge === charge)] as const;
    };
    expect((await shownNow())[0]).not.toHaveProperty('refunded');
    await fixture.chargeService.refund(charge, 300 as Cents);
    await fixture.chargeService.refund(charge, 200 as Cents);
    const dispute = { charge, patient: benAtPena, amount: 500 as Cents, openedAt: plus(noon, DAY) };
    await fixture.disputes.put({ ...dispute, id: 'd-1' as DisputeId, outcome: 'open' });
    await fixture.disputes.put({ ...dispute, id: 'd-2' as DisputeId, patient: anaAtMesa, outcome: 'open' });
    const [planNow, entry] = await shownNow();
    expect(planNow).toMatchObject({ paid: 1_000, refunded: 500 });
    const open = { amount: 500, outcome: 'open', date: '2026-11-22' };
    expect(entry).toMatchObject({ refunded: 500, disputes: [open] });
    expect(await fixture.screen({ kind: 'edit-plan', practice: pena.id, plan })).toMatchObject({
      value: { plan: { refunded: 500 } },
    });
    await fixture.disputes.put({ ...dispute, id: 'd-1' as DisputeId, outcome: 'lost', closedAt: plus(noon, DAY) });
    expect(await serviceOf().receipt(charge)).toMatchObject(ok({ disputes: [{ ...open, outcome: 'lost' }] }));
    await serviceOf().receiptPdf(charge);
    expect(documents.receipts).toMatchObject([{ disputes: [{ ...open, outcome: 'lost' }] }]);
  });

  it('of a payment that was never sent is none', async () => {
    const { state: _, ...charge } = fixture.ledger.charges.get(await paid(noon)) ?? ({} as never);
    await fixture.ledger.open({ ...charge, id: 'never' as ChargeId, uniqueId: 'never' as UniqueId });
    expect(await serviceOf().receipt('never' as ChargeId)).toEqual(failed({ kind: 'not-found' }));
  });
});

describe('papers', () => {
  const statement = { id: 'st-1', date: '2026-11-01', total: 5_000 } as never;
  const withStatement = () => fixture.billing.put(benAtPena, { due: 5_000 as Cents, asOf: noon }, [statement]);

  it('MON-186 MON-189 a statement opens in a window that was opened at once', async () => {
    withStatement();
    const screen = await viewModel();
    const opening = screen.files.openStatement('st-1');
    expect(windows).toEqual([{}]);
    await opening;
    expect(windows[0]?.shown).toMatchObject({ mediaType: 'application/pdf', name: 'statement_2026-11-01.pdf' });
    expect(documents.statements).toMatchObject([{ statement: { id: 'st-1' }, practice: { name: pena.name } }]);
  });

  it('MON-187 says so where the browser blocks the window, and asks for nothing', async () => {
    withStatement();
    blocked = true;
    const screen = await viewModel();
    await screen.files.openStatement('st-1');
    expect({ blocked: screen.files.blocked, statements: documents.statements }).toEqual({
      blocked: true,
      statements: [],
    });
    blocked = false;
    await screen.files.openStatement('st-1');
    expect(screen.files.blocked).toBe(false);
  });

  it('close the window of a statement that did not come, and say why', async () => {
    const screen = await viewModel();
    await screen.files.openStatement('gone');
    expect(windows).toEqual([{ closed: true }]);
    expect(screen.files.phases.get('statement:gone')).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('the payments of a year are saved as a table, by the calendar of the practice', async () => {
    // An hour before and after midnight on the clock of the practice in New York.
    await paid(instant(Date.parse('2026-01-01T04:30:00Z')));
    await paid(instant(Date.parse('2026-01-01T05:30:00Z')));
    const screen = await viewModel();
    expect(readyOf(screen).screen.years).toEqual([2026, 2025]);
    const words = { purpose: String, status: String, card: () => 'card' };
    const columns = { date: 'd', amount: 'a', refunded: 'r', purpose: 'p', status: 's', card: 'c', reference: 'n' };
    await screen.files.saveYear(2025, { ...words, columns });
    expect(delivered).toMatchObject([{ name: 'payments_2025.csv', mediaType: 'text/csv' }]);
    const text = String.fromCharCode(...(delivered[0]?.bytes ?? []));
    expect(text.split('\r\n').slice(1, -1)).toHaveLength(1);
    expect(text).toContain('2025-12-31,10.00');
    expect(await serviceOf().year(12.5)).toEqual(failed({ kind: 'bad-input' }));
  });
});

describe('canceling a plan', () => {
  const planned = async (): Promise<void> => {
    await fixture.pay(
      { kind: 'balance' },
      {
        kind: 'new-plan',
        name: 'Crown in May',
        terms: terms(6_000, 2_500),
        calendar: { frequency: 'monthly', dayOfMonth: 5 },
        agreed: true,
      },
    );
  };

  it('MON-093 asks first, and then returns what is left to the balance', async () => {
    await planned();
    const screen = await viewModel();
    const [plan] = readyOf(screen).screen.plans;
    screen.ask(plan);
    expect(screen.question?.name).toBe('Crown in May');
    screen.ask(undefined);
    expect(readyOf(screen).screen.payable).toBe(6_000);
    screen.ask(plan);
    await screen.cancelPlan();
    expect(screen.ended).toMatchObject({ kind: 'cancelled', receipt: { amount: 6_000 } });
    expect({ question: screen.question, payable: readyOf(screen).screen.payable }).toEqual({
      question: undefined,
      payable: 12_000,
    });
    expect(readyOf(screen).screen.plans).toMatchObject([{ status: 'cancelled' }]);
  });

  it('MON-072 goes on under its name where its answer was lost', async () => {
    await planned();
    const names: string[] = [];
    const submit: MakePayment['submit'] = async (order) => {
      names.push(order.uniqueId);
      return failed({ kind: 'timed-out' });
    };
    let ids = 0;
    const screen = await viewModel(serviceOf(), { submit }, () => `id-${(ids += 1)}`);
    for (let each = 0; each < 2; each += 1) {
      screen.ask(readyOf(screen).screen.plans[0]);
      await screen.cancelPlan();
    }
    expect(names).toEqual(['id-1', 'id-1']);
    expect(screen.ended).toEqual({ kind: 'failed', error: { kind: 'timed-out' } });
  });
});
