export * from './billing.ts';
export type { Billing } from './ports/billing.ts';
