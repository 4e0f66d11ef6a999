import { defineMessages } from 'react-intl';

export const fillWords = defineMessages({
  last: {
    id: 'health.fill.last',
    defaultMessage: 'Last filled',
    description: 'A pharmacy handed out the medication; before the day and how much',
  },
});
