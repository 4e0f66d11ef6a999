import { defineMessages } from 'react-intl';

export const byMessageWords = defineMessages({
  lead: {
    id: 'entries.byMessage.lead',
    defaultMessage: '{practice} takes correction requests by message.',
    description: 'Where the practice’s system takes no requests; name of the practice',
  },
  write: {
    id: 'entries.byMessage.write',
    defaultMessage: 'Write a message about this entry',
    description: 'Link that begins a message to the practice',
  },
  subject: {
    id: 'entries.byMessage.subject',
    defaultMessage: 'Correction request',
    description: 'Subject of that message, in letters and spaces',
  },
  body: {
    id: 'entries.byMessage.body',
    defaultMessage: 'Please correct this entry in the health record: {name}',
    description: 'Beginning of that message; name of the entry',
  },
});
