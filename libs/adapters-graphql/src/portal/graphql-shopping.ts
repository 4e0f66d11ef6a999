import type { ServiceResult } from '@portico/application/kernel';
import type {
  NamedShop,
  NewShopOrder,
  NoWayToShop,
  Shopping,
  ShopCatalog,
  ShopSignOn,
} from '@portico/application/payments';
import { ok, type PracticeId } from '@portico/domain/kernel';
import type { NotOrdered, ShopAway, ShopTransaction } from '@portico/domain/payments';
import { CreateShopOrderDocument, GetShopDocument, SignOnToShopDocument } from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { centsFromWire, lineFromWire } from './payment.wire.ts';

export class GraphqlShopping implements Shopping {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async shop(named: NamedShop): ServiceResult<ShopCatalog | undefined, ShopAway> {
    const answer = await this.#client.queryOr(GetShopDocument, namedToWire(named), shopAway);
    if (!answer.ok) return answer;
    const { getShop: shop } = answer.value;
    if (shop === null) return ok(undefined);
    const { shopId, practiceId, name, widgetHost, api, key, channelId, sso, products } = shop;
    return ok({
      ...{ shopId, name, widgetHost, api, key, sso },
      practice: practiceId as PracticeId,
      channel: channelId,
      products: products.map(({ productId, price, name: called, description, available }) => ({
        id: productId,
        name: called,
        description,
        price: centsFromWire(price),
        available,
      })),
    });
  }

  async order({ uniqueId, lines, ...named }: NewShopOrder): ServiceResult<ShopTransaction, NotOrdered> {
    const input = {
      uniqueId,
      ...namedToWire(named),
      lines: lines.map(({ product, quantity }) => ({ productId: product, quantity })),
    };
    const answer = await this.#client.mutateOr(CreateShopOrderDocument, { input }, notOrdered);
    if (!answer.ok) return answer;
    const { storeId, transactionId, amount, lineItems, paid } = answer.value.createShopOrder;
    return ok({
      store: storeId,
      transaction: transactionId,
      amount: centsFromWire(amount),
      lines: lineItems.map(lineFromWire),
      paid,
    });
  }

  async signOn({ practice, returnTo }: ShopSignOn): ServiceResult<string, NoWayToShop> {
    const input = { practiceId: practice ?? null, returnTo: returnTo ?? null };
    const answer = await this.#client.mutateOr(SignOnToShopDocument, { input }, noWay);
    return answer.ok ? ok(answer.value.signOnToShop.address) : answer;
  }
}

const namedToWire = ({ practice, shop }: NamedShop) => ({ practiceId: practice ?? null, shopId: shop ?? null });

const shopAway = ({ reason }: Extensions): ShopAway | undefined =>
  reason === 'shop-away' ? { kind: reason } : undefined;

const notOrdered = (extensions: Extensions): NotOrdered | undefined => {
  const { reason } = extensions;
  return reason === 'basket-changed' ? { kind: reason } : shopAway(extensions);
};

const noWay = ({ reason }: Extensions): NoWayToShop | undefined =>
  reason === 'no-way-to-shop' ? { kind: reason } : undefined;
