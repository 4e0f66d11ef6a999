import { chartIn } from '@portico/domain/access';
import type { ActivityAction, ActivityLog } from '@portico/domain/activity';
import type { Call } from '../kernel/index.ts';

/** Writes a line of the activity log in the name of a call: its actor, subject, practice and time. */
export const log = (
  activityLog: ActivityLog,
  { acting, now }: Pick<Call, 'acting' | 'now'>,
  action: ActivityAction,
  resource?: string,
): Promise<void> => {
  const { actor, subject } = acting;
  const actorId = actor.kind === 'guest' ? actor.capability : actor.account;
  const chart = chartIn(acting, acting.practice);
  return activityLog.append({
    at: now,
    actor: actorId,
    actorKind: actor.kind,
    subject: chart?.patient ?? subject.account ?? actorId,
    ...(chart === undefined ? {} : { practice: chart.practice }),
    action,
    ...(resource === undefined ? {} : { resource }),
  });
};
