import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { failed, ok, type Cents } from '@portico/domain/kernel';
import { mostOfAProduct, type ShopInfo, type ShopProduct } from '@portico/domain/payments';
import { MemoryShop } from '@portico/domain/payments/testing';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemoryKeyValueStore } from '../../access/testing/index.ts';
import { ben, benAtPena, callOf, noon, pena } from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Shopping } from '@portico/application/payments';
import { paymentContextOf } from '../checkout/payment-path.ts';
import { ShopBaskets } from './shop-basket.ts';
import { ShopSignOnViewModel } from './shop-sign-on.view-model.ts';
import { ShoppingService } from '@portico/services/payments';
import { ShopViewModel } from './shop.view-model.ts';

const product = (id: string, price: number, available = true): ShopProduct => ({
  id,
  name: id,
  description: '',
  price: price as Cents,
  available,
});
const products = [product('brush', 1_250), product('lamp', 4_000, false), product('paste', 899)];
const info: ShopInfo = {
  shopId: 'pena-shop',
  practice: pena.id,
  name: 'Shop',
  widgetHost: 'https://shop.example',
  api: 'https://shop.example/api',
  key: 'portal',
  channel: '1',
  sso: true,
};

let shop: MemoryShop;
let keep: MemoryKeyValueStore;
let names = 0;
beforeEach(() => {
  shop = new MemoryShop();
  shop.open(info, products);
  keep = new MemoryKeyValueStore();
});

const shopping = () => new ShoppingService(new MemoryActivityLog(), shop, { ...callOf(ben, pena), now: noon });
const baskets = (owner = 'ben') => new ShopBaskets(keep, owner, () => `basket-${(names += 1)}`);
const opened = async (port: Pick<Shopping, 'shop' | 'order'> = shopping(), kept = baskets(), mayOrder = true) => {
  const viewModel = new ShopViewModel(port, {}, kept, mayOrder);
  await viewModel.load();
  return viewModel;
};
const queryOf = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  const names = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  return { path, query: { get: (name: string) => names.get(name) ?? null } };
};

