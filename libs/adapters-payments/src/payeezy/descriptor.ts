import { ok } from '@portico/domain/kernel';
import { payeezyFramePages } from '../frame/payeezy-pages.ts';
import type { ProcessorDescriptor } from '../processors/descriptor.ts';
import { tokenFor } from '../sandbox/payeezy/card-tokens.ts';
import { payeezyMerchant } from './index.ts';
import type { PayeezySettings } from './settings.ts';
import { vaultReferenceOf } from './payeezy-wire-values.ts';

const secret = { kind: 'secret', least: 8 } as const;
const oneOf = (...values: readonly string[]) => ({ kind: 'one-of', values }) as const;

export const payeezy: ProcessorDescriptor<PayeezySettings> = {
  id: 'payeezy',
  settings: {
    required: {
      address: { kind: 'origin' },
      apiKey: secret,
      apiSecret: secret,
      merchantToken: secret,
      securityKey: secret,
      transArmorToken: { kind: 'secret', least: 1 },
      tokenizer: oneOf('browser', 'none'),
    },
    optional: {
      report: oneOf('transactions', 'none'),
      postalCode: oneOf('ask', 'none'),
      wrongPostalCode: oneOf('refuse', 'accept'),
    },
  },
  completed: (settings) => ok(settings),
  merchant: (settings, frames, report, _, machine) => payeezyMerchant(settings, frames, report, machine),
  tokenOrigins: () => [],
  offersWallets: () => false,
  framePages: (practices, around) => payeezyFramePages([...new Set(practices.map(({ address }) => address))], around),
  withoutFrameOrigin: () => undefined,
  sandbox: {
    settings: ({ payeezy: { settings } }) => settings,
    savedCard: (seed, number, { brand, holder, expiry }) =>
      vaultReferenceOf({ value: tokenFor(seed, number), brand, holder, expiry }),
  },
};
