import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { anotherInstance, until } from './testing/another-instance.ts';
import { north, south } from './testing/clinic.ts';
import { holding, type Reply } from './testing/running-gateway.ts';
import { anasOrder, southShop } from './testing/shop.ts';
import { card, openTill, uniqueId, type Answer, type Till } from './testing/till.ts';

let till: Till;

const ordered = async (quantity = 2, more: object = {}): Promise<Answer> =>
  till.done('createShopOrder', { uniqueId: uniqueId(), lines: [{ productId: 'brush', quantity }], ...more });
const named = ({ storeId, transactionId, amount }: Answer) => ({ storeId, transactionId, amount });
const pay = (order: Answer, more: object = {}) => ({ uniqueId: uniqueId(), ...named(order), ...card(), ...more });
const taken = (reference: unknown): number => {
  const { clover, payeezy } = till.gateway.processors;
  return clover.sandbox.books.taken(String(reference)) + payeezy.sandbox.taken(String(reference));
};
const codeOf = ({ code, reason }: Reply) => [code, reason];

/** How often the shop was tried to be told in vain. */
const tries = async (): Promise<number | undefined> => {
  const [row] = await till.gateway.database.rows<{ readonly tries: number }>({
    text: 'select max(tries)::integer as tries from book_postings where posted_at is null',
  });
  return row?.tries;
};

