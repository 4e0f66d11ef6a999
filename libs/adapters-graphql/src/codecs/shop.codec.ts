import type { NamedShop, NewShopOrder, ShopCatalog, ShopSignOn } from '@portico/application/payments';
import type { PracticeId } from '@portico/domain/kernel';
import type { ShopTransaction } from '@portico/domain/payments';
import { list } from './codec.ts';
import { lineItem } from './line-items.codec.ts';
import { both, field, record, unsent } from './object-codec.ts';
import { id, idOf, maybe, money, textId } from './scalars.ts';

const product = record<ShopCatalog['products'][number]>()({
  id: 'productId',
  name: 'name',
  description: 'description',
  price: field('price', money),
  available: 'available',
});

export const shopCatalog = record<ShopCatalog>()({
  shopId: 'shopId',
  practice: id('practiceId'),
  name: 'name',
  widgetHost: 'widgetHost',
  api: 'api',
  key: 'key',
  channel: 'channelId',
  sso: 'sso',
  products: field('products', list(product)),
});

export const namedShop = record<NamedShop>()({
  practice: maybe('practiceId', idOf<PracticeId>()),
  shop: maybe('shopId', textId),
});

const orderLine = record<NewShopOrder['lines'][number]>()({
  product: field('productId', textId),
  quantity: 'quantity',
});

export const newShopOrder = both(
  namedShop,
  record<Omit<NewShopOrder, keyof NamedShop>>()({
    uniqueId: field('uniqueId', textId),
    lines: field('lines', list(orderLine)),
  }),
);

export const shopOrder = record<ShopTransaction>()({
  store: 'storeId',
  transaction: 'transactionId',
  amount: field('amount', money),
  lines: field('lineItems', list(lineItem)),
  paid: 'paid',
  returnTo: unsent,
});

export const shopSignOn = record<ShopSignOn>()({
  practice: maybe('practiceId', idOf<PracticeId>()),
  returnTo: 'returnTo',
});
