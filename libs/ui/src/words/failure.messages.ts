import type { Failure } from '@portico/application/kernel';
import type { Message } from './message-descriptor.ts';
import { defineMessages } from 'react-intl';

/** Texts of general failures, on every screen; a kind without a text does not compile. */
export const failureWords: Readonly<Record<Failure['kind'], Message>> = defineMessages({
  'session-over': {
    id: 'kit.failure.session-over',
    defaultMessage: 'Your session has ended. Please sign in again.',
    description: 'The person is no longer signed in',
  },
  'timed-out': {
    id: 'kit.failure.timed-out',
    defaultMessage: 'This is taking longer than it should. Please try again.',
    description: 'No answer came in time',
  },
  unreachable: {
    id: 'kit.failure.unreachable',
    defaultMessage: 'We can’t reach the portal. Check your internet connection, then try again.',
    description: 'The network is down',
  },
  unavailable: {
    id: 'kit.failure.unavailable',
    defaultMessage: 'The portal isn’t available right now. Please try again in a few minutes.',
    description: 'The service is down',
  },
  'practice-away': {
    id: 'kit.failure.practice-away',
    defaultMessage:
      'We can’t reach your practice’s system right now. Please try again in a few minutes, or call your practice.',
    description: 'The system of the practice is down; the portal itself is well',
  },
  'not-found': {
    id: 'kit.failure.not-found',
    defaultMessage: 'We couldn’t find this in your records.',
    description: 'Not there, or not this person’s',
  },
  'not-represented': {
    id: 'kit.failure.not-represented',
    defaultMessage: 'You can no longer act for this person.',
    description: 'A delegate’s right to act for somebody ended',
  },
  'bad-input': {
    id: 'kit.failure.bad-input',
    defaultMessage: 'Something in this request was incorrect. Please try again.',
    description: 'The gateway refused what was sent',
  },
  'too-many-requests': {
    id: 'kit.failure.too-many-requests',
    defaultMessage: 'There were too many tries. Please wait a few minutes, then try again.',
    description: 'The limit of requests is reached',
  },
  malfunction: {
    id: 'kit.failure.malfunction',
    defaultMessage: 'Something went wrong on our side. Nothing was changed. Please try again.',
    description: 'A bug on the server',
  },
});
