import type { AccountId, Instant } from '../../kernel/index.ts';
import type { DelegateInvitation, InvitationId } from '../invitation.ts';

/** Invitations to act for a person. */
export interface DelegateInvitations {
  add(invitation: DelegateInvitation): Promise<void>;
  byId(id: InvitationId): Promise<DelegateInvitation | undefined>;
  /** One person's invitations that are neither accepted nor withdrawn, expired ones too, oldest first. */
  openOf(from: AccountId): Promise<readonly DelegateInvitation[]>;
  /** Records that the identity check was passed. A closed invitation is ignored. */
  verify(id: InvitationId, at: Instant): Promise<void>;
  /** Withdraws an open one and adds another in its place, both or neither; of two concurrent calls only one returns true. */
  replace(id: InvitationId, by: DelegateInvitation): Promise<boolean>;
  /** Closes an open one; of two concurrent calls only one returns true. */
  close(id: InvitationId, how: NonNullable<DelegateInvitation['closed']>): Promise<boolean>;
}
