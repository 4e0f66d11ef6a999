import { defineMessages } from 'react-intl';

export const overviewWords = defineMessages({
  checking: {
    id: 'delegates.overview.checking',
    defaultMessage: 'Checking what there is to do…',
    description: 'Under the names of people, while what waits at each of them is fetched',
  },
  next: {
    id: 'delegates.overview.next',
    defaultMessage: 'Next visit: {when}, {provider}',
    description: 'Under the name of a person; date and time, name of the provider',
  },
  nextToday: {
    id: 'delegates.overview.nextToday',
    defaultMessage: 'Today at {time}: {provider}',
    description: 'Under the name of a person: the next visit is today; its time, name of the provider',
  },
  noVisits: {
    id: 'delegates.overview.noVisits',
    defaultMessage: 'No booked visits',
    description: 'Under the name of a person',
  },
  checkIn: {
    id: 'delegates.overview.checkIn',
    defaultMessage: 'Check in',
    description: 'Button under the name of a person: a visit can be checked in for now',
  },
  unread: {
    id: 'delegates.overview.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Button under the name of a person: opens their messages',
  },
  results: {
    id: 'delegates.overview.results',
    defaultMessage: '{count, plural, one {# new result} other {# new results}}',
    description: 'Button under the name of a person: opens their health record',
  },
  requests: {
    id: 'delegates.overview.requests',
    defaultMessage: '{count, plural, one {# pending visit request} other {# pending visit requests}}',
    description: 'Button under the name of a person: opens their visits; the practice has not answered yet',
  },
  forms: {
    id: 'delegates.overview.forms',
    defaultMessage: '{count, plural, one {# form to fill out} other {# forms to fill out}}',
    description: 'Button under the name of a person: opens the form, or the list of forms',
  },
  due: {
    id: 'delegates.overview.due',
    defaultMessage: 'Amount due: {amount}',
    description: 'Button under the name of a person: opens their payments',
  },
  of: {
    id: 'delegates.overview.of',
    defaultMessage: 'for {name}',
    description: 'Follows the text of such a button, for screen readers; name of the person',
  },
  away: {
    id: 'delegates.overview.away',
    defaultMessage: 'Some information from {practice} isn’t available right now.',
    description: 'Under the name of a person; name of the practice whose system does not answer',
  },
});
