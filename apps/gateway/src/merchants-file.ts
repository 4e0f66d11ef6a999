import { readFile } from 'node:fs/promises';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { parseMerchants, type MerchantsByPractice } from './config/index.ts';

/** Reads the file that `PORTICO_MERCHANTS` names, if any. A failure is a sentence for each mistake. */
export const readMerchants = async (
  path: string | undefined,
): Promise<Result<MerchantsByPractice, readonly string[]>> => {
  if (path === undefined) return ok(new Map());
  const json = await readFile(path, 'utf8').catch(() => undefined);
  if (json === undefined) return failed(['PORTICO_MERCHANTS names a file that cannot be read.']);
  const merchants = parseMerchants(json);
  return merchants.ok ? merchants : failed(merchants.error.map((sentence) => `PORTICO_MERCHANTS: ${sentence}`));
};
