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

/** Writes a line of the activity log in the name of a call: its actor, subject, practice, time and origin. */
export const log = (
  activityLog: ActivityLog,
  call: Pick<ServiceCall, 'acting' | 'now' | 'origin'>,
  action: ActivityAction,
  resource?: string,
): Promise<void> => activityLog.append({ ...doneBy(call), action, ...(resource === undefined ? {} : { resource }) });

/** Who asks for what in a call, as its lines say. */
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

/** The origin alone, to be spread into what is made of a call. */
export const originOf = ({ origin }: { readonly origin?: Origin | undefined }): { readonly origin?: Origin } =>
  origin === undefined ? {} : { origin };

/** What a line says of a question that was asked before anybody was signed in. */
export interface Asked {
  readonly now: Instant;
  readonly origin?: Origin;
  /** Told of each failure that has a line, so that whoever answers the request writes no second one. */
  readonly onFailureLogged?: () => void;
}

/** Writes a line about an account, done by the person whose account it is. */
export const logOfAccount = (
  activityLog: ActivityLog,
  asked: Asked,
  account: AccountId,
  action: ActivityAction,
): Promise<void> => activityLog.append({ ...doneByAccount(asked, account), action });

/** A line about an account, of the person whose account it is. */
export const doneByAccount = ({ now, origin }: Asked, account: AccountId): Omit<Activity, 'action'> => ({
  at: now,
  actor: account,
  actorKind: 'patient',
  subject: account,
  ...originOf({ origin }),
});

/** Whom a wrong proof was about: an account, a chart, or somebody who is not known, by a hash, under a key of the server, of the name that was typed. */
export type Suspected = { readonly account: AccountId } | { readonly chart: PatientRef } | { readonly unknown: string };

/** Writes that somebody did not prove who they are; `reason` is the refusal's kind. */
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

/** A line of somebody who showed nothing that holds. */
export const byNobody = ({ now, origin }: Asked): Omit<Activity, 'action'> => ({
  at: now,
  actor: nobodyId,
  actorKind: 'nobody',
  subject: nobodyId,
  ...originOf({ origin }),
});

/** Why something was not done. */
export interface Unfulfilled {
  readonly outcome: 'refused' | 'failed';
  /** The refusal's kind. */
  readonly reason: string;
}

/** Writes that an operation was refused or failed, in the name of whoever asked. */
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

/** An operator at the command line, and why they act: their own words, which the person may be told. */
export interface OperatorActing {
  readonly now: Instant;
  readonly operator: OperatorName;
  readonly reason: string;
}

/** Writes what an operator did about an account, with the reason. */
export const logOfOperator = (
  activityLog: ActivityLog,
  { now, operator, reason }: OperatorActing,
  account: AccountId,
  action: ActivityAction,
): Promise<void> =>
  activityLog.append({ at: now, actor: operator, actorKind: 'operator', subject: account, action, reason });
