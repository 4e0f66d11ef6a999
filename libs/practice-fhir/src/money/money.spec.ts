import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Entry } from '@portico/practice-spi';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { facet, offered, problemIn, valueOf } from '../testing/expect-values.ts';
import { startLosingProxy } from '../testing/answer-losing-proxy.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const mine = { reference: `Patient/${ids.patient}` };
const theirs = { reference: `Patient/${ids.other}` };
const usd = (value: number) => ({ value, currency: 'USD' });
const put = (resourceType: string, number: number, more: Record<string, unknown>) =>
  server.put({ resourceType, id: uuid(number), ...more });
const invoice = (number: number, value: number, more: Record<string, unknown> = {}) =>
  put('Invoice', number, {
    status: 'issued',
    subject: mine,
    date: `2026-11-${String(number).padStart(2, '0')}`,
    totalGross: usd(value),
    ...more,
  });
const moneyOf = async (base = server.base, more: Record<string, unknown> = {}) =>
  facet((await connected(base, more)).connection, 'money');
const balance = async (of = ids.patient) => (await moneyOf()).balance(of, call);
const statements = async () => (await moneyOf()).statements(ids.patient, undefined, call);
const statement = async (number: number, of = ids.patient) => (await moneyOf()).statement(of, uuid(number), call);
const part = (type: string, value: number) => ({ type, amount: usd(value) });
const entry: Entry = { patient: ids.patient, amount: 1_050, at: '2026-11-24T10:00:00-05:00', purpose: 'balance' };

