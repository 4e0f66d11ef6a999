import type {
  NamedShop,
  NewShopOrder,
  NoWayToShop,
  Shopping,
  ShopCatalog,
  ShopSignOn,
} from '@portico/application/payments';
import type { ServiceResult } from '@portico/application/kernel';
import type { NotOrdered, ShopAway, ShopTransaction } from '@portico/domain/payments';
import { optional } from '../codecs/codec.ts';
import { namedShop, newShopOrder, shopCatalog, shopOrder, shopSignOn } from '../codecs/shop.codec.ts';
import { CreateShopOrderDocument, GetShopDocument, SignOnToShopDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlShopping extends GraphqlPort implements Shopping {
  shop(named: NamedShop): ServiceResult<ShopCatalog | undefined, ShopAway> {
    return this.client.ask(GetShopDocument, namedShop.write(named), optional(shopCatalog).read, ['shop-away']);
  }

  order(order: NewShopOrder): ServiceResult<ShopTransaction, NotOrdered> {
    const input = newShopOrder.write(order);
    return this.client.ask(CreateShopOrderDocument, { input }, shopOrder.read, ['basket-changed', 'shop-away']);
  }

  signOn(asked: ShopSignOn): ServiceResult<string, NoWayToShop> {
    const input = shopSignOn.write(asked);
    return this.client.ask(SignOnToShopDocument, { input }, ({ address }) => address, ['no-way-to-shop']);
  }
}
