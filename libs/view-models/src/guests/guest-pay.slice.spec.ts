import type { ServiceCall } from '@portico/services/kernel';
import { MemoryPaymentDocuments } from '@portico/domain/payments/testing';
import { LinkMaker } from '@portico/services/access';
import { describe, expect, it } from '@jest/globals';
import { failed, type Cents } from '@portico/domain/kernel';
import type { ChargeId, UniqueId } from '@portico/domain/payments';
import type { Practice } from '@portico/domain/practices';
import type { FileContent } from '@portico/application/kernel';
import { benAtPena, noon, pena } from '@portico/services/kernel/testing';
import { PayerNotifications, PaymentRecipients } from '@portico/services/payments';
import type { MakePayment } from '@portico/application/payments';
import {
  another,
  cents,
  day,
  due,
  generous,
  guestCall,
  paymentsFixture,
  tokenOf,
  typedCard,
  wiredHistory,
} from '@portico/services/payments/testing';
import { payingFixture } from '../payments/testing/index.ts';
import { actingAsGuest, GuestBillsService, GuestLinks } from '@portico/services/guests';
import { GuestPayViewModel } from './guest-pay.view-model.ts';
import { GuestReceiptViewModel } from './guest-receipt.view-model.ts';
import { GuestStatement } from './guest-statement.ts';
import { PracticePageViewModel } from './practice-page.view-model.ts';

const shows: Practice = { ...pena, behavior: { ...pena.behavior, guestStatements: true } };

const billsOf = (payer: Awaited<ReturnType<typeof paymentsFixture>>, call: ServiceCall): GuestBillsService =>
  new GuestBillsService(
    payer.accounts,
    payer.capabilities,
    payer.practices,
    payer.billing,
    payer.ledger,
    (there) => wiredHistory({ ...payer, documents: new MemoryPaymentDocuments() }, there),
    call,
  );

/** A guest with a link to Ben's bill, on the screen where it is paid. */
const open = async (at: Practice = shows) => {
  const payer = await paymentsFixture(generous, at);
  const statement = { id: 'statement-1', date: day('2026-11-01'), total: cents(due), lines: [] };
  payer.billing.put(benAtPena, { due: cents(due), asOf: noon }, [statement]);
  const call = guestCall(benAtPena, 'guest-pay');
  const guestActions = billsOf(payer, call);
  const service = payer.serviceOf(call);
  const shown: FileContent[] = [];
  const window = { isOpen: true, closed: 0 };
  const windows = {
    open: () =>
      window.isOpen
        ? { show: (file: FileContent) => void shown.push(file), close: () => void (window.closed += 1) }
        : undefined,
  };
  const faces = async () =>
    ({
      ok: true,
      value: {
        practice: { id: at.id, name: at.name, phone: at.phone, management: 'carecloud' },
        standing: { kind: 'open' },
      },
    }) as const;
  const context = { kind: 'guest', patient: benAtPena } as const;
  const tab = payingFixture(undefined, context);
  const openAt = async (port: MakePayment = service) => {
    const viewModel = new GuestPayViewModel(
      tab.open(port),
      new PracticePageViewModel({ entry: faces }, at.id),
      new GuestStatement(guestActions, windows, benAtPena),
    );
    await viewModel.load();
    return viewModel;
  };
  const submit = (amount: number, as: MakePayment = service) =>
    as.submit({
      uniqueId: `guest-${amount}` as UniqueId,
      ...context,
      pays: 'part',
      amount: amount as Cents,
      card: { kind: 'entered', card: tokenOf(typedCard()), save: false, makeDefault: false },
    });
  return { ...payer, tab, guestActions, service, openAt, shown, window, submit };
};

