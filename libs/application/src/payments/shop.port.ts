import type { PracticeId } from '@portico/domain/kernel';
import type { NotOrdered, ShopAway, ShopInfo, ShopProduct, ShopTransaction } from '@portico/domain/payments';
import type { ServiceResult } from '../kernel/index.ts';

/** The shop of a practice, as its patients see it. What is ordered is paid by `MakePayment`. */
export interface Shopping {
  /** What is sold; undefined where the practice has no shop. A shop that is none of the person's is not found. */
  shop(named: NamedShop): ServiceResult<ShopCatalog | undefined, ShopAway>;
  /** Makes a basket an order, which waits for its payment; the same unique id twice is one order. */
  order(order: NewShopOrder): ServiceResult<ShopTransaction, NotOrdered>;
  /** An address of the shop that knows the person, for this one time (`MON-217`). */
  signOn(request: ShopSignOn): ServiceResult<string, NoWayToShop>;
}

/** Of the practice that the person is at, where no practice is named; its shop, where no shop is (`MON-209`). */
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
  /** An address of the shop; its first page where none is named. */
  readonly returnTo?: string;
}

/** The practice has no shop with a sign-on, or the address is none of the shop's. */
export interface NoWayToShop {
  readonly kind: 'no-way-to-shop';
}
