import { newestDocuments, newestVersions, PostgresProcessorKeys } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Merchants } from '@portico/domain/payments';
import { parsePracticeDocument, type MerchantsByPractice } from '@portico/gateway/config';
import { besideSettings, FilesRead } from '@portico/gateway/files-read';
import { readMerchants } from '@portico/gateway/settings-files';
import { merchantsOf } from '@portico/gateway/merchants';
import { Mistake } from './run-command.ts';

/** How the practices take cards, by their documents and by the file that `PORTICO_MERCHANTS` names. */
export const configuredMerchants = async (sql: Sql): Promise<Merchants> => {
  const { PORTICO_MERCHANTS: path } = process.env;
  const read = await readMerchants(path === '' ? undefined : path);
  if (!read.ok) throw new Mistake(read.error.join('\n'));
  const all = new Map([...(await documentedMerchants(sql)), ...read.value]);
  return merchantsOf(all, undefined, undefined, new PostgresProcessorKeys(sql));
};

/** A document whose secrets cannot be read is a matter of its practice alone. */
const documentedMerchants = async (sql: Sql): Promise<MerchantsByPractice> => {
  const { PORTICO_PRACTICES: path } = process.env;
  const beside = besideSettings(path === '' ? undefined : path);
  const practices = (await newestVersions(sql)).map(({ practice }) => practice);
  const merchants = (await newestDocuments(sql, practices)).flatMap(({ practice, document }) => {
    const { merchant } = parsePracticeDocument(document, new FilesRead(beside));
    if (merchant?.ok === false) process.stderr.write(`${practice}: ${merchant.error.join('\n')}\n`);
    return merchant?.ok === true ? [[practice, merchant.value] as const] : [];
  });
  return new Map(merchants);
};
