import { defineMessages } from 'react-intl';

/** What a helper reads where only the person or the practice decides. */
export const helpersOfAnotherWords = defineMessages({
  title: {
    id: 'delegates.helpers.title',
    defaultMessage: 'People who help {name}',
    description: 'Heading of the page of helpers, for who acts for another person; name of that person',
  },
  notHere: {
    id: 'delegates.helpers.notHere',
    defaultMessage: 'You help {name}, so you can’t add or remove other helpers yourself.',
    description: 'On that page in place of the list',
  },
  add: {
    id: 'delegates.helpers.add',
    defaultMessage: 'To add another helper for {name}, or to ask who else helps {name}, call {practice}.',
    description: 'Below that, and at each person on “Manage profiles”; names of the person and the practice',
  },
  own: {
    id: 'delegates.helpers.own',
    defaultMessage: 'If {name} has an account, {name} can also sign in and add or remove helpers.',
    description: 'Below that; name of the person',
  },
  call: {
    id: 'delegates.helpers.call',
    defaultMessage: 'Call {phone}',
    description: 'Button that calls the practice, after a sentence that names it; a phone number',
  },
});
