import { type Failure, paths } from '@portico/application/kernel';
import { decimalOf, type Cents } from '@portico/domain/kernel';
import {
  mostOfAProduct,
  mostProducts,
  type NotOrdered,
  type ShopAway,
  type ShopProduct,
} from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';
import type { Basket, ShopBaskets } from './shop-basket.ts';
import type { NamedShop, Shopping, ShopOrderLine, ShopCatalog } from '@portico/application/payments';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | ShopAway }
  /** The practice has no shop. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly catalog: ShopCatalog };

/** The state of the order made from the basket. */
type Ordering =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: NotOrdered | Failure }
  /** Paid already: in another tab, or the payment's answer was lost. */
  | { readonly kind: 'paid-already' };

export interface BasketLine {
  readonly product: ShopProduct;
  readonly quantity: number;
  readonly amount: Cents;
}

/** The shop of a practice, with a basket that becomes an order (`MON-207` to `MON-209`). */
export class ShopViewModel {
  phase: Phase = { kind: 'loading' };
  basket: Basket = { order: '', lines: [] };
  ordering: Ordering = { kind: 'idle' };
  /** False with view permission only. */
  readonly mayOrder: boolean;

  readonly #shopping: Pick<Shopping, 'shop' | 'order'>;
  readonly #named: NamedShop;
  readonly #baskets: ShopBaskets;
  readonly #replies = new LatestRequest();

  constructor(shopping: Pick<Shopping, 'shop' | 'order'>, named: NamedShop, baskets: ShopBaskets, mayOrder: boolean) {
    this.#shopping = shopping;
    this.#named = named;
    this.#baskets = baskets;
    this.mayOrder = mayOrder;
    makeAutoObservable(this, { mayOrder: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#ask();
  }

  get catalog(): ShopCatalog | undefined {
    return this.phase.kind === 'ready' ? this.phase.catalog : undefined;
  }

  /** The available products in the basket, in the catalog's order. */
  get lines(): readonly BasketLine[] {
    return (this.catalog?.products ?? []).flatMap((product) => {
      const quantity = this.quantityOf(product.id);
      return quantity === 0 || !product.available
        ? []
        : [{ product, quantity, amount: (product.price * quantity) as Cents }];
    });
  }

  get total(): Cents {
    return this.lines.reduce((sum, { amount }) => sum + amount, 0) as Cents;
  }

  get isBusy(): boolean {
    return this.ordering.kind === 'sending';
  }

  quantityOf(product: string): number {
    return this.basket.lines.find((line) => line.product === product)?.quantity ?? 0;
  }

  /** A quantity of 0 removes the product. Ignored while an order is in progress. */
  put(product: string, quantity: number): void {
    const { catalog } = this;
    if (catalog === undefined || this.isBusy || !this.mayOrder) return;
    const others = this.basket.lines.filter((line) => line.product !== product);
    const wanted = Math.min(Math.max(quantity, 0), mostOfAProduct);
    const isMore = wanted > 0 && (others.length < mostProducts || this.quantityOf(product) > 0);
    this.#keepBasket(catalog, isMore ? [...others, { product, quantity: wanted }] : others);
    this.ordering = { kind: 'idle' };
  }

  /** Orders the basket; returns the path of its payment, or undefined if it was not ordered. */
  async order(): Promise<string | undefined> {
    const { catalog, lines } = this;
    if (catalog === undefined || lines.length === 0 || this.isBusy || !this.mayOrder) return undefined;
    this.ordering = { kind: 'sending' };
    const wanted = this.#replies.expect();
    const answer = await this.#shopping.order({
      uniqueId: this.basket.order,
      practice: catalog.practice,
      shop: catalog.shopId,
      lines: lines.map(({ product, quantity }) => ({ product: product.id, quantity })),
    });
    if (!wanted()) return undefined;
    if (answer.ok && !answer.value.paid) {
      const { store, transaction, amount } = answer.value;
      runInAction(() => {
        this.ordering = { kind: 'idle' };
      });
      return paymentPath({ store, transaction, amount });
    }
    runInAction(() => {
      this.ordering = answer.ok ? { kind: 'paid-already' } : { kind: 'refused', refusal: answer.error };
      if (answer.ok) this.#keepBasket(catalog, []);
    });
    if (!answer.ok && answer.error.kind === 'basket-changed') await this.#ask();
    return undefined;
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #ask(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#shopping.shop(this.#named);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) this.phase = { kind: 'failed', failure: answer.error };
      else if (answer.value === undefined) this.phase = { kind: 'none' };
      else this.#show(answer.value);
    });
  }

  /** Removes products that are no longer sold from the basket. */
  #show(catalog: ShopCatalog): void {
    this.phase = { kind: 'ready', catalog };
    this.basket = this.#baskets.read(catalog.shopId);
    const sold = this.basket.lines.filter(({ product }) =>
      catalog.products.some(({ id, available }) => id === product && available),
    );
    if (sold.length < this.basket.lines.length) this.#keepBasket(catalog, sold);
  }

  #keepBasket({ shopId }: ShopCatalog, lines: readonly ShopOrderLine[]): void {
    this.basket = this.#baskets.write(shopId, lines);
  }
}

/** Where an order is paid (`MON-210`, `MON-213`). */
export const paymentPath = (order: {
  readonly store: string;
  readonly transaction: string;
  readonly amount: Cents;
}): string => {
  const [store, transaction] = [encodeURIComponent(order.store), encodeURIComponent(order.transaction)];
  return `${paths.payOrder}?store_id=${store}&transaction_id=${transaction}&amount=${decimalOf(order.amount)}`;
};
