/** What the double does where the processor's ways are not documented, or harm only the careless. */
export interface PayeezyHabits {
  /** A nonce that came before, and a time more than five minutes off, are refused. */
  refusesReplays: boolean;
  /** Ids come with a space behind them. Seen in active_merchant's fixtures. */
  trailingSpace: boolean;
  /** A rejection repeats the code of the card. Seen in active_merchant's fixtures. */
  echoesCodes: boolean;
  /** Later payments must name a first one that is known. */
  checksFirstPayments: boolean;
  /** Cents below which a sale is refused by the gateway. */
  minimumSale: number;
  /**
   * Milliseconds after which what moved money is in the banks' batch, and a void is refused with 307; undefined is never.
   * Zuora's documentation of this gateway: batches are prepared at 10:00 and 15:00, and voids then end with error 307.
   */
  batchesAfter: number | undefined;
  /** A reversal of what is not found is a rejection (400) and no decline. Whether it is a 201 at all is not documented. */
  rejectsReversals: boolean;
  /** A second reversal is rejected as an invalid payment id, as E-xact words it, on which this gateway was built. */
  secondReversalIsInvalid: boolean;
  /** Milliseconds until the transaction report shows a transaction; the report also has short pages. */
  reportLag: number;
  /** A wrong ZIP code is declined (gateway code 44) and not left to the merchant. Which of them an account has is its setting. */
  declinesAddresses: boolean;
}

/** `contrary` does what is left open the other way round, so that no adapter relies on how the usual one does it. */
export type PayeezyProfile = 'usual' | 'contrary';

const usual: PayeezyHabits = {
  refusesReplays: false,
  trailingSpace: false,
  echoesCodes: false,
  checksFirstPayments: false,
  minimumSale: 0,
  batchesAfter: undefined,
  rejectsReversals: false,
  secondReversalIsInvalid: false,
  reportLag: 0,
  declinesAddresses: false,
};

export const habitsOf: Readonly<Record<PayeezyProfile, Readonly<PayeezyHabits>>> = {
  usual,
  contrary: {
    ...usual,
    refusesReplays: true,
    trailingSpace: true,
    echoesCodes: true,
    batchesAfter: 0,
    rejectsReversals: true,
    secondReversalIsInvalid: true,
    reportLag: 10 * 60_000,
    declinesAddresses: true,
  },
};
