import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  failed,
  HOUR,
  plus,
  type AppointmentId,
  type Cents,
  type HoldId,
  type LocalDate,
} from '@portico/domain/kernel';
import type { ChargeId, StatementContents } from '@portico/domain/payments';
import { MemoryPaymentDocuments } from '@portico/domain/payments/testing';
import { PracticeAway } from '@portico/domain/practices';
import { ben, benAtPena, callOf, delegateFor, noon, pena, visit } from '@portico/services/kernel/testing';
import { nextVisit, paymentsFixture, wiredHistory, type PaymentsFixture } from '@portico/services/payments/testing';
import { BillViewModel } from './bill.view-model.ts';
import { ReceiptViewModel } from './receipt.view-model.ts';

let fixture: PaymentsFixture;
let documents: MemoryPaymentDocuments;

beforeEach(async () => {
  fixture = await paymentsFixture();
  documents = new MemoryPaymentDocuments();
});

const serviceOf = (call = callOf(ben, pena, fixture.clock.now)) => wiredHistory({ ...fixture, documents }, call);
const delivery = { deliver: () => undefined };
const windows = { open: () => undefined };

/** Somebody who may see Ben's payments and none of his visits. */
const payerOnly = () =>
  serviceOf({ ...callOf(ben, pena, fixture.clock.now), acting: delegateFor(ben, benAtPena, 'payments:view') });

/** Books and prepays a visit that begins in so many hours. */
const prepay = async (name: string, hours: number): Promise<ChargeId> => {
  const { id: _, status: __, ...slot } = visit(name, benAtPena, hours);
  fixture.appointmentBooking.hold({
    id: name as HoldId,
    visit: slot,
    prepayment: 7_500 as Cents,
    until: plus(noon, HOUR),
  });
  const paid = await fixture.pay(
    { kind: 'prepayment', hold: name as HoldId },
    { kind: 'full', amount: 7_500 as Cents },
  );
  if (!paid.ok || paid.value.charge === undefined || paid.value.appointment === undefined) {
    throw new Error(JSON.stringify(paid));
  }
  fixture.schedule.put({ ...visit(paid.value.appointment, benAtPena, hours), visitType: 'Minor procedure' });
  return paid.value.charge;
};

describe('a receipt', () => {
  it('tells two prepayments apart by their visits, in the list and alone', async () => {
    const [first, second] = [await prepay('one', 48), await prepay('two', 72)];
    const listed = await serviceOf().screen();
    if (!listed.ok) throw new Error(listed.error.kind);
    const startOf = (charge: ChargeId) =>
      listed.value.payments.entries.find((entry) => entry.charge === charge)?.visit?.start;
    expect([startOf(first), startOf(second)]).toEqual([plus(noon, 48 * HOUR), plus(noon, 72 * HOUR)]);
    const screen = new ReceiptViewModel(serviceOf(), second, delivery, windows);
    await screen.load();
    const { provider, location } = visit('x', benAtPena, 72);
    expect(screen.phase).toMatchObject({
      kind: 'ready',
      receipt: {
        charge: second,
        visit: { start: plus(noon, 72 * HOUR), provider: provider.name, visitType: 'Minor procedure' },
        place: [location.office, ...location.addressLines, `${location.city}, ${location.state} ${location.zip}`],
      },
    });
  });

  it('prints service, provider, date of service and who billed, as far as each is said', async () => {
    const charge = await prepay('one', 48);
    await serviceOf().receiptPdf(charge);
    const billing = { address: ['4 Calle Nueva', 'Miami, FL 33131'], taxId: '12-3456789' };
    fixture.practices.put({ ...pena, billing });
    await serviceOf().receiptPdf(charge);
    const visited = { visitType: 'Minor procedure', start: plus(noon, 48 * HOUR) };
    expect(documents.receipts).toMatchObject([{ visit: visited }, { visit: visited, practice: billing }]);
    expect(documents.receipts[0]?.practice).toEqual({ name: pena.name, phone: pena.phone });
  });

  it('names no visit to somebody who may not see visits, nor while the practice is away', async () => {
    const charge = await prepay('one', 48);
    const receipt = await payerOnly().receipt(charge);
    if (!receipt.ok) throw new Error(receipt.error.kind);
    expect(receipt.value).not.toHaveProperty('visit');
    expect(receipt.value).not.toHaveProperty('place');
    fixture.schedule.visit = () => Promise.reject(new PracticeAway(pena.id, 'unreachable'));
    const away = await serviceOf().receipt(charge);
    expect(away).toMatchObject({ ok: true, value: { charge, purpose: 'prepayment' } });
    expect(away.ok && away.value.visit).toBeUndefined();
  });
});

describe('a bill', () => {
  const line = { date: '2026-11-01' as LocalDate, description: 'Office visit', amount: 5_000 as Cents };
  const insurance = { charged: 20_000 as Cents, paid: 12_000 as Cents, adjusted: 3_000 as Cents };
  const statement: StatementContents = {
    id: 'st-1',
    date: '2026-11-02' as LocalDate,
    total: 9_000 as Cents,
    lines: [
      { ...line, visit: nextVisit, insurance, open: 2_000 as Cents },
      { ...line, description: 'Laboratory', amount: 4_000 as Cents, visit: 'unknown' as AppointmentId },
    ],
  };
  beforeEach(() => fixture.billing.put(benAtPena, { due: 9_000 as Cents, asOf: noon }, [statement]));

  const billOf = async (service = serviceOf(), id = 'st-1') => {
    const screen = new BillViewModel(service, id, true, delivery, windows);
    await screen.load();
    return screen.phase;
  };

  it('has each line with its visit, what insurance paid and what is open, and nothing that the books do not say', async () => {
    const phase = await billOf();
    if (phase.kind !== 'ready') throw new Error(phase.kind);
    const [seen, lab] = phase.bill.lines;
    const { provider, start } = visit(nextVisit, benAtPena, 24);
    expect(seen).toMatchObject({ ...line, insurance, open: 2_000, visit: { appointment: nextVisit, start } });
    expect(seen?.visit?.provider).toBe(provider.name);
    expect(lab).toEqual({ ...line, description: 'Laboratory', amount: 4_000 });
    expect(fixture.activityLog.entries.map(({ action, resource }) => [action, resource])).toContainEqual([
      'viewed-payments',
      'st-1',
    ]);
  });

  it('names no visit to somebody who may not see visits, and is nobody else’s', async () => {
    const phase = await billOf(payerOnly());
    if (phase.kind !== 'ready') throw new Error(phase.kind);
    expect(phase.bill.lines.map((one) => one.visit)).toEqual([undefined, undefined]);
    expect(await billOf(serviceOf(), 'st-2')).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
    const stranger = { ...callOf(ben, pena), acting: delegateFor(ben, benAtPena, 'messages:view') };
    expect(await serviceOf(stranger).bill('st-1')).toEqual(failed({ kind: 'not-found' }));
  });
});
