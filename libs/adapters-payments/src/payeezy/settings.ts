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
