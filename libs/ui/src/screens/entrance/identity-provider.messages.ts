import type { ProviderEntranceRefusal } from '@portico/application/authentication';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const providerWords = defineMessages({
  continue: {
    id: 'entrance.provider.continue',
    defaultMessage: 'Continue with {name}',
    description: 'Button that leads to the sign-in page of another service; name is the name of that service',
  },
  only: {
    id: 'entrance.provider.only',
    defaultMessage: 'Your practice uses another service for signing in. You’ll come back here right after.',
    description: 'Above those buttons where there is no other way to sign in',
  },
  connectTitle: {
    id: 'entrance.provider.connectTitle',
    defaultMessage: 'Connect {name}',
    description: 'Title for somebody who signed in at the other service for the first time',
  },
  signedInAs: {
    id: 'entrance.provider.signedInAs',
    defaultMessage: 'You signed in with {name} as {who}.',
    description: 'name is the name of the other service; who is the email that it knows, or the name of the person',
  },
  signedIn: {
    id: 'entrance.provider.signedIn',
    defaultMessage: 'You signed in with {name}.',
    description: 'The same where the other service says neither email nor name of the person',
  },
  notYou: {
    id: 'entrance.provider.notYou',
    defaultMessage: 'Not you?',
    description:
      'Button after that sentence, for somebody else at the same browser: forgets the sign-in at the service',
  },
  connect: {
    id: 'entrance.provider.connect',
    defaultMessage:
      '{name} knows you, but it isn’t connected to a Portico account yet. Sign in once with your Portico email and password to connect it.',
    description: 'Under that title; name is the name of the other service',
  },
  signUp: {
    id: 'entrance.provider.signUp',
    defaultMessage: 'I am new here: create an account',
    description: 'Link to the sign-up, under the form',
  },
  later: {
    id: 'entrance.provider.later',
    defaultMessage: 'It will be connected to {name} once you confirm your email.',
    description: 'Under that link',
  },
  without: {
    id: 'entrance.provider.without',
    defaultMessage: 'Sign in without {name}',
    description: 'Button that goes back to the usual sign-in',
  },
  signUpBy: {
    id: 'entrance.provider.signUpBy',
    defaultMessage: 'To sign in by another service later, continue with it first.',
    description: 'Above the buttons of those services, where an account is made',
  },
  opens: {
    id: 'entrance.provider.opens',
    defaultMessage:
      'You’ll use {name} to sign in here once you confirm your email. Choose a password as well: it confirms changes of your sign-in settings.',
    description: 'Where an account is made by somebody whom the other service knows; name is the name of that service',
  },
  opensOnly: {
    id: 'entrance.provider.opensOnly',
    defaultMessage: 'You’ll use {name} to sign in here.',
    description: 'Where a delegate makes an account that the other service opens; name is the name of that service',
  },
  createWithout: {
    id: 'entrance.provider.createWithout',
    defaultMessage: 'Create the account without {name}',
    description: 'Button: the new account is not connected to the other service',
  },
  finishing: {
    id: 'entrance.provider.finishing',
    defaultMessage: 'Just a moment, we’re signing you in…',
    description: 'While the answer of the other service is looked at',
  },
  back: {
    id: 'entrance.provider.back',
    defaultMessage: 'Back to sign-in',
    description: 'Button where signing in by the other service did not work',
  },
});

export const providerProblems: Readonly<Record<ProviderEntranceRefusal['kind'], Message>> = defineMessages({
  'provider-away': {
    id: 'entrance.providerProblem.provider-away',
    defaultMessage:
      'The sign-in service can’t be reached right now. Please try again in a few minutes, or sign in another way.',
    description: 'The other service does not answer',
  },
  'provider-refused': {
    id: 'entrance.providerProblem.provider-refused',
    defaultMessage:
      'We couldn’t accept the answer of the sign-in service. You aren’t signed in. Please try again. If it happens again, call your practice.',
    description: 'What the other service said did not hold',
  },
  'provider-declined': {
    id: 'entrance.providerProblem.provider-declined',
    defaultMessage: 'The sign-in service didn’t sign you in. You can try again, or sign in another way.',
    description: 'The person or the other service said no',
  },
  'device-unknown': {
    id: 'entrance.providerProblem.device-unknown',
    defaultMessage:
      'Your browser doesn’t keep anything for this site, so this way to sign in doesn’t work here. Allow site data, or sign in another way.',
    description: 'The browser has no storage',
  },
  'return-over': {
    id: 'entrance.providerProblem.return-over',
    defaultMessage:
      'This sign-in took too long, was already used, or was started in another browser. Please start again here.',
    description: 'Nothing waits for the answer that came back',
  },
  'identity-taken': {
    id: 'entrance.providerProblem.identity-taken',
    defaultMessage:
      'This sign-in is connected to another Portico account. Sign in to that account and disconnect it there first.',
    description: 'The identity at the other service opens another account',
  },
});
