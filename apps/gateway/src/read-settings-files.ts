import type { ShopsByPractice } from '@portico/adapters-shop/http';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import {
  noIdentityProviders,
  parseIdentityProviders,
  parseMerchants,
  parsePractices,
  parseShops,
  type Elsewhere,
  type IdentityProvidersFile,
  type MerchantsByPractice,
  type PracticesFile,
} from './config/index.ts';
import { FilesRead } from './files-read.ts';

type Read<Settings> = Result<Settings, readonly string[]>;

/** Reads the file that `PORTICO_MERCHANTS` names, if any. A failure is a sentence for each mistake. */
export const readMerchants = async (
  path: string | undefined,
  files = new FilesRead(path),
): Promise<Read<MerchantsByPractice>> =>
  readSettings('PORTICO_MERCHANTS', path, files, parseMerchants, new Map<PracticeId, never>());

/** The same for `PORTICO_PRACTICES`. */
export const readPractices = async (
  path: string | undefined,
  files = new FilesRead(path),
): Promise<Read<PracticesFile>> =>
  readSettings('PORTICO_PRACTICES', path, files, parsePractices, new Map<PracticeId, never>());

/** The same for `PORTICO_SHOPS`. */
export const readShops = async (
  path: string | undefined,
  files = new FilesRead(path),
): Promise<Read<ShopsByPractice>> =>
  readSettings('PORTICO_SHOPS', path, files, parseShops, new Map<PracticeId, never>());

/** The same for `PORTICO_IDENTITY_PROVIDERS`; secrets stand in files that it names. */
export const readIdentityProviders = async (
  path: string | undefined,
  isProduction: boolean,
  files = new FilesRead(path),
): Promise<Read<IdentityProvidersFile>> =>
  readSettings(
    'PORTICO_IDENTITY_PROVIDERS',
    path,
    files,
    (json) => parseIdentityProviders(json, { isProduction, secretAt: (secret) => files.text(secret)?.trim() }),
    noIdentityProviders,
  );

/** Reads the file that `PORTICO_APPLE_PAY_DOMAIN_FILE` names, as Apple has it, if any. */
export const readDomainFile = async (
  path: string | undefined,
  files = new FilesRead(path),
): Promise<Read<string | undefined>> => {
  if (path === undefined) return ok(undefined);
  const file = files.text(path);
  return file === undefined ? failed(['PORTICO_APPLE_PAY_DOMAIN_FILE names a file that cannot be read.']) : ok(file);
};

const readSettings = <Settings>(
  variable: string,
  path: string | undefined,
  files: FilesRead,
  parse: (json: string, elsewhere: Elsewhere) => Read<Settings>,
  none: Settings,
): Read<Settings> => {
  if (path === undefined) return ok(none);
  const json = files.text(path);
  if (json === undefined) return failed([`${variable} names a file that cannot be read.`]);
  const settings = parse(json, files);
  return settings.ok ? settings : failed(settings.error.map((sentence) => `${variable}: ${sentence}`));
};
