import { defineMessages } from 'react-intl';

export const reportControlsWords = defineMessages({
  showNew: {
    id: 'labs.screen.showNew',
    defaultMessage: '{count, plural, one {Show # new result} other {Show all # new results}}',
    description: 'Button that opens every laboratory report that is new; how many there are',
  },
  closeAll: {
    id: 'labs.screen.closeAll',
    defaultMessage: 'Close all reports',
    description: 'Button that folds every laboratory report that is open',
  },
  onlyOutside: {
    id: 'labs.screen.onlyOutside',
    defaultMessage: 'Show only values outside the usual range ({outside, number} of {all, number})',
    description:
      'Button that leaves only those laboratory values that are high, low or otherwise outside their usual range; how many they are, and how many there are in all',
  },
  allValues: {
    id: 'labs.screen.allValues',
    defaultMessage: 'Show all {all, number} values again',
    description: 'That button once it was pressed; how many values there are in all',
  },
});
