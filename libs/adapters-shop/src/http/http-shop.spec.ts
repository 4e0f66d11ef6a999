import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents, PatientId, PatientRef } from '@portico/domain/kernel';
import type { ChargeId, ShopTransaction } from '@portico/domain/payments';
import { catalog, shopContract, shopOfAlder } from '../conformance/index.ts';
import { ShopSandbox } from '../sandbox/index.ts';
import { HttpShop } from './http-shop.ts';
import type { ShopSettings } from './settings.ts';
import { customerOf } from './sign-on-token.ts';

const noon = Date.parse('2026-03-18T12:00:00Z');
const both = (text: string) => ({ en: text, es: text });
const products = catalog.map(({ id, name, description, price, available }) => ({
  id,
  price,
  name: { en: name, es: `${name} (es)` },
  description: both(description),
  ...(available ? {} : { soldOut: true as const }),
}));

const openShop = async (clock = { now: noon }) => {
  const sandbox = await ShopSandbox.start({ now: () => clock.now, portal: () => 'https://portal.example' });
  const settings = sandbox.openStore({ ...shopOfAlder, products });
  let ids = 0;
  const over = (
    changes: Partial<ShopSettings> = {},
    fetch?: (address: string, init: RequestInit) => Promise<Response>,
  ) =>
    new HttpShop({
      shops: new Map([[shopOfAlder.practice, { ...settings, ...changes }]]),
      randomUuid: () => `id-${(ids += 1)}`,
      now: () => clock.now,
      ...(fetch === undefined ? {} : { fetch }),
    });
  return { sandbox, settings, over, clock, shop: over() };
};

shopContract('over HTTP', async () => {
  const { sandbox, shop } = await openShop();
  return {
    shop,
    away: (isAway) => {
      sandbox.isAway = isAway;
    },
    paymentsOf: (id) => sandbox.orders.filter((order) => order.id === id).flatMap(({ reference }) => reference ?? []),
    cancel: (id) => sandbox.change(id, { status: 'cancelled' }),
    sendsTo: (id, returnUrl) => sandbox.change(id, { returnUrl }),
    close: () => sandbox.close(),
  };
});

const ana: PatientRef = { practice: shopOfAlder.practice, patient: 'ana-1001' as PatientId };

