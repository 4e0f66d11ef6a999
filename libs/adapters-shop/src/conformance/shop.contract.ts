import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cents, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { ChargeId, Shop, ShopInfo, ShopProduct, ShopTransaction } from '@portico/domain/payments';

/** What a stage is set with: one practice has this shop, another one has none. */
export const catalog: readonly ShopProduct[] = [
  {
    id: 'brush',
    name: 'Soft brush',
    description: 'For gums that bleed easily',
    price: 1_250 as Cents,
    available: true,
  },
  { id: 'paste', name: 'Fluoride paste', description: '', price: 899 as Cents, available: true },
  { id: 'lamp', name: 'Lamp', description: 'Gone for now', price: 4_000 as Cents, available: false },
];
export const shopOfAlder = { shopId: 'alder-shop', practice: 'alder' as PracticeId, name: 'Alder Shop' } as const;

/** A shop and the switches of its sandbox. */
export interface ShopFixture {
  readonly shop: Shop;
  /** Stops all answers of the shop, or resumes them. */
  away(isAway: boolean): void;
  /** Sets the shop's state of an order: unpaid, or paid by these payments. */
  paymentsOf(transaction: string): readonly string[];
  /** The shop gives an order up. */
  cancel(transaction: string): void;
  /** The shop wants to see the buyer of an order again at an address. */
  sendsTo(transaction: string, address: string): void;
  close(): Promise<void>;
}

const ana: PatientRef = { practice: shopOfAlder.practice, patient: 'ana' as PatientId };
const ben: PatientRef = { ...ana, patient: 'ben' as PatientId };
const elsewhere: PatientRef = { ...ana, practice: 'birch' as PracticeId };
const store = shopOfAlder.shopId;

