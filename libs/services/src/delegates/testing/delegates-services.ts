import type { KnownPasswords } from '@portico/domain/access';
import type { DelegateInvitations } from '@portico/domain/delegates';
import { ok } from '@portico/domain/kernel';
import type { LinkTo } from '@portico/application/kernel';
import type { Caller } from '../../access/index.ts';
import {
  accessOver,
  identityLinkingOver,
  identityRedemptionOver,
  linkFinderOver,
  type AccessParts,
} from '../../access/testing/index.ts';
import { forCall, type ServiceCall } from '../../kernel/index.ts';
import { DelegateAccountCreation } from '../create-delegate-account.ts';
import { DelegateInvitationService } from '../delegate-invitation-service.ts';
import { DelegateSignInService } from '../delegate-sign-in.service.ts';
import { DelegatesService } from '../delegates.service.ts';
import { ManagedProfileList } from '../managed-profiles.ts';
import { SentInvitations } from '../sent-invitations.ts';
import { InvitationCheck } from '../verify-invitation.ts';

type InvitationParts = Pick<
  AccessParts,
  'accounts' | 'activityLog' | 'capabilities' | 'codes' | 'delegations' | 'notifier' | 'practices' | 'tries'
> & { readonly invitations: DelegateInvitations };

const invitationsOver = (parts: InvitationParts) =>
  forCall(DelegateInvitationService)(
    parts.accounts,
    parts.capabilities,
    parts.codes,
    linkFinderOver(parts),
    parts.invitations,
    parts.delegations,
    parts.notifier,
    parts.activityLog,
  );

/** Who may act for whom, over the ports of a test. */
export const delegatesOver = (
  parts: InvitationParts & { readonly linkTo: LinkTo },
  call: ServiceCall,
): DelegatesService =>
  new DelegatesService(
    parts.accounts,
    parts.delegations,
    parts.practices,
    parts.notifier,
    parts.activityLog,
    new ManagedProfileList(parts.accounts, parts.delegations, parts.invitations, parts.practices),
    forCall(SentInvitations)(
      parts.invitations,
      parts.capabilities,
      parts.codes,
      parts.practices,
      parts.notifier,
      parts.linkTo,
      parts.activityLog,
    ),
    invitationsOver(parts),
    call,
  );

export const delegateSignInOver = (
  parts: AccessParts & InvitationParts & { readonly knownPasswords: KnownPasswords },
  caller: Caller,
): DelegateSignInService => {
  const invitations = invitationsOver(parts);
  return new DelegateSignInService(
    forCall(InvitationCheck)(
      parts.accounts,
      parts.capabilities,
      parts.invitations,
      parts.patients,
      parts.tries,
      parts.activityLog,
      invitations,
    ),
    forCall(DelegateAccountCreation)(
      parts.accounts,
      parts.codes,
      parts.passwords,
      parts.knownPasswords,
      parts.linkedIdentities,
      identityRedemptionOver(parts),
      identityLinkingOver(parts),
      parts.activityLog,
      invitations,
    ),
    (asking) => accessOver(parts, asking),
    () => ({ ask: async () => ok({ kind: 'asked' }) }),
    caller,
  );
};
