export * from './memory-billing.ts';
