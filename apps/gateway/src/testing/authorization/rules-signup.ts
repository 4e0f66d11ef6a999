import { password, south } from '../clinic-fixture.ts';
import type { Rules } from './rule-types.ts';

export const signupRules: Rules = {
  getSignup: { leaves: 'nothing', to: 'anybody', input: { invitationId: 'unknown' } },
  findSignupPractices: { leaves: 'nothing', to: 'anybody', input: { search: 'nowhere' } },
  getSignupPractice: { leaves: 'nothing', to: 'anybody', input: { practice_id: 'nowhere' } },
  confirmSignupEmail: {
    leaves: 'nothing',
    to: 'anybody',
    input: { un: 'nobody', code: 'unknown', em: 'nobody@example.org' },
  },
  resendConfirmationEmail: {
    leaves: 'nothing',
    to: 'anybody',
    input: { username: 'nobody', email: 'nobody@example.org' },
  },
  createAccount: {
    leaves: 'nothing',
    to: 'anybody',
    input: {
      input: {
        invitationId: 'unknown',
        email: 'eva@example.org',
        password,
        date_of_birth: '1980-02-29',
        terms: 'unknown',
      },
    },
  },
  createNewUser: {
    leaves: 'nothing',
    to: 'anybody',
    input: {
      input: {
        first_name: 'Eva',
        last_name: 'Luz',
        date_of_birth: '1980-02-29',
        email: 'eva@example.org',
        phone: '6025550100',
        password,
        practice_id: 'nowhere',
        terms: 'unknown',
      },
    },
  },
  updateNewAccountEmail: {
    leaves: 'nothing',
    to: 'anybody',
    input: { email: 'eva@example.org', practiceId: south.id, patientId: '1001', username: 'nobody' },
  },
};
