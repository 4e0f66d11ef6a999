import { cloverMerchant, type CloverTrouble } from '@portico/adapters-payments/clover';
import { merchantsFrom } from '@portico/adapters-payments/none';
import { payeezyMerchant } from '@portico/adapters-payments/payeezy';
import type { PracticeId } from '@portico/domain/kernel';
import type { Merchant, Merchants } from '@portico/domain/payments';
import type { MerchantsByPractice, MerchantSettings } from '../config/index.ts';

export interface MerchantsOptions {
  /** Told of every answer of a processor that is no success, for the log. */
  readonly report?: (trouble: CloverTrouble) => void;
}

/** The adapter of each practice's processor. Practices without one take no online payments. */
export const merchantsOf = (settings: MerchantsByPractice, options: MerchantsOptions = {}): Merchants => {
  const merchants = new Map<PracticeId, Merchant>();
  for (const [practice, each] of settings) merchants.set(practice, merchantOf(each, options));
  return merchantsFrom(merchants);
};

const merchantOf = (settings: MerchantSettings, options: MerchantsOptions): Merchant =>
  settings.execution === 'cloverapi' ? cloverMerchant(settings, options) : payeezyMerchant(settings);

/** The origins that the portal's pages must be let ask, to exchange cards for tokens. */
export const tokenizerOrigins = (settings: MerchantsByPractice): readonly string[] => [
  ...new Set([...settings.values()].flatMap(originsOf)),
];

const originsOf = (settings: MerchantSettings): readonly string[] => {
  if (settings.execution === 'cloverapi') return [new URL(settings.tokenAddress).origin];
  return settings.tokenizer === 'none' ? [] : [new URL(settings.address).origin];
};
