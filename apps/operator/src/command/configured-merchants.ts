import { PostgresProcessorKeys } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import type { Merchants } from '@portico/domain/payments';
import { readMerchants } from '@portico/gateway/settings-files';
import { merchantsOf } from '@portico/gateway/merchants';
import { Mistake } from './run-command.ts';

/** How the practices take cards, from the file that `PORTICO_MERCHANTS` names; without it none does. */
export const configuredMerchants = async (sql: Sql): Promise<Merchants> => {
  const { PORTICO_MERCHANTS: path } = process.env;
  if (path === undefined || path === '') return merchantsOf(new Map());
  const read = await readMerchants(path);
  if (!read.ok) throw new Mistake(read.error.join('\n'));
  return merchantsOf(read.value, undefined, undefined, new PostgresProcessorKeys(sql));
};
