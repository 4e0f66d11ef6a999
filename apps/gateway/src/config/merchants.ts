import type { CloverSettings } from '@portico/adapters-payments/clover';
import type { PayeezySettings } from '@portico/adapters-payments/payeezy';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import { parseByPractice, readEntry, type Mistakes } from './by-practice.ts';
import { oneOf, secret, text, webAddress, webOrigin, type Reader } from './readers.ts';

/** How one practice takes cards (`MON-007`). */
export type MerchantSettings =
  | ({ readonly execution: 'cloverapi' } & CloverSettings)
  | ({ readonly execution: 'payeezy' } & PayeezySettings);

/** Practices that are not in it take no online payments. */
export type MerchantsByPractice = ReadonlyMap<PracticeId, MerchantSettings>;

/** An origin that secrets and cards are sent to: only on this machine without TLS. */
const processorOrigin: Reader<string> = (raw) => {
  const origin = webOrigin(raw);
  return origin.ok && webAddress(raw).ok ? origin : failed('must be an origin such as https://api.example.com');
};

const executions = ['cloverapi', 'payeezy'] as const;

const readers = {
  cloverapi: {
    execution: text,
    sclAddress: processorOrigin,
    tokenAddress: processorOrigin,
    privateToken: secret(8),
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

/** Reads the file of merchants. Every mistake is named at once. */
export const parseMerchants = (json: string): Result<MerchantsByPractice, Mistakes> =>
  parseByPractice(json, (practice, entry) => {
    const execution = executions.find((one) => one === entry['execution']);
    if (execution === undefined) {
      return failed([`${practice}.execution must be one of ${executions.map((one) => `"${one}"`).join(', ')}.`]);
    }
    const read = readEntry(practice, entry, readers[execution], 'a merchant');
    return read.ok ? ok(read.value as unknown as MerchantSettings) : read;
  });
