import type { AccessTopic } from '@portico/domain/connected-apps';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const appRequestWords = defineMessages({
  loading: {
    id: 'connectedApps.request.loading',
    defaultMessage: 'Loading what the app asks for…',
    description: 'While the request of an app is loading',
  },
  lead: {
    id: 'connectedApps.request.lead',
    defaultMessage: '{app} asks to read a health record at {practice}.',
    description: 'First sentence of the page on which a person lets an app read a record; app is a name',
  },
  from: {
    id: 'connectedApps.request.from',
    defaultMessage: 'The app’s website',
    description: 'Label before the address of an app',
  },
  practice: {
    id: 'connectedApps.request.practice',
    defaultMessage: 'Practice',
    description: 'Label before a practice',
  },
  reads: {
    id: 'connectedApps.request.reads',
    defaultMessage: 'What it can read',
    description: 'Heading above what an app may read',
  },
  leaveOut: {
    id: 'connectedApps.request.leaveOut',
    defaultMessage: 'Clear the checkbox of anything that you don’t want it to read.',
    description: 'Below the heading above what an app may read, which are checkboxes',
  },
  nothingChosen: {
    id: 'connectedApps.request.nothingChosen',
    defaultMessage: 'Select at least one thing that the app can read, or don’t allow it.',
    description: 'Where no checkbox is selected and Allow is pressed',
  },
  readOnly: {
    id: 'connectedApps.request.readOnly',
    defaultMessage: 'It can’t change anything.',
    description: 'Below what an app may read',
  },
  howLong: {
    id: 'connectedApps.request.howLong',
    defaultMessage: 'For how long',
    description: 'Label before how long an app may read',
  },
  days: {
    id: 'connectedApps.request.days',
    defaultMessage:
      'For {days, plural, one {# day} other {# days}}, also while you aren’t using it. You can remove it at any time.',
    description: 'How long an app may read, where it may do so while the person is away',
  },
  hour: {
    id: 'connectedApps.request.hour',
    defaultMessage: 'For one hour. After that it has to ask you again.',
    description: 'How long an app may read, where it has to ask each time',
  },
  whose: {
    id: 'connectedApps.request.whose',
    defaultMessage: 'Whose record',
    description: 'Label before the person whose record an app may read; a choice where there are several',
  },
  self: {
    id: 'connectedApps.request.self',
    defaultMessage: '{name} (you)',
    description: 'The signed-in person among those whose record an app may read',
  },
  nobody: {
    id: 'connectedApps.request.nobody',
    defaultMessage:
      'You can’t allow this: you have no health record at {practice}, and you can’t see anyone else’s there.',
    description: 'Instead of a choice, where there is no record that the person could let an app read',
  },
  warning: {
    id: 'connectedApps.request.warning',
    defaultMessage:
      'Your practice doesn’t run this app. Once it has read your record, the app’s own privacy rules apply to what it keeps.',
    description: 'Before the buttons of the page on which a person lets an app read a record',
  },
  allow: { id: 'connectedApps.request.allow', defaultMessage: 'Allow', description: 'Button: lets the app read' },
  decline: {
    id: 'connectedApps.request.decline',
    defaultMessage: 'Don’t allow',
    description: 'Button: the app may not read',
  },
  leaving: {
    id: 'connectedApps.request.leaving',
    defaultMessage: 'Taking you back to the app…',
    description: 'After the answer, while the browser leaves for the app',
  },
  unknown: {
    id: 'connectedApps.request.unknown',
    defaultMessage:
      'We don’t recognize this app, or its request isn’t safe. Nothing was shared. Please tell the company that makes the app.',
    description: 'Instead of the request of an app that nobody registered',
  },
});

