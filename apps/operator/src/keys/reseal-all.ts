import { PostgresActivityLog } from '@portico/adapters-storage';
import { reseal, type Database } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import type { OperatorActing } from '@portico/services/activity';

/** Seals everything under the current key. The line is written first: of a run that is cut off, a part is sealed anew. */
export const resealAll = async (database: Database, { now, operator, reason }: OperatorActing): Promise<string> => {
  await new PostgresActivityLog(database).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: nobodyId,
    action: 'resealed-secrets',
    reason,
  });
  return `${await reseal(database)} values sealed anew`;
};
