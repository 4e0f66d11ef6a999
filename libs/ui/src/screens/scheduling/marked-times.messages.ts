import { defineMessages } from 'react-intl';

/** What is to be known of some of the times. */
export const markedTimeWords = defineMessages({
  answeredBy: {
    id: 'availableHours.screen.answeredBy',
    defaultMessage: '{practice} usually answers by {when}. To be sure of an earlier time, call.',
    description: 'Above the times, where a time can only be asked for and some of them come before the answer',
  },
  toInTime: {
    id: 'availableHours.screen.toInTime',
    defaultMessage: 'See times from {day}',
    description: 'Button below it, to the first day whose times leave the practice time to answer; weekday and date',
  },
  inTime: {
    id: 'availableHours.screen.inTime',
    defaultMessage: 'From here on, {practice} usually answers in time.',
    description: 'Between the times that come before the usual answer and those that come after it',
  },
  early: {
    id: 'availableHours.screen.early',
    defaultMessage: '{practice} may answer too late for these times.',
    description: 'Above the times of a day that come before the practice usually answers; its name',
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
