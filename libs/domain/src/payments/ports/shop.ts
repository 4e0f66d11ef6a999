import type { Cents, Language, PatientRef, PracticeId, Result } from '../../kernel/index.ts';
import type { ChargeId } from '../charge.ts';

/**
 * The retail shop of a practice, run by a third party (`MON-222`). Its answers about a patient go only to the gateway.
 */
export interface Shop {
  /** Undefined if a practice has none. Makes no request. */
  shop(practice: PracticeId): ShopInfo | undefined;
  /** The products, in the shop's order. */
  products(practice: PracticeId, language: Language): Promise<Result<readonly ShopProduct[], ShopAway>>;
  /** Makes a transaction of a basket. Idempotent by `order`. */
  order(patient: PatientRef, basket: ShopBasket, language: Language): Promise<Result<ShopTransaction, NotOrdered>>;
  /** What is to be paid; undefined if the shop knows no such transaction of this patient, or gave it up. */
  transaction(
    patient: PatientRef,
    store: string,
    transaction: string,
  ): Promise<Result<ShopTransaction | undefined, ShopAway>>;
  /** Reports a transaction to the shop as paid. Idempotent. Rejects until the shop has accepted it. */
  settle(patient: PatientRef, paid: ShopPayment): Promise<void>;
  /**
   * A one-time sign-on address of the shop for this patient, valid for a minute, that redirects to `returnTo`, or to
   * the shop's first page (`MON-217`). Undefined if the shop has no sign-on, or `returnTo` is not an address of its
   * own.
   */
  signOn(patient: PatientRef, returnTo?: string): Promise<string | undefined>;
}

/** The shop does not answer, or its answer cannot be parsed. As far as is known, nothing was ordered. */
export interface ShopAway {
  readonly kind: 'shop-away';
}

/** A product in the basket is no longer sold. */
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
  /** The address of the API that the gateway calls. */
  readonly api: string;
  /** Identifies the portal to the shop; not a secret. */
  readonly key: string;
  readonly channel: string;
  /** Whether its pages support sign-on from this portal. */
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
  /** Idempotency key of the basket, like a payment's unique id. */
  readonly order: string;
  /** At least one; each product once. */
  readonly lines: readonly { readonly product: string; readonly quantity: number }[];
}

/** The most of one product that a basket may have. */
export const mostOfAProduct = 20;
/** The most products that a basket may have. */
export const mostProducts = 50;

/** An order that is unpaid or paid. */
export interface ShopTransaction {
  readonly store: string;
  readonly transaction: string;
  readonly amount: Cents;
  /** `amount` is for the whole line; together they are the amount of the transaction. */
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  readonly paid: boolean;
  /** Where the buyer goes after payment: an address of the shop; the portal's own shop page if absent. */
  readonly returnTo?: string;
}

export interface ShopPayment {
  readonly store: string;
  readonly transaction: string;
  readonly charge: ChargeId;
  readonly amount: Cents;
}

/**
 * Where a shop may redirect: to its own pages, by HTTPS unless it is on this machine, and nowhere else. A link of ours
 * that carries a patient's sign-on must never lead to another host.
 */
export const isAddressOf = ({ widgetHost }: Pick<ShopInfo, 'widgetHost'>, address: string): boolean =>
  (address === widgetHost || address.startsWith(`${widgetHost}/`)) &&
  /^[\x21-\x7e]+$/.test(address) &&
  !address.includes('\\');