/** What every adapter of `Shop` keeps to. */
export const shopContract = (of: string, open: () => Promise<ShopFixture>): void => {
  describe(`the shop ${of}`, () => {
    let fixture: ShopFixture;
    let info: ShopInfo;
    beforeAll(async () => {
      fixture = await open();
      info = fixture.shop.shop(ana.practice) as ShopInfo;
    });
    afterAll(() => fixture.close());

    let orders = 0;
    const ordered = async (patient = ana): Promise<ShopTransaction> => {
      orders += 1;
      const lines = [
        { product: 'brush', quantity: 2 },
        { product: 'paste', quantity: 1 },
      ];
      const answer = await fixture.shop.order(patient, { order: `basket-${orders}`, lines }, 'en');
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };
    const found = (patient: PatientRef, transaction: string, of: string = store) =>
      fixture.shop.transaction(patient, of, transaction);
    const away = { ok: false, error: { kind: 'shop-away' } };
    const nothing = { ok: true, value: undefined };

    it('MON-222 says how the shop of a practice is reached, and that another practice has none', () => {
      expect(info).toMatchObject(shopOfAlder);
      for (const part of [info.widgetHost, info.api, info.key, info.channel]) expect(part).not.toBe('');
      expect(info.sso).toBe(true);
      expect(fixture.shop.shop(elsewhere.practice)).toBeUndefined();
    });

    it('MON-207 shows what is sold, in its order, sold out or not', async () => {
      expect(await fixture.shop.products(ana.practice, 'en')).toEqual({ ok: true, value: catalog });
    });

    it('MON-207 makes a transaction of a basket, line by line', async () => {
      const made = await ordered();
      expect(made).toMatchObject({ store, amount: 3_399, paid: false });
      expect(made.lines.map(({ amount }) => amount)).toEqual([2_500, 899]);
      expect(made.lines.map(({ description }) => description.includes('brush'))).toEqual([true, false]);
      expect(await found(ana, made.transaction)).toEqual({ ok: true, value: made });
    });

    it('MON-207 makes one transaction of one basket, however often it is sent', async () => {
      const basket = { order: 'again', lines: [{ product: 'paste', quantity: 1 }] };
      const [first, again] = [await fixture.shop.order(ana, basket, 'en'), await fixture.shop.order(ana, basket, 'en')];
      expect(again).toEqual(first);
      const other = await fixture.shop.order(ana, { ...basket, order: 'another' }, 'en');
      expect(other.ok && first.ok && other.value.transaction === first.value.transaction).toBe(false);
      const bens = await fixture.shop.order(ben, basket, 'en');
      expect(bens.ok && first.ok && bens.value.transaction === first.value.transaction).toBe(false);
    });

    it.each(['lamp', 'unknown'])('MON-207 orders nothing where something is not to be had: %s', async (product) => {
      const lines = [
        { product: 'brush', quantity: 1 },
        { product, quantity: 1 },
      ];
      expect(await fixture.shop.order(ana, { order: `with-${product}`, lines }, 'en')).toEqual({
        ok: false,
        error: { kind: 'basket-changed' },
      });
    });

    it('MON-215 finds a transaction by its store and name, for its buyer alone', async () => {
      const { transaction } = await ordered();
      for (const other of [ben, elsewhere]) expect(await found(other, transaction)).toEqual(nothing);
      expect(await found(ana, transaction, 'another-shop')).toEqual(nothing);
      for (const name of ['unknown', '', '..', '../catalog', 'a/b', '1?x=1', 'é']) {
        expect(await found(ana, name)).toEqual(nothing);
      }
    });

    it('MON-215 finds no transaction that was given up', async () => {
      const { transaction } = await ordered();
      fixture.cancel(transaction);
      expect(await found(ana, transaction)).toEqual(nothing);
    });

    it('MON-221 is told once that a transaction is paid, however often it is told', async () => {
      const { transaction, amount } = await ordered();
      expect(fixture.paymentsOf(transaction)).toEqual([]);
      const paid = { store, transaction, charge: 'charge-1' as ChargeId, amount };
      await fixture.shop.settle(ana, paid);
      await fixture.shop.settle(ana, paid);
      expect(fixture.paymentsOf(transaction)).toEqual(['charge-1']);
      expect(await found(ana, transaction)).toMatchObject({ value: { paid: true } });
    });

    it.each([
      ['another payment of what is paid', { charge: 'charge-2' as ChargeId }],
      ['another amount', { amount: 1 as Cents }],
      ['another store', { store: 'another-shop' }],
      ['what it does not know', { transaction: 'unknown' }],
    ])('MON-216 does not take %s', async (_, changes) => {
      const { transaction, amount } = await ordered();
      const paid = { store, transaction, charge: 'charge-1' as ChargeId, amount };
      if ('charge' in changes) await fixture.shop.settle(ana, paid);
      await expect(fixture.shop.settle(ana, { ...paid, ...changes })).rejects.toThrow();
      await expect(fixture.shop.settle(ben, paid)).rejects.toThrow();
      expect(fixture.paymentsOf(transaction)).toEqual('charge' in changes ? ['charge-1'] : []);
    });

    it('MON-221 says where a buyer goes once it is paid', async () => {
      const { transaction, ...made } = await ordered();
      expect(made.returnTo).toBeUndefined();
      fixture.sendsTo(transaction, `${info.widgetHost}/thanks`);
      expect(await found(ana, transaction)).toMatchObject({ value: { returnTo: `${info.widgetHost}/thanks` } });
    });

    it('MON-217 signs somebody on under an address of the shop, each time another one', async () => {
      const back = `${info.widgetHost}/cart?step=2`;
      const addresses = [
        await fixture.shop.signOn(ana, back),
        await fixture.shop.signOn(ana, back),
        await fixture.shop.signOn(ana),
      ];
      expect(new Set(addresses).size).toBe(3);
      for (const address of addresses) {
        expect(address?.startsWith(`${info.widgetHost}/`)).toBe(true);
        expect(address).not.toMatch(/ana/);
      }
      expect(await fixture.shop.signOn(elsewhere)).toBeUndefined();
    });

    it.each([
      'https://evil.example/',
      'https://evil.example@shop/',
      '//evil.example',
      '/cart',
      'javascript:alert(1)',
      '',
    ])('MON-217 signs nobody on to another address: %s', async (address) => {
      expect(await fixture.shop.signOn(ana, address)).toBeUndefined();
    });

    it.each(['.evil.example/', '@evil.example/', ':1/', '\\@evil.example', '/ x', '/\u0000'])(
      'MON-217 signs nobody on to what only begins like the shop: %j',
      async (rest) => {
        expect(await fixture.shop.signOn(ana, `${info.widgetHost}${rest}`)).toBeUndefined();
      },
    );

    it('MON-207 says so when nothing is answered, and goes on afterwards', async () => {
      const { transaction, amount } = await ordered();
      fixture.away(true);
      try {
        expect(await fixture.shop.products(ana.practice, 'en')).toEqual(away);
        expect(await found(ana, transaction)).toEqual(away);
        const basket = { order: 'away', lines: [{ product: 'brush', quantity: 1 }] };
        expect(await fixture.shop.order(ana, basket, 'en')).toEqual(away);
        const paid = { store, transaction, charge: 'charge-3' as ChargeId, amount };
        await expect(fixture.shop.settle(ana, paid)).rejects.toThrow();
      } finally {
        fixture.away(false);
      }
      expect(await found(ana, transaction)).toMatchObject({ ok: true });
    });
  });
};
