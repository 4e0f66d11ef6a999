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
import {
  ok,
  type AccountId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type ProfileId,
} from '@portico/domain/kernel';
import {
  AcceptDelegateInvitationDocument,
  DisconnectDelegateProfileDocument,
  GetManageProfilesDocument,
  InviteDelegateDocument,
  UpdateDelegatePermissionsDocument,
  WithdrawDelegateInvitationDocument,
  type GetManageProfilesQuery,
} from '../generated/operations.ts';
import { delegateFromWire, permissionsFromWire, permissionsToWire } from './delegate.wire.ts';
import { submitForm } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { practicesFromWire } from './graphql-access.ts';
import { present } from './present.ts';

/** What the gateway asks for beside the ids: how the practice's system is called, which the portal only hands on. */
export type ManagementOf = (practice: PracticeId) => string;

export class GraphqlDelegates implements Delegates {
  readonly #client: GatewayClient;
  readonly #managementOf: ManagementOf;

  constructor(client: GatewayClient, managementOf: ManagementOf) {
    this.#client = client;
    this.#managementOf = managementOf;
  }

  async profiles(): ServiceResult<ManagedProfiles> {
    const answer = await this.#client.query(GetManageProfilesDocument, {});
    return answer.ok ? ok(profilesFromWire(answer.value.getManageProfiles)) : answer;
  }

  async invite(wanted: NewDelegate): ServiceResult<void, InviteDelegateRefusal> {
    const { name, email, practices, permissions, until } = wanted;
    const answer = await this.#client.mutateOr(
      InviteDelegateDocument,
      {
        input: {
          name,
          email,
          practiceIds: [...practices],
          permissionsObj: permissionsToWire(permissions),
          ...(until === undefined ? {} : { until }),
        },
      },
      ({ reason }): InviteDelegateRefusal | undefined =>
        reason === 'own-address' || reason === 'too-many-invitations' ? { kind: reason } : undefined,
    );
    return answer.ok ? ok(undefined) : answer;
  }

  async withdraw(id: InvitationId): ServiceResult<void> {
    const answer = await this.#client.mutate(WithdrawDelegateInvitationDocument, { id });
    return answer.ok ? ok(undefined) : answer;
  }

  async changePermissions({ permissions, until, ...link }: PermissionChange): ServiceResult<void> {
    const answer = await this.#client.mutate(UpdateDelegatePermissionsDocument, {
      input: {
        ...this.#link(link),
        permissionsObj: permissionsToWire(permissions),
        ...(until === undefined ? {} : { until }),
      },
    });
    return answer.ok ? ok(undefined) : answer;
  }

  async merge(link: DelegateLink, from: ProfileId, into: ProfileId): ServiceResult<ProfileId> {
    const answer = await submitForm(this.#client, 'mergeDelegateProfile', {
      input: { ...this.#link(link), fromDelegateeProfileId: from, toDelegateeProfileId: into },
    });
    return answer.ok ? ok(answer.value.profile_id as ProfileId) : answer;
  }

  async disconnect(link: DelegateLink): ServiceResult<void> {
    const answer = await this.#client.mutate(DisconnectDelegateProfileDocument, { input: this.#link(link) });
    return answer.ok ? ok(undefined) : answer;
  }

  async accept(code: string): ServiceResult<Delegate, InvitationShut> {
    const answer = await this.#client.mutateOr(AcceptDelegateInvitationDocument, { code }, shutFrom);
    return answer.ok ? ok(delegateFromWire(answer.value.acceptDelegateInvitation.delegate)) : answer;
  }

  #link({ delegate, chart: { practice, patient } }: DelegateLink) {
    return {
      patientId: patient,
      delegateUserId: delegate,
      practiceMgmt: this.#managementOf(practice),
      practiceId: practice,
    };
  }
}

const shutKinds: Readonly<Record<InvitationShut['kind'], true>> = {
  'invitation-unknown': true,
  'invitation-expired': true,
  'invitation-used': true,
  'invitation-withdrawn': true,
  'invitation-locked': true,
  'not-verified': true,
  'own-invitation': true,
};

/** Why an invitation opens nothing, from an error's extensions. */
export const shutFrom = ({ reason }: Extensions): InvitationShut | undefined =>
  typeof reason === 'string' && Object.hasOwn(shutKinds, reason)
    ? { kind: reason as InvitationShut['kind'] }
    : undefined;

type WireProfiles = GetManageProfilesQuery['getManageProfiles'];

const profilesFromWire = ({ delegate, delegates, invitations, ...own }: WireProfiles): ManagedProfiles => ({
  self: delegateFromWire(delegate),
  practices: practicesFromWire(own),
  delegates: delegates.map(({ delegateUserId, name, email, grants }) => ({
    account: delegateUserId as AccountId,
    name,
    email,
    grants: grants.map((grant) =>
      present({
        chart: { practice: grant.practiceId as PracticeId, patient: grant.patientId as PatientId },
        practiceName: grant.practiceName,
        management: grant.practiceMgmt,
        permissions: permissionsFromWire(grant.permissionsObj),
        until: grant.until as LocalDate | null,
      }),
    ),
  })),
  invitations: invitations.map(({ id, name, email, practiceNames, permissionsObj, until, expires }) =>
    present({
      id: id as InvitationId,
      name,
      email,
      practiceNames,
      permissions: permissionsFromWire(permissionsObj),
      until: until as LocalDate | null,
      expires: expires as LocalDate,
    }),
  ),
});
