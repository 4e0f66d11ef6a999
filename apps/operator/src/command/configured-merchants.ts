import { readFile } from 'node:fs/promises';
import { PostgresProcessorKeys } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Merchants } from '@portico/domain/payments';
import { parseMerchants } from '@portico/gateway/config';
import { merchantsOf } from '@portico/gateway/merchants';
import { Mistake } from './run-command.ts';

/** How the practices take cards, from the file that `PORTICO_MERCHANTS` names; without it none does. */
export const configuredMerchants = async (sql: Sql): Promise<Merchants> => {
  const { PORTICO_MERCHANTS: path } = process.env;
  if (path === undefined || path === '') return merchantsOf(new Map());
  const json = await readFile(path, 'utf8').catch(() => {
    throw new Mistake('PORTICO_MERCHANTS names a file that cannot be read.');
  });
  const parsed = parseMerchants(json);
  if (!parsed.ok) throw new Mistake(parsed.error.map((sentence) => `PORTICO_MERCHANTS: ${sentence}`).join('\n'));
  return merchantsOf(parsed.value, undefined, undefined, new PostgresProcessorKeys(sql));
};
