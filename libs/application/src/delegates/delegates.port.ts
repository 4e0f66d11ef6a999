import type { Permission } from '@portico/domain/access';
import type { InvitationId } from '@portico/domain/delegates';
import type { AccountId, Language, LocalDate, PatientRef, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { Delegate, OwnPractice } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Who may act for whom, as both sides manage it. */
export interface Delegates {
  profiles(): ServiceResult<ManagedProfiles>;
  /** Invites a person to act for the patient; a link is mailed. */
  invite(invitation: NewDelegate): ServiceResult<void, InviteDelegateRefusal>;
  /** Withdraws an invitation that was not accepted yet. */
  withdraw(invitation: InvitationId): ServiceResult<void>;
  /** Sends a pending invitation again, with these permissions; the link of the earlier mail opens nothing from then on. */
  resend(change: InvitationChange): ServiceResult<void>;
  /** Changes what a delegate is permitted; with no permission left the delegation is revoked at once (`ACC-348`). */
  changePermissions(change: PermissionChange): ServiceResult<void>;
  /** A delegate merges one represented person into another; it cannot be undone (`ACC-354`). */
  merge(link: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId>;
  /** A delegate stops acting for a person at one practice. */
  disconnect(link: DelegateLink): ServiceResult<void>;
  /** The signed-in user accepts an invitation after its identity check; returns for whom they may act now. */
  accept(code: string): ServiceResult<Delegate, InvitationShut>;
}

/** Both sides: who may act for the person, and for whom they may act (`ACC-356`). */
export interface ManagedProfiles {
  /** Empty while acting for another person (`MON-005`). */
  readonly delegates: readonly OwnDelegate[];
  /** Invitations that are not accepted yet. */
  readonly invitations: readonly PendingInvitation[];
  /** Where delegates may be invited; empty while acting for another person. */
  readonly practices: readonly OwnPractice[];
  readonly self: Delegate;
  /** Who else helps these people; a practice at which the helper may not know this is left out (ADR 183). */
  readonly otherHelpers?: readonly HelpersOfPerson[];
}

export interface HelpersOfPerson {
  readonly profile: ProfileId;
  readonly practice: PracticeId;
  readonly helpers: readonly OtherHelper[];
}

export interface OtherHelper {
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The last day, in the practice's zone; unlimited when absent. */
  readonly until?: LocalDate;
}

export interface OwnDelegate {
  readonly account: AccountId;
  readonly name: string;
  readonly email: string;
  /** At least one. */
  readonly grants: readonly DelegateGrant[];
}

/** What a delegate is permitted at one practice. */
export interface DelegateGrant {
  readonly chart: PatientRef;
  readonly practiceName: string;
  readonly management: string;
  readonly permissions: readonly Permission[];
  /** The last day, in the practice's zone. */
  readonly until?: LocalDate;
}

export interface PendingInvitation {
  readonly id: InvitationId;
  readonly name: string;
  readonly email: string;
  readonly practiceNames: readonly string[];
  readonly permissions: readonly Permission[];
  readonly until?: LocalDate;
  /** The last day on which it can be accepted. */
  readonly expires: LocalDate;
}

/** What a pending invitation is to permit. Name, address, practices and language stay. */
export interface InvitationChange {
  readonly id: InvitationId;
  readonly permissions: readonly Permission[];
  /** The last day, in the practice's zone; unlimited when absent. */
  readonly until?: LocalDate;
}

export interface NewDelegate {
  readonly name: string;
  readonly email: string;
  readonly practices: readonly PracticeId[];
  readonly permissions: readonly Permission[];
  readonly until?: LocalDate;
  /** The invited person’s, in which they are written to; the inviter’s where it is absent. */
  readonly language?: Language;
}

/** `self`: the address is the inviter's own. `too-many`: the limit of pending invitations is reached. */
export interface InviteDelegateRefusal {
  readonly kind: 'own-address' | 'too-many-invitations';
}

/** A delegate on one chart (`ACC-342`). */
export interface DelegateLink {
  readonly delegate: AccountId;
  readonly chart: PatientRef;
}

export interface PermissionChange extends DelegateLink {
  readonly permissions: readonly Permission[];
  /** The last day, in the practice's zone; unlimited when absent. */
  readonly until?: LocalDate;
}

/** What may be wrong with the code of an invitation; each has its own message. */
export interface InvitationShut {
  readonly kind:
    | 'invitation-unknown'
    | 'invitation-expired'
    | 'invitation-used'
    | 'invitation-withdrawn'
    | 'invitation-locked'
    /** The date of birth was not given recently and has to be given again. */
    | 'not-verified'
    /** It was sent by the account that tries to accept it. */
    | 'own-invitation';
}
