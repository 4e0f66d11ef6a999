import { defineMessages } from '@portico/application/texts';

export const signupErrorWords = defineMessages({
  'bad-email': {
    id: 'services.signupError.bad-email',
    defaultMessage: 'Enter your full email address, like maria@example.com.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'bad-name': {
    id: 'services.signupError.bad-name',
    defaultMessage: 'Enter your first and last name.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'bad-birth-date': {
    id: 'services.signupError.bad-birth-date',
    defaultMessage: 'Enter your date of birth.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'bad-phone': {
    id: 'services.signupError.bad-phone',
    defaultMessage: 'Enter a phone number with area code, like 602-555-0142.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'unfit-password': {
    id: 'services.signupError.unfit-password',
    defaultMessage: 'This password doesn’t meet all the rules yet.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'known-password': {
    id: 'services.signupError.known-password',
    defaultMessage: 'Many people use this password, so it is easy to guess. Choose another one.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'terms-not-accepted': {
    id: 'services.signupError.terms-not-accepted',
    defaultMessage: 'The terms of use have changed. Please load this page again and read them.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'wrong-birth-date': {
    id: 'services.signupError.wrong-birth-date',
    defaultMessage:
      'This date of birth doesn’t match what your practice has on file. Check it. After five wrong tries this invitation is locked.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'unknown-practice': {
    id: 'services.signupError.unknown-practice',
    defaultMessage: 'Choose a practice from the list.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'too-many-tries': {
    id: 'services.signupError.too-many-tries',
    defaultMessage: 'There were too many tries. For your safety, please wait an hour and try again.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'sign-up-over': {
    id: 'services.signupError.sign-up-over',
    defaultMessage:
      'This email can no longer be changed here. If you have confirmed it, sign in. If not, please sign up again.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
  'identity-over': {
    id: 'services.signupError.identity-over',
    defaultMessage:
      'Your sign-in with the other service has expired. Continue with it once more, or create your account without it.',
    description: 'Error on a screen of sign-up (ACC-229)',
  },
});
