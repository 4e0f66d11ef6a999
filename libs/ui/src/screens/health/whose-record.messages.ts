import { defineMessages } from 'react-intl';

export const whoseRecordWords = defineMessages({
  ofAnother: {
    id: 'health.screen.ofAnother',
    defaultMessage: '{name}’s health',
    description: 'Heading of the page “My Health” for who acts for another person; name of that person',
  },
});