describe('the shop', () => {
  it('MON-207 adds up what is in the basket, to the cent, and holds no more of anything than can be ordered', async () => {
    const viewModel = await opened();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('brush', 'paste', 'lamp'), fc.integer({ min: -2, max: 40 }))),
        (changes) => {
          for (const [id, quantity] of changes) viewModel.put(id, quantity);
          const { lines, total } = viewModel;
          expect(total).toBe(lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0));
          for (const line of lines) {
            expect(line.quantity).toBeGreaterThan(0);
            expect(line.quantity).toBeLessThanOrEqual(mostOfAProduct);
            expect(line.product.available).toBe(true);
          }
        },
      ),
    );
  });

  it('MON-207 MON-213 leads from the basket to the payment of its order', async () => {
    const viewModel = await opened();
    viewModel.put('brush', 2);
    viewModel.put('paste', 1);
    const { path, query } = queryOf((await viewModel.order()) ?? '');
    expect(paymentContextOf(path, query)).toEqual({
      kind: 'shop',
      store: 'pena-shop',
      transaction: 'order-1',
      amount: 3_399,
    });
    expect(await shop.transaction(benAtPena, 'pena-shop', 'order-1')).toMatchObject({ value: { amount: 3_399 } });
  });

  it('MON-207 makes one order of one basket, through a reload too, and another one of another basket', async () => {
    const viewModel = await opened();
    viewModel.put('brush', 1);
    const first = await viewModel.order();
    const later = await opened();
    expect(later.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await later.order()).toBe(first);
    later.put('brush', 2);
    expect(await later.order()).not.toBe(first);
  });

  it('MON-207 orders nothing twice while an order is on its way, and nothing of an empty basket', async () => {
    const held = holding(shopping());
    const viewModel = new ShopViewModel(held.port, {}, baskets(), true);
    const loading = viewModel.load();
    await held.release();
    await loading;
    expect(await viewModel.order()).toBeUndefined();
    viewModel.put('brush', 1);
    const going = viewModel.order();
    expect(viewModel.isBusy).toBe(true);
    expect(await viewModel.order()).toBeUndefined();
    viewModel.put('brush', 5);
    expect(held.waiting).toBe(1);
    await held.release();
    expect(await going).toContain('amount=12.50');
  });

  it('MON-207 takes out of the basket what is not sold any more, and says so', async () => {
    const viewModel = await opened();
    viewModel.put('brush', 1);
    viewModel.put('paste', 1);
    shop.open(info, [product('brush', 1_250, false), product('paste', 899)]);
    expect(await viewModel.order()).toBeUndefined();
    expect(viewModel.ordering).toEqual({ kind: 'refused', refusal: { kind: 'basket-changed' } });
    expect(viewModel.lines.map(({ product: { id } }) => id)).toEqual(['paste']);
    expect(await viewModel.order()).toContain('amount=8.99');
  });

  it('MON-072 empties a basket that was paid elsewhere, and pays nothing again', async () => {
    const viewModel = await opened();
    viewModel.put('brush', 1);
    await viewModel.order();
    shop.change('order-1', { paid: true });
    expect(await viewModel.order()).toBeUndefined();
    expect(viewModel.ordering).toEqual({ kind: 'paid-already' });
    expect(viewModel.lines).toEqual([]);
    expect((await opened()).lines).toEqual([]);
  });

  it('MON-207 keeps each person’s basket apart, forgets one that is paid, and takes none that is broken', async () => {
    (await opened()).put('brush', 3);
    expect((await opened(shopping(), baskets('dora'))).lines).toEqual([]);
    expect((await opened()).total).toBe(3_750);
    baskets().drop('pena-shop');
    expect((await opened()).lines).toEqual([]);
    const [key] = ['basket:["ben","pena-shop"]'];
    for (const broken of ['', '{', '[]', '{"order":"x","lines":[{"product":"brush","quantity":-1}]}', 'null']) {
      keep.write(key, broken);
      expect((await opened()).lines).toEqual([]);
    }
  });

  it('MON-207 says that there is no shop, or that it does not answer, and asks again', async () => {
    expect((await opened(shoppingOf(ok(undefined)))).phase).toEqual({ kind: 'none' });
    shop.isAway = true;
    const viewModel = await opened();
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'shop-away' } });
    shop.isAway = false;
    await viewModel.load();
    expect(viewModel.phase.kind).toBe('ready');
    viewModel.put('brush', 1);
    shop.isAway = true;
    await viewModel.order();
    expect(viewModel.ordering).toEqual({ kind: 'refused', refusal: { kind: 'shop-away' } });
    expect(viewModel.lines).toHaveLength(1);
  });

  it('ACC-006 lets whoever may only look put nothing into a basket', async () => {
    const viewModel = await opened(shopping(), baskets(), false);
    viewModel.put('brush', 1);
    expect({ lines: viewModel.lines, order: await viewModel.order() }).toEqual({ lines: [], order: undefined });
  });
});

const shoppingOf = (answer: ReturnType<typeof ok<undefined>>) => ({
  shop: async () => answer,
  order: async () => failed({ kind: 'not-found' as const }),
});

describe('the sign-on of a shop', () => {
  it('MON-217 leads back to the shop, which knows the person then', async () => {
    const viewModel = new ShopSignOnViewModel(shopping(), { returnTo: 'https://shop.example/cart' });
    await viewModel.load();
    expect(viewModel.phase).toEqual({ kind: 'led', address: 'https://shop.example/login/token/1' });
  });

  it('MON-217 leads nowhere else, and says so', async () => {
    const viewModel = new ShopSignOnViewModel(shopping(), { returnTo: 'https://evil.example/' });
    await viewModel.load();
    expect(viewModel.phase).toEqual({ kind: 'failed', failure: { kind: 'no-way-to-shop' } });
  });

  it('MON-217 leads nobody who has left the page', async () => {
    const held = holding(shopping());
    const viewModel = new ShopSignOnViewModel(held.port, {});
    const loading = viewModel.load();
    viewModel.dispose();
    await held.release();
    await loading;
    expect(viewModel.phase).toEqual({ kind: 'asking' });
  });
});
