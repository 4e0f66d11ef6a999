import type { AccountId, Instant } from '../../kernel/index.ts';
import type { DelegateInvitation, InvitationId } from '../invitation.ts';

/** Who was asked to act for whom, until it is answered. */
export interface DelegateInvitations {
  add(invitation: DelegateInvitation): Promise<void>;
  byId(id: InvitationId): Promise<DelegateInvitation | undefined>;
  /** Those of one person that nobody accepted or withdrew, expired ones too, oldest first. */
  openOf(from: AccountId): Promise<readonly DelegateInvitation[]>;
  /** Notes that the identity check was passed. A closed one is left alone. */
  verify(id: InvitationId, at: Instant): Promise<void>;
  /** Closes an open one; of two that come at the same time one is answered true. */
  close(id: InvitationId, how: NonNullable<DelegateInvitation['closed']>): Promise<boolean>;
}
