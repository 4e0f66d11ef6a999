import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/second-gateway-instance.ts';
import { north, south } from './testing/clinic-fixture.ts';
import { holding, type Reply } from './testing/running-gateway.ts';
import { anasOrder, southShop } from './testing/shop-fixture.ts';
import { card, openPaymentsFixture, uniqueId, type Answer, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const ordered = async (quantity = 2, more: object = {}): Promise<Answer> =>
  fixture.done('createShopOrder', { uniqueId: uniqueId(), lines: [{ productId: 'brush', quantity }], ...more });
const named = ({ storeId, transactionId, amount }: Answer) => ({ storeId, transactionId, amount });
const pay = (order: Answer, more: object = {}) => ({ uniqueId: uniqueId(), ...named(order), ...card(), ...more });
const taken = (reference: unknown): number => {
  const { clover, payeezy } = fixture.gateway.processors;
  return clover.sandbox.books.taken(String(reference)) + payeezy.sandbox.taken(String(reference));
};
const codeOf = ({ code, reason }: Reply) => [code, reason];

/** How often the shop was tried to be told in vain. */
const tries = async (): Promise<number | undefined> => {
  const [row] = await fixture.gateway.database.rows<{ readonly tries: number }>({
    text: 'select max(tries)::integer as tries from book_postings where posted_at is null',
  });
  return row?.tries;
};

describe('shop', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('the shop of a practice, over HTTP', () => {
    it('MON-219 MON-222 says how the shop is reached and what it sells, and keeps its secret', async () => {
      const reply = await fixture.ask('getShop', {});
      expect(reply.data?.['getShop']).toEqual({
        shopId: southShop,
        practiceId: south.id,
        name: 'South Shop',
        widgetHost: fixture.gateway.shop.address,
        api: `${fixture.gateway.shop.address}/api`,
        key: expect.stringMatching(/^portal-/),
        channelId: '1',
        sso: true,
        products: [
          { productId: 'brush', name: 'Soft brush', description: 'For sore gums', price: '12.50', available: true },
          { productId: 'lamp', name: 'Lamp', description: '', price: '40.00', available: false },
        ],
      });
      expect(reply.text).not.toMatch(/secret/i);
      const layout = await fixture.told('getLayout', { practiceId: south.id });
      expect(layout['layoutScreen']).toMatchObject({ has_shop: true });
    });

    it('MON-207 says that a practice has no shop', async () => {
      const there = holding(fixture, north.id);
      expect((await fixture.ask('getShop', {}, there)).data).toEqual({ getShop: null });
      const layout = await fixture.told('getLayout', { practiceId: north.id }, there);
      expect(layout['layoutScreen']).toMatchObject({ has_shop: false });
      const basket = { uniqueId: uniqueId(), lines: [{ productId: 'brush', quantity: 1 }] };
      expect(codeOf(await fixture.ask('createShopOrder', { input: basket }, there))).toEqual([
        'NOT_FOUND',
        'not-found',
      ]);
    });

    it('MON-208 MON-209 shows the shop that is named, wherever the person stands', async () => {
      const there = holding(fixture, north.id);
      for (const name of [
        { shopId: southShop },
        { practiceId: south.id },
        { practiceId: south.id, shopId: southShop },
      ]) {
        expect(await fixture.told('getShop', name, there)).toMatchObject({ shopId: southShop });
      }
    });

    it('MON-213 MON-220 shows the payment of an order, and refuses to show it without one of its names', async () => {
      const screen = await fixture.told('getShopMakePayment', anasOrder);
      expect(screen).toMatchObject({
        context: 'SHOP',
        patient_id: '1001',
        practice_id: south.id,
        amount: '12.50',
        shop: '12.50',
        patientBalance: '0.00',
        paymentTypes: ['fullPayment'],
        lineItems: [{ description: 'Soft brush', amount: '12.50' }],
      });
      for (const name of Object.keys(anasOrder)) {
        const without = await fixture.ask('getShopMakePayment', { ...anasOrder, [name]: undefined });
        expect({ data: without.data, message: without.message }).toEqual({
          data: undefined,
          message: expect.stringContaining(name),
        });
      }
    });

    it('MON-216 refuses another amount than that of the transaction', async () => {
      const order = await ordered();
      for (const amount of ['24.99', '0.00', '2500.00']) {
        const altered = { ...named(order), amount };
        expect(codeOf(await fixture.ask('getShopMakePayment', altered))).toEqual(['AMOUNT', 'amount-changed']);
        expect(await fixture.refusedBy('makeShopPayment', pay(order, { amount }))).toEqual({
          code: 'AMOUNT',
          reason: 'amount-changed',
          isSilent: true,
        });
      }
      expect(fixture.gateway.shop.orders.find(({ id }) => id === order['transactionId'])?.status).toBe(
        'awaiting_payment',
      );
    });

    it('MON-221 MON-072 is charged once, answers a status and where to go, and the order stands on the receipt', async () => {
      const order = await ordered();
      const input = pay(order, { patientId: '1001', practiceId: south.id });
      const paid = await fixture.done('makeShopPayment', input);
      expect(paid).toMatchObject({
        status: 200,
        error: null,
        redirect: `/shop/${southShop}?practice_id=${south.id}`,
        receipt: { done: 'PAID', amount: '25.00' },
      });
      expect(await fixture.done('makeShopPayment', input)).toEqual(paid);
      expect(taken(paid.receipt?.['reference'])).toBe(2_500);
      expect(await fixture.refusedBy('makeShopPayment', pay(order))).toMatchObject({ reason: 'nothing-to-pay' });
      expect(codeOf(await fixture.ask('getShopMakePayment', named(order)))).toEqual(['AMOUNT', 'nothing-to-pay']);

      const receipt = await fixture.told('getPaymentReceipt', { chargeId: paid.receipt?.['charge_id'] });
      expect(receipt).toMatchObject({
        payment: { purpose: 'SHOP', amount: '25.00' },
        lineItems: [{ description: '2 × Soft brush', amount: '25.00' }],
      });
    });

    it('MON-221 leads back to the page of the shop that asked for the money, and to no other', async () => {
      const { shop } = fixture.gateway;
      const thanks = `${shop.address}/shop/${southShop}/orders/7`;
      for (const [returnUrl, redirect] of [
        [thanks, thanks],
        ['https://evil.example/', `/shop/${southShop}?practice_id=${south.id}`],
      ] as const) {
        const order = await ordered();
        shop.change(String(order['transactionId']), { returnUrl });
        expect(await fixture.done('makeShopPayment', pay(order))).toMatchObject({ status: 200, redirect });
      }
    });

    it('MON-018 charges nothing while the shop is away', async () => {
      const order = await ordered();
      fixture.gateway.shop.isAway = true;
      try {
        expect(await fixture.refusedBy('makeShopPayment', pay(order))).toMatchObject({
          code: 'CONFLICT',
          reason: 'shop-away',
        });
        expect(codeOf(await fixture.ask('getShop', {}))).toEqual(['CONFLICT', 'shop-away']);
      } finally {
        fixture.gateway.shop.isAway = false;
      }
    });

    it('MON-217 signs a person on at the shop, for the addresses of the shop', async () => {
      const { shop } = fixture.gateway;
      const { address } = await fixture.done('signOnToShop', { returnTo: `${shop.address}/cart` });
      const there = await fetch(String(address), { redirect: 'manual' });
      expect({ status: there.status, location: there.headers.get('location') }).toEqual({
        status: 303,
        location: `${shop.address}/cart`,
      });
      expect((await fetch(String(address), { redirect: 'manual' })).status).toBe(400);
      for (const returnTo of ['https://evil.example/', `${shop.address}.evil.example/`, '/payments', 'javascript:1']) {
        expect(await fixture.refusedBy('signOnToShop', { returnTo })).toMatchObject({ reason: 'no-way-to-shop' });
      }
      const late = await fixture.done('signOnToShop', {});
      fixture.gateway.pass(2 * MINUTE);
      expect((await fetch(String(late['address']), { redirect: 'manual' })).status).toBe(400);
      expect(fixture.gateway.output()).not.toContain(String(address).split('/').at(-1));
    });
  });

  describe('the worker beside the requests', () => {
    it('MON-221 tells the shop of what was paid, as often as it takes, and brings it into the books', async () => {
      const { shop } = fixture.gateway;
      const order = await ordered(1);
      const paid = await fixture.done('makeShopPayment', pay(order));
      const told = async () => shop.orders.find(({ id }) => id === order['transactionId']);
      expect((await told())?.status).toBe('awaiting_payment');
      shop.isAway = true;
      const instance = anotherInstance(fixture.gateway, 3 * MINUTE);
      await instance.listen(0, '127.0.0.1');
      await until(tries, (count) => count !== undefined && count > 0);
      shop.isAway = false;
      await instance.close();
      const next = anotherInstance(fixture.gateway, 10 * MINUTE);
      await next.listen(0, '127.0.0.1');
      const settled = await until(told, (one) => one?.status === 'paid');
      expect(settled?.reference).toBe(paid.receipt?.['charge_id']);
      await next.close();
    });
  });
});
