import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import {
  noIdentityProviders,
  parseIdentityProviders,
  parseMerchants,
  parsePractices,
  parseShops,
  type IdentityProvidersFile,
  type MerchantsByPractice,
  type PracticesFile,
} from './config/index.ts';

type Read<Settings> = Result<Settings, readonly string[]>;

/** Reads the file that `PORTICO_MERCHANTS` names, if any. A failure is a sentence for each mistake. */
export const readMerchants = (path: string | undefined): Promise<Result<MerchantsByPractice, readonly string[]>> =>
  readSettings('PORTICO_MERCHANTS', path, parseMerchants, new Map<PracticeId, never>());

/** The same for `PORTICO_PRACTICES`. */
export const readPractices = (path: string | undefined): Promise<Result<PracticesFile, readonly string[]>> =>
  readSettings('PORTICO_PRACTICES', path, parsePractices, new Map<PracticeId, never>());

/** The same for `PORTICO_SHOPS`. */
export const readShops = (path: string | undefined): Promise<Result<ShopsByPractice, readonly string[]>> =>
  readSettings('PORTICO_SHOPS', path, parseShops, new Map<PracticeId, never>());

/** The same for `PORTICO_IDENTITY_PROVIDERS`; secrets stand in files that it names. */
export const readIdentityProviders = (
  path: string | undefined,
  isProduction: boolean,
): Promise<Result<IdentityProvidersFile, readonly string[]>> =>
  readSettings(
    'PORTICO_IDENTITY_PROVIDERS',
    path,
    (json) => parseIdentityProviders(json, { isProduction, secretAt: contentOf }),
    noIdentityProviders,
  );

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** Reads the file that `PORTICO_APPLE_PAY_DOMAIN_FILE` names, as Apple has it, if any. */
export const readDomainFile = async (
  path: string | undefined,
): Promise<Result<string | undefined, readonly string[]>> => {
  if (path === undefined) return ok(undefined);
  const file = await readFile(path, 'utf8').catch(() => undefined);
  return file === undefined ? failed(['PORTICO_APPLE_PAY_DOMAIN_FILE names a file that cannot be read.']) : ok(file);
};

const readSettings = async <Settings>(
  variable: string,
  path: string | undefined,
  parse: (json: string) => Read<Settings>,
  none: Settings,
): Promise<Read<Settings>> => {
  if (path === undefined) return ok(none);
  const json = await readFile(path, 'utf8').catch(() => undefined);
  if (json === undefined) return failed([`${variable} names a file that cannot be read.`]);
  const settings = parse(json);
  return settings.ok ? settings : failed(settings.error.map((sentence) => `${variable}: ${sentence}`));
};
