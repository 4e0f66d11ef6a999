import type { Merchant } from '@portico/domain/payments';
import { framePaths } from '../frame/frame-paths.ts';
import { PayeezyClient } from './client.ts';
import { PayeezyActivity } from './payeezy-activity.ts';
import { PayeezyProcessor } from './payeezy-processor.ts';
import { PayeezyVault } from './payeezy-vault.ts';
import { PayeezyReport } from './transaction-report.ts';
import { thisMachine, unreported, type Machine, type ReportError } from '../wire/clock-and-network.ts';
import type { PayeezySettings } from './settings.ts';
export type { PayeezySettings } from './settings.ts';
export { vaultReferenceOf } from './payeezy-wire-values.ts';
/** A practice that takes cards by Payeezy. `frames` is the origin of the card frames, where that is not the portal's. */
export const payeezyMerchant = (
  settings: PayeezySettings,
  frames = '',
  onError: ReportError = unreported,
  machine: Machine = thisMachine,
): Merchant => {
  const client = new PayeezyClient(settings, onError, machine);
  const report = new PayeezyReport(client, settings.report === 'transactions');
  const refuses = settings.wrongPostalCode === 'refuse';
  const asks = settings.postalCode === undefined ? {} : { postalCode: settings.postalCode };
  return {
    execution: 'payeezy',
    processor: new PayeezyProcessor(client, report, () => machine.now(), refuses),
    vault: new PayeezyVault(client, refuses),
    activity: new PayeezyActivity(report),
    tokenizer:
      settings.tokenizer === 'none'
        ? { kind: 'none', ...asks }
        : {
            kind: 'payeezy',
            address: settings.address,
            key: settings.apiKey,
            securityKey: settings.securityKey,
            transArmorToken: settings.transArmorToken,
            frame: `${frames}${framePaths.payeezy}`,
            ...asks,
          },
  };
};
