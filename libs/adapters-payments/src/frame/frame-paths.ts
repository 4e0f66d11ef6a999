/** Where the gateway serves the pages of the card frames. */
export const framePaths = {
  clover: '/card-frame/clover',
  cloverWallets: '/card-frame/clover-wallets',
  payeezy: '/card-frame/payeezy',
} as const;
