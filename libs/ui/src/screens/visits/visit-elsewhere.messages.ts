import { defineMessages } from 'react-intl';

export const visitElsewhereWords = defineMessages({
  text: {
    id: 'visitElsewhere.screen.text',
    defaultMessage: 'This visit is at {practice}, another practice.',
    description: 'Above check-in and check-out of a visit at a practice that is not the selected one',
  },
});
