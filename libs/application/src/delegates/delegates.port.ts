import type { Permission } from '@portico/domain/access';
import type { InvitationId } from '@portico/domain/delegates';
import type { AccountId, LocalDate, PatientRef, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { Delegate, OwnPractice } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';

/** Who may act for whom, as the two of them manage it. */
export interface Delegates {
  profiles(): ServiceResult<ManagedProfiles>;
  /** A patient asks somebody to act for them; a link is mailed. */
  invite(invitation: NewDelegate): ServiceResult<void, InviteDelegateRefusal>;
  /** A patient takes an invitation back that nobody accepted yet. */
  withdraw(invitation: InvitationId): ServiceResult<void>;
  /** A patient changes what is open to a delegate; with nothing left it is revoked at once (`ACC-348`). */
  changePermissions(change: PermissionChange): ServiceResult<void>;
  /** A delegate hangs one represented person under another; it cannot be undone (`ACC-354`). */
  merge(link: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId>;
  /** A delegate stops acting for somebody at one practice. */
  disconnect(link: DelegateLink): ServiceResult<void>;
  /** Whoever is signed in accepts an invitation after its identity check; answers for whom they may act now. */
  accept(code: string): ServiceResult<Delegate, InvitationShut>;
}

/** Both sides: who may act for the person, and for whom the person may act (`ACC-356`). */
export interface ManagedProfiles {
  /** Empty while another person is represented (`MON-005`). */
  readonly delegates: readonly OwnDelegate[];
  /** Invitations that wait to be accepted. */
  readonly invitations: readonly PendingInvitation[];
  /** In which delegates may be invited; empty while another person is represented. */
  readonly practices: readonly OwnPractice[];
  readonly self: Delegate;
}

export interface OwnDelegate {
  readonly account: AccountId;
  readonly name: string;
  readonly email: string;
  /** At least one. */
  readonly grants: readonly DelegateGrant[];
}

/** What is open to a delegate at one practice. */
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

export interface NewDelegate {
  readonly name: string;
  readonly email: string;
  readonly practices: readonly PracticeId[];
  readonly permissions: readonly Permission[];
  readonly until?: LocalDate;
}

/** `self`: it is one's own address. `too-many`: as many wait already as may. */
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
  /** The last day, in the practice's zone; for good when not given. */
  readonly until?: LocalDate;
}

/** What may be wrong with the code of an invitation; each has a sentence of its own. */
export interface InvitationShut {
  readonly kind:
    | 'invitation-unknown'
    | 'invitation-expired'
    | 'invitation-used'
    | 'invitation-withdrawn'
    | 'invitation-locked'
    /** The date of birth was not given lately: it has to be given again. */
    | 'not-verified'
    /** It was sent by the very person who wants to accept it. */
    | 'own-invitation';
}
