import { messages } from '../../words/messages.ts';

export const welcomeWords = messages('entrance.welcome', {
  pause: { en: 'Pause the pictures', es: 'Pausar las imágenes', description: 'Button under pictures that take turns' },
  play: {
    en: 'Play the pictures',
    es: 'Reproducir las imágenes',
    description: 'The same button while they stand still',
  },
});

export const practiceLinkWords = messages('entrance.practice', {
  signIn: {
    en: 'Sign in as practice',
    es: 'Iniciar sesión como consultorio',
    description: 'Link for the people of a practice; exact text in English',
  },
});

export const appOfferWords = messages('entrance.app', {
  title: {
    en: 'Get the mobile app',
    es: 'Descargue la aplicación móvil',
    description: 'Title, for somebody who signed in on a phone by a link that offers the app',
  },
  lead: {
    en: 'You are signed in. With the app you have the portal at hand on this phone.',
    es: 'Ya inició sesión. Con la aplicación tiene el portal a la mano en este teléfono.',
    description: 'Under that title',
  },
  ios: { en: 'Open the App Store', es: 'Abrir App Store', description: 'Link to the app for iPhones' },
  android: { en: 'Open Google Play', es: 'Abrir Google Play', description: 'Link to the app for Android phones' },
  web: {
    en: 'Continue on web',
    es: 'Continuar en la web',
    description: 'Button that goes on without the app; exact text in English',
  },
});
