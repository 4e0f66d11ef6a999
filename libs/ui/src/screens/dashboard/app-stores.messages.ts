import { defineMessages } from 'react-intl';

export const appStoreWords = defineMessages({
  title: {
    id: 'appStores.apps.title',
    defaultMessage: 'The app for your phone',
    description: 'Heading over the QR codes of the app stores',
  },
  how: {
    id: 'appStores.apps.how',
    defaultMessage: 'Follow the link on your phone, or point its camera at the code.',
    description: 'Says what the QR code is for',
  },
  which: {
    id: 'appStores.apps.which',
    defaultMessage: 'Your phone',
    description: 'Name of the switch between iPhone and Android, for screen readers',
  },
});

export const platformWords = defineMessages({
  ios: {
    id: 'appStores.apps.platform.ios',
    defaultMessage: 'iPhone (iOS)',
    description: 'Choice of the kind of phone',
  },
  android: {
    id: 'appStores.apps.platform.android',
    defaultMessage: 'Android',
    description: 'Choice of the kind of phone',
  },
});

export const codeWords = defineMessages({
  ios: {
    id: 'appStores.apps.code.ios',
    defaultMessage: 'QR code that opens the App Store',
    description: 'What the picture is, for screen readers',
  },
  android: {
    id: 'appStores.apps.code.android',
    defaultMessage: 'QR code that opens Google Play',
    description: 'What the picture is, for screen readers',
  },
});

export const linkWords = defineMessages({
  ios: {
    id: 'appStores.apps.link.ios',
    defaultMessage: 'Open in the App Store (new tab)',
    description: 'Link to the app',
  },
  android: {
    id: 'appStores.apps.link.android',
    defaultMessage: 'Open in Google Play (new tab)',
    description: 'Link to the app',
  },
});