describe('a guest’s bill', () => {
  it('MON-002 MON-197 is the one payment screen, without cards on file', async () => {
    const fixture = await open();
    const { paying, ledTo, over } = await fixture.openAt();
    expect(paying.draft.screen).toMatchObject({ context: 'guest', amount: due, cards: [], statement: 'statement-1' });
    expect({ ledTo, over }).toEqual({ ledTo: undefined, over: undefined });
  });

  it('MON-199 ACC-071 leads to the already-done page where nothing is pending', async () => {
    const fixture = await open();
    const { ok } = await fixture.submit(due);
    expect(ok).toBe(true);
    const page = await fixture.openAt();
    expect(page.ledTo).toBe(
      '/guest/guestAlreadyDone?done=pay&practice_id=pena&practice_mgmt=carecloud&practice_name=Cl%C3%ADnica%20Pe%C3%B1asco',
    );
  });

  it('MON-199 stays while a payment of this tab is checked, through a reload, and says when it went through', async () => {
    const fixture = await open();
    const service: MakePayment = {
      screen: async () => failed({ kind: 'nothing-to-pay' }),
      submit: async () => failed({ kind: 'checking' }),
      outcome: async () => failed({ kind: 'checking' }),
    };
    fixture.tab.keep.write(
      'payment:{"kind":"guest","patient":{"patient":"ben-pena","practice":"pena"}}',
      'sent-before',
    );
    const page = await fixture.openAt(service);
    expect({ ledTo: page.ledTo, state: page.paying.sending.state.kind }).toEqual({
      ledTo: undefined,
      state: 'checking',
    });
    const receipt = { done: 'paid', amount: cents(due), practiceName: pena.name, next: '/x' } as const;
    service.outcome = async () => ({ ok: true, value: receipt });
    await fixture.tab.tick();
    expect(page.paying.sending.state).toEqual({ kind: 'done', receipt });
    expect(page.ledTo).toBeUndefined();
  });

  it('MON-176 shows the bill again where the payment that was checked turned out to be declined', async () => {
    const fixture = await open();
    let settled = false;
    const service: MakePayment = {
      screen: async (context) => (settled ? fixture.service.screen(context) : failed({ kind: 'nothing-to-pay' })),
      submit: async () => failed({ kind: 'checking' }),
      outcome: async () => (settled ? failed({ kind: 'declined', reason: 'declined' }) : failed({ kind: 'checking' })),
    };
    fixture.tab.keep.write(
      'payment:{"kind":"guest","patient":{"patient":"ben-pena","practice":"pena"}}',
      'sent-before',
    );
    const page = await fixture.openAt(service);
    settled = true;
    await fixture.tab.tick();
    await fixture.tab.tick();
    expect(page.paying.sending.state).toMatchObject({ kind: 'refused', refusal: { kind: 'declined' } });
    expect({ ledTo: page.ledTo, phase: page.paying.phase.kind }).toEqual({ ledTo: undefined, phase: 'ready' });
  });

  it('ACC-389 is over with the guest’s token, before the screen came and while it was used', async () => {
    const over = { kind: 'session-over', reason: 'expired' } as const;
    const fixture = await open();
    const before = await fixture.openAt({ ...fixture.tab.payments, screen: async () => failed(over) });
    expect(before.over).toEqual(over);
    const page = await fixture.openAt({
      screen: (context) => fixture.service.screen(context),
      submit: async () => failed(over),
      outcome: async () => failed(over),
    });
    expect(page.over).toBeUndefined();
    await page.paying.sending.send({ kind: 'guest', pays: 'all', amount: cents(due) }, async () => ({
      ok: true,
      value: undefined,
    }));
    expect(page.over).toEqual(over);
  });

  it('MON-201 is asked for once more, with the practice where that was not known', async () => {
    const fixture = await open();
    let failing = true;
    const page = await fixture.openAt({
      ...fixture.tab.payments,
      screen: async (context) => (failing ? failed({ kind: 'malfunction' }) : fixture.service.screen(context)),
    });
    expect({ phase: page.paying.phase.kind, phone: page.page.practice?.phone }).toEqual({
      phase: 'failed',
      phone: pena.phone,
    });
    failing = false;
    await page.retry();
    expect(page.paying.phase.kind).toBe('ready');
  });
});

