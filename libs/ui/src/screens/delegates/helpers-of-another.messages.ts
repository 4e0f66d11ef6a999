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
    description: 'Below that, and at each person on “People you help”; names of the person and the practice',
  },
  addOrRemove: {
    id: 'delegates.helpers.addOrRemove',
    defaultMessage: 'To add or remove another helper for {name}, call {practice}.',
    description: 'In place of that where the other helpers are listed; names of the person and the practice',
  },
  others: {
    id: 'delegates.helpers.others',
    defaultMessage: 'Others who help {name}',
    description: 'Heading of a list of people, at a person on “People you help”; name of that person',
  },
  noOthers: {
    id: 'delegates.helpers.noOthers',
    defaultMessage: 'No one else helps {name} at {practice}.',
    description: 'In place of that list; names of the person and the practice',
  },
  seeRights: {
    id: 'delegates.helpers.seeRights',
    defaultMessage: 'See what you can do for {name}',
    description: 'Link to “People you help”; name of the person',
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
  everything: {
    id: 'delegates.helpers.everything',
    defaultMessage: 'can see everything and make changes',
    description: 'Follows the name of a person who helps another, and a colon: every area is open to them',
  },
  seesAndChanges: {
    id: 'delegates.helpers.seesAndChanges',
    defaultMessage: 'can see and change {areas}',
    description: 'In the place of that: a list of areas',
  },
  sees: {
    id: 'delegates.helpers.sees',
    defaultMessage: 'can see {areas}',
    description: 'After that or in its place: a list of areas that are open to read',
  },
  endsInLine: {
    id: 'delegates.helpers.endsInLine',
    defaultMessage: 'until {day}',
    description: 'At the end of such a line: last day of the access; a date',
  },
});
