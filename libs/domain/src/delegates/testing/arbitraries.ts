import fc from 'fast-check';
import { allPermissions, type Email, type Permission } from '../../access/index.ts';
import { languages, type AccountId, type ProfileId } from '../../kernel/index.ts';
import { ids, instants, patientRefs, withOptional, words } from '../../kernel/testing/index.ts';
import type { Delegation } from '../delegation.ts';
import type { DelegateInvitation, InvitationId } from '../invitation.ts';

/** Any permissions, in the order of the areas. */
export const permissionSets: fc.Arbitrary<readonly Permission[]> = fc.subarray([...allPermissions]);

const chartKey = ({ practice, patient }: { readonly practice: string; readonly patient: string }): string =>
  `${practice} ${patient}`;

/** Any delegation, live or not. */
export const delegations: fc.Arbitrary<Delegation> = withOptional<
  Omit<Delegation, 'until' | 'revokedAt'>,
  Pick<Delegation, 'until' | 'revokedAt'> & object
>(
  {
    delegate: ids<AccountId>('delegate-'),
    chart: patientRefs,
    profile: ids<ProfileId>('profile-'),
    profileName: words(),
    permissions: permissionSets,
    grantedAt: instants,
  },
  { until: instants, revokedAt: instants },
) as fc.Arbitrary<Delegation>;

/** Delegations of a few delegates for a few profiles, each delegate and chart at most once. */
export const delegationSets: fc.Arbitrary<readonly Delegation[]> = fc
  .uniqueArray(delegations, { selector: ({ chart }) => chartKey(chart), maxLength: 8 })
  .chain((made) =>
    fc
      .array(fc.record({ delegate: fc.nat(1), profile: fc.nat(2) }), { minLength: made.length, maxLength: made.length })
      .map((which) =>
        made.map((one, at) => ({
          ...one,
          delegate: `delegate-${which[at]?.delegate}` as AccountId,
          profile: `profile-${which[at]?.profile}` as ProfileId,
        })),
      ),
  );

/** Any pending invitation. */
export const invitations: fc.Arbitrary<DelegateInvitation> = withOptional(
  {
    id: ids<InvitationId>('invitation-'),
    from: ids<AccountId>('account-'),
    name: words(),
    email: fc.emailAddress().map((email) => email.toLowerCase() as Email),
    language: fc.constantFrom(...languages),
    charts: fc.uniqueArray(patientRefs, { selector: chartKey, minLength: 1, maxLength: 3 }),
    permissions: permissionSets,
    sentAt: instants,
    expiresAt: instants,
  },
  { until: instants, verifiedAt: instants },
) as fc.Arbitrary<DelegateInvitation>;