describe('a guest’s papers', () => {
  it('MON-196 MON-204 the receipt says what was paid, and is of no other chart, and of nothing that took no money', async () => {
    const fixture = await open();
    const paid = await fixture.submit(2_000);
    const charge = paid.ok ? paid.value.charge : undefined;
    if (charge === undefined) throw new Error('Not paid.');
    const receipt = new GuestReceiptViewModel(fixture.guestActions, { patient: benAtPena, charge });
    await receipt.load();
    expect(receipt.phase).toMatchObject({
      kind: 'ready',
      receipt: {
        practice: { id: pena.id },
        amount: 2_000,
        date: '2026-11-21',
        card: { brand: 'visa', last4: '4242' },
        reference: paid.ok && paid.value.reference,
        isSent: false,
      },
    });
    const notFound = failed({ kind: 'not-found' });
    expect(await fixture.guestActions.receipt(another, charge)).toEqual(notFound);
    expect(await fixture.guestActions.receipt(benAtPena, 'unknown' as ChargeId)).toEqual(notFound);
    fixture.processor.declining.set('4242', 'insufficient-funds');
    await fixture.submit(3_000);
    const declined = fixture.charges().find(({ amount }) => amount === 3_000);
    expect(declined?.state.kind).toBe('declined');
    expect(await fixture.guestActions.receipt(benAtPena, declined?.id ?? ('' as ChargeId))).toEqual(notFound);
  });

  it('MON-204 the receipt is sent where the link was sent by which it was paid, and says so', async () => {
    const fixture = await open();
    const to = { channel: 'email', address: 'guest@example.org' } as const;
    const order = { purpose: 'guest-pay', chart: benAtPena, to, language: 'es' } as const;
    const link = await new GuestLinks(
      fixture.capabilities,
      new LinkMaker(fixture.capabilities, fixture.codes, fixture.linkTo),
      fixture.notifier,
      fixture.practices,
    ).issue(order, noon);
    const acting = actingAsGuest(link && (await fixture.capabilities.byId(link)), noon, fixture.withheldAt);
    if (acting === undefined) throw new Error('No link.');
    const call = { ...guestCall(benAtPena, 'guest-pay'), acting };
    const paid = await fixture.submit(2_000, fixture.serviceOf(call));
    const charge = paid.ok ? paid.value.charge : undefined;
    if (charge === undefined) throw new Error('Not paid.');
    const guestActions = billsOf(fixture, call);
    expect(await guestActions.receipt(benAtPena, charge)).toMatchObject({ ok: true, value: { isSent: true } });
    const { accounts, registration, capabilities, linkTo, practices, notifier, ledger } = fixture;
    const recipients = new PaymentRecipients(accounts, registration, capabilities, linkTo);
    await fixture.post(
      new PayerNotifications(recipients, practices, notifier, ledger, async () => undefined).tellOfEntry,
    );
    const toGuest = fixture.notifier.sent.filter((one) => one.to.address === to.address);
    expect(toGuest.map(({ notification }) => notification.kind)).toEqual(['guest-link', 'payment-receipt']);
    expect(toGuest[1]).toMatchObject({ to, language: 'es', notification: { event: 'paid', amount: 2_000 } });
  });

  it('leads back to the bill where nothing was paid in this tab', async () => {
    const { guestActions } = await open();
    const receipt = new GuestReceiptViewModel(guestActions, undefined);
    await receipt.load();
    expect(receipt.phase).toEqual({ kind: 'led', to: '/guest/workflow/payment' });
  });

  it('MON-185 MON-186 MON-187 the statement opens in a window, or says that the browser opened none', async () => {
    const fixture = await open();
    const { statement } = await fixture.openAt();
    await statement.open('statement-1');
    expect(fixture.shown.map(({ mediaType }) => mediaType)).toEqual(['application/pdf']);
    expect(statement.phase.kind).toBe('idle');
    await statement.open('unknown');
    expect({ phase: statement.phase.kind, closed: fixture.window.closed }).toEqual({ phase: 'failed', closed: 1 });
    fixture.window.isOpen = false;
    await statement.open('statement-1');
    expect({ phase: statement.phase.kind, shownCount: fixture.shown.length }).toEqual({
      phase: 'blocked',
      shownCount: 1,
    });
  });

  it('MON-188 no statement is answered where the practice shows none to guests, nor one of another chart', async () => {
    const notFound = failed({ kind: 'not-found' });
    const shown = await open();
    expect(await shown.guestActions.statement(another, 'statement-1')).toEqual(notFound);
    shown.billing.putSettings(pena.id, { ...generous, accountStatements: false });
    expect(await shown.guestActions.statement(benAtPena, 'statement-1')).toEqual(notFound);
    const hidden = await open(pena);
    expect(await hidden.guestActions.statement(benAtPena, 'statement-1')).toEqual(notFound);
  });

  it('MON-002 MON-206 tells of an account that there is one, and not whose', async () => {
    const { guestActions } = await open();
    const bill = await guestActions.bill(benAtPena);
    expect(bill).toMatchObject({
      ok: true,
      value: { account: expect.stringMatching(/^.•••@/), accountStatements: true },
    });
  });
});
