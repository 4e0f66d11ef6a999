import { defineMessages } from 'react-intl';

export const guestTimeWords = defineMessages({
  ending: {
    id: 'guests.time.ending',
    defaultMessage: 'For your privacy, this page closes at {time}. Do you need more time?',
    description:
      'Above the page of a person who came by a link, five minutes before they have to confirm who they are again; time is a time of day',
  },
  goOn: {
    id: 'guests.time.goOn',
    defaultMessage: 'Give me more time',
    description: 'Button under that sentence',
  },
  failed: {
    id: 'guests.time.failed',
    defaultMessage:
      'We couldn’t add more time. We keep what you typed on this device: open your link again to continue.',
    description: 'Under that sentence, after the button was pressed',
  },
  over: {
    id: 'guests.time.over',
    defaultMessage:
      'For your privacy, this page closed. We keep what you typed on this device: open your link again to continue.',
    description: 'Above the page of a person who came by a link, once they have to confirm who they are again',
  },
});
