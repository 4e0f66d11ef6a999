import { termsVersion } from '@portico/domain/signup';
import { password, south } from '@portico/gateway/testing';

/** A public operation that takes an email, and its input. */
export interface SignInEndpoint {
  readonly operation: string;
  readonly asking: (email: string) => object;
}

const device = { device_identifier: '00000000-0000-4000-8000-000000000001' };

/** Operations that must not reveal whether an email has an account. */
export const endpoints: readonly SignInEndpoint[] = [
  {
    operation: 'getUserToken',
    asking: (email) => ({ input: { ...device, username: email, password: 'not the password' } }),
  },
  {
    operation: 'delegateLogin',
    asking: (email) => ({ input: { ...device, username: email, password: 'not the password' } }),
  },
  {
    operation: 'signInResendOTP',
    asking: (email) => ({ input: { ...device, email, password: 'not the password', otp_type: 'EMAIL' } }),
  },
  { operation: 'recoverPassword', asking: (email) => ({ email }) },
  { operation: 'delegateForgotPassword', asking: (email) => ({ input: { email } }) },
  { operation: 'resendConfirmationEmail', asking: (email) => ({ username: email, email }) },
  {
    operation: 'createNewUser',
    asking: (email) => ({
      input: {
        first_name: 'Eva',
        last_name: 'Luz',
        date_of_birth: '1980-02-29',
        email,
        phone: '6025550100',
        password,
        practice_id: south.id,
        terms: termsVersion,
      },
    }),
  },
];
