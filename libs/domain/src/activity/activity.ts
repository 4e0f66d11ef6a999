import type { AccountId, Brand, CapabilityId, Instant, PatientId, PracticeId, SessionId } from '../kernel/index.ts';

/**
 * One line of the activity log: who did what on whose records. Contains no health data, only which thing was touched.
 */
export interface Activity {
  readonly at: Instant;
  /** The acting account, the guest's link, the operator's name, or `nobodyId`. */
  readonly actor: AccountId | CapabilityId | OperatorName | typeof nobodyId;
  readonly actorKind: ActorKind;
  /** Within a practice the patient there; where no chart is touched the account, or a guest that has none. */
  readonly subject: AccountId | PatientId | CapabilityId | typeof nobodyId;
  readonly practice?: PracticeId;
  readonly action: ActivityAction;
  /**
   * The id of the thing touched, such as an appointment or document id; for a refusal the operation that was requested.
   */
  readonly resource?: string;
  /** Present if it was not done. */
  readonly outcome?: 'refused' | 'failed';
  /**
   * The kind of the refusal or failure; for an operator's action, the operator's own words; for something sent, its
   * destination; for what concerns a connected app, its name.
   */
  readonly reason?: string;
  /** Where the request came from; absent without a request. */
  readonly origin?: Origin;
}

/** Where a request came from, as far as known; stored with each line that the request caused. */
export interface Origin {
  readonly address?: string;
  /** The user agent, cut to `longestUserAgent`. */
  readonly userAgent?: string;
  readonly session?: SessionId;
  /** The id of the request in the gateway's own log. */
  readonly request?: string;
  /** The id of the key that signed the presented token. */
  readonly key?: string;
}

/** UTF-16 units of a user agent that are kept. */
export const longestUserAgent = 256;

/**
 * `portal`: the portal itself. `operator`: a person at the installation's command line. `nobody`: a caller without a
 * valid token.
 */
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
  // Money movements from the ledger; the person who caused one may have a separate line.
  'charged-card',
  'refunded-payment',
  'lost-dispute',
  'ordered-refund',
  'entered-by-hand',
  'applied-practice',
  'changed-connection',
  'imported-records',
  'undid-import',
  'settled-import-conflict',
  'registered-app',
  'unregistered-app',
  'invited-patient',
  'withdrew-invitation',
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
  'allowed-app',
  'declined-app',
  'removed-app',
  'renewed-app-access',
  'ended-app-access',
  'merged-profiles',
  'opened-guest-link',
  'continued-guest-link',
  'viewed-dashboard',
  'viewed-to-do',
  'viewed-appointments',
  'viewed-balance',
  'viewed-payments',
  'viewed-shop',
  'viewed-health',
  'viewed-surveys',
  'viewed-forms',
  'viewed-messages',
  'searched-records',
  'viewed-refills',
  'requested-refill',
  'withdrew-refill',
  'answered-refill',
  'announced-results',
  'announced-message',
  'viewed-record-entry',
  'requested-amendment',
  'disagreed-with-denial',
  'answered-amendment',
  'kept-own-note',
  'erased-own-note',
  'hid-record-entry',
  'showed-record-entry',
  'made-health-link',
  'revoked-health-link',
  'opened-health-link',
  'failed-link-passcode',
  'viewed-health-links',
  'viewed-drafts',
  'saved-draft',
  'removed-draft',
  'sent-message',
  'deleted-conversation',
  'opened-attachment',
  'shared-with-app',
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
  'viewed-apps',
  'viewed-activity',
  'viewed-sign-in-settings',
  'viewed-summaries',
  'requested-summary',
  'reported-history',
  'passed-earlier-time',
  'saved-survey',
  'uploaded-file',
  'examined-payments',
  'examined-office-list',
  'explained-difference',
  'entered-dispute',
  'examined-patient-list',
  'examined-log',
  'retired-log',
  'resealed-secrets',
  'examined-account',
  'disabled-account',
  'enabled-account',
  'ended-sessions',
  'removed-factor',
  'unlocked-account',
  'exported-data',
  'erased-account',
  'merged-person',
  'placed-legal-hold',
  'released-legal-hold',
  'failed-sign-in',
  'failed-identity-check',
  'was-refused',
] as const;

export type ActivityAction = (typeof activityActions)[number];

/**
 * The actor, as the log groups them: all guest links are one; so are all operators, the portal, and unidentified
 * callers.
 */
export type Doer = AccountId | typeof guests | typeof operators | typeof portal | typeof nobody;
export const guests = 'guest';
export const operators = 'operator';
export const portal = 'portal';
export const nobody = 'nobody';

export const doerOf = ({ actor, actorKind }: Pick<Activity, 'actor' | 'actorKind'>): Doer =>
  actorKind === 'patient' || actorKind === 'delegate' ? (actor as AccountId) : actorKind;

/**
 * A person's own viewing is logged and not listed: it would bury what others did (`ACC-124`). Refusals are kept for
 * those who audit the log.
 */
export const isListed = ({ actorKind, action }: Pick<Activity, 'actorKind' | 'action'>): boolean =>
  action !== 'was-refused' && (actorKind !== 'patient' || !action.startsWith('viewed-'));

/**
 * The charge of a ledger line that says its money was taken; the line names the charge's entry in the books. It is
 * kept, and not listed if a line about the same subject says who paid that charge.
 */
export const chargeTaken = ({ action, resource }: Pick<Activity, 'action' | 'resource'>): string | undefined =>
  action === 'charged-card' ? /^(.+)-in$/.exec(resource ?? '')?.[1] : undefined;

const aboutApps: ReadonlySet<ActivityAction> = new Set([
  'allowed-app',
  'declined-app',
  'removed-app',
  'renewed-app-access',
  'ended-app-access',
  'shared-with-app',
]);

/** The name of the connected app that a line is about, as it was then; older lines lack it. */
export const appIn = ({ action, reason }: Pick<Activity, 'action' | 'reason'>): string | undefined =>
  aboutApps.has(action) ? reason : undefined;

/** The subject of lines: a patient within a practice, or an account where no chart is touched. */
export interface ActivitySubject {
  readonly practice?: PracticeId;
  readonly id: AccountId | PatientId;
}

/** The position of a line in the log; later lines have greater ones. `seq` orders lines of the same instant. */
export interface ActivityMark {
  readonly at: Instant;
  readonly seq: number;
}

export interface MarkedActivity {
  readonly activity: Activity;
  readonly mark: ActivityMark;
}
