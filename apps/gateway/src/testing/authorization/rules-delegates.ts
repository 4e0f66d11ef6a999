import { permissionAreas } from '@portico/domain/access';
import { password, south } from '../clinic-fixture.ts';
import { credentials } from '../running-gateway.ts';
import { anaInvited, carlaActsForAna } from './test-preconditions.ts';
import type { Rules } from './rule-types.ts';

const everything = Object.fromEntries(permissionAreas.map((area) => [area, { view: true, act: true }]));
const ofADelegate = { patientId: '1001', practiceId: south.id, practiceMgmt: 'carecloud', delegateUserId: 'nobody' };

export const delegatesRules: Rules = {
  getManageProfiles: { to: 'account' },
  getRepresentedPeople: { leaves: 'nothing', to: 'account', input: { representedUserIds: ['nobody'] } },
  acceptDelegateInvitation: { to: 'account', input: { code: 'unknown' }, told: 'NOT_FOUND' },
  delegateCreateAccount: {
    to: 'anybody',
    input: { input: { code: 'unknown', name: 'Eva', email: 'eva@example.org', password } },
    told: 'NOT_FOUND',
  },
  delegateForgotPassword: { leaves: 'nothing', to: 'anybody', input: { input: { email: 'nobody@example.org' } } },
  delegateForm: { to: 'anybody', input: { input: { form_id: 'unknown', values: [] } }, told: 'BAD_INPUT' },
  delegateLogin: { to: 'anybody', input: credentials() },
  delegateVerification: {
    to: 'anybody',
    input: { input: { code: 'unknown', birth_date: '1980-02-29' } },
    told: 'NOT_FOUND',
  },
  disconnectDelegateProfile: { to: 'delegate', input: { input: { ...ofADelegate, delegateUserId: 'ben' } } },
  inviteDelegate: {
    to: 'self',
    input: { input: { name: 'Eva', email: 'eva@example.org', practiceIds: [south.id], permissionsObj: everything } },
    foreign: [
      { input: { name: 'Eva', email: 'eva@example.org', practiceIds: ['nowhere'], permissionsObj: everything } },
    ],
  },
  mergeDelegateProfile: {
    to: 'account',
    input: { input: { ...ofADelegate, fromDelegateeProfileId: 'a', toDelegateeProfileId: 'b' } },
    told: 'NOT_FOUND',
  },
  updateDelegatePermissions: {
    to: 'self',
    given: carlaActsForAna,
    input: { input: { ...ofADelegate, delegateUserId: 'carla', permissionsObj: everything } },
    foreign: [
      { input: { ...ofADelegate, permissionsObj: everything } },
      { input: { ...ofADelegate, delegateUserId: 'carla', patientId: '2002', permissionsObj: everything } },
    ],
  },
  resendDelegateInvitation: {
    to: 'self',
    given: anaInvited,
    input: { input: { id: 'an-invitation', permissionsObj: everything } },
    foreign: [{ input: { id: 'unknown', permissionsObj: everything } }],
  },
  withdrawDelegateInvitation: {
    to: 'self',
    given: anaInvited,
    input: { id: 'an-invitation' },
    foreign: [{ id: 'unknown' }],
  },
};
