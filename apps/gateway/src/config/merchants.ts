import type { CloverSettings } from '@portico/adapters-payments/clover';
import type { PayeezySettings } from '@portico/adapters-payments/payeezy';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import { parseByPractice, readEntry, type Mistakes } from './by-practice.ts';
import { oneOf, processorOrigin, secret, text, type Reader } from './readers.ts';

/** How one practice takes cards (`MON-007`). */
export type MerchantSettings =
  | ({ readonly execution: 'cloverapi' } & CloverSettings)
  | ({ readonly execution: 'payeezy' } & PayeezySettings);

/** Practices that are not in it take no online payments. */
export type MerchantsByPractice = ReadonlyMap<PracticeId, MerchantSettings>;

const executions = ['cloverapi', 'payeezy'] as const;

const readers = {
  cloverapi: {
    execution: text,
    sclAddress: processorOrigin,
    tokenAddress: processorOrigin,
    publicKey: secret(8),
  },
  payeezy: {
    execution: text,
    address: processorOrigin,
    apiKey: secret(8),
    apiSecret: secret(8),
    merchantToken: secret(8),
    securityKey: secret(8),
    transArmorToken: secret(1),
    tokenizer: oneOf(['browser', 'none']),
  },
} as const satisfies Record<(typeof executions)[number], Readonly<Record<string, Reader<string>>>>;

/** Settings that a merchant may do without. */
const optionalReaders: Readonly<Record<(typeof executions)[number], Readonly<Record<string, Reader<string>>>>> = {
  cloverapi: {
    privateToken: secret(8),
    clientId: secret(8),
    refreshToken: secret(8),
    cardEntry: oneOf(['hosted', 'own']),
    sdkAddress: processorOrigin,
    wallets: oneOf(['both', 'apple-pay', 'google-pay', 'none']),
    postalCode: oneOf(['ask', 'none']),
    merchantId: secret(8),
    platformAddress: processorOrigin,
    wrongCode: oneOf(['refuse', 'accept']),
    wrongPostalCode: oneOf(['refuse', 'accept']),
  },
  payeezy: {
    report: oneOf(['transactions', 'none']),
    postalCode: oneOf(['ask', 'none']),
    wrongPostalCode: oneOf(['refuse', 'accept']),
  },
};

/** Reads the file of merchants. Every mistake is named at once. */
export const parseMerchants = (json: string): Result<MerchantsByPractice, Mistakes> =>
  parseByPractice(json, (practice, entry) => {
    const execution = executions.find((one) => one === entry['execution']);
    if (execution === undefined) {
      return failed([`${practice}.execution must be one of ${executions.map((one) => `"${one}"`).join(', ')}.`]);
    }
    const read = readEntry(practice, entry, readers[execution], 'a merchant', optionalReaders[execution]);
    if (!read.ok) return read;
    const settings = read.value as unknown as MerchantSettings;
    if (settings.execution !== 'cloverapi') return ok(settings);
    const mistake = mistakeInKeys(settings);
    return mistake === undefined ? withCardEntry(practice, settings) : failed([`${practice}.${mistake}`]);
  });

/** Clover lets in a private token, or an app whose tokens are renewed. */
const mistakeInKeys = ({
  privateToken,
  clientId,
  refreshToken,
  platformAddress,
}: CloverSettings): string | undefined => {
  const isApp = clientId !== undefined || refreshToken !== undefined;
  if (privateToken !== undefined) {
    return isApp
      ? 'privateToken is not set beside clientId and refreshToken: a practice has one or the other.'
      : undefined;
  }
  if (!isApp) return 'privateToken is missing. Or set clientId and refreshToken of a Clover app.';
  const missing = Object.entries({ clientId, refreshToken, platformAddress }).find(([, value]) => value === undefined);
  return missing && `${missing[0]} is missing: the tokens of a Clover app are renewed by it.`;
};

/** Cards are typed into Clover's own fields unless the practice wants otherwise; those need to know the merchant. */
const withCardEntry = (
  practice: string,
  settings: Extract<MerchantSettings, { readonly execution: 'cloverapi' }>,
): Result<MerchantSettings, Mistakes> => {
  const { cardEntry = 'hosted', sdkAddress = 'https://checkout.clover.com', merchantId } = settings;
  if (cardEntry === 'own') {
    const { wallets = 'none' } = settings;
    return wallets === 'none'
      ? ok({ ...settings, cardEntry })
      : failed([`${practice}.wallets needs Clover's own card fields: leave cardEntry out, or set wallets to "none".`]);
  }
  if (merchantId === undefined) {
    return failed([`${practice}.merchantId is missing: Clover's own card fields need it. Or set cardEntry to "own".`]);
  }
  return ok({ ...settings, cardEntry, sdkAddress });
};
