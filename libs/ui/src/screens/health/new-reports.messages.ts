import { defineMessages } from 'react-intl';

export const newReportsWords = defineMessages({
  showNew: {
    id: 'labs.screen.showNew',
    defaultMessage: '{count, plural, one {Show # new result} other {Show all # new results}}',
    description: 'Button that opens every laboratory report that is new; how many there are',
  },
});
