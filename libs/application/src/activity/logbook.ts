import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import type { Call } from '../kernel/index.ts';

/** Writes a line of the activity log in the name of a call: its actor, subject, practice and time. */
export const log = (
  activityLog: ActivityLog,
  { acting, now }: Call,
  action: ActivityAction,
  resource?: string,
): Promise<void> =>
  activityLog.append({
    at: now,
    actor: acting.actor.account,
    subject: acting.subject.account,
    practice: acting.practice,
    action,
    ...(resource === undefined ? {} : { resource }),
  });
