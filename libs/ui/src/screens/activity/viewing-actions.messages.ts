import { defineMessages } from 'react-intl';

export const viewingActionWords = defineMessages({
  'viewed-drafts': {
    id: 'activity.action.viewed-drafts',
    defaultMessage: '{who} opened messages or forms that weren’t sent yet.',
    description: 'Line of the activity log: unsent text that follows a person to another device',
  },
  'viewed-dashboard': {
    id: 'activity.action.viewed-dashboard',
    defaultMessage: '{who} looked at your dashboard.',
    description: 'Line of the activity log',
  },
  'viewed-to-do': {
    id: 'activity.action.viewed-to-do',
    defaultMessage: '{who} looked at your next visit and what you have to do.',
    description: 'Line of the activity log: a delegate saw, beside your name, what waits for you',
  },
  'viewed-appointments': {
    id: 'activity.action.viewed-appointments',
    defaultMessage: '{who} looked at your appointments.',
    description: 'Line of the activity log',
  },
  'viewed-balance': {
    id: 'activity.action.viewed-balance',
    defaultMessage: '{who} looked at what you owe.',
    description: 'Line of the activity log',
  },
  'viewed-payments': {
    id: 'activity.action.viewed-payments',
    defaultMessage: '{who} looked at your payments.',
    description: 'Line of the activity log',
  },
  'viewed-shop': {
    id: 'activity.action.viewed-shop',
    defaultMessage: '{who} looked at the shop.',
    description: 'Line of the activity log',
  },
  'viewed-health': {
    id: 'activity.action.viewed-health',
    defaultMessage: '{who} looked at your health record.',
    description: 'Line of the activity log',
  },
  'viewed-forms': {
    id: 'activity.action.viewed-forms',
    defaultMessage: '{who} looked at your forms.',
    description: 'Line of the activity log',
  },
  'viewed-surveys': {
    id: 'activity.action.viewed-surveys',
    defaultMessage: '{who} looked at your surveys.',
    description: 'Line of the activity log',
  },
  'viewed-messages': {
    id: 'activity.action.viewed-messages',
    defaultMessage: '{who} looked at your messages.',
    description: 'Line of the activity log',
  },
  'opened-attachment': {
    id: 'activity.action.opened-attachment',
    defaultMessage: '{who} opened a file in your messages.',
    description: 'Line of the activity log',
  },
  'shared-with-app': {
    id: 'activity.action.shared-with-app',
    defaultMessage: '{app, select, unnamed {An app} other {The app “{app}”}} that you connected read your records.',
    description: 'Line of the activity log',
  },
  'downloaded-record': {
    id: 'activity.action.downloaded-record',
    defaultMessage: '{who} downloaded your medical record.',
    description: 'Line of the activity log',
  },
  'downloaded-lab': {
    id: 'activity.action.downloaded-lab',
    defaultMessage: '{who} downloaded your lab results.',
    description: 'Line of the activity log',
  },
  'opened-summary': {
    id: 'activity.action.opened-summary',
    defaultMessage: '{who} opened a visit summary.',
    description: 'Line of the activity log',
  },
  'downloaded-summary': {
    id: 'activity.action.downloaded-summary',
    defaultMessage: '{who} downloaded a visit summary.',
    description: 'Line of the activity log',
  },
  'sent-summary': {
    id: 'activity.action.sent-summary',
    defaultMessage: '{who} had a visit summary sent by email.',
    description: 'Line of the activity log',
  },
  'downloaded-document': {
    id: 'activity.action.downloaded-document',
    defaultMessage: '{who} downloaded one of your documents.',
    description: 'Line of the activity log',
  },
  'downloaded-calendar-file': {
    id: 'activity.action.downloaded-calendar-file',
    defaultMessage: '{who} saved a visit for a calendar.',
    description: 'Line of the activity log',
  },
  'downloaded-receipt': {
    id: 'activity.action.downloaded-receipt',
    defaultMessage: '{who} downloaded one of your receipts.',
    description: 'Line of the activity log',
  },
  'downloaded-statement': {
    id: 'activity.action.downloaded-statement',
    defaultMessage: '{who} opened one of your statements.',
    description: 'Line of the activity log: the bill of a practice',
  },
  'downloaded-payments': {
    id: 'activity.action.downloaded-payments',
    defaultMessage: '{who} downloaded a list of your payments.',
    description: 'Line of the activity log',
  },
  'viewed-cards': {
    id: 'activity.action.viewed-cards',
    defaultMessage: '{who} looked at your saved cards.',
    description: 'Line of the activity log',
  },
  'viewed-signed-form': {
    id: 'activity.action.viewed-signed-form',
    defaultMessage: '{who} opened a form that you signed.',
    description: 'Line of the activity log',
  },
  'viewed-profile': {
    id: 'activity.action.viewed-profile',
    defaultMessage: '{who} looked at your profile.',
    description: 'Line of the activity log: contact details, insurance, identity documents, photo',
  },
  'viewed-check-in': {
    id: 'activity.action.viewed-check-in',
    defaultMessage: '{who} looked at the check-in for a visit.',
    description: 'Line of the activity log',
  },
  'viewed-check-out': {
    id: 'activity.action.viewed-check-out',
    defaultMessage: '{who} looked at the check-out of a visit.',
    description: 'Line of the activity log',
  },
  'viewed-booking': {
    id: 'activity.action.viewed-booking',
    defaultMessage: '{who} looked for a time for a visit.',
    description: 'Line of the activity log',
  },
  'viewed-wait-list': {
    id: 'activity.action.viewed-wait-list',
    defaultMessage: '{who} looked at the wait list for an earlier time.',
    description: 'Line of the activity log',
  },
  'viewed-apps': {
    id: 'activity.action.viewed-apps',
    defaultMessage: '{who} looked at the apps that can read a record.',
    description: 'Line of the activity log',
  },
  'viewed-delegates': {
    id: 'activity.action.viewed-delegates',
    defaultMessage: '{who} looked at who acts for whom.',
    description: 'Line of the activity log: the list of delegates and represented people',
  },
  'viewed-activity': {
    id: 'activity.action.viewed-activity',
    defaultMessage: '{who} looked at the activity log.',
    description: 'Line of the activity log',
  },
  'viewed-sign-in-settings': {
    id: 'activity.action.viewed-sign-in-settings',
    defaultMessage: '{who} looked at how sign-in is protected.',
    description: 'Line of the activity log: email, second factors, devices',
  },
  'viewed-summaries': {
    id: 'activity.action.viewed-summaries',
    defaultMessage: '{who} looked at the list of visit summaries.',
    description: 'Line of the activity log',
  },
  'requested-summary': {
    id: 'activity.action.requested-summary',
    defaultMessage: '{who} asked for a visit summary.',
    description: 'Line of the activity log',
  },
  'searched-records': {
    id: 'activity.action.searched-records',
    defaultMessage: '{who} searched your messages, visits and records.',
    description: 'Line of the activity log; not what was searched for',
  },
  'viewed-refills': {
    id: 'activity.action.viewed-refills',
    defaultMessage: '{who} looked at your refill requests.',
    description: 'Line of the activity log',
  },
});
