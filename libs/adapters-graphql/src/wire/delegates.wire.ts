import type { DelegateLink, Delegates, InvitationShut } from '@portico/application/delegates';
import type { InvitationId } from '@portico/domain/delegates';
import type { PracticeId, ProfileId } from '@portico/domain/kernel';
import { beside, codec, following, same, type Codec, type Read } from '../codecs/codec.ts';
import {
  delegateLink,
  invitationChange,
  managedProfiles,
  mergedProfiles,
  newDelegate,
  permissionChange,
} from '../codecs/delegates.codec.ts';
import { delegate } from '../codecs/people.codec.ts';
import { idOf } from '../codecs/scalars.ts';
import * as documents from '../generated/documents/delegates.ts';
import { done, input, under, nothing, operation, variable, wireOf } from './operation.ts';

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

/** `managementOf`: how the practice's system is called, which the contract asks for and only hands on. */
export const delegatesWire = (managementOf: (practice: PracticeId) => string) => {
  const ofPractice = <D extends DelegateLink, W extends object, R>(one: Codec<D, W, R>) =>
    following(({ chart }) => ({ practiceMgmt: managementOf(chart.practice) }), one);
  const merge = codec(
    ([link, from, into]: readonly [DelegateLink, ProfileId, ProfileId]) => ({
      input: { ...ofPractice(delegateLink).write(link), ...mergedProfiles.write({ from, into }) },
    }),
    ({ input: sent }: { readonly input: MergeSent }): readonly [DelegateLink, ProfileId, ProfileId] => {
      const { from, into } = mergedProfiles.read(sent);
      return [delegateLink.read(sent), from, into];
    },
  );
  return wireOf<Delegates>()({
    profiles: operation(documents.GetManageProfilesDocument, nothing, managedProfiles),
    invite: operation(documents.InviteDelegateDocument, input(newDelegate), done(), [
      'own-address',
      'too-many-invitations',
    ]),
    resend: operation(documents.ResendDelegateInvitationDocument, input(invitationChange), done()),
    withdraw: operation(documents.WithdrawDelegateInvitationDocument, variable('id', idOf<InvitationId>()), done()),
    changePermissions: operation(
      documents.UpdateDelegatePermissionsDocument,
      input(ofPractice(permissionChange)),
      done(),
    ),
    merge: operation(
      documents.MergeDelegateProfileDocument,
      merge,
      beside({ ...submitted, contentRefresh: true }, under('profile_id', idOf<ProfileId>())),
    ),
    disconnect: operation(documents.DisconnectDelegateProfileDocument, input(ofPractice(delegateLink)), done()),
    accept: operation(
      documents.AcceptDelegateInvitationDocument,
      variable('code', same<string>()),
      beside(submitted, under('delegate', delegate)),
      shutInvitations,
    ),
  });
};

type MergeSent = Read<typeof delegateLink> & Read<typeof mergedProfiles>;

const submitted = { type: 'SUCCESS' as const, status: 200 as const, message: '' };
