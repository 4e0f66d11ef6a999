import { describe, expect, it } from '@jest/globals';
import type { Shopping, ShopCatalog } from '@portico/application/payments';
import { failed, ok, type PracticeId } from '@portico/domain/kernel';
import { cents, ids, withOptional, words } from '@portico/domain/kernel/testing';
import type { ShopTransaction } from '@portico/domain/payments';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { notingService } from '../testing/recording-service.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { shoppingWire } from '../wire/shopping.wire.ts';

const shelves: fc.Arbitrary<ShopCatalog> = fc.record({
  shopId: words(),
  practice: ids<PracticeId>('practice-'),
  name: words(),
  widgetHost: fc.webUrl(),
  api: fc.webUrl(),
  key: words(),
  channel: words(),
  sso: fc.boolean(),
  products: fc.array(
    fc.record({ id: words(), name: words(), description: fc.string(), price: cents, available: fc.boolean() }),
    { maxLength: 3 },
  ),
});
const transactions: fc.Arbitrary<ShopTransaction> = fc.record({
  store: words(),
  transaction: words(),
  amount: cents,
  lines: fc.array(fc.record({ description: words(), amount: cents }), { maxLength: 3 }),
  paid: fc.boolean(),
});
const names = withOptional({}, { practice: ids<PracticeId>('practice-'), shop: ids('shop-') });
const baskets = fc
  .tuple(
    names,
    fc.record({
      uniqueId: fc.uuid(),
      lines: fc.array(fc.record({ product: ids('product-'), quantity: fc.nat(30) }), { maxLength: 3 }),
    }),
  )
  .map(([named, basket]) => ({ ...named, ...basket }));

/** The wire with one service behind it, whose questions are noted and answered with what stands in `place`. */
const across = () => {
  const { asked, place, service } = notingService<Shopping>();
  const context: Partial<GatewayContext> = {
    own: () => ({ shopping: service }) as Partial<OwnServices> as OwnServices,
  };
  const { client } = tab(gatewayFetch(() => context as GatewayContext));
  return { asked, place, shopping: client.port(shoppingWire) };
};

describe('shopping over the wire', () => {
  const { asked, place, shopping } = across();

  it('MON-219 MON-222 a shop arrives as it is, and so does that there is none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.option(shelves, { nil: undefined, freq: 10 }), names, async (catalog, named) => {
        place.answer = ok(catalog);
        expect(await shopping.shop(named)).toEqual(ok(catalog));
        expect(asked.at(-1)).toEqual(['shop', named]);
      }),
    );
  });

  it('MON-207 a basket arrives as it was sent, and the order as it was made', async () => {
    await fc.assert(
      fc.asyncProperty(baskets, transactions, async (basket, made) => {
        place.answer = ok(made);
        expect(await shopping.order(basket)).toEqual(ok(made));
        expect(asked.at(-1)).toEqual(['order', basket]);
      }),
    );
  });

  it('MON-217 an address to return to arrives as it was said', async () => {
    const requests = withOptional({}, { practice: ids<PracticeId>('practice-'), returnTo: fc.string() });
    await fc.assert(
      fc.asyncProperty(requests, fc.webUrl(), async (request, address) => {
        place.answer = ok(address);
        expect(await shopping.signOn(request)).toEqual(ok(address));
        expect(asked.at(-1)).toEqual(['signOn', request]);
      }),
    );
  });

  it('MON-207 every refusal arrives as the one that it is', async () => {
    const refused = async (kind: string, ask: () => Promise<unknown>) => {
      place.answer = failed({ kind });
      expect(await ask()).toEqual(failed({ kind }));
    };
    await refused('shop-away', () => shopping.shop({}));
    for (const kind of ['shop-away', 'basket-changed']) {
      await refused(kind, () => shopping.order({ uniqueId: 'basket', lines: [] }));
    }
    await refused('no-way-to-shop', () => shopping.signOn({}));
  });
});
