import { defineMessages } from '@portico/application/texts';

export const surveysWords = defineMessages({
  heading: {
    id: 'services.surveys.heading',
    defaultMessage: 'How was your visit?',
    description: 'Above the list of surveys, where the practice has no heading of its own',
  },
});
