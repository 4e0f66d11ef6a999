import { HttpShop, type ShopsByPractice } from '@portico/adapters-shop/http';
import { ShopSandbox } from '@portico/adapters-shop/sandbox';
import { ana, south } from './clinic-fixture.ts';

/** The shop of the south; the north has none. */
export const southShop = 'south-shop';

/** What Ana ordered there and did not pay yet. */
export const anasOrder = { storeId: southShop, transactionId: '1001', amount: '12.50' } as const;

export interface TestShop {
  readonly sandbox: ShopSandbox;
  readonly shops: ShopsByPractice;
}

/** A double of the shop, with one order. `now` is epoch milliseconds. */
export const startShop = async (now: () => number): Promise<TestShop> => {
  const sandbox = await ShopSandbox.start({ now, portal: () => 'https://portal.example' });
  const settings = sandbox.openStore({
    shopId: southShop,
    practice: south.id,
    name: 'South Shop',
    products: [
      {
        id: 'brush',
        name: { en: 'Soft brush', es: 'Cepillo suave' },
        description: { en: 'For sore gums', es: 'Para encías delicadas' },
        price: 12_50,
      },
      {
        id: 'lamp',
        name: { en: 'Lamp', es: 'Lámpara' },
        description: { en: '', es: '' },
        price: 40_00,
        soldOut: true,
      },
    ],
  });
  const shops: ShopsByPractice = new Map([[south.id, settings]]);
  const buyer = ana.find(({ practice }) => practice === south.id);
  if (buyer === undefined) throw new Error('Ana has no chart in the south.');
  const shop = new HttpShop({ shops, now, randomUuid: () => crypto.randomUUID() });
  await shop.order(buyer, { order: 'ordered before', lines: [{ product: 'brush', quantity: 1 }] }, 'en');
  return { sandbox, shops };
};
