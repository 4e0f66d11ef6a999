import { defineMessages } from 'react-intl';

export const getStartedWords = defineMessages({
  lead: {
    id: 'guests.getStarted.lead',
    defaultMessage: 'See your visits, bills and health records in one place. How would you like to start?',
    description: 'First sentence for visitors who have not signed in',
  },
  signIn: { id: 'guests.getStarted.signIn', defaultMessage: 'Sign in', description: 'Link to the login screen' },
  signInHint: {
    id: 'guests.getStarted.signInHint',
    defaultMessage: 'You already have an account.',
    description: 'Under the link to the login screen',
  },
  signUp: { id: 'guests.getStarted.signUp', defaultMessage: 'Create an account', description: 'Link to the sign-up' },
  signUpHint: {
    id: 'guests.getStarted.signUpHint',
    defaultMessage: 'You’re a patient and this is your first time here.',
    description: 'Under the link to the sign-up',
  },
  guest: {
    id: 'guests.getStarted.guest',
    defaultMessage: 'Continue as a guest',
    description: 'Link for people without an account',
  },
  guestHint: {
    id: 'guests.getStarted.guestHint',
    defaultMessage: 'See what you owe, without an account.',
    description: 'Under the link for people without an account',
  },
});
