import { defineMessages } from 'react-intl';

export const practiceSearchWords = defineMessages({
  find: {
    id: 'signup.practiceSearch.find',
    defaultMessage: 'Find your practice',
    description: 'Label of the field that searches the practices a new patient may register with',
  },
  findHint: {
    id: 'signup.practiceSearch.findHint',
    defaultMessage: 'Type its name or city.',
    description: 'Under that label',
  },
  more: {
    id: 'signup.practiceSearch.more',
    defaultMessage: 'The first {count}. Not there? Type more of the name, or the city or ZIP code.',
    description: 'Above the practices that were found, where there are more than are shown',
  },
  none: {
    id: 'signup.practiceSearch.none',
    defaultMessage:
      'We found no practice by that name or city where new patients can sign up online. Check the spelling, or call the front desk of the practice.',
    description: 'In place of the practices where the search finds none',
  },
});
