export * from './arbitraries.ts';
export * from './card-arbitraries.ts';
export * from './memory-billing.ts';
export * from './memory-cards-on-file.ts';
export * from './memory-payment-ledger.ts';
export * from './memory-payment-mint.ts';
export * from './memory-payment-plans.ts';
export * from './memory-visit-desk.ts';
