import type { Cents, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { ChargeId } from '../charge.ts';

/** The retail shop of a practice, run by somebody else (`MON-222`). */
export interface Shop {
  /** Undefined where a practice has none. */
  shop(practice: PracticeId): Promise<ShopInfo | undefined>;
  /** What is to be paid; undefined where the shop knows no such transaction of this patient. */
  transaction(patient: PatientRef, store: string, transaction: string): Promise<ShopTransaction | undefined>;
  /** Tells the shop that a transaction is paid. Told twice it is as once. Answers where the buyer goes next. */
  settle(patient: PatientRef, store: string, transaction: string, charge: ChargeId): Promise<string>;
  /** A one-time address under which the shop knows this patient (`MON-217`). */
  signOn(patient: PatientRef): Promise<string>;
}

export interface ShopInfo {
  readonly shopId: string;
  readonly practice: PracticeId;
  readonly name: string;
  readonly widgetHost: string;
  readonly api: string;
  readonly key: string;
  readonly channel: string;
  readonly sso: boolean;
}

export interface ShopTransaction {
  readonly store: string;
  readonly transaction: string;
  readonly amount: Cents;
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
  readonly paid: boolean;
}
