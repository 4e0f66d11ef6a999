import { defineMessages } from '@portico/application/texts';

export const schedulingWords = defineMessages({
  noSearchResults: {
    id: 'services.scheduling.noSearchResults',
    defaultMessage: 'Nothing matches your search. Try other words, or clear the search to see the whole list.',
    description: 'On the screen that chooses a visit, where a search finds nothing (APT-059, APT-070)',
  },
});
