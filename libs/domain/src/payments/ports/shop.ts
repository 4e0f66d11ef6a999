import type { Cents, Language, PatientRef, PracticeId, Result } from '../../kernel/index.ts';
import type { ChargeId } from '../charge.ts';

/** The retail shop of a practice, run by somebody else (`MON-222`). What it says of a patient it says to us alone. */
export interface Shop {
  /** Undefined where a practice has none. Nobody is asked for it. */
  shop(practice: PracticeId): ShopInfo | undefined;
  /** What is sold, in its order. */
  products(practice: PracticeId, language: Language): Promise<Result<readonly ShopProduct[], ShopAway>>;
  /** Makes a transaction of a basket. The same `order` twice is one transaction. */
  order(patient: PatientRef, basket: ShopBasket, language: Language): Promise<Result<ShopTransaction, NotOrdered>>;
  /** What is to be paid; undefined where the shop knows no such transaction of this patient, or gave it up. */
  transaction(
    patient: PatientRef,
    store: string,
    transaction: string,
  ): Promise<Result<ShopTransaction | undefined, ShopAway>>;
  /** Tells the shop that a transaction is paid; told twice it is as once. Rejects until the shop has taken it. */
  settle(patient: PatientRef, paid: ShopPayment): Promise<void>;
  /**
   * An address of the shop under which it knows this patient, once and for a minute, and that leads on to `returnTo`, or
   * to its first page (`MON-217`). Undefined where the shop has no sign-on, or `returnTo` is not an address of its own.
   */
  signOn(patient: PatientRef, returnTo?: string): Promise<string | undefined>;
}

/** The shop does not answer, or nothing that can be read. Nothing was ordered as far as anybody knows. */
export interface ShopAway {
  readonly kind: 'shop-away';
}

/** Something in the basket is not sold any more. */
export interface BasketChanged {
  readonly kind: 'basket-changed';
}

export type NotOrdered = ShopAway | BasketChanged;

export interface ShopInfo {
  readonly shopId: string;
  readonly practice: PracticeId;
  readonly name: string;
  /** Origin of the shop's own pages. */
  readonly widgetHost: string;
  /** Where the gateway asks. */
  readonly api: string;
  /** Names the portal to the shop; no secret. */
  readonly key: string;
  readonly channel: string;
  /** Whether its pages know the people of this portal. */
  readonly sso: boolean;
}

export interface ShopProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  /** False while it is sold out. */
  readonly available: boolean;
}

export interface ShopBasket {
  /** Names the basket that was sent, as a unique id names a payment. */
  readonly order: string;
  /** At least one; each product once. */
  readonly lines: readonly { readonly product: string; readonly quantity: number }[];
}

/** More of one product than this is no basket of a patient. */
export const mostOfAProduct = 20;
/** Nor is one of more products. */
export const mostProducts = 50;

/** An order that waits for its payment, or has it. */
export interface ShopTransaction {
  readonly store: string;
  readonly transaction: string;
  readonly amount: Cents;
  /** `amount` is of the whole line; together they are the amount of the transaction. */
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  readonly paid: boolean;
  /** Where the buyer goes once it is paid: an address of the shop itself; the portal's own shop where it has none. */
  readonly returnTo?: string;
}

export interface ShopPayment {
  readonly store: string;
  readonly transaction: string;
  readonly charge: ChargeId;
  readonly amount: Cents;
}

/**
 * Where a shop may send people: to its own pages, by HTTPS unless it stands on this machine, and nowhere else. A
 * link of ours that carries somebody's sign-on never becomes a way to another host.
 */
export const isAddressOf = ({ widgetHost }: Pick<ShopInfo, 'widgetHost'>, address: string): boolean =>
  (address === widgetHost || address.startsWith(`${widgetHost}/`)) &&
  /^[\x21-\x7e]+$/.test(address) &&
  !address.includes('\\');
