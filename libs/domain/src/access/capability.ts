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

/** What a mailed or texted code opens: one thing. */
export type Purpose = GuestPurpose | 'invitation' | 'confirm-email' | 'reset-password' | 'delegate-invitation';

/** How long a code is good for (`ACC-084`, `ACC-184`, `ACC-228`). */
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

/** The hash under which a code is kept; the code itself is in the link alone. */
export type CodeHash = Brand<string, 'CodeHash'>;

/**
 * A right that travels in a link: whoever holds its unguessable code, and passes the identity check where the purpose
 * asks for one, may do one thing for one person in one practice, for a short while.
 */
export interface Capability {
  readonly id: CapabilityId;
  readonly purpose: Purpose;
  readonly code: CodeHash;
  readonly practice?: PracticeId;
  readonly patient?: PatientId;
  /** The account it is about: whose password, whose address, or who invites. */
  readonly account?: AccountId;
  readonly email?: Email;
  readonly phone?: Phone;
  /** In which the link was sent, and in which whoever came by it is told of what they did. */
  readonly language?: Language;
  /** What it is about beyond the person, such as an appointment or a delegation; an id. */
  readonly resource?: string;
  readonly createdAt: Instant;
  /** Not before this; earlier it is early (`ACC-020`). */
  readonly from?: Instant;
  readonly expiresAt: Instant;
  readonly usedAt?: Instant;
  readonly revokedAt?: Instant;
  /** Wrong identity checks in a row. */
  readonly wrongChecks: number;
}

/** Why a code opens nothing; each has a sentence of its own. */
export interface Shut {
  readonly kind: 'unknown' | 'early' | 'expired' | 'used' | 'revoked' | 'locked';
}

export type CapabilityVerdict = { readonly kind: 'open'; readonly capability: Capability } | Shut;

/** Whether a code opens `purpose` now. One for another purpose is unknown here. */
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

/** A capability as it is first kept: it lives as long as its purpose says, from now or from its own first moment. */
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
