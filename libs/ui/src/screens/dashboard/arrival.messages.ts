import { defineMessages } from 'react-intl';

/** Come where somebody was led home from elsewhere. */
export const arrivalWords = defineMessages({
  notOnline: {
    id: 'arrival.screen.notOnline',
    defaultMessage: 'What you wanted to open can’t be done online at {practice}. Please call.',
    description:
      'At the start of the dashboard, above the phone number, after an address of what the practice does not offer',
  },
  noSuchPage: {
    id: 'arrival.screen.noSuchPage',
    defaultMessage: 'We couldn’t find the page you opened, so this is your home page.',
    description: 'At the start of the dashboard, after an address that the portal does not have',
  },
  guestLink: {
    id: 'arrival.screen.guestLink',
    defaultMessage:
      'The link you opened works without signing in. You’re signed in, so here you see your own visits and bills. To use the link, sign out and open it again.',
    description:
      'At the start of the dashboard, after a link for people without a sign-in, such as one printed on a bill',
  },
  invitation: {
    id: 'arrival.screen.invitation',
    defaultMessage:
      'The invitation you opened isn’t accepted yet. To accept it, sign out, then open the link in the email again.',
    description: 'At the start of the dashboard, after the link of an invitation to help someone',
  },
});
