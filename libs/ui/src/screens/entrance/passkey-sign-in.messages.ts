import { defineMessages } from 'react-intl';

export const passkeySignInWords = defineMessages({
  signIn: {
    id: 'entrance.passkey.signIn',
    defaultMessage: 'Sign in with a passkey',
    description: 'Button under the sign-in form; the browser then asks for a fingerprint, face or screen lock',
  },
});

export const passkeySignInProblems = defineMessages({
  'passkey-refused': {
    id: 'entrance.passkeyProblem.passkey-refused',
    defaultMessage: 'This passkey doesn’t belong to an account here. Please sign in with your password.',
    description: 'The passkey is not known, or was removed',
  },
  'provider-only': {
    id: 'entrance.passkeyProblem.provider-only',
    defaultMessage: 'Passkeys don’t sign in here. Use the button of the sign-in service.',
    description: 'The installation lets people in by an outside sign-in service only',
  },
  unconfirmed: {
    id: 'entrance.passkeyProblem.unconfirmed',
    defaultMessage: 'Please confirm your email first. Sign in with your password and we’ll send the link again.',
    description: 'The account has an email that was not confirmed',
  },
});
