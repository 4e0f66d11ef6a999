import type { VaultReference } from '@portico/domain/payments';

/**
 * A kept card is a customer of its own with one token, which is charged: `customer/token`. One that Clover had on file
 * already is charged by its customer: `customer/customer`.
 */
export const vaultReference = (customer: string, token: string): VaultReference =>
  `${customer}/${token}` as VaultReference;

export const customerOf = (vault: VaultReference): string => vault.split('/')[0] ?? '';

export const sourceOf = (vault: VaultReference): string => vault.split('/')[1] ?? '';
