import { defineMessages } from '@portico/application/texts';

export const frameWords = defineMessages({
  greeting: { id: 'notifications.frame.greeting', defaultMessage: 'Hello,', description: 'First line of every mail' },
  farewell: {
    id: 'notifications.frame.farewell',
    defaultMessage: 'Portico, your patient portal',
    description: 'Last line of a mail that is of no one practice; others end with the name of the practice',
  },
  orAddress: {
    id: 'notifications.frame.orAddress',
    defaultMessage: 'If the button doesn’t work, open this address:',
    description: 'Under the button of a mail, before the address',
  },
});

export const closingWords = defineMessages({
  notYou: {
    id: 'notifications.closing.notYou',
    defaultMessage: 'If this wasn’t you, sign in, change your password and call your practice.',
    description: 'End of a mail about an account',
  },
  unexpected: {
    id: 'notifications.closing.unexpected',
    defaultMessage: 'If you didn’t expect this message, you don’t need to do anything.',
    description: 'End of a mail that somebody else may have asked for',
  },
});

export const timeWords = defineMessages({
  at: {
    id: 'notifications.time.at',
    defaultMessage: '{day} {hour, plural, one {at} other {at}} {time}',
    description: 'A moment: day, time, and the hour of the clock, since Spanish has another article for one o’clock',
  },
  hours: {
    id: 'notifications.time.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'For how long a time is kept; count',
  },
  minutes: {
    id: 'notifications.time.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'For how long a time is kept; count',
  },
});
