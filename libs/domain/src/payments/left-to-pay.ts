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

/** What is owed now: the balance, and the copay of the visit that is paid. In cents, none below 0. */
export type OwedNow = Pick<LeftToPay, 'balance' | 'copay'>;

/** The one sum of what is owed now, in cents; planned payments are not part of it (`MON-169`). */
export const sumOwed = ({ balance, copay = 0 as Cents }: OwedNow): Cents => (balance + copay) as Cents;

/** What is owed after a part is paid: a part is paid on the balance alone (`MON-169`). */
export const owedAfterPart = ({ balance, ...rest }: OwedNow, paid: Cents): OwedNow => ({
  ...rest,
  balance: (balance - paid) as Cents,
});

/** Whether a sum of what is owed has two parts that have to be named. */
export const hasTwoParts = ({ balance, copay = 0 as Cents }: OwedNow): boolean => balance > 0 && copay > 0;
