import type { AccountId, CapabilityId, Instant, PatientId, PracticeId } from '../kernel/index.ts';

/** One line of the activity log: who did what on whose records. Holds no health data, only what was touched. */
export interface Activity {
  readonly at: Instant;
  /** The account at the keyboard, or the link that a guest came by. */
  readonly actor: AccountId | CapabilityId;
  readonly actorKind: ActorKind;
  /** Within a practice the patient there; where no chart is touched the account, or a guest that has none. */
  readonly subject: AccountId | PatientId | CapabilityId;
  readonly practice?: PracticeId;
  readonly action: ActivityAction;
  /** The id of the thing touched, such as an appointment or document id. */
  readonly resource?: string;
}

export type ActorKind = 'patient' | 'delegate' | 'guest';

export const activityActions = [
  'signed-in',
  'signed-out',
  'signed-out-device',
  'signed-up',
  'connected-practice',
  'confirmed-email',
  'asked-for-reset',
  'reset-password',
  'changed-password',
  'changed-email',
  'changed-second-factors',
  'changed-profile',
  'paid',
  'ordered',
  'signed-on-to-shop',
  'created-plan',
  'changed-plan',
  'cancelled-plan',
  'added-card',
  'removed-card',
  'set-default-card',
  'booked-visit',
  'requested-visit',
  'changed-visit',
  'cancelled-visit',
  'confirmed-visit',
  'checked-out',
  'checked-in',
  'joined-wait-list',
  'left-wait-list',
  'joined-video-visit',
  'answered-survey',
  'signed-form',
  'invited-delegate',
  'accepted-delegation',
  'changed-delegation',
  'revoked-delegation',
  'disconnected-profile',
  'merged-profiles',
  'opened-guest-link',
  'viewed-dashboard',
  'viewed-appointments',
  'viewed-balance',
  'viewed-payments',
  'viewed-shop',
  'viewed-health',
  'viewed-surveys',
  'viewed-forms',
  'viewed-messages',
  'sent-message',
  'deleted-conversation',
  'opened-attachment',
  'downloaded-record',
  'downloaded-lab',
  'opened-summary',
  'downloaded-summary',
  'sent-summary',
  'downloaded-document',
  'downloaded-calendar-file',
  'downloaded-receipt',
  'downloaded-statement',
  'downloaded-payments',
] as const;

export type ActivityAction = (typeof activityActions)[number];

/** Who acted, as the log tells people apart: guests come by many links and are one. */
export type Doer = AccountId | typeof guests;
export const guests = 'guest';

export const doerOf = ({ actor, actorKind }: Pick<Activity, 'actor' | 'actorKind'>): Doer =>
  actorKind === 'guest' ? guests : (actor as AccountId);

/** A person's own looking around is kept and not listed: it would bury what somebody else did (`ACC-124`). */
export const isListed = ({ actorKind, action }: Pick<Activity, 'actorKind' | 'action'>): boolean =>
  actorKind !== 'patient' || !action.startsWith('viewed-');

/** Whom lines are about: a patient within a practice, an account where no chart is touched. */
export interface ActivitySubject {
  readonly practice?: PracticeId;
  readonly id: AccountId | PatientId;
}

/** The place of a line in the log; later lines have greater ones. `seq` tells lines of one moment apart. */
export interface ActivityMark {
  readonly at: Instant;
  readonly seq: number;
}

export interface MarkedActivity {
  readonly activity: Activity;
  readonly mark: ActivityMark;
}
