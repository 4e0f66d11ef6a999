import { defineMessages } from 'react-intl';

export const accountInsteadWords = defineMessages({
  account: {
    id: 'guests.unavailable.account',
    defaultMessage: 'With an account you may be able to do more online.',
    description: 'Where a guest finds that something is not offered; a link follows',
  },
  getStarted: {
    id: 'guests.unavailable.getStarted',
    defaultMessage: 'Sign in or create an account',
    description: 'Link behind that sentence',
  },
});
