/** Where the gateway serves the pages of the card frames. */
export const framePaths = { clover: '/card-frame/clover', payeezy: '/card-frame/payeezy' } as const;
