import { messages } from '../../words/messages.ts';

export const appStoreWords = messages('appStores.apps', {
  title: {
    en: 'The app for your phone',
    es: 'La aplicación para su teléfono',
    description: 'Heading over the QR codes of the app stores',
  },
  how: {
    en: 'Point the camera of your phone at the code, or follow the link.',
    es: 'Apunte la cámara de su teléfono al código o siga el enlace.',
    description: 'Says what the QR code is for',
  },
  which: {
    en: 'Your phone',
    es: 'Su teléfono',
    description: 'Name of the switch between iPhone and Android, for screen readers',
  },
});

export const platformWords = messages('dashboard.apps.platform', {
  ios: { en: 'iPhone (iOS)', es: 'iPhone (iOS)', description: 'Choice of the kind of phone' },
  android: { en: 'Android', es: 'Android', description: 'Choice of the kind of phone' },
});

export const codeWords = messages('dashboard.apps.code', {
  ios: {
    en: 'QR code that opens the App Store',
    es: 'Código QR que abre la App Store',
    description: 'What the picture is, for screen readers',
  },
  android: {
    en: 'QR code that opens Google Play',
    es: 'Código QR que abre Google Play',
    description: 'What the picture is, for screen readers',
  },
});

export const linkWords = messages('dashboard.apps.link', {
  ios: {
    en: 'Open in the App Store (new tab)',
    es: 'Abrir en la App Store (pestaña nueva)',
    description: 'Link to the app',
  },
  android: {
    en: 'Open in Google Play (new tab)',
    es: 'Abrir en Google Play (pestaña nueva)',
    description: 'Link to the app',
  },
});
