export { cloverMerchant } from './clover-merchant.ts';
export type { CloverKeyStore, CloverSettings } from './settings.ts';
export { type ProcessorError, refusesUs } from '../wire/loggable-processor-failure.ts';