export const shopTests = (): void => {
  beforeAll(async () => {
    till = await openTill();
  }, 120_000);
  afterAll(() => till.gateway.close());

  describe('the shop of a practice, over HTTP', () => {
    it('MON-219 MON-222 says how the shop is reached and what it sells, and keeps its secret', async () => {
      const reply = await till.ask('getShop', {});
      expect(reply.data?.['getShop']).toEqual({
        shopId: southShop,
        practiceId: south.id,
        name: 'South Shop',
        widgetHost: till.gateway.shop.address,
        api: `${till.gateway.shop.address}/api`,
        key: expect.stringMatching(/^portal-/),
        channelId: '1',
        sso: true,
        products: [
          { productId: 'brush', name: 'Soft brush', description: 'For sore gums', price: '12.50', available: true },
          { productId: 'lamp', name: 'Lamp', description: '', price: '40.00', available: false },
        ],
      });
      expect(reply.text).not.toMatch(/secret/i);
      const layout = await till.told('getLayout', { practiceId: south.id });
      expect(layout['layoutScreen']).toMatchObject({ has_shop: true });
    });

    it('MON-207 says that a practice has no shop', async () => {
      const there = holding(till, north.id);
      expect((await till.ask('getShop', {}, there)).data).toEqual({ getShop: null });
      const layout = await till.told('getLayout', { practiceId: north.id }, there);
      expect(layout['layoutScreen']).toMatchObject({ has_shop: false });
      const basket = { uniqueId: uniqueId(), lines: [{ productId: 'brush', quantity: 1 }] };
      expect(codeOf(await till.ask('createShopOrder', { input: basket }, there))).toEqual(['NOT_FOUND', 'not-found']);
    });

    it('MON-208 MON-209 shows the shop that is named, wherever the person stands', async () => {
      const there = holding(till, north.id);
      for (const name of [
        { shopId: southShop },
        { practiceId: south.id },
        { practiceId: south.id, shopId: southShop },
      ]) {
        expect(await till.told('getShop', name, there)).toMatchObject({ shopId: southShop });
      }
    });

    it('MON-213 MON-220 shows the payment of an order, and refuses to show it without one of its names', async () => {
      const screen = await till.told('getShopMakePayment', anasOrder);
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
        const without = await till.ask('getShopMakePayment', { ...anasOrder, [name]: undefined });
        expect([without.data, without.message]).toEqual([undefined, expect.stringContaining(name)]);
      }
    });

    it('MON-216 refuses another amount than that of the transaction', async () => {
      const order = await ordered();
      for (const amount of ['24.99', '0.00', '2500.00']) {
        const altered = { ...named(order), amount };
        expect(codeOf(await till.ask('getShopMakePayment', altered))).toEqual(['AMOUNT', 'amount-changed']);
        expect(await till.refusedBy('makeShopPayment', pay(order, { amount }))).toEqual({
          code: 'AMOUNT',
          reason: 'amount-changed',
          isSilent: true,
        });
      }
      expect(till.gateway.shop.orders.find(({ id }) => id === order['transactionId'])?.status).toBe('awaiting_payment');
    });

    it('MON-221 MON-072 is charged once, answers a status and where to go, and the order stands on the receipt', async () => {
      const order = await ordered();
      const input = pay(order, { patientId: '1001', practiceId: south.id });
      const paid = await till.done('makeShopPayment', input);
      expect(paid).toMatchObject({
        status: 200,
        error: null,
        redirect: `/shop/${southShop}?practice_id=${south.id}`,
        receipt: { done: 'PAID', amount: '25.00' },
      });
      expect(await till.done('makeShopPayment', input)).toEqual(paid);
      expect(taken(paid.receipt?.['reference'])).toBe(2_500);
      expect(await till.refusedBy('makeShopPayment', pay(order))).toMatchObject({ reason: 'nothing-to-pay' });
      expect(codeOf(await till.ask('getShopMakePayment', named(order)))).toEqual(['AMOUNT', 'nothing-to-pay']);

      const receipt = await till.told('getPaymentReceipt', { chargeId: paid.receipt?.['charge_id'] });
      expect(receipt).toMatchObject({
        payment: { purpose: 'SHOP', amount: '25.00' },
        lineItems: [{ description: '2 × Soft brush', amount: '25.00' }],
      });
    });

    it('MON-221 leads back to the page of the shop that asked for the money, and to no other', async () => {
      const { shop } = till.gateway;
      const thanks = `${shop.address}/shop/${southShop}/orders/7`;
      for (const [returnUrl, redirect] of [
        [thanks, thanks],
        ['https://evil.example/', `/shop/${southShop}?practice_id=${south.id}`],
      ] as const) {
        const order = await ordered();
        shop.change(String(order['transactionId']), { returnUrl });
        expect(await till.done('makeShopPayment', pay(order))).toMatchObject({ status: 200, redirect });
      }
    });

    it('MON-018 charges nothing while the shop is away', async () => {
      const order = await ordered();
      till.gateway.shop.isAway = true;
      try {
        expect(await till.refusedBy('makeShopPayment', pay(order))).toMatchObject({
          code: 'CONFLICT',
          reason: 'shop-away',
        });
        expect(codeOf(await till.ask('getShop', {}))).toEqual(['CONFLICT', 'shop-away']);
      } finally {
        till.gateway.shop.isAway = false;
      }
    });

    it('MON-217 signs a person on at the shop, for the addresses of the shop', async () => {
      const { shop } = till.gateway;
      const { address } = await till.done('signOnToShop', { returnTo: `${shop.address}/cart` });
      const there = await fetch(String(address), { redirect: 'manual' });
      expect([there.status, there.headers.get('location')]).toEqual([303, `${shop.address}/cart`]);
      expect((await fetch(String(address), { redirect: 'manual' })).status).toBe(400);
      for (const returnTo of ['https://evil.example/', `${shop.address}.evil.example/`, '/payments', 'javascript:1']) {
        expect(await till.refusedBy('signOnToShop', { returnTo })).toMatchObject({ reason: 'no-way-to-shop' });
      }
      const late = await till.done('signOnToShop', {});
      till.gateway.pass(2 * MINUTE);
      expect((await fetch(String(late['address']), { redirect: 'manual' })).status).toBe(400);
      expect(till.gateway.output()).not.toContain(String(address).split('/').at(-1));
    });
  });

  describe('the worker beside the requests', () => {
    it('MON-221 tells the shop of what was paid, as often as it takes, and brings it into the books', async () => {
      const { shop } = till.gateway;
      const order = await ordered(1);
      const paid = await till.done('makeShopPayment', pay(order));
      const told = async () => shop.orders.find(({ id }) => id === order['transactionId']);
      expect((await told())?.status).toBe('awaiting_payment');
      shop.isAway = true;
      const instance = anotherInstance(till.gateway, 3 * MINUTE);
      await instance.listen(0, '127.0.0.1');
      await until(tries, (count) => count !== undefined && count > 0);
      shop.isAway = false;
      await instance.close();
      const next = anotherInstance(till.gateway, 10 * MINUTE);
      await next.listen(0, '127.0.0.1');
      const settled = await until(told, (one) => one?.status === 'paid');
      expect(settled?.reference).toBe(paid.receipt?.['charge_id']);
      await next.close();
    });
  });
};
