import type { Merchant } from '@portico/domain/payments';
import { PayeezyClient } from './client.ts';
import { PayeezyProcessor } from './payeezy-processor.ts';
import { PayeezyVault } from './payeezy-vault.ts';
import type { PayeezySettings, PayeezySurroundings } from './settings.ts';

export type { PayeezySettings, PayeezySurroundings } from './settings.ts';
export { vaultReferenceOf } from './wire.ts';

/** A practice that takes cards by Payeezy. */
export const payeezyMerchant = (settings: PayeezySettings, around: PayeezySurroundings = {}): Merchant => {
  const client = new PayeezyClient(settings, around);
  return {
    execution: 'payeezy',
    processor: new PayeezyProcessor(client),
    vault: new PayeezyVault(client),
    tokenizer:
      settings.tokenizer === 'none'
        ? { kind: 'none' }
        : {
            kind: 'payeezy',
            address: settings.address,
            key: settings.apiKey,
            securityKey: settings.securityKey,
            transArmorToken: settings.transArmorToken,
          },
  };
};
