import type { Delegate } from '@portico/application/access';
import type {
  DelegateLink,
  Delegates,
  InvitationShut,
  InviteDelegateRefusal,
  ManagedProfiles,
  NewDelegate,
  PermissionChange,
} from '@portico/application/delegates';
import type { ServiceResult } from '@portico/application/kernel';
import type { InvitationId } from '@portico/domain/delegates';
import type { PracticeId, ProfileId } from '@portico/domain/kernel';
import {
  delegateLink,
  managedProfiles,
  mergedProfiles,
  newDelegate,
  permissionChange,
} from '../codecs/delegates.codec.ts';
import { delegate } from '../codecs/people.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import {
  AcceptDelegateInvitationDocument,
  DisconnectDelegateProfileDocument,
  GetManageProfilesDocument,
  InviteDelegateDocument,
  MergeDelegateProfileDocument,
  UpdateDelegatePermissionsDocument,
  WithdrawDelegateInvitationDocument,
} from '../generated/operations.ts';
import { done, type GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

/** What the gateway asks for beside the ids: how the practice's system is called, which the portal only hands on. */
export type ManagementOf = (practice: PracticeId) => string;

/** Why an invitation opens nothing. */
export const shutInvitations = [
  'invitation-unknown',
  'invitation-expired',
  'invitation-used',
  'invitation-withdrawn',
  'invitation-locked',
  'not-verified',
  'own-invitation',
] as const satisfies readonly InvitationShut['kind'][];

export class GraphqlDelegates extends GraphqlPort implements Delegates {
  readonly #managementOf: ManagementOf;

  constructor(client: GatewayClient, managementOf: ManagementOf) {
    super(client);
    this.#managementOf = managementOf;
  }

  profiles(): ServiceResult<ManagedProfiles> {
    return this.client.ask(GetManageProfilesDocument, {}, managedProfiles.read);
  }

  invite(wanted: NewDelegate): ServiceResult<void, InviteDelegateRefusal> {
    const input = newDelegate.write(wanted);
    return this.client.ask(InviteDelegateDocument, { input }, done, ['own-address', 'too-many-invitations']);
  }

  withdraw(id: InvitationId): ServiceResult<void> {
    return this.client.ask(WithdrawDelegateInvitationDocument, { id }, done);
  }

  changePermissions(change: PermissionChange): ServiceResult<void> {
    const input = { ...permissionChange.write(change), ...this.#management(change) };
    return this.client.ask(UpdateDelegatePermissionsDocument, { input }, done);
  }

  merge(link: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId> {
    const input = { ...this.#link(link), ...mergedProfiles.write({ from, into }) };
    return this.client.ask(MergeDelegateProfileDocument, { input }, ({ profile_id }) =>
      idOf<ProfileId>().read(profile_id),
    );
  }

  disconnect(link: DelegateLink): ServiceResult<void> {
    return this.client.ask(DisconnectDelegateProfileDocument, { input: this.#link(link) }, done);
  }

  accept(code: string): ServiceResult<Delegate, InvitationShut> {
    return this.client.ask(
      AcceptDelegateInvitationDocument,
      { code },
      (answer) => delegate.read(answer.delegate),
      shutInvitations,
    );
  }

  #link(link: DelegateLink) {
    return { ...delegateLink.write(link), ...this.#management(link) };
  }

  #management({ chart }: DelegateLink) {
    return { practiceMgmt: this.#managementOf(chart.practice) };
  }
}
