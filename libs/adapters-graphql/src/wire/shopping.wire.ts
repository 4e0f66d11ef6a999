import type { Shopping } from '@portico/application/payments';
import { optional, same } from '../codecs/codec.ts';
import { namedShop, newShopOrder, shopCatalog, shopOrder, shopSignOn } from '../codecs/shop.codec.ts';
import { CreateShopOrderDocument, GetShopDocument, SignOnToShopDocument } from '../generated/documents/shop.ts';
import { fields, input, under, operation, wireOf } from './operation.ts';

export const shoppingWire = wireOf<Shopping>()({
  shop: operation(GetShopDocument, fields(namedShop), optional(shopCatalog), ['shop-away']),
  order: operation(CreateShopOrderDocument, input(newShopOrder), shopOrder, ['basket-changed', 'shop-away']),
  signOn: operation(SignOnToShopDocument, input(shopSignOn), under('address', same<string>()), ['no-way-to-shop']),
});
