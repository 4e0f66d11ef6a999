import { defineMessages } from 'react-intl';

export const manageProfilesWords = defineMessages({
  loading: {
    id: 'delegates.profiles.loading',
    defaultMessage: 'Loading profiles…',
    description: 'Said while the page is fetched',
  },
  lead: {
    id: 'delegates.profiles.lead',
    defaultMessage:
      'What each person or practice has allowed you to do. What a practice doesn’t offer online, you do by phone.',
    description: 'At the top of the page',
  },
  none: {
    id: 'delegates.profiles.none',
    defaultMessage: 'No one has given you access to their records at the moment.',
    description: 'In place of the list',
  },
  act: {
    id: 'delegates.profiles.act',
    defaultMessage: 'Switch person',
    description: 'Link to the choice of a profile',
  },
  disconnect: {
    id: 'delegates.profiles.disconnect',
    defaultMessage: 'Stop helping {name}',
    description: 'Button below the name of a practice; name of a person',
  },
  disconnectOf: {
    id: 'delegates.profiles.disconnectOf',
    defaultMessage: 'Stop helping {name} at {practice}',
    description: 'Name of that button for screen readers',
  },
  same: {
    id: 'delegates.profiles.same',
    defaultMessage: 'Same person as',
    description: 'Label of a list of the other people',
  },
  choose: {
    id: 'delegates.profiles.choose',
    defaultMessage: 'Choose a profile',
    description: 'Stands in that list until one is chosen',
  },
  merge: { id: 'delegates.profiles.merge', defaultMessage: 'Merge', description: 'Button beside that list' },
  mergeOf: {
    id: 'delegates.profiles.mergeOf',
    defaultMessage: 'Merge {name} with the chosen profile',
    description: 'Name of that button for screen readers',
  },
  mergeTitle: {
    id: 'delegates.profiles.mergeTitle',
    defaultMessage: 'Merge these profiles?',
    description: 'Title of the question',
  },
  mergeBody: {
    id: 'delegates.profiles.mergeBody',
    defaultMessage: '{from} will be shown as {into} from now on. This can’t be undone.',
    description: 'In the question; names of two profiles',
  },
  disconnectTitle: {
    id: 'delegates.profiles.disconnectTitle',
    defaultMessage: 'Stop helping {name}?',
    description: 'Title of the question',
  },
  disconnectBody: {
    id: 'delegates.profiles.disconnectBody',
    defaultMessage:
      'You lose access to the records of {name} at {practice} right away. To get access again, call {practice}{phone, select, none {} other {: {phone}}}. {account, select, none {} other {If {name} has an account, {name} can also invite you.}}',
    description:
      'In the question; the phone number of the practice, or “none”; “none” for a person without an account, or “maybe”',
  },
  merged: {
    id: 'delegates.profiles.merged',
    defaultMessage: 'The profiles were merged.',
    description: 'After a merge',
  },
  disconnected: {
    id: 'delegates.profiles.disconnected',
    defaultMessage: 'You no longer help {name} at {practice}.',
    description: 'After a disconnection',
  },
  cancel: { id: 'delegates.profiles.cancel', defaultMessage: 'Cancel', description: 'Button: changes nothing' },
  yesMerge: {
    id: 'delegates.profiles.yesMerge',
    defaultMessage: 'Merge profiles',
    description: 'Button of the question',
  },
  yesDisconnect: {
    id: 'delegates.profiles.yesDisconnect',
    defaultMessage: 'Stop helping',
    description: 'Button of the question',
  },
  failed: {
    id: 'delegates.profiles.failed',
    defaultMessage: 'Something went wrong',
    description: 'Title of the modal with an error',
  },
});
