import type { ProcessorError } from '../wire/processor-error.ts';

/** How a practice is known to Payeezy. Everything but `transArmorToken` and `securityKey` is a secret of the practice. */
export interface PayeezySettings {
  /** Such as `https://api.payeezy.com`, without a path. */
  readonly address: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly merchantToken: string;
  /** For exchanging cards in the browser. */
  readonly securityKey: string;
  readonly transArmorToken: string;
  /** `none` where the browser cannot reach the processor: cards come to the gateway as typed. */
  readonly tokenizer: 'browser' | 'none';
  /** `transactions` where Payeezy offers this merchant its report of transactions; `none` if absent. */
  readonly report?: 'transactions' | 'none';
  /** Whether the form asks for the ZIP code, which the bank compares; it does not if absent. */
  readonly postalCode?: 'ask' | 'none';
  /** What becomes of a payment that was approved though the ZIP code is wrong: it is undone at once, or stands (if absent). */
  readonly wrongPostalCode?: 'refuse' | 'accept';
}

/** Milliseconds after which an answer is not waited for any longer. */
export const answersWithin = 30_000;

/** What an adapter needs from outside; each has a usual one. */
export interface PayeezyRuntime {
  readonly fetch?: typeof fetch;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Text that was never used before. */
  readonly nonce?: () => string;
  /** Ends the wait for one answer; after `answersWithin` by default. */
  readonly patience?: () => AbortSignal;
  /** Called with every unsuccessful answer, and with every error in it. */
  readonly report?: (problem: ProcessorError) => void;
}
