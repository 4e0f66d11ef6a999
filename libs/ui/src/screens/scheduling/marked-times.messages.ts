import { defineMessages } from 'react-intl';

/** What is to be known of some of the times. */
export const markedTimeWords = defineMessages({
  answeredBy: {
    id: 'availableHours.screen.answeredBy',
    defaultMessage: '{practice} usually answers by {when}. For an earlier time, call.',
    description: 'Above the times, where a time can only be asked for and some of them come before the answer',
  },
  askedFor: {
    id: 'availableHours.screen.askedFor',
    defaultMessage: 'You asked for this time',
    description: 'In the button of a time: the request that is changed asks for it',
  },
  bookedNow: {
    id: 'availableHours.screen.bookedNow',
    defaultMessage: 'Booked now',
    description: 'In the button of a time: the visit that is moved is booked for it',
  },
});
