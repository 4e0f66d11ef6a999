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

export type ActivityAction =
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-device'
  | 'signed-up'
  | 'confirmed-email'
  | 'asked-for-reset'
  | 'reset-password'
  | 'changed-password'
  | 'changed-email'
  | 'changed-second-factors'
  | 'invited-delegate'
  | 'accepted-delegation'
  | 'changed-delegation'
  | 'revoked-delegation'
  | 'disconnected-profile'
  | 'merged-profiles'
  | 'opened-guest-link'
  | 'viewed-dashboard'
  | 'viewed-appointments'
  | 'viewed-health'
  | 'downloaded-record'
  | 'downloaded-lab'
  | 'downloaded-document';
