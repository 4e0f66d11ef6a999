import { nobodyId } from '@portico/domain/activity';
import type { PracticeId } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';
import { listed } from './postgres-activity-log.ts';

/** What the log said last of the connection of each practice; nothing of one of which it never said anything. */
export const lastConnectionLines = async (
  sql: Sql,
  practices: readonly PracticeId[],
): Promise<ReadonlyMap<PracticeId, string>> => {
  const rows = await sql.rows<{ readonly practice: PracticeId; readonly resource: string }>({
    text: `select l.practice_id as practice, l.resource from unnest($1::text[]) as p (id)
      cross join lateral (
        select a.practice_id, a.resource from activity a
        where a.practice_id = p.id and a.subject_id = $2 and a.action = 'changed-connection' and ${listed}
        order by a.at desc, a.seq desc limit 1
      ) as l`,
    values: [practices, nobodyId],
  });
  return new Map(rows.map(({ practice, resource }) => [practice, resource]));
};
