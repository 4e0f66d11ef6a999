import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting } from '@portico/domain/access';
import { failed, ok, type AccountId, type Cents, type PatientRef } from '@portico/domain/kernel';
import type { ShopInfo, ShopProduct, ShopTransaction } from '@portico/domain/payments';
import { anaAtMesa, ben, benAtPena, callOf, mesa, noon, pena } from '../../kernel/testing/index.ts';
import type { PaymentContext } from '@portico/application/payments';
import { ShoppingService } from './shop.service.ts';
import { full, cents, guestCall, named, refused, paymentsFixture, type PaymentsFixture } from '../testing/index.ts';

const products: readonly ShopProduct[] = [
  { id: 'brush', name: 'Soft brush', description: '', price: cents(1_250), available: true },
  { id: 'lamp', name: 'Lamp', description: '', price: cents(4_000), available: false },
];
const infoOf = (shopId: string, practice: ShopInfo['practice']): ShopInfo => ({
  shopId,
  practice,
  name: `${shopId} shop`,
  widgetHost: 'https://shop.example',
  api: 'https://shop.example/api',
  key: 'portal',
  channel: '1',
  sso: true,
});
const atPena = infoOf('pena-shop', pena.id);

let fixture: PaymentsFixture;
let orders = 0;
beforeEach(async () => {
  fixture = await paymentsFixture();
  fixture.shop.open(atPena, products);
});

const ordered = async (patient: PatientRef = benAtPena): Promise<ShopTransaction> => {
  orders += 1;
  const answer = await fixture.shop.order(patient, { order: `b${orders}`, lines: [{ product: 'brush', quantity: 2 }] });
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};
const contextOf = ({ store, transaction, amount }: ShopTransaction, changes: object = {}): PaymentContext => ({
  kind: 'shop',
  store,
  transaction,
  amount,
  ...changes,
});
const delegate = (permissions: readonly ('payments:view' | 'payments:act')[]): Acting => ({
  actor: { kind: 'delegate', account: 'dora' as AccountId, grants: [{ chart: benAtPena, permissions }] },
  subject: { charts: [benAtPena] },
  practice: pena.id,
});

