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

/** That somebody was asked to act for a person, and with what; the link to it is a capability of its own. */
export interface DelegateInvitation {
  readonly id: InvitationId;
  /** Who invites, on their own charts. */
  readonly from: AccountId;
  /** Of the person invited, as the inviter wrote it. */
  readonly name: string;
  readonly email: Email;
  readonly language: Language;
  readonly charts: readonly PatientRef[];
  readonly permissions: readonly Permission[];
  /** When what is granted ends by itself. */
  readonly until?: Instant;
  readonly sentAt: Instant;
  readonly expiresAt: Instant;
  /** When somebody last showed by the date of birth that they know the person. */
  readonly verifiedAt?: Instant;
  /** Accepted or withdrawn; the first of the two counts. */
  readonly closed?: 'accepted' | 'withdrawn';
}

/** After the identity check an invitation can be accepted for this long. */
export const verifiedFor = 30 * MINUTE;

/** This many invitations of one person may wait at a time. */
export const mostInvitations = 20;

export const isPending = ({ closed, expiresAt }: DelegateInvitation, now: Instant): boolean =>
  closed === undefined && now < expiresAt;

/** Whether it may be accepted now: it waits, and the identity check was passed a short while ago (`ACC-083`). */
export const mayAccept = (invitation: DelegateInvitation, now: Instant): boolean =>
  isPending(invitation, now) && invitation.verifiedAt !== undefined && now < plus(invitation.verifiedAt, verifiedFor);
