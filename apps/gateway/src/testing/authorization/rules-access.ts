import { benEmail, password } from '../clinic-fixture.ts';
import { credentials } from '../running-gateway.ts';
import type { Rules } from './rule-types.ts';

const here = { deviceIdentifier: 'a-test-device' };

const unknownApp = {
  response_type: 'code',
  client_id: 'unknown',
  redirect_uri: 'https://app.example/back',
  scope: 'patient/*.rs',
  state: 'state',
  aud: 'https://portal.example/fhir',
  code_challenge: 'challenge',
  code_challenge_method: 'S256',
};

export const accessRules: Rules = {
  getAuthentication: { to: 'account' },
  getConnectedApps: { to: 'account' },
  getAppRequest: { to: 'account', input: { input: unknownApp }, told: 'NOT_FOUND' },
  decideAppRequest: { to: 'account', input: { input: { request: unknownApp, allow: true } }, told: 'NOT_FOUND' },
  removeConnectedApp: {
    to: 'account',
    input: { input: { id: 'unknown', practice_id: 'unknown' } },
    told: 'NOT_FOUND',
  },
  getUserToken: { to: 'anybody', input: credentials() },
  acceptConnectInvite: { to: 'account', input: { inviteCode: 'unknown' }, told: 'NOT_FOUND' },
  addPasskey: { to: 'account', input: { answer: '{}', name: 'Phone' }, told: 'BAD_INPUT' },
  beginAuthenticatorApp: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  beginPasskey: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  beginProviderSignIn: {
    to: 'anybody',
    input: { input: { provider: 'none', device_identifier: 'a-test-device' } },
    told: 'NOT_FOUND',
  },
  finishProviderSignIn: {
    to: 'anybody',
    input: { input: { query: '', state: 'unknown', device_identifier: 'a-test-device' } },
    told: 'WRONG_PROOF',
  },
  beginProviderLink: {
    to: 'account',
    input: { input: { provider: 'none', currentPassword: 'wrong', ...here } },
    told: 'BAD_INPUT',
  },
  endProviderLink: {
    to: 'account',
    input: { input: { provider: 'none', currentPassword: 'wrong' } },
    told: 'BAD_INPUT',
  },
  beginPasskeySignIn: { leaves: 'nothing', to: 'anybody' },
  changeEmail: {
    to: 'account',
    input: { input: { ...here, currentPassword: 'wrong', proposedEmail: 'new@example.org', loginEmail: benEmail } },
    told: 'BAD_INPUT',
  },
  changePassword: {
    to: 'account',
    input: { input: { ...here, currentPassword: 'wrong', newPassword: password, repeatedPassword: password } },
    told: 'BAD_INPUT',
  },
  confirmAuthenticatorApp: { to: 'account', input: { id: 'unknown', code: '123456' }, told: 'WRONG_PROOF' },
  makeRecoveryCodes: { to: 'account', input: { currentPassword: 'wrong' }, told: 'BAD_INPUT' },
  passkeySignIn: {
    to: 'anybody',
    input: { input: { answer: '{}', device_identifier: 'a-test-device' } },
    told: 'BAD_INPUT',
  },
  recoverPassword: { leaves: 'nothing', to: 'anybody', input: { email: 'nobody@example.org' } },
  removeSecondFactor: {
    to: 'account',
    input: { input: { kind: 'totp', currentPassword: 'wrong' } },
    told: 'BAD_INPUT',
  },
  resetPassword: { to: 'anybody', input: { username: 'nobody', code: 'unknown', password }, told: 'NOT_FOUND' },
  resetFactors: { to: 'anybody', input: { username: 'nobody', code: 'unknown' }, told: 'NOT_FOUND' },
  settingsResendOTP: { to: 'account', input: { otp_type: 'email', ...here }, told: 'WRONG_PROOF' },
  signInResendOTP: {
    to: 'anybody',
    input: { input: { email: benEmail, password: 'wrong', device_identifier: 'a-test-device' } },
    told: 'WRONG_PROOF',
  },
  keepLanguage: { to: 'account' },
  signOut: { leaves: 'nothing', to: 'anybody' },
  signOutDevice: { to: 'account', input: { session: 'unknown' }, told: 'NOT_FOUND' },
  signOutOtherDevices: { to: 'account' },
  updateTwoFA: {
    to: 'account',
    input: { input: { ...here, enabled: true, verification_type: 'email', currentPassword: 'wrong' } },
    told: 'BAD_INPUT',
  },
};