export const connectedAppsWords = defineMessages({
  loading: {
    id: 'connectedApps.list.loading',
    defaultMessage: 'Loading your apps…',
    description: 'While the apps that may read a record are loading',
  },
  title: {
    id: 'connectedApps.list.title',
    defaultMessage: 'Apps that can read your record',
    description: 'Heading of the list of apps',
  },
  lead: {
    id: 'connectedApps.list.lead',
    defaultMessage:
      'These apps can read a health record because you, or someone who can act for you, allowed it. Once you remove an app, it can’t read anything more; it keeps what it has already read.',
    description: 'Above the list of apps',
  },
  none: {
    id: 'connectedApps.list.none',
    defaultMessage: 'No app can read your record.',
    description: 'Instead of an empty list of apps',
  },
  whose: {
    id: 'connectedApps.list.whose',
    defaultMessage: 'Record of {person}',
    description: 'Below the name of an app: another person’s record',
  },
  byDelegate: {
    id: 'connectedApps.list.byDelegate',
    defaultMessage: 'Allowed by someone who can act for you',
    description: 'Below the name of an app that the person did not allow themselves',
  },
  since: {
    id: 'connectedApps.list.since',
    defaultMessage: 'Since {since}, until {until}',
    description: 'Below the name of an app: days',
  },
  used: {
    id: 'connectedApps.list.used',
    defaultMessage: 'Last read {day}, {time}',
    description: 'Below the name of an app: when it last read',
  },
  unused: {
    id: 'connectedApps.list.unused',
    defaultMessage: 'It hasn’t read anything yet',
    description: 'Below the name of an app',
  },
  reads: {
    id: 'connectedApps.list.reads',
    defaultMessage: 'Can read: {topics}',
    description: 'Below the name of an app: what it may read, as a list',
  },
  remove: { id: 'connectedApps.list.remove', defaultMessage: 'Remove', description: 'Button beside an app' },
  removeNamed: {
    id: 'connectedApps.list.removeNamed',
    defaultMessage: 'Remove {app}',
    description: 'The same button as it is read out; the title of the question, too',
  },
  sure: {
    id: 'connectedApps.list.sure',
    defaultMessage: '{app} won’t be able to read the record at {practice} anymore.',
    description: 'Asks whether an app is to be removed',
  },
  keep: { id: 'connectedApps.list.keep', defaultMessage: 'Keep', description: 'Button: the app is not removed' },
  removed: {
    id: 'connectedApps.list.removed',
    defaultMessage: '{app} was removed. It can read nothing more.',
    description: 'After an app was removed',
  },
});

export const topicWords: Readonly<Record<AccessTopic, Message>> = defineMessages({
  identity: {
    id: 'connectedApps.topic.identity',
    defaultMessage: 'Name, date of birth and how to reach you',
    description: 'What an app may read',
  },
  allergies: { id: 'connectedApps.topic.allergies', defaultMessage: 'Allergies', description: 'What an app may read' },
  medications: {
    id: 'connectedApps.topic.medications',
    defaultMessage: 'Medications',
    description: 'What an app may read',
  },
  conditions: {
    id: 'connectedApps.topic.conditions',
    defaultMessage: 'Conditions',
    description: 'What an app may read',
  },
  'visit-diagnoses': {
    id: 'connectedApps.topic.visitDiagnoses',
    defaultMessage: 'Diagnoses from visits',
    description: 'What an app may read',
  },
  'health-concerns': {
    id: 'connectedApps.topic.healthConcerns',
    defaultMessage: 'Health concerns',
    description: 'What an app may read',
  },
  'lab-results': {
    id: 'connectedApps.topic.labResults',
    defaultMessage: 'Lab results',
    description: 'What an app may read',
  },
  'vital-signs': {
    id: 'connectedApps.topic.vitalSigns',
    defaultMessage: 'Vital signs, such as blood pressure',
    description: 'What an app may read',
  },
  exams: {
    id: 'connectedApps.topic.exams',
    defaultMessage: 'Other tests and exams',
    description: 'What an app may read',
  },
  'social-history': {
    id: 'connectedApps.topic.socialHistory',
    defaultMessage: 'Social history, such as smoking',
    description: 'What an app may read',
  },
  'social-needs': {
    id: 'connectedApps.topic.socialNeeds',
    defaultMessage: 'Social needs, such as food and housing',
    description: 'What an app may read',
  },
  surveys: {
    id: 'connectedApps.topic.surveys',
    defaultMessage: 'Answers to questions about your health',
    description: 'What an app may read',
  },
  immunizations: {
    id: 'connectedApps.topic.immunizations',
    defaultMessage: 'Immunizations',
    description: 'What an app may read',
  },
  procedures: {
    id: 'connectedApps.topic.procedures',
    defaultMessage: 'Procedures',
    description: 'What an app may read',
  },
  visits: {
    id: 'connectedApps.topic.visits',
    defaultMessage: 'Visits and appointments',
    description: 'What an app may read',
  },
  documents: {
    id: 'connectedApps.topic.documents',
    defaultMessage: 'Documents and notes',
    description: 'What an app may read',
  },
  'care-plans': {
    id: 'connectedApps.topic.carePlans',
    defaultMessage: 'Care plans and goals',
    description: 'What an app may read',
  },
  insurance: { id: 'connectedApps.topic.insurance', defaultMessage: 'Insurance', description: 'What an app may read' },
  devices: {
    id: 'connectedApps.topic.devices',
    defaultMessage: 'Implanted devices',
    description: 'What an app may read',
  },
  'free-times': {
    id: 'connectedApps.topic.freeTimes',
    defaultMessage: 'Open appointment times at the practice',
    description: 'What an app may read',
  },
  providers: {
    id: 'connectedApps.topic.providers',
    defaultMessage: 'Your doctors and their offices',
    description: 'What an app may read',
  },
});
