import { failed, ok, samePatient, type Cents, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import type { ChargeId } from '../charge.ts';
import {
  isAddressOf,
  type Shop,
  type ShopBasket,
  type ShopInfo,
  type ShopPayment,
  type ShopProduct,
  type ShopTransaction,
} from '../ports/shop.ts';

interface Kept {
  readonly patient: PatientRef;
  readonly order: string;
  readonly transaction: ShopTransaction;
  readonly charge?: ChargeId;
}

/** Shops in memory, with the same names in every language. */
export class MemoryShop implements Shop {
  /** While true no call is answered. */
  isAway = false;
  /** The reported charges, one entry per report. */
  readonly told: ChargeId[] = [];
  readonly #shops = new Map<PracticeId, { readonly info: ShopInfo; readonly products: readonly ShopProduct[] }>();
  readonly #kept = new Map<string, Kept>();
  #signedOn = 0;

  open(info: ShopInfo, products: readonly ShopProduct[]): void {
    this.#shops.set(info.practice, { info, products });
  }

  /** Paid transactions, with their charges. */
  get paid(): ReadonlyMap<string, ChargeId> {
    return new Map(
      [...this.#kept].flatMap(([id, { charge }]) => (charge === undefined ? [] : [[id, charge] as const])),
    );
  }

  /** The shop gives up an unpaid order, or sends its payer to a page of its own. */
  change(transaction: string, changes: Partial<ShopTransaction> | 'gone'): void {
    const kept = this.#kept.get(transaction);
    if (kept === undefined || changes === 'gone') this.#kept.delete(transaction);
    else this.#kept.set(transaction, { ...kept, transaction: { ...kept.transaction, ...changes } });
  }

  shop(practice: PracticeId): ShopInfo | undefined {
    return this.#shops.get(practice)?.info;
  }

  async products(practice: PracticeId) {
    return this.isAway ? away : ok(this.#shops.get(practice)?.products ?? []);
  }

  async order(patient: PatientRef, { order, lines }: ShopBasket) {
    const shop = this.#shops.get(patient.practice);
    if (this.isAway || shop === undefined) return away;
    const known = [...this.#kept.values()].find((one) => samePatient(one.patient, patient) && one.order === order);
    if (known !== undefined) return ok(known.transaction);
    const bought = lines.map(({ product, quantity }) => ({
      product: shop.products.find(({ id }) => id === product),
      quantity,
    }));
    const priced = bought.flatMap(({ product, quantity }) =>
      product?.available === true
        ? [{ description: `${quantity} × ${product.name}`, amount: (product.price * quantity) as Cents }]
        : [],
    );
    if (priced.length < lines.length) return failed({ kind: 'basket-changed' as const });
    const transaction: ShopTransaction = {
      store: shop.info.shopId,
      transaction: `order-${this.#kept.size + 1}`,
      amount: priced.reduce((sum, { amount }) => sum + amount, 0) as Cents,
      lines: priced,
      paid: false,
    };
    this.#kept.set(transaction.transaction, { patient, order, transaction });
    return ok(transaction);
  }

  async transaction(patient: PatientRef, store: string, transaction: string) {
    return this.isAway ? away : ok(this.#find(patient, store, transaction)?.transaction);
  }

  async settle(patient: PatientRef, { store, transaction, charge, amount }: ShopPayment): Promise<void> {
    if (this.isAway) throw new Error('The shop does not answer.');
    const kept = this.#find(patient, store, transaction);
    const isOurs = kept !== undefined && (kept.charge ?? charge) === charge && kept.transaction.amount === amount;
    if (!isOurs) throw new Error('The shop does not take this payment.');
    this.told.push(charge);
    this.#kept.set(transaction, { ...kept, charge, transaction: { ...kept.transaction, paid: true } });
  }

  async signOn({ practice }: PatientRef, returnTo?: string): Promise<string | undefined> {
    const info = this.shop(practice);
    if (info === undefined || !info.sso || (returnTo !== undefined && !isAddressOf(info, returnTo))) return undefined;
    this.#signedOn += 1;
    return `${info.widgetHost}/login/token/${this.#signedOn}`;
  }

  #find(patient: PatientRef, store: string, transaction: string): Kept | undefined {
    const kept = this.#kept.get(transaction);
    const isTheirs = kept !== undefined && samePatient(kept.patient, patient) && kept.transaction.store === store;
    return isTheirs ? kept : undefined;
  }
}

const away = failed({ kind: 'shop-away' as const });
