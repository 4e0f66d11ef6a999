import { PostgresActivityLog } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { nobodyId } from '@portico/domain/activity';
import type { PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from './run-command.ts';

/** Why the operator does it, without which nothing about people is shown or changed. */
export const givenReason = (typed: string | undefined): string => {
  const reason = (typed ?? '').trim();
  if (reason === '') throw new Mistake('--reason is needed: the log keeps it.');
  return reason;
};

/** Logs that a list of a practice's patients was shown to the operator. */
export const logListShown = (
  sql: Sql,
  practice: PracticeId,
  list: 'patients' | 'conflicts' | 'imports' | 'invitations',
  { now, operator, reason }: OperatorActing,
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: nobodyId,
    practice,
    action: 'examined-patient-list',
    resource: list,
    reason,
  });
