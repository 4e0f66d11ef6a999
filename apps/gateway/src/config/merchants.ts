import type { CloverSettings } from '@portico/adapters-payments/clover';
import type { PayeezySettings } from '@portico/adapters-payments/payeezy';
import { failed, ok, parseId, type PracticeId, type Result } from '@portico/domain/kernel';
import { oneOf, secret, text, webAddress, webOrigin, type Reader } from './readers.ts';

/** How one practice takes cards (`MON-007`). */
export type MerchantSettings =
  ({ readonly execution: 'cloverapi' } & CloverSettings) | ({ readonly execution: 'payeezy' } & PayeezySettings);

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

/** A mistake is a sentence that names the setting and never repeats what stands there. */
type Mistakes = readonly string[];

/** Reads the file of merchants: a JSON object with a practice's id for each name. Every mistake is named at once. */
export const parseMerchants = (json: string): Result<MerchantsByPractice, Mistakes> => {
  const file = objectFrom(json);
  if (file === undefined) return failed(['The file must be a JSON object with one entry for each practice.']);
  const merchants = new Map<PracticeId, MerchantSettings>();
  const mistakes: string[] = [];
  for (const [name, entry] of Object.entries(file)) {
    const practice = parseId<PracticeId>(name);
    const settings = practice.ok
      ? settingsFrom(name, entry)
      : failed(['An entry has a name that is no practice’s id.']);
    if (!settings.ok) mistakes.push(...settings.error);
    else if (practice.ok) merchants.set(practice.value, settings.value);
  }
  return mistakes.length === 0 ? ok(merchants) : failed(mistakes);
};

const settingsFrom = (practice: string, entry: unknown): Result<MerchantSettings, Mistakes> => {
  if (!isObject(entry)) return failed([`${practice} must be an object.`]);
  const execution = executions.find((one) => one === entry['execution']);
  if (execution === undefined) {
    return failed([`${practice}.execution must be one of ${executions.map((one) => `"${one}"`).join(', ')}.`]);
  }
  const wanted: Readonly<Record<string, Reader<string>>> = readers[execution];
  const read: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const [name, reader] of Object.entries(wanted)) {
    const value = entry[name];
    const result = typeof value === 'string' ? reader(value.trim()) : failed('is missing, or no text');
    if (result.ok) read[name] = result.value;
    else mistakes.push(`${practice}.${name} ${result.error}.`);
  }
  for (const name of Object.keys(entry).filter((one) => !Object.hasOwn(wanted, one))) {
    // Only what looks like a name is repeated: somebody may have mixed up a name and a secret.
    const told = /^[a-zA-Z]{1,20}$/.test(name) ? `${practice}.${name}` : `A name in ${practice}`;
    mistakes.push(`${told} is not a setting of a merchant.`);
  }
  return mistakes.length === 0 ? ok(read as unknown as MerchantSettings) : failed(mistakes);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectFrom = (json: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
