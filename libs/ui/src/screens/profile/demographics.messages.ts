import { defineMessages } from 'react-intl';

export const demographicsWords = defineMessages({
  lead: {
    id: 'profile.demographics.lead',
    defaultMessage: 'This helps {practice} give good care. You can change it at any time.',
    description: 'Above the form; name of the practice',
  },
  primary: {
    id: 'profile.demographics.primary',
    defaultMessage: 'Primary care physician',
    description: 'Heading of the physician who cares for one',
  },
  referring: {
    id: 'profile.demographics.referring',
    defaultMessage: 'Referring physician',
    description: 'Heading of the physician who sent one here',
  },
  nobody: {
    id: 'profile.demographics.nobody',
    defaultMessage: 'No one chosen yet.',
    description: 'In place of a physician',
  },
  find: {
    id: 'profile.demographics.find',
    defaultMessage: 'Find a physician',
    description: 'Button that opens the search',
  },
  change: {
    id: 'profile.demographics.change',
    defaultMessage: 'Choose another',
    description: 'Opens the search again',
  },
  takeAway: {
    id: 'profile.demographics.takeAway',
    defaultMessage: 'Remove',
    description: 'Button that removes the physician',
  },
  buttonOf: {
    id: 'profile.demographics.buttonOf',
    defaultMessage: '{action}: {which}',
    description: 'Spoken label of a button at one of the physicians: what it does, and the heading above it',
  },
  search: {
    id: 'profile.demographics.search',
    defaultMessage: 'Name of the physician',
    description: 'Label of the search field',
  },
  searchHint: {
    id: 'profile.demographics.searchHint',
    defaultMessage: 'Type at least 3 letters.',
    description: 'Below the search field',
  },
  searching: {
    id: 'profile.demographics.searching',
    defaultMessage: 'Searching…',
    description: 'While physicians are looked for',
  },
  found: {
    id: 'profile.demographics.found',
    defaultMessage: '{count, plural, one {# physician} other {# physicians}} shown',
    description: 'Said to screen readers when physicians were found',
  },
  none: {
    id: 'profile.demographics.none',
    defaultMessage: 'No physician was found. Check the name.',
    description: 'Nothing was found',
  },
  failed: {
    id: 'profile.demographics.failed',
    defaultMessage:
      'The search isn’t working right now. Try again in a moment, or continue and tell the front desk the name.',
    description: 'The search for a physician failed; choosing one can wait',
  },
  results: {
    id: 'profile.demographics.results',
    defaultMessage: 'Physicians',
    description: 'Legend of the list of physicians',
  },
  more: { id: 'profile.demographics.more', defaultMessage: 'Load more', description: 'Button: more physicians' },
  apply: {
    id: 'profile.demographics.apply',
    defaultMessage: 'Use this physician',
    description: 'Button: takes the one that is selected',
  },
  cancel: { id: 'profile.demographics.cancel', defaultMessage: 'Cancel', description: 'Button: closes the search' },
});
