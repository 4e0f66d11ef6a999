import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AccountId,
  type Brand,
  type CapabilityId,
  type Instant,
  type Language,
  type PatientId,
  type PracticeId,
} from '../kernel/index.ts';
import type { Email } from './email.ts';
import type { Phone } from './phone.ts';

export const guestPurposes = [
  'guest-appointment',
  'guest-reschedule',
  'guest-offer',
  'guest-check-in',
  'guest-pay',
  'guest-survey',
] as const;
export type GuestPurpose = (typeof guestPurposes)[number];

/** The one thing that a mailed or texted code permits. */
export type Purpose = GuestPurpose | 'invitation' | 'confirm-email' | 'reset-password' | 'delegate-invitation';

/** How long a code is valid (`ACC-084`, `ACC-184`, `ACC-228`). */
export const capabilityLife: Readonly<Record<Purpose, number>> = {
  'guest-appointment': 30 * DAY,
  'guest-reschedule': 30 * DAY,
  'guest-offer': 30 * DAY,
  'guest-check-in': 30 * DAY,
  'guest-pay': 30 * DAY,
  'guest-survey': 30 * DAY,
  invitation: 30 * DAY,
  'confirm-email': 24 * HOUR,
  'reset-password': 60 * MINUTE,
  'delegate-invitation': 7 * DAY,
};

/** This many wrong identity checks in a row lock a code (`ACC-084`). */
export const wrongChecks = 5;

/** The hash under which a code is stored; the code itself exists only in the link. */
export type CodeHash = Brand<string, 'CodeHash'>;

/**
 * A right carried by a link: a holder of its unguessable code who passes the identity check, if the purpose requires
 * one, may do one thing for one person in one practice, for a short time.
 */
export interface Capability {
  readonly id: CapabilityId;
  readonly purpose: Purpose;
  readonly code: CodeHash;
  readonly practice?: PracticeId;
  readonly patient?: PatientId;
  /** The account it is about: the one whose password or address is concerned, or the inviter's. */
  readonly account?: AccountId;
  readonly email?: Email;
  readonly phone?: Phone;
  /** The language in which the link was sent, and in which its user is notified of what they did. */
  readonly language?: Language;
  /** The id of what else it is about, such as an appointment or a delegation. */
  readonly resource?: string;
  readonly createdAt: Instant;
  /** Not valid before this (`ACC-020`). */
  readonly from?: Instant;
  readonly expiresAt: Instant;
  readonly usedAt?: Instant;
  readonly revokedAt?: Instant;
  /** Wrong identity checks in a row. */
  readonly wrongChecks: number;
}

/** Why a code is refused; each reason has its own message. */
export interface Shut {
  readonly kind: 'unknown' | 'early' | 'expired' | 'used' | 'revoked' | 'locked';
}

export type CapabilityVerdict = { readonly kind: 'open'; readonly capability: Capability } | Shut;

/** Whether a code permits `purpose` now. A code for another purpose is treated as unknown. */
export const judgeCapability = (
  capability: Capability | undefined,
  purpose: Purpose,
  now: Instant,
): CapabilityVerdict => {
  if (capability === undefined || capability.purpose !== purpose) return { kind: 'unknown' };
  if (capability.revokedAt !== undefined) return { kind: 'revoked' };
  if (capability.usedAt !== undefined) return { kind: 'used' };
  if (capability.wrongChecks >= wrongChecks) return { kind: 'locked' };
  if (now >= capability.expiresAt) return { kind: 'expired' };
  if (capability.from !== undefined && now < capability.from) return { kind: 'early' };
  return { kind: 'open', capability };
};

export type NewCapability = Omit<Capability, 'id' | 'code' | 'createdAt' | 'expiresAt' | 'wrongChecks'>;

/** A new capability; its life is that of its purpose, from now or from its own start. */
export const issueCapability = (
  wanted: NewCapability,
  { id, code, now }: { readonly id: CapabilityId; readonly code: CodeHash; readonly now: Instant },
): Capability => ({
  ...wanted,
  id,
  code,
  createdAt: now,
  expiresAt: plus(wanted.from ?? now, capabilityLife[wanted.purpose]),
  wrongChecks: 0,
});
