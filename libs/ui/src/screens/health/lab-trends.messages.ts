import { defineMessages } from 'react-intl';

export const labTrendWords = defineMessages({
  overTime: {
    id: 'labs.screen.overTime',
    defaultMessage: 'Over time',
    description: 'Heading of the plot of laboratory values',
  },
  choose: {
    id: 'labs.screen.choose',
    defaultMessage: 'Test',
    description: 'Label of the list that chooses which values are plotted',
  },
});
