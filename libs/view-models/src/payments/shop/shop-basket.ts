import { mostOfAProduct } from '@portico/domain/payments';
import type { KeyValueStore } from '../../access/index.ts';
import type { ShopOrderLine } from '@portico/application/payments';

/** The chosen products of a shop that are not paid yet. */
export interface Basket {
  /** Idempotency key of the order; changes with the basket, so that the same basket is ordered once. */
  readonly order: string;
  readonly lines: readonly ShopOrderLine[];
}

/** The key that a basket is stored under: the person, and whose records are open. */
export type BasketOwner = string;

/**
 * Baskets of this tab, which outlive a reload and the way to the payment and back. Sign-out clears them, and a delegate
 * has a separate one for each represented person.
 */
export class ShopBaskets {
  readonly #keep: KeyValueStore;
  readonly #owner: BasketOwner;
  readonly #randomUuid: () => string;

  constructor(keep: KeyValueStore, owner: BasketOwner, randomUuid: () => string) {
    this.#keep = keep;
    this.#owner = owner;
    this.#randomUuid = randomUuid;
  }

  read(shop: string): Basket {
    return parsed(this.#keep.read(this.#key(shop))) ?? this.#fresh([]);
  }

  /** Replaces the basket. */
  write(shop: string, lines: readonly ShopOrderLine[]): Basket {
    const basket = this.#fresh(lines);
    if (lines.length === 0) this.drop(shop);
    else this.#keep.write(this.#key(shop), JSON.stringify(basket));
    return basket;
  }

  /** The basket is paid: deletes it. */
  drop(shop: string): void {
    this.#keep.remove(this.#key(shop));
  }

  #fresh(lines: readonly ShopOrderLine[]): Basket {
    return { order: this.#randomUuid(), lines };
  }

  #key(shop: string): string {
    return `basket:${JSON.stringify([this.#owner, shop])}`;
  }
}

const parsed = (text: string | undefined): Basket | undefined => {
  if (text === undefined) return undefined;
  try {
    const { order, lines } = JSON.parse(text) as Partial<Basket>;
    return typeof order === 'string' && Array.isArray(lines) && lines.every(isLine) ? { order, lines } : undefined;
  } catch {
    return undefined;
  }
};

const isLine = (line: Partial<ShopOrderLine> | null): line is ShopOrderLine =>
  typeof line?.product === 'string' &&
  Number.isSafeInteger(line.quantity) &&
  (line.quantity ?? 0) >= 1 &&
  (line.quantity ?? 0) <= mostOfAProduct;
