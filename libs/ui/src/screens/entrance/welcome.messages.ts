import { defineMessages } from 'react-intl';

export const welcomeWords = defineMessages({
  pause: {
    id: 'entrance.welcome.pause',
    defaultMessage: 'Pause the pictures',
    description: 'Button under pictures that take turns',
  },
  play: {
    id: 'entrance.welcome.play',
    defaultMessage: 'Play the pictures',
    description: 'The same button while they stand still',
  },
});

export const practiceLinkWords = defineMessages({
  signIn: {
    id: 'entrance.practice.signIn',
    defaultMessage: 'Sign in as practice',
    description: 'Link for the people of a practice; exact text in English',
  },
});

export const appOfferWords = defineMessages({
  title: {
    id: 'entrance.app.title',
    defaultMessage: 'Get the mobile app',
    description: 'Title, for somebody who signed in on a phone by a link that offers the app',
  },
  lead: {
    id: 'entrance.app.lead',
    defaultMessage: 'You’re signed in. With the app, you have the portal handy on this phone.',
    description: 'Under that title',
  },
  ios: { id: 'entrance.app.ios', defaultMessage: 'Open the App Store', description: 'Link to the app for iPhones' },
  android: {
    id: 'entrance.app.android',
    defaultMessage: 'Open Google Play',
    description: 'Link to the app for Android phones',
  },
  web: {
    id: 'entrance.app.web',
    defaultMessage: 'Continue on web',
    description: 'Button that goes on without the app; exact text in English',
  },
});
