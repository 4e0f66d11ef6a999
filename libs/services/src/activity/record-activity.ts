import { chartIn } from '@portico/domain/access';
import {
  nobodyId,
  type Activity,
  type ActivityAction,
  type ActivityLog,
  type OperatorName,
  type Origin,
} from '@portico/domain/activity';
import type { AccountId, Instant, PatientRef } from '@portico/domain/kernel';
import type { ServiceCall } from '../kernel/index.ts';

/** Appends an activity log entry with a call's actor, subject, practice, time and origin. */
export const log = (
  activityLog: ActivityLog,
  call: Pick<ServiceCall, 'acting' | 'now' | 'origin'>,
  action: ActivityAction,
  resource?: string,
  reason?: string,
): Promise<void> =>
  activityLog.append({
    ...doneBy(call),
    action,
    ...(resource === undefined ? {} : { resource }),
    ...(reason === undefined ? {} : { reason }),
  });

/** The common fields of a call's activity log entries. */
export const doneBy = ({
  acting,
  now,
  origin,
}: Pick<ServiceCall, 'acting' | 'now' | 'origin'>): Omit<Activity, 'action'> => {
  const { actor, subject } = acting;
  const actorId = actor.kind === 'guest' ? actor.capability : actor.account;
  const chart = chartIn(acting, acting.practice);
  return {
    at: now,
    actor: actorId,
    actorKind: actor.kind,
    subject: chart?.patient ?? subject.account ?? actorId,
    ...(chart === undefined ? {} : { practice: chart.practice }),
    ...originOf({ origin }),
  };
};

/** The origin alone, for spreading into objects made from a call. */
export const originOf = ({ origin }: { readonly origin?: Origin | undefined }): { readonly origin?: Origin } =>
  origin === undefined ? {} : { origin };

/** The fields that a log entry takes from a request made before sign-in. */
export interface Asked {
  readonly now: Instant;
  readonly origin?: Origin;
  /** Called for each failure that was logged, so that the request handler does not log it again. */
  readonly onFailureLogged?: () => void;
}

/** Logs an activity of an account's owner about the account. */
export const logOfAccount = (
  activityLog: ActivityLog,
  asked: Asked,
  account: AccountId,
  action: ActivityAction,
): Promise<void> => activityLog.append({ ...doneByAccount(asked, account), action });

/** The fields of a log entry about an account, by its owner. */
export const doneByAccount = ({ now, origin }: Asked, account: AccountId): Omit<Activity, 'action'> => ({
  at: now,
  actor: account,
  actorKind: 'patient',
  subject: account,
  ...originOf({ origin }),
});

/** Whom a wrong proof was about: an account, a chart, or an unknown login as a hash keyed with a server secret. */
export type Suspected = { readonly account: AccountId } | { readonly chart: PatientRef } | { readonly unknown: string };

/** Logs a failed proof of identity; `reason` is the refusal's kind. */
export const logFailed = async (
  activityLog: ActivityLog,
  asked: Asked,
  action: 'failed-sign-in' | 'failed-identity-check',
  about: Suspected,
  reason: string,
): Promise<void> => {
  await activityLog.append({ ...byNobody(asked), ...subjectOf(about), action, outcome: 'failed', reason });
  asked.onFailureLogged?.();
};

/** The fields of a log entry for an unauthenticated caller. */
export const byNobody = ({ now, origin }: Asked): Omit<Activity, 'action'> => ({
  at: now,
  actor: nobodyId,
  actorKind: 'nobody',
  subject: nobodyId,
  ...originOf({ origin }),
});

/** Why an operation was not done. */
export interface Unfulfilled {
  readonly outcome: 'refused' | 'failed';
  /** The refusal's kind. */
  readonly reason: string;
}

/** Logs that an operation was refused or failed, in the caller's name. */
export const logRefused = (
  activityLog: ActivityLog,
  by: Omit<Activity, 'action'>,
  operation: string,
  how: Unfulfilled,
): Promise<void> => activityLog.append({ ...by, action: 'was-refused', resource: operation, ...how });

const subjectOf = (about: Suspected): Pick<Activity, 'subject' | 'practice' | 'resource'> => {
  if ('account' in about) return { subject: about.account };
  if ('chart' in about) return { subject: about.chart.patient, practice: about.chart.practice };
  return { subject: nobodyId, resource: about.unknown };
};

/** An operator at the command line, and the reason in their own words, which may be shown to the person. */
export interface OperatorActing {
  readonly now: Instant;
  readonly operator: OperatorName;
  readonly reason: string;
}

/** Logs what an operator did to an account, with the reason. */
export const logOfOperator = (
  activityLog: ActivityLog,
  { now, operator, reason }: OperatorActing,
  account: AccountId,
  action: ActivityAction,
): Promise<void> =>
  activityLog.append({ at: now, actor: operator, actorKind: 'operator', subject: account, action, reason });
