import type { Cents } from '../kernel/index.ts';

/** What is left to pay after a payment, when it is asked; amounts in cents, none below 0. */
export interface LeftToPay {
  /** What may be paid of the balance now; planned payments are not part of it. */
  readonly balance: Cents;
  /** Of the copay of the visit that was paid. */
  readonly copay?: Cents;
  /** Of the plan that was paid. */
  readonly plan?: Cents;
}
