import { defineMessages } from 'react-intl';

export const confirmVisitWords = defineMessages({
  lead: {
    id: 'guests.confirmVisit.lead',
    defaultMessage: 'You have a visit at {practice}:',
    description: 'Above the visit that a reminder is about; name of the practice',
  },
  video: {
    id: 'guests.confirmVisit.video',
    defaultMessage: 'By video',
    description: 'Instead of an address: the visit is by video',
  },
  confirm: {
    id: 'guests.confirmVisit.confirm',
    defaultMessage: 'Yes, I will be there',
    description: 'Button that confirms a visit',
  },
  confirming: {
    id: 'guests.confirmVisit.confirming',
    defaultMessage: 'Saving…',
    description: 'The button while it is being sent',
  },
  confirmed: {
    id: 'guests.confirmVisit.confirmed',
    defaultMessage: 'You have confirmed this visit. See you then!',
    description: 'After a visit was confirmed',
  },
  over: {
    id: 'guests.confirmVisit.over',
    defaultMessage: 'This visit was canceled or moved, or it is over. There is nothing to confirm.',
    description: 'Behind the link of a reminder whose visit does not take place any more',
  },
  change: {
    id: 'guests.confirmVisit.change',
    defaultMessage: 'Change or cancel this visit',
    description: 'Link to where the visit is changed',
  },
  changeSignIn: {
    id: 'guests.confirmVisit.changeSignIn',
    defaultMessage: 'To change or cancel it, sign in or call the practice.',
    description: 'Where the visit cannot be changed without signing in',
  },
  signIn: { id: 'guests.confirmVisit.signIn', defaultMessage: 'Sign in', description: 'Link to the login screen' },
});

export const guestOfferWords = defineMessages({
  waiting: {
    id: 'guests.earlierTime.waiting',
    defaultMessage: 'No earlier time is available for you right now. We’ll write to you when there is one.',
    description: 'Behind the link of an offer that is over, while the person still waits',
  },
  over: {
    id: 'guests.earlierTime.over',
    defaultMessage: 'You’re no longer on the wait list for an earlier time. Your visit hasn’t changed.',
    description: 'Behind the link of an offer once the person waits no longer',
  },
});
