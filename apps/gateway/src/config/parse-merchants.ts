import {
  processorOf,
  processors,
  type ProcessorSettings,
  type SettingRule,
} from '@portico/adapters-payments/processors';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import { processorIds, type ProcessorId } from '@portico/domain/practices';
import { parseByPractice, readEntry, type Mistakes, type SettingsFrom } from './parse-by-practice.ts';
import type { Elsewhere } from './references.ts';
import { oneOf, processorOrigin, secret, text, type Reader } from './setting-readers.ts';

/** How one practice takes cards (`MON-007`). */
export type MerchantSettings = ProcessorSettings;

/** Practices that are not in it take no online payments. */
export type MerchantsByPractice = ReadonlyMap<PracticeId, MerchantSettings>;

const readerOf = (rule: SettingRule): Reader<string> => {
  switch (rule.kind) {
    case 'origin':
      return processorOrigin;
    case 'secret':
    case 'name':
      return secret(rule.least);
    case 'one-of':
      return oneOf(rule.values);
  }
};

const readersOf = (rules: Readonly<Record<string, SettingRule>>): Readonly<Record<string, Reader<string>>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, readerOf(rule)]));

/** Reads how one practice takes cards. */
export const merchantSettings: SettingsFrom<MerchantSettings> = (practice, entry) => {
  const execution = executionOf(entry);
  if (execution === undefined) {
    return failed([`${practice}.execution must be one of ${processorIds.map((one) => `"${one}"`).join(', ')}.`]);
  }
  const { required, optional } = processors[execution].settings;
  const readers = { execution: text, ...readersOf(required) };
  const read = readEntry(practice, entry, readers, 'a merchant', readersOf(optional));
  if (!read.ok) return read;
  const settings = read.value as unknown as MerchantSettings;
  const completed = processorOf(settings).completed(settings);
  return completed.ok
    ? ok({ ...completed.value, execution } as MerchantSettings)
    : failed([`${practice}.${completed.error}`]);
};

/** The processor that an entry names. */
export const executionOf = (entry: Readonly<Record<string, unknown>>): ProcessorId | undefined =>
  processorIds.find((one) => one === entry['execution']);

/** The settings of an entry that are secrets of the practice. */
export const merchantSecrets = (entry: Readonly<Record<string, unknown>>): readonly string[] => {
  const execution = executionOf(entry);
  if (execution === undefined) return [];
  const { required, optional } = processors[execution].settings;
  return Object.entries({ ...required, ...optional }).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : []));
};

/** Reads the file of merchants. Every mistake is named at once. */
export const parseMerchants = (json: string, elsewhere?: Elsewhere): Result<MerchantsByPractice, Mistakes> =>
  parseByPractice(json, merchantSettings, elsewhere);
