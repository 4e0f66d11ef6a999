import { defineMessages } from 'react-intl';

export const askWords = defineMessages({
  ask: {
    id: 'ask.result.ask',
    defaultMessage: 'Ask about this result',
    description: 'Link below a lab report, to a new message to the practice',
  },
  askOf: {
    id: 'ask.result.askOf',
    defaultMessage: 'Ask about this result: {name}',
    description: 'The same link for screen readers; name of the report',
  },
  subject: {
    id: 'ask.result.subject',
    defaultMessage: 'Question about results',
    description: 'Subject of the message that the link begins, in letters and spaces',
  },
  body: {
    id: 'ask.result.body',
    defaultMessage: 'I have a question about {name}:',
    description: 'Beginning of that message; name of the report, with its date',
  },
});
