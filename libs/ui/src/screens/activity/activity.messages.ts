import type { ActivityPerson } from '@portico/application/activity';
import type { Message } from '../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const activityWords = defineMessages({
  intro: {
    id: 'activity.log.intro',
    defaultMessage:
      'What was done with your account and your records: your sign-ins, changes and downloads, and what other people did for you. The newest is first.',
    description: 'Above the activity log',
  },
  unknown: {
    id: 'activity.log.unknown',
    defaultMessage: 'If you see something that you don’t recognize, change your password and call your practice.',
    description: 'Above the activity log, after the introduction',
  },
  loading: { id: 'activity.log.loading', defaultMessage: 'Loading the activity log', description: 'While it loads' },
  empty: { id: 'activity.log.empty', defaultMessage: 'No activity yet.', description: 'In place of an empty log' },
  by: { id: 'activity.log.by', defaultMessage: 'Show activity by', description: 'Label of the list of people' },
  everybody: {
    id: 'activity.log.everybody',
    defaultMessage: 'Everyone',
    description: 'First entry of the list of people',
  },
  more: { id: 'activity.log.more', defaultMessage: 'Load more', description: 'Button: older lines' },
  loadingMore: {
    id: 'activity.log.loadingMore',
    defaultMessage: 'Loading…',
    description: 'On that button while it loads',
  },
  shown: {
    id: 'activity.log.shown',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} shown',
    description: 'Said to screen readers when the log was loaded or grew',
  },
  print: { id: 'activity.log.print', defaultMessage: 'Print', description: 'Button that prints the log' },
});

/** The actors, as the beginning of a sentence and in the list of people. */
export const personWords: Readonly<Record<ActivityPerson['kind'] | 'gone', Message>> = defineMessages({
  self: { id: 'activity.person.self', defaultMessage: 'You', description: 'The person who reads; begins a sentence' },
  other: {
    id: 'activity.person.other',
    defaultMessage: '{name} (acting for you)',
    description: 'Somebody who was allowed to act for the person who reads; begins a sentence',
  },
  guest: {
    id: 'activity.person.guest',
    defaultMessage: 'Someone with a link that was sent to you',
    description: 'Whoever came by a mailed link; begins a sentence',
  },
  operator: {
    id: 'activity.person.operator',
    defaultMessage: 'Someone who runs this portal',
    description: 'An operator of the portal, at the practice or its provider; begins a sentence',
  },
  portal: {
    id: 'activity.person.portal',
    defaultMessage: 'This portal (automatically)',
    description: 'Nobody: the portal by itself, as when it makes a payment on its day; begins a sentence',
  },
  nobody: {
    id: 'activity.person.nobody',
    defaultMessage: 'Someone who didn’t sign in',
    description: 'Somebody of whom nothing is known; begins a sentence',
  },
  gone: {
    id: 'activity.person.gone',
    defaultMessage: 'Someone whose account was closed (acting for you)',
    description: 'Somebody who acted and has no account any more; begins a sentence',
  },
});
