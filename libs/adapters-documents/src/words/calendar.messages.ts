import { defineMessages } from '@portico/application/texts';

export const calendarPhraseWords = defineMessages({
  when: {
    id: 'documents.calendarPhrase.when',
    defaultMessage: '{day} at {time}',
    description: 'Calendar file of a visit: when it is; day, time with its zone',
  },
  visit: {
    id: 'documents.calendarPhrase.visit',
    defaultMessage: 'Visit at {practice}',
    description: 'Calendar file of a visit; practice',
  },
  videoVisit: {
    id: 'documents.calendarPhrase.videoVisit',
    defaultMessage: 'Video visit with {practice}',
    description: 'Calendar file of a visit; practice',
  },
  call: {
    id: 'documents.calendarPhrase.call',
    defaultMessage: 'To change or cancel, use the portal or call {phone}.',
    description: 'Calendar file of a visit; phone',
  },
});

export const calendarWords = defineMessages({
  join: {
    id: 'documents.calendar.join',
    defaultMessage: 'Open your appointments in the portal to join the video visit.',
    description: 'Calendar file of a visit: join',
  },
});