describe('money on a FHIR server', () => {
  it('is read as the specification’s own invoice has it, where it is of dollars', async () => {
    await put('Invoice', 1, {
      identifier: [{ system: 'http://myHospital.org/Invoices', value: '654321' }],
      status: 'issued',
      subject: mine,
      date: '2017-01-25T08:00:00+01:00',
      account: { reference: 'Account/example' },
      totalNet: usd(40),
      totalGross: usd(48),
    });
    expect(valueOf(await balance()).due).toBe(4_800);
    expect(valueOf(await statements()).items).toEqual([{ id: uuid(1), date: '2017-01-25', total: 4_800 }]);
    expect(valueOf(await statement(1))).toEqual({
      id: uuid(1),
      date: '2017-01-25',
      total: 4_800,
      lines: [{ date: '2017-01-25', description: '654321', amount: 4_800 }],
    });
  });

  it('is due of what was sent and is not paid, of this patient alone, and listed with the newest first', async () => {
    await invoice(1, 10.1);
    await invoice(2, 20.2, { status: 'balanced' });
    await invoice(3, 40.4, { status: 'draft' });
    await invoice(4, 80.8, { subject: theirs });
    await invoice(5, 0.29);
    expect(valueOf(await balance())).toEqual({ due: 1_039, asOf: '2026-11-24T14:00:00.000Z' });
    expect(valueOf(await statements()).items.map(({ id }) => id)).toEqual([uuid(5), uuid(2), uuid(1)]);
    expect(valueOf(await balance(ids.other)).due).toBe(8_080);
    for (const number of [3, 4, 9]) expect(problemIn(await statement(number))).toEqual({ kind: 'gone' });
  });

  it.each([
    { what: 'of another currency', more: { totalGross: { value: 48, currency: 'EUR' } }, names: 'Invoice.totalGross' },
    { what: 'of no currency', more: { totalGross: { value: 48 } }, names: 'Invoice.totalGross' },
    { what: 'of parts of a cent', more: { totalGross: usd(48.005) }, names: 'Invoice.totalGross' },
    { what: 'without a total', more: { totalGross: undefined }, names: 'Invoice.totalGross' },
    { what: 'in an unknown status', more: { status: 'maybe' }, names: 'Invoice.status' },
    { what: 'of a time without a zone', more: { date: '2026-11-01T09:00:00' }, names: 'Invoice.date' },
  ])('is unknown where one invoice is $what', async ({ more, names }) => {
    await invoice(1, 10);
    await invoice(2, 10, more);
    expect(problemIn(await balance())).toEqual({ kind: 'malformed', what: names });
    expect(problemIn(await statements())).toEqual({ kind: 'malformed', what: names });
    expect(problemIn(await statement(2))).toEqual({ kind: 'malformed', what: names });
  });

  it('has lines that sum to the total, with the words of what was charged', async () => {
    await put('ChargeItem', 8, { status: 'billable', subject: mine, code: { text: 'Blood test' } });
    await invoice(1, 95, {
      lineItem: [
        {
          chargeItemReference: { reference: `ChargeItem/${uuid(8)}` },
          priceComponent: [part('base', 60), part('discount', -10), { ...part('informational', 7) }],
        },
        { chargeItemCodeableConcept: { text: 'Office visit' }, priceComponent: [part('base', 50)] },
      ],
      totalPriceComponent: [{ ...part('discount', 5), code: { text: 'Paid at once' } }],
    });
    const found = valueOf(await statement(1));
    expect('lines' in found && found.lines.map(({ description, amount }) => ({ description, amount }))).toEqual([
      { description: 'Blood test', amount: 5_000 },
      { description: 'Office visit', amount: 5_000 },
      { description: 'Paid at once', amount: -500 },
    ]);
  });

  it('is no statement where the lines sum to something else', async () => {
    await invoice(1, 95, { lineItem: [{ priceComponent: [part('base', 90)] }] });
    expect(problemIn(await statement(1))).toEqual({ kind: 'malformed', what: 'Invoice.lineItem' });
  });

  const accountOf = (amount: unknown, subjects: readonly object[] = [mine], aggregate = 'patient') => ({
    status: 'active',
    subject: subjects,
    extension: [
      {
        url: 'http://hl7.org/fhir/5.0/StructureDefinition/extension-Account.balance',
        extension: [
          { url: 'aggregate', valueCodeableConcept: { coding: [{ code: aggregate }] } },
          { url: 'amount', valueMoney: amount },
        ],
      },
    ],
  });

  it.each([
    { what: 'the patient’s share of an account', accounts: [accountOf(usd(12.5))], due: 1_250 },
    {
      what: 'the invoices beside an account of a family',
      accounts: [accountOf(usd(12.5), [mine, theirs])],
      due: 1_000,
    },
    {
      what: 'the invoices beside what the insurer owes',
      accounts: [accountOf(usd(12.5), [mine], 'insurance')],
      due: 1_000,
    },
    {
      what: 'the invoices beside an account that does not say it',
      accounts: [accountOf(usd(1)), { status: 'active', subject: [mine] }],
      due: 1_000,
    },
  ])('is due by $what', async ({ accounts, due }) => {
    await invoice(1, 10);
    for (const [at, account] of accounts.entries()) await put('Account', 20 + at, account);
    expect(valueOf(await balance()).due).toBe(due);
  });

  it.each([
    { what: 'of another currency', account: accountOf({ value: 1, currency: 'EUR' }), names: 'Account.balance' },
    { what: 'in an unknown status', account: { ...accountOf(usd(1)), status: 'maybe' }, names: 'Account.status' },
  ])('is unknown where an account is $what', async ({ account, names }) => {
    await put('Account', 20, account);
    expect(problemIn(await balance())).toEqual({ kind: 'malformed', what: names });
  });

  it('takes a payment once under its key, and counts it until the practice has settled the invoice', async () => {
    await invoice(1, 30);
    await invoice(2, 5);
    const money = await moneyOf();
    for (const _ of [1, 2]) valueOf(await offered(money.post?.(entry, 'pay-1', call)));
    valueOf(await offered(money.posted?.(ids.patient, 'pay-1', call)));
    expect(problemIn(await offered(money.posted?.(ids.other, 'pay-1', call)))).toEqual({ kind: 'gone' });
    expect(problemIn(await offered(money.posted?.(ids.patient, 'pay-2', call)))).toEqual({ kind: 'gone' });
    expect(await server.list('PaymentNotice')).toMatchObject([
      { status: 'active', request: { reference: `Invoice/${uuid(1)}` }, amount: usd(10.5), created: '2026-11-24' },
    ]);
    expect(valueOf(await balance()).due).toBe(2_450);
    await invoice(1, 30, { status: 'balanced' });
    expect(valueOf(await balance()).due).toBe(500);
  });

  it('takes a payment once when the answer is lost', async () => {
    const proxy = await startLosingProxy(server.base);
    try {
      const money = await moneyOf(proxy.base, { overrule: { PaymentNotice: { conditionalCreate: false } } });
      proxy.loseAnswerOf('POST', /PaymentNotice$/);
      expect(problemIn(await offered(money.post?.(entry, 'pay-1', call)))).toEqual({ kind: 'unknown' });
      valueOf(await offered(money.posted?.(ids.patient, 'pay-1', call)));
      valueOf(await offered(money.post?.(entry, 'pay-1', call)));
      expect((await server.list('PaymentNotice')).length).toBe(1);
    } finally {
      await proxy.close();
    }
  });

  it('takes no payment, and is not there at all, as far as a server declares it', async () => {
    const has = async (more: Record<string, unknown>) => (await connected(server.base, more)).connection.money;
    expect((await has({ overrule: { PaymentNotice: false } }))?.post).toBeUndefined();
    expect(await has({ overrule: { Invoice: false } })).toBeUndefined();
    expect(await has({ quirks: 'epic' })).toBeUndefined();
    expect((await has({ quirks: 'athena' }))?.post).toBeUndefined();
  });
});
