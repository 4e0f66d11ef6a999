import type { PracticeId } from '@portico/domain/kernel';
import type { NotOrdered, ShopAway, ShopInfo, ShopProduct, ShopTransaction } from '@portico/domain/payments';
import type { ServiceResult } from '../kernel/index.ts';

/** The shop of a practice, for its patients. Orders are paid with `MakePayment`. */
export interface Shopping {
  /** The products; undefined if the practice has no shop. A shop that is not one of the person's is not found. */
  shop(named: NamedShop): ServiceResult<ShopCatalog | undefined, ShopAway>;
  /** Turns a basket into an unpaid order; idempotent by unique id. */
  order(order: NewShopOrder): ServiceResult<ShopTransaction, NotOrdered>;
  /** A one-time sign-on address of the shop (`MON-217`). */
  signOn(request: ShopSignOn): ServiceResult<string, NoWayToShop>;
}

/** The shop of the named practice; of the current practice if none is named (`MON-209`). */
export interface NamedShop {
  readonly practice?: PracticeId;
  readonly shop?: string;
}

export interface ShopCatalog extends ShopInfo {
  readonly products: readonly ShopProduct[];
}

export interface NewShopOrder extends NamedShop {
  readonly uniqueId: string;
  readonly lines: readonly ShopOrderLine[];
}

export interface ShopOrderLine {
  readonly product: string;
  /** From 1 to `mostOfAProduct`. */
  readonly quantity: number;
}

export interface ShopSignOn {
  readonly practice?: PracticeId;
  /** An address of the shop; its first page if absent. */
  readonly returnTo?: string;
}

/** The practice has no shop with sign-on, or the address is not one of the shop's. */
export interface NoWayToShop {
  readonly kind: 'no-way-to-shop';
}
