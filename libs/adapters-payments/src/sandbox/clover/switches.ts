/** How the double behaves where the processor's own behaviour is a matter of settings, or known to differ. */
export interface CloverSwitches {
  /** A charge without an idempotency key is refused. */
  strict: boolean;
  /** How a decline spells its class; both were seen. */
  declineSpelling: 'declineCode' | 'decline_code';
  /** A declined charge was approved all the same, and taking it back failed: 402, and the money is gone. */
  chargesDespite402: boolean;
  /** The last three digits of the amount choose a decline, where they are 101 to 199. Not verified. */
  amountMagic: boolean;
  /** The merchant may save cards. */
  supportsMultiPayToken: boolean;
  /** A card that is saved under one customer is refused for every other one. Not verified. */
  oneCustomerPerCard: boolean;
}

export const usualSwitches: CloverSwitches = {
  strict: true,
  declineSpelling: 'declineCode',
  chargesDespite402: false,
  amountMagic: false,
  supportsMultiPayToken: true,
  oneCustomerPerCard: false,
};
