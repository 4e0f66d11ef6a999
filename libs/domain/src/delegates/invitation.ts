import type { Email, Permission } from '../access/index.ts';
import {
  MINUTE,
  plus,
  type AccountId,
  type Brand,
  type Instant,
  type Language,
  type PatientRef,
} from '../kernel/index.ts';

export type InvitationId = Brand<string, 'InvitationId'>;

/** An invitation to act for a person, with the permissions offered; its link is a capability of its own. */
export interface DelegateInvitation {
  readonly id: InvitationId;
  /** The inviter, for their own charts. */
  readonly from: AccountId;
  /** The invited person's name, as the inviter typed it. */
  readonly name: string;
  readonly email: Email;
  readonly language: Language;
  readonly charts: readonly PatientRef[];
  readonly permissions: readonly Permission[];
  /** When the granted permissions expire. */
  readonly until?: Instant;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  /** When the invited person last passed the date-of-birth check. */
  readonly verifiedAt?: Instant;
  /** Accepted or withdrawn; the first one counts. */
  readonly closed?: 'accepted' | 'withdrawn';
}

/** How long an invitation can be accepted after the identity check. */
export const verifiedFor = 30 * MINUTE;

/** How many invitations of one person may be pending. */
export const mostInvitations = 20;

export const isPending = ({ closed, expiresAt }: DelegateInvitation, now: Instant): boolean =>
  closed === undefined && now < expiresAt;

/** Whether it may be accepted now: it is pending, and the identity check was passed recently (`ACC-083`). */
export const mayAccept = (invitation: DelegateInvitation, now: Instant): boolean =>
  isPending(invitation, now) && invitation.verifiedAt !== undefined && now < plus(invitation.verifiedAt, verifiedFor);