describe('the payment of a shop', () => {
  it('MON-220 MON-215 shows what is bought, line by line, as its whole amount', async () => {
    const made = await ordered();
    expect(await fixture.screen(contextOf(made))).toMatchObject({
      ok: true,
      value: {
        context: 'shop',
        patient: benAtPena,
        amount: 2_500,
        parts: { shop: 2_500, balance: 0 },
        lines: [{ description: '2 × Soft brush', amount: 2_500 }],
        types: ['full'],
      },
    });
  });

  it('MON-216 refuses another amount than that of the transaction, in the address and in the order', async () => {
    const made = await ordered();
    const changed = failed({ kind: 'amount-changed', amount: 2_500 });
    for (const amount of [2_499, 2_501, 0] as Cents[]) {
      expect(await fixture.screen(contextOf(made, { amount }))).toEqual(changed);
      expect(await fixture.pay(contextOf(made, { amount }), full(amount))).toEqual(changed);
      expect(await fixture.pay(contextOf(made), full(amount))).toEqual(changed);
    }
    expect(fixture.taken()).toBe(0);
  });

  it('MON-221 charges the order once, tells the shop once, and leads back to it', async () => {
    const made = await ordered();
    const paid = await fixture.pay(contextOf(made), full(2_500), { uniqueId: named('press') });
    expect(paid).toMatchObject({
      ok: true,
      value: { done: 'paid', amount: 2_500, next: '/shop/pena-shop?practice_id=pena' },
    });
    expect(await fixture.pay(contextOf(made), full(2_500), { uniqueId: named('press') })).toEqual(paid);
    expect(await fixture.serviceOf().outcome(named('press'))).toEqual(paid);
    expect(fixture.taken()).toBe(2_500);
    await fixture.post();
    await fixture.post();
    expect([...fixture.shop.paid]).toEqual([[made.transaction, fixture.charges()[0]?.id]]);
    expect(fixture.billing.posted).toHaveLength(1);
    expect(fixture.activityLog.entries.map(({ action }) => action)).toContain('paid');
    // What is bought at the shop is not what is owed to the practice.
    expect((await fixture.billing.balance(benAtPena)).due).toBe(12_000);
  });

  it('MON-221 leads to the page of the shop that it names', async () => {
    const made = await ordered();
    fixture.shop.change(made.transaction, { returnTo: 'https://shop.example/thanks' });
    const paid = await fixture.pay(contextOf(made), full(2_500));
    expect(paid).toMatchObject({ value: { next: 'https://shop.example/thanks' } });
  });

  it('MON-072 is not paid twice, by another press of a button nor after the shop has heard of it', async () => {
    const made = await ordered();
    const both = await Promise.all([
      fixture.pay(contextOf(made), full(2_500)),
      fixture.pay(contextOf(made), full(2_500)),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const nothing = refused('nothing-to-pay');
    expect(await fixture.screen(contextOf(made))).toEqual(nothing);
    await fixture.post();
    expect(await fixture.screen(contextOf(made))).toEqual(nothing);
    expect(await fixture.pay(contextOf(made), full(2_500))).toEqual(nothing);
    expect(fixture.taken()).toBe(2_500);
  });

  it('MON-018 can be paid with another card after one was declined', async () => {
    const made = await ordered();
    const declined = await fixture.pay(contextOf(made), full(2_500), {
      card: { kind: 'saved', card: 'visa-0002' as never },
    });
    expect(declined).toMatchObject({ error: { kind: 'declined' } });
    expect((await fixture.pay(contextOf(made), full(2_500))).ok).toBe(true);
  });

  it('MON-216 charges nothing while the shop does not answer, and says so', async () => {
    const made = await ordered();
    fixture.shop.isAway = true;
    expect(await fixture.screen(contextOf(made))).toEqual(refused('shop-away'));
    expect(await fixture.pay(contextOf(made), full(2_500))).toEqual(refused('shop-away'));
    expect(fixture.taken()).toBe(0);
  });

  it('MON-221 brings what was paid into the books while the shop is away, and tells it later', async () => {
    const made = await ordered();
    await fixture.pay(contextOf(made), full(2_500));
    fixture.shop.isAway = true;
    await fixture.post();
    expect([fixture.billing.posted.length, fixture.shop.told.length]).toEqual([1, 0]);
    fixture.shop.isAway = false;
    fixture.later(1);
    await fixture.post();
    expect([fixture.billing.posted.length, fixture.shop.told.length]).toEqual([1, 1]);
  });

  it('MON-215 is of whoever ordered, at any of their practices, and of nobody else', async () => {
    const bens = await ordered();
    const anas = await ordered({ ...benAtPena, patient: anaAtMesa.patient });
    const notFound = refused('not-found');
    expect(await fixture.screen(contextOf(anas))).toEqual(notFound);
    expect(await fixture.pay(contextOf(anas), full(2_500))).toEqual(notFound);
    for (const other of [{ store: 'other' }, { transaction: 'other' }, { patient: anaAtMesa }]) {
      expect(await fixture.screen(contextOf(bens, other))).toEqual(notFound);
    }
    const elsewhere = { ...callOf(ben, pena), acting: { ...callOf(ben, pena).acting, practice: mesa.id } };
    expect((await fixture.serviceOf(elsewhere).screen(contextOf(bens))).ok).toBe(true);
  });

  it('ACC-006 opens to a delegate who may pay, and to no guest', async () => {
    const made = await ordered();
    const asked = async (permissions: Parameters<typeof delegate>[0]) =>
      fixture.serviceOf({ ...callOf(ben, pena), acting: delegate(permissions) }).screen(contextOf(made));
    expect((await asked(['payments:view', 'payments:act'])).ok).toBe(true);
    expect(await asked(['payments:view'])).toEqual(refused('not-found'));
    expect(await fixture.serviceOf(guestCall(benAtPena, 'guest-pay')).screen(contextOf(made))).toEqual(
      refused('not-found'),
    );
  });
});

describe('shopping', () => {
  const shopping = (acting: Acting = callOf(ben, pena).acting) =>
    new ShoppingService(fixture.activityLog, fixture.shop, { acting, language: 'en', now: noon });
  const brushes = (quantity: number, uniqueId = 'basket') => ({ uniqueId, lines: [{ product: 'brush', quantity }] });

  it('MON-219 MON-222 shows the shop of the practice that one is at, with what it sells', async () => {
    expect(await shopping().shop({})).toEqual(ok({ ...atPena, products }));
    expect(fixture.activityLog.entries.at(-1)).toMatchObject({ action: 'viewed-shop', practice: pena.id });
  });

  it('MON-207 says that a practice has none, and that one does not answer', async () => {
    fixture = await paymentsFixture();
    expect(await shopping().shop({})).toEqual(ok(undefined));
    expect(await shopping().order(brushes(1))).toEqual(refused('not-found'));
    fixture.shop.open(atPena, products);
    fixture.shop.isAway = true;
    expect(await shopping().shop({})).toEqual(refused('shop-away'));
    expect(await shopping().order(brushes(1))).toEqual(refused('shop-away'));
  });

  it('MON-208 MON-209 shows one shop, of the practice that is named or of whichever has it, and no other one', async () => {
    const elsewhere = { ...callOf(ben, pena).acting, practice: mesa.id };
    for (const name of [{ shop: 'pena-shop' }, { practice: pena.id }, { shop: 'pena-shop', practice: pena.id }]) {
      expect(await shopping(elsewhere).shop(name)).toMatchObject({ ok: true, value: { shopId: 'pena-shop' } });
    }
    expect(await shopping().shop({ practice: mesa.id })).toEqual(ok(undefined));
    for (const other of [
      { shop: 'other' },
      { shop: 'pena-shop', practice: mesa.id },
      { practice: 'nowhere' as never },
    ]) {
      expect(await shopping().shop(other)).toEqual(refused('not-found'));
    }
  });

  it('MON-207 makes one order of one basket, and writes down who ordered', async () => {
    const [first, again] = [await shopping().order(brushes(3)), await shopping().order(brushes(3))];
    expect(first).toMatchObject({ ok: true, value: { store: 'pena-shop', amount: 3_750, paid: false } });
    expect(again).toEqual(first);
    const orderedBy = fixture.activityLog.entries.filter(({ action }) => action === 'ordered');
    expect(orderedBy[0]).toMatchObject({ actor: 'ben', subject: benAtPena.patient });
  });

  it.each([0, -1, 21, 1.5, NaN])('MON-207 orders %p of nothing', async (quantity) => {
    expect(await shopping().order(brushes(quantity))).toEqual(refused('bad-input'));
  });

  it('MON-207 orders no empty basket, nothing twice, and nothing that is sold out', async () => {
    const line = { product: 'brush', quantity: 1 };
    for (const lines of [[], [line, line], Array.from({ length: 51 }, (_, at) => ({ ...line, product: `p${at}` }))]) {
      expect(await shopping().order({ uniqueId: 'x', lines })).toEqual(refused('bad-input'));
    }
    const soldOut = { uniqueId: 'y', lines: [{ product: 'lamp', quantity: 1 }] };
    expect(await shopping().order(soldOut)).toEqual(refused('basket-changed'));
  });

  it('MON-217 signs a person on at the shop, and leads nowhere else', async () => {
    const there = await shopping().signOn({ returnTo: 'https://shop.example/cart' });
    expect(there.ok && there.value.startsWith('https://shop.example/')).toBe(true);
    expect(fixture.activityLog.entries.at(-1)).toMatchObject({ action: 'signed-on-to-shop' });
    const before = fixture.activityLog.entries.length;
    for (const returnTo of ['https://evil.example/', '/payments', 'https://shop.example.evil.example/']) {
      expect(await shopping().signOn({ returnTo })).toEqual(refused('no-way-to-shop'));
    }
    fixture.shop.open({ ...atPena, sso: false }, products);
    expect(await shopping().signOn({})).toEqual(refused('no-way-to-shop'));
    expect(fixture.activityLog.entries).toHaveLength(before);
  });

  it('ACC-006 opens to a delegate as far as payments do, and to no guest', async () => {
    const looking = shopping(delegate(['payments:view']));
    expect((await looking.shop({})).ok).toBe(true);
    expect(await looking.order(brushes(1))).toEqual(refused('not-found'));
    expect(await looking.signOn({})).toEqual(refused('not-found'));
    expect((await shopping(delegate(['payments:view', 'payments:act'])).order(brushes(1))).ok).toBe(true);
    const none = shopping(delegate([]));
    for (const answer of [await none.shop({}), await none.order(brushes(1)), await none.signOn({})]) {
      expect(answer).toEqual(refused('not-found'));
    }
  });
});
