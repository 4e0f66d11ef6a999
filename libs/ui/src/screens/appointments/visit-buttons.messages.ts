import { defineMessages } from 'react-intl';

export const actionWords = defineMessages({
  checkIn: {
    id: 'appointments.actions.checkIn',
    defaultMessage: 'Check in',
    description: 'Button on a card: goes to check-in',
  },
  checkOut: {
    id: 'appointments.actions.checkOut',
    defaultMessage: 'Check out',
    description: 'Button on a card: goes to check-out',
  },
  call: {
    id: 'appointments.actions.call',
    defaultMessage: 'Start video visit',
    description: 'Button on a card: opens the video visit in a new tab',
  },
  starting: {
    id: 'appointments.actions.starting',
    defaultMessage: 'Opening the video visit…',
    description: 'The same button while the address of the video visit is fetched',
  },
  early: {
    id: 'appointments.actions.early',
    defaultMessage: 'Available 30 minutes before the visit',
    description: 'Tooltip of that button before the video visit opens; exact text in English',
  },
  opensAt: {
    id: 'appointments.actions.opensAt',
    defaultMessage: 'Opens at {time}',
    description: 'Below that text on the day of the video visit: the time of day with its zone',
  },
  checkInFirst: {
    id: 'appointments.actions.checkInFirst',
    defaultMessage: 'Please check in first',
    description: 'Tooltip of that button before check-in; exact text in English',
  },
  opensNewTab: {
    id: 'appointments.actions.opensNewTab',
    defaultMessage: 'Opens in a new tab',
    description: 'Tooltip of that button when the video visit can be joined',
  },
  reschedule: {
    id: 'appointments.actions.reschedule',
    defaultMessage: 'Reschedule',
    description: 'Button on a card: finds another time for the visit',
  },
  changeRequest: {
    id: 'appointments.actions.changeRequest',
    defaultMessage: 'Change the request',
    description:
      'Button of a request that is not answered, and of the visit that it asks to move: opens the request again',
  },
  cancel: {
    id: 'appointments.actions.cancel',
    defaultMessage: 'Cancel visit',
    description: 'Button on a card: asks before it cancels',
  },
  withdraw: {
    id: 'appointments.actions.withdraw',
    defaultMessage: 'Cancel request',
    description: 'Button under a requested appointment: asks before the request is taken back',
  },
  sending: {
    id: 'appointments.actions.sending',
    defaultMessage: 'Canceling…',
    description: 'The button that cancels, while the visit is being canceled',
  },
  earlierTime: {
    id: 'appointments.actions.earlierTime',
    defaultMessage: 'Tell me if an earlier time opens up',
    description: 'Button on a card: goes to where an earlier time is waited for',
  },
  waiting: {
    id: 'appointments.actions.waiting',
    defaultMessage: 'On the wait list for an earlier time',
    description: 'The same button while the patient is on the wait list: goes to where that is seen and ended',
  },
  offered: {
    id: 'appointments.actions.offered',
    defaultMessage: 'See the earlier time',
    description: 'The same button while an earlier time is offered',
  },
  bookAgain: {
    id: 'appointments.actions.bookAgain',
    defaultMessage: 'Book again',
    description: 'Button on a card of a past or canceled visit: books one like it',
  },
  summary: {
    id: 'appointments.actions.summary',
    defaultMessage: 'Visit summary',
    description: 'Button on a card of a completed visit: gets its summary',
  },
  makingSummary: {
    id: 'appointments.actions.makingSummary',
    defaultMessage: 'Preparing the summary…',
    description: 'The same button while the summary is made',
  },
  about: {
    id: 'appointments.actions.about',
    defaultMessage: '{action}: visit on {day}',
    description: 'Any of these buttons for screen readers; begins with the words that are shown',
  },
  aboutOpen: {
    id: 'appointments.actions.aboutOpen',
    defaultMessage: '{action}: visit with {provider}, time to be set',
    description: 'The same of a request for no certain time',
  },
});