describe('a shop over HTTP', () => {
  let fixture: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    fixture = await openShop();
  });
  afterAll(() => fixture.sandbox.close());

  const ordered = async (): Promise<ShopTransaction> => {
    const basket = { order: crypto.randomUUID(), lines: [{ product: 'brush', quantity: 2 }] };
    const answer = await fixture.shop.order(ana, basket, 'es');
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  };
  const away = { ok: false, error: { kind: 'shop-away' } };
  const json =
    (data: unknown, status = 200) =>
    async () =>
      new Response(JSON.stringify({ data }), { status });

  it('MON-207 speaks to the buyer in their language', async () => {
    const answer = await fixture.shop.products(ana.practice, 'es');
    expect(answer.ok && answer.value[0]?.name).toBe('Soft brush (es)');
    expect((await ordered()).lines).toEqual([{ description: '2 × Soft brush (es)', amount: 2_500 }]);
  });

  it('MON-222 tells the shop nothing by which anybody else would know a patient, and never its secret to the browser', async () => {
    const sent: string[] = [];
    const spying = fixture.over({}, (address, init) => {
      sent.push(address, JSON.stringify(init.body ?? ''));
      return fetch(address, init);
    });
    const made = await spying.order(ana, { order: 'quiet', lines: [{ product: 'paste', quantity: 1 }] }, 'en');
    expect(made.ok).toBe(true);
    expect(sent.join(' ')).not.toMatch(/ana-1001/);
    expect(JSON.stringify(fixture.shop.shop(ana.practice))).not.toContain(fixture.settings.secret);
    expect(await spying.signOn(ana)).not.toContain(fixture.settings.secret);
  });

  it('MON-222 is let in by key and secret alone', async () => {
    for (const wrong of [{ key: 'other' }, { secret: 'other' }, { channel: '2' }]) {
      expect(await fixture.over(wrong).products(ana.practice, 'en')).toEqual(away);
    }
  });

  it('MON-207 finds an order made again where the answer to the first was lost', async () => {
    const basket = { order: 'lost', lines: [{ product: 'brush', quantity: 1 }] };
    const before = fixture.sandbox.orders.length;
    fixture.sandbox.answersToLose = 1;
    expect(await fixture.shop.order(ana, basket, 'en')).toEqual(away);
    expect((await fixture.shop.order(ana, basket, 'en')).ok).toBe(true);
    expect(fixture.sandbox.orders).toHaveLength(before + 1);
  });

  it('MON-221 settles once where the answer was lost', async () => {
    const { store, transaction, amount } = await ordered();
    const paid = { store, transaction, amount, charge: 'charge-9' as ChargeId };
    fixture.sandbox.answersToLose = 1;
    await expect(fixture.shop.settle(ana, paid)).rejects.toThrow('no answer');
    await fixture.shop.settle(ana, paid);
    expect(fixture.sandbox.orders.find(({ id }) => id === transaction)).toMatchObject({
      status: 'paid',
      reference: 'charge-9',
    });
  });

  const line = { name: 'Brush', quantity: 1, total: '12.50' };
  const order = { id: '7', status: 'awaiting_payment', total: '12.50', products: [line], return_url: null };
  it.each([
    ['nothing', undefined],
    ['no order', 'order'],
    ['another amount than its lines', { ...order, total: '12.49' }],
    ['an amount that is none', { ...order, total: 12.5 }],
    ['nothing to pay', { ...order, total: '0.00', products: [] }],
    ['a state that there is not', { ...order, status: 'refunded' }],
    ['half a line', { ...order, products: [{ name: 'Brush' }] }],
  ])('MON-216 takes an answer for none that is %s', async (_, data) => {
    const customer = { customer_id: customerOf(fixture.settings, ana) };
    const asked = (answered: unknown) => fixture.over({}, json(answered)).transaction(ana, shopOfAlder.shopId, '7');
    expect(await asked({ ...order, ...customer })).toMatchObject({ ok: true, value: { amount: 1_250 } });
    expect(await asked(typeof data === 'object' ? { ...data, ...customer } : data)).toEqual(away);
  });

  it('MON-207 takes no half shelf for a whole one', async () => {
    const product = { id: 'a', name: 'A', price: '1.00', availability: 'available' };
    const catalogOf = (...data: readonly object[]) => fixture.over({}, json(data)).products(ana.practice, 'en');
    expect(await catalogOf(product)).toMatchObject({ ok: true, value: [{ price: 100 as Cents, description: '' }] });
    for (const wrong of [{ ...product, price: '-1.00' }, { ...product, price: '1' }, { ...product, id: '../x' }, {}]) {
      expect(await catalogOf(product, wrong)).toEqual(away);
    }
  });

  it.each([500, 401, 302, 404])('MON-207 says that the shop is away where it answers %d', async (status) => {
    const failing = fixture.over({}, json({}, status));
    expect(await failing.products(ana.practice, 'en')).toEqual(away);
    expect(await failing.order(ana, { order: 'x', lines: [{ product: 'brush', quantity: 1 }] }, 'en')).toEqual(away);
  });

  it('MON-221 leads nobody to another host, whatever an order says', async () => {
    const { transaction } = await ordered();
    for (const elsewhere of ['https://evil.example/', `${fixture.settings.widgetHost}.evil.example/`]) {
      fixture.sandbox.change(transaction, { returnUrl: elsewhere });
      const answer = await fixture.shop.transaction(ana, shopOfAlder.shopId, transaction);
      expect(answer.ok && answer.value?.returnTo).toBeUndefined();
    }
  });

  it('MON-217 signs nobody on where the shop has no sign-on', async () => {
    expect(await fixture.over({ sso: 'off' }).signOn(ana)).toBeUndefined();
    expect(fixture.over({ sso: 'off' }).shop(ana.practice)?.sso).toBe(false);
  });

  describe('single sign-on', () => {
    const visit = (address: string | undefined, cookie = '') =>
      fetch(address ?? '', { redirect: 'manual', headers: { cookie } });

    it('MON-217 MON-218 lets the shop know its buyer once, for a minute, at the page that was asked for', async () => {
      const { shop, settings, clock } = fixture;
      const back = `${settings.widgetHost}/shop/${settings.shopId}?x=1`;
      const address = await shop.signOn(ana, back);
      const first = await visit(address);
      expect({ firstStatus: first.status, headersGet: first.headers.get('location') }).toEqual({
        firstStatus: 303,
        headersGet: back,
      });
      const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(await (await visit(back, cookie)).text()).toContain('You are signed in');
      expect(await (await visit(back)).text()).toContain('You are not signed in');
      expect((await visit(address)).status).toBe(400);

      const late = await shop.signOn(ana);
      clock.now += 61_000;
      expect((await visit(late)).status).toBe(400);
    });

    it('MON-217 is forged by nobody', async () => {
      const forged = [
        await fixture.over({ secret: 'guessed' }).signOn(ana),
        await fixture.over({ key: 'other' }).signOn(ana),
        await fixture.over({ channel: '2' }).signOn(ana),
        `${(await fixture.shop.signOn(ana)) ?? ''}x`,
        ((await fixture.shop.signOn(ana)) ?? '').replace(/token\/[^.]+/, `token/${btoa('{"alg":"none"}')}`),
      ];
      for (const address of forged) expect((await visit(address)).status).toBe(400);
    });

    it('MON-211 an order that is made at the shop is paid in the portal, by the three names of the query', async () => {
      const { shop, settings, sandbox } = fixture;
      const signedOn = await visit(await shop.signOn(ana));
      const cookie = signedOn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const bought = await visit(`${settings.widgetHost}/shop/${settings.shopId}/buy/brush`, cookie);
      const to = new URL(bought.headers.get('location') ?? '');
      const made = sandbox.orders.at(-1);
      expect(to.origin + to.pathname).toBe('https://portal.example/shop/make_payment');
      expect([...to.searchParams.entries()]).toEqual([
        ['store_id', settings.shopId],
        ['transaction_id', made?.id],
        ['amount', '12.50'],
      ]);
      const answer = await shop.transaction(ana, settings.shopId, made?.id ?? '');
      expect(answer.ok && answer.value?.returnTo).toBe(
        `${settings.widgetHost}/shop/${settings.shopId}/orders/${made?.id}`,
      );
    });
  });
});
