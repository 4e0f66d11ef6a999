import { mostOfAProduct } from '@portico/domain/payments';
import type { KeyValueStore } from '../access/index.ts';
import type { ShopOrderLine } from '@portico/application/payments';

/** What somebody wants of a shop and has not paid yet. */
export interface Basket {
  /** Names the basket when it is ordered; another basket has another name, so that the same one is ordered once. */
  readonly order: string;
  readonly lines: readonly ShopOrderLine[];
}

/** In whose name a basket is kept: the person, and on whose records. */
export type BasketOwner = string;

/**
 * Baskets of this tab, which outlive a reload and the way to the payment and back. They go with the session: sign-out
 * clears them, and a person who acts for somebody else finds that person's.
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

  /** Takes the place of what was kept. */
  write(shop: string, lines: readonly ShopOrderLine[]): Basket {
    const basket = this.#fresh(lines);
    if (lines.length === 0) this.drop(shop);
    else this.#keep.write(this.#key(shop), JSON.stringify(basket));
    return basket;
  }

  /** It is paid. */
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
