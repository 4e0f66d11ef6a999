import { defineMessages } from 'react-intl';

/** What is missing on a page because the system of a practice cannot answer now. */
export const awayWords = defineMessages({
  away: {
    id: 'appointments.away.away',
    defaultMessage: 'We can’t reach the system of {practice} right now, so some of its information is missing here.',
    description: 'Notice above a page that shows several practices; name of the one that is missing',
  },
  call: {
    id: 'appointments.away.call',
    defaultMessage: 'Please try again later, or call {phone}.',
    description: 'Link to the phone of the practice, after the notice that its system cannot be reached',
  },
  area: {
    id: 'appointments.away.area',
    defaultMessage: 'This information isn’t available right now. Please try again later.',
    description: 'In place of a part of a page whose practice cannot be reached',
  },
});
