import type { ActivityLog } from '@portico/domain/activity';
import { failed, ok } from '@portico/domain/kernel';
import {
  mostOfAProduct,
  mostProducts,
  type NotOrdered,
  type Shop,
  type ShopAway,
  type ShopTransaction,
} from '@portico/domain/payments';
import { log } from '../../activity/index.ts';
import { callAt, type ServiceCall } from '../../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import { shopChart } from './shop-chart.ts';
import type {
  NamedShop,
  NewShopOrder,
  NoWayToShop,
  Shopping,
  ShopCatalog,
  ShopSignOn,
} from '@portico/application/payments';

/** Calls a practice's shop on behalf of one of its own patients only. */
export class ShoppingService implements Shopping {
  readonly #activityLog: ActivityLog;
  readonly #shop: Shop;
  readonly #call: ServiceCall;

  constructor(activityLog: ActivityLog, shop: Shop, call: ServiceCall) {
    this.#activityLog = activityLog;
    this.#shop = shop;
    this.#call = call;
  }

  async shop(named: NamedShop): ServiceResult<ShopCatalog | undefined, ShopAway> {
    const chart = shopChart(this.#shop, this.#call, named, 'payments:view');
    if (!chart.ok) return chart;
    const info = this.#shop.shop(chart.value.practice);
    if (info === undefined) return ok(undefined);
    const products = await this.#shop.products(info.practice, this.#call.language);
    if (!products.ok) return products;
    await log(this.#activityLog, callAt(this.#call, chart.value), 'viewed-shop');
    return ok({ ...info, products: products.value });
  }

  async order({ uniqueId, lines, ...named }: NewShopOrder): ServiceResult<ShopTransaction, NotOrdered> {
    const chart = shopChart(this.#shop, this.#call, named, 'payments:act');
    if (!chart.ok) return chart;
    if (this.#shop.shop(chart.value.practice) === undefined) return failed({ kind: 'not-found' });
    if (!isBasket(lines)) return failed({ kind: 'bad-input' });
    const ordered = await this.#shop.order(chart.value, { order: uniqueId, lines }, this.#call.language);
    if (ordered.ok) await log(this.#activityLog, callAt(this.#call, chart.value), 'ordered', ordered.value.transaction);
    return ordered;
  }

  async signOn({ practice, returnTo }: ShopSignOn): ServiceResult<string, NoWayToShop> {
    const chart = shopChart(this.#shop, this.#call, practice === undefined ? {} : { practice }, 'payments:act');
    if (!chart.ok) return chart;
    const address = await this.#shop.signOn(chart.value, returnTo);
    if (address === undefined) return failed({ kind: 'no-way-to-shop' });
    await log(this.#activityLog, callAt(this.#call, chart.value), 'signed-on-to-shop');
    return ok(address);
  }
}

const isBasket = (lines: NewShopOrder['lines']): boolean => {
  const isOne = lines.length > 0 && lines.length <= mostProducts;
  const isOnceEach = new Set(lines.map(({ product }) => product)).size === lines.length;
  return isOne && isOnceEach && lines.every(({ quantity }) => isQuantity(quantity));
};

const isQuantity = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= mostOfAProduct;
