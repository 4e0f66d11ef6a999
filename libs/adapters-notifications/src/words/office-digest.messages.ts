import { defineMessages } from '@portico/application/texts';

export const officeDigestWords = defineMessages({
  subject: {
    id: 'notifications.officeDigest.subject',
    defaultMessage: '{count, plural, one {# thing waits} other {# things wait}} for the office of {practice}',
    description: 'Subject of the daily mail to the office of a practice; how much waits, practice',
  },
  before: {
    id: 'notifications.officeDigest.before',
    defaultMessage: 'This waits for the office of {practice}:',
    description: 'Daily mail to the office of a practice, before the list; practice',
  },
  'time-request': {
    id: 'notifications.officeDigest.timeRequest',
    defaultMessage: 'Appointment requests without an answer: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  message: {
    id: 'notifications.officeDigest.message',
    defaultMessage: 'Conversations in which the patient wrote last: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  refill: {
    id: 'notifications.officeDigest.refill',
    defaultMessage: 'Refill requests: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'signed-form': {
    id: 'notifications.officeDigest.signedForm',
    defaultMessage: 'Forms signed in the last day: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'import-conflict': {
    id: 'notifications.officeDigest.importConflict',
    defaultMessage: 'Imported records that couldn’t be told apart: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'unpaid-visit': {
    id: 'notifications.officeDigest.unpaidVisit',
    defaultMessage: 'Visits booked or canceled, and not paid: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  dispute: {
    id: 'notifications.officeDigest.dispute',
    defaultMessage: 'Disputes of card payments: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  after: {
    id: 'notifications.officeDigest.after',
    defaultMessage: 'Whoever runs Portico for you sees the list by: {command}',
    description: 'Daily mail to the office of a practice, after the list; a command to type',
  },
});
