import { defineMessages } from 'react-intl';

/** One sentence under two names, as each screen fetches its own texts. */
export const visitElsewhereWords = defineMessages({
  checkIn: {
    id: 'checkIn.screen.elsewhere',
    defaultMessage: 'This visit is at {practice}, another practice.',
    description: 'Above check-in for a visit at a practice that is not the selected one',
  },
  checkOut: {
    id: 'checkOut.screen.elsewhere',
    defaultMessage: 'This visit is at {practice}, another practice.',
    description: 'Above check-out of a visit at a practice that is not the selected one',
  },
});
