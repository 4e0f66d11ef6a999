import type { AccountId, Brand, CapabilityId, Instant, PatientId, PracticeId, SessionId } from '../kernel/index.ts';

/** One line of the activity log: who did what on whose records. Holds no health data, only what was touched. */
export interface Activity {
  readonly at: Instant;
  /** The account at the keyboard, the link that a guest came by, the operator's name, or `nobodyId`. */
  readonly actor: AccountId | CapabilityId | OperatorName | typeof nobodyId;
  readonly actorKind: ActorKind;
  /** Within a practice the patient there; where no chart is touched the account, or a guest that has none. */
  readonly subject: AccountId | PatientId | CapabilityId | typeof nobodyId;
  readonly practice?: PracticeId;
  readonly action: ActivityAction;
  /** The id of the thing touched, such as an appointment or document id; of a refusal the operation that was asked. */
  readonly resource?: string;
  /** How it ended, where it was not done. */
  readonly outcome?: 'refused' | 'failed';
  /** Why it was refused or failed, as the refusal's kind; of what an operator did, the operator's own words; of what was sent, where to. */
  readonly reason?: string;
  /** Where the request came from; absent for what no request asked for. */
  readonly origin?: Origin;
}

/** Where a request came from, as far as it is known; each line that is written in its name says so. */
export interface Origin {
  readonly address?: string;
  /** What the browser calls itself, cut to `longestUserAgent`. */
  readonly userAgent?: string;
  readonly session?: SessionId;
  /** The id of the request in the gateway's own log. */
  readonly request?: string;
  /** The id of the key that the shown token was signed with. */
  readonly key?: string;
}

/** UTF-16 units of a browser's name that are kept. */
export const longestUserAgent = 256;

/** `portal`: nobody, but the portal by itself. `operator`: somebody at the command line of the installation. `nobody`: whoever showed nothing that holds. */
export type ActorKind = 'patient' | 'delegate' | 'guest' | 'operator' | 'portal' | 'nobody';

/** How an operator is named in the log; not an account of the portal. */
export type OperatorName = Brand<string, 'OperatorName'>;

/** Stands for an actor or a subject that is not known. */
export const nobodyId = '';

export const activityActions = [
  'signed-in',
  'signed-out',
  'signed-out-device',
  'signed-out-by-provider',
  'signed-up',
  'connected-practice',
  'confirmed-email',
  'asked-for-reset',
  'reset-password',
  'changed-password',
  'changed-email',
  'changed-second-factors',
  'linked-identity',
  'unlinked-identity',
  'changed-profile',
  'paid',
  // Money that moved, as the ledger has it; whoever made it move may have a line of their own.
  'charged-card',
  'refunded-payment',
  'lost-dispute',
  'ordered-refund',
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
  'viewed-cards',
  'viewed-signed-form',
  'viewed-profile',
  'viewed-check-in',
  'viewed-check-out',
  'viewed-booking',
  'viewed-wait-list',
  'viewed-delegates',
  'viewed-activity',
  'viewed-sign-in-settings',
  'viewed-summaries',
  'requested-summary',
  'reported-history',
  'passed-earlier-time',
  'saved-survey',
  'uploaded-file',
  'examined-payments',
  'explained-difference',
  'entered-dispute',
  'examined-log',
  'examined-account',
  'disabled-account',
  'enabled-account',
  'ended-sessions',
  'removed-factor',
  'unlocked-account',
  'failed-sign-in',
  'failed-identity-check',
  'was-refused',
] as const;

export type ActivityAction = (typeof activityActions)[number];

/** Who acted, as the log tells people apart: guests come by many links and are one; so are operators, the portal, and nobody. */
export type Doer = AccountId | typeof guests | typeof operators | typeof portal | typeof nobody;
export const guests = 'guest';
export const operators = 'operator';
export const portal = 'portal';
export const nobody = 'nobody';

export const doerOf = ({ actor, actorKind }: Pick<Activity, 'actor' | 'actorKind'>): Doer =>
  actorKind === 'patient' || actorKind === 'delegate' ? (actor as AccountId) : actorKind;

/**
 * A person's own looking around is kept and not listed: it would bury what somebody else did (`ACC-124`). Refusals are
 * kept for whoever examines the log.
 */
export const isListed = ({ actorKind, action }: Pick<Activity, 'actorKind' | 'action'>): boolean =>
  action !== 'was-refused' && (actorKind !== 'patient' || !action.startsWith('viewed-'));

/**
 * The charge of which a line of the ledger says that its money was taken; the line names the charge's entry in the books. It is kept,
 * and not listed where a line about the same subject says who paid that charge.
 */
export const chargeTaken = ({ action, resource }: Pick<Activity, 'action' | 'resource'>): string | undefined =>
  action === 'charged-card' ? /^(.+)-in$/.exec(resource ?? '')?.[1] : undefined;

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
