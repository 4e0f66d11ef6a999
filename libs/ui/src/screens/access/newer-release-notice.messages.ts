import { defineMessages } from 'react-intl';

export const newerPageWords = defineMessages({
  text: {
    id: 'access.newerPage.text',
    defaultMessage: 'There is a newer version of this page. Reload it to continue.',
    description: 'The portal was updated while the page stood open, and parts of it no longer work',
  },
  kept: {
    id: 'access.newerPage.kept',
    defaultMessage: 'Forms you started are saved. You can still copy what you typed before you reload.',
    description: 'Under that; long forms come back after the reload, short texts do not',
  },
  reload: { id: 'access.newerPage.reload', defaultMessage: 'Reload', description: 'Button that loads the page anew' },
});
