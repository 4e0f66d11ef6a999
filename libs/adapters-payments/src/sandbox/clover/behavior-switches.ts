/** How the double behaves where the processor's own behavior is a matter of settings, or known to differ. */
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
  /** Lists say `has_more`, and a page may hold less than was asked for. `has_more`: npm `clover-ecomm-sdk` 1.0.0 pages by it. */
  shortPages: boolean;
  /** A page begins with the object that `starting_after` names, as docs.clover.com words it. */
  startsWithAfter: boolean;
  /** An error is kept under its idempotency key, and answered ever after. The docs promise to track a key, and not what of. */
  storesErrors: boolean;
  /** A wrong ZIP code is declined by a fraud rule of the merchant's; how that is spelled is not documented. */
  declinesAddresses: boolean;
  /** A new pair of tokens ends the access token before it at once. Docs say so of the refresh token alone. */
  retiresAccess: boolean;
  /** A new pair says until when it is good, as docs.clover.com shows it, or leaves that out. */
  saysExpiration: boolean;
  /** The wallets that the device has; a button of another one mounts nothing. */
  walletsOnDevice: readonly ('apple-pay' | 'google-pay')[];
  /** Whether the token of a sheet is sent twice. The documentation does not promise once. */
  tellsWalletsTwice: boolean;
  /** Whether Apple's sheet ends before the charge does: it lives 30 seconds, or the person closes it. */
  endsSheetsEarly: boolean;
  /** Whether a wallet's token is sent as an object or as text; the content of Google's event is not documented. */
  spellsWalletTokens: 'object' | 'text';
  /** Whether the answer to a charge includes brand and last digits of a wallet's card; not documented. */
  namesWalletCards: boolean;
}

/** `contrary` does what is left open the other way round, so that no adapter relies on how the usual one does it. */
export type CloverProfile = 'usual' | 'contrary';

const usualSwitches: CloverSwitches = {
  strict: true,
  declineSpelling: 'declineCode',
  chargesDespite402: false,
  amountMagic: false,
  supportsMultiPayToken: true,
  oneCustomerPerCard: false,
  shortPages: false,
  startsWithAfter: false,
  storesErrors: false,
  declinesAddresses: false,
  retiresAccess: false,
  saysExpiration: true,
  walletsOnDevice: ['apple-pay', 'google-pay'],
  tellsWalletsTwice: false,
  endsSheetsEarly: false,
  spellsWalletTokens: 'object',
  namesWalletCards: true,
};

export const switchesOf: Readonly<Record<CloverProfile, CloverSwitches>> = {
  usual: usualSwitches,
  contrary: {
    ...usualSwitches,
    declineSpelling: 'decline_code',
    oneCustomerPerCard: true,
    shortPages: true,
    startsWithAfter: true,
    storesErrors: true,
    declinesAddresses: true,
    retiresAccess: true,
    saysExpiration: false,
    walletsOnDevice: ['google-pay'],
    tellsWalletsTwice: true,
    endsSheetsEarly: true,
    spellsWalletTokens: 'text',
    namesWalletCards: false,
  },
};
