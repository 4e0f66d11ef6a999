import { type Language, inLanguageOf, type Localized } from '@portico/domain/kernel';
import type { ShopSettings } from '../http/settings.ts';

export interface SandboxProduct {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  /** Cents. */
  readonly price: number;
  readonly soldOut?: true;
}

/** A shop at the double, with what it sells. */
export interface OpenStore {
  readonly settings: ShopSettings;
  readonly practice: string;
  readonly products: readonly SandboxProduct[];
}

export interface OrderLine {
  readonly name: string;
  readonly quantity: number;
  /** Cents, of the whole line. */
  readonly total: number;
}

export interface SandboxOrder {
  readonly id: string;
  readonly store: string;
  readonly customer: string;
  readonly lines: readonly OrderLine[];
  readonly total: number;
  readonly status: 'awaiting_payment' | 'paid' | 'cancelled';
  readonly returnUrl: string | null;
  /** By which the portal named the payment. */
  readonly reference?: string;
}

/** So many orders are remembered: a demo runs for days. */
const mostOrders = 5_000;

/** The orders of all shops of a double. */
export class Orders {
  readonly #orders = new Map<string, SandboxOrder>();
  readonly #named = new Map<string, string>();
  #count = 1_000;

  get all(): readonly SandboxOrder[] {
    return [...this.#orders.values()];
  }

  find(store: string, id: string): SandboxOrder | undefined {
    const order = this.#orders.get(id);
    return order?.store === store ? order : undefined;
  }

  /** The same name twice of one customer is one order. */
  make(order: Omit<SandboxOrder, 'id' | 'status' | 'total' | 'returnUrl'>, name?: string): SandboxOrder {
    const key = name === undefined ? undefined : JSON.stringify([order.store, order.customer, name]);
    const known = key === undefined ? undefined : this.#orders.get(this.#named.get(key) ?? '');
    if (known !== undefined) return known;
    this.#count += 1;
    const id = String(this.#count);
    const total = order.lines.reduce((sum, line) => sum + line.total, 0);
    this.put({ ...order, id, total, status: 'awaiting_payment', returnUrl: null });
    if (key !== undefined) this.#named.set(key, id);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > mostOrders && oldest !== undefined) this.#orders.delete(oldest);
    return this.#orders.get(id) as SandboxOrder;
  }

  put(order: SandboxOrder): void {
    this.#orders.set(order.id, order);
  }
}

/** What a basket comes to; undefined where something in it is not to be had. */
export const linesOf = (
  { products }: OpenStore,
  basket: readonly { readonly product: string; readonly quantity: number }[],
  language: Language,
): readonly OrderLine[] | undefined => {
  const lines = basket.flatMap(({ product: id, quantity }): readonly OrderLine[] => {
    const product = products.find((one) => one.id === id && one.soldOut === undefined);
    const isCount = Number.isSafeInteger(quantity) && quantity > 0;
    return product === undefined || !isCount
      ? []
      : [{ name: inLanguageOf(product.name, language), quantity, total: product.price * quantity }];
  });
  return lines.length === basket.length && lines.length > 0 ? lines : undefined;
};

/** Cents as the shop writes an amount. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);
