import { defineMessages } from '@portico/application/texts';

export const officeDigestWords = defineMessages({
  subject: {
    id: 'notifications.officeDigest.subject',
    defaultMessage: '{practice}: {count, plural, one {# item is} other {# items are}} waiting for your office',
    description: 'Subject of the daily mail to the office of a practice; how much waits, practice',
  },
  before: {
    id: 'notifications.officeDigest.before',
    defaultMessage: 'These are waiting for your office at {practice}:',
    description: 'Daily mail to the office of a practice, before the list; practice',
  },
  'time-request': {
    id: 'notifications.officeDigest.timeRequest',
    defaultMessage: 'Appointment requests to answer: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  message: {
    id: 'notifications.officeDigest.message',
    defaultMessage: 'Patient messages to answer: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  refill: {
    id: 'notifications.officeDigest.refill',
    defaultMessage: 'Open refill requests: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'signed-form': {
    id: 'notifications.officeDigest.signedForm',
    defaultMessage: 'Forms signed in the last 24 hours: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'import-conflict': {
    id: 'notifications.officeDigest.importConflict',
    defaultMessage: 'Imported records that need a decision: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  'unpaid-visit': {
    id: 'notifications.officeDigest.unpaidVisit',
    defaultMessage: 'Visits booked or canceled, with a payment that didn’t go through: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  dispute: {
    id: 'notifications.officeDigest.dispute',
    defaultMessage: 'Disputed card payments: {count, number}',
    description: 'A line of the daily mail to the office; how many',
  },
  amendment: {
    id: 'notifications.officeDigest.amendment',
    defaultMessage:
      'Requests to correct a record: {count, number}. The oldest is {days, plural, =0 {less than a day} one {# day} other {# days}} old; an answer is due by {answerBy}.',
    description: 'A line of the daily mail to the office; how many, for how long the oldest has waited, a day',
  },
  'payment-by-hand': {
    id: 'notifications.officeDigest.paymentByHand',
    defaultMessage:
      'Payments and refunds to enter in your practice system: {count, number}. The oldest is {days, plural, =0 {less than a day} one {# day} other {# days}} old.',
    description: 'A line of the daily mail to the office; how many, for how long the oldest has waited',
  },
  'form-by-hand': {
    id: 'notifications.officeDigest.formByHand',
    defaultMessage:
      'Signed forms to enter in your practice system: {count, number}. The oldest is {days, plural, =0 {less than a day} one {# day} other {# days}} old.',
    description: 'A line of the daily mail to the office; how many, for how long the oldest has waited',
  },
  after: {
    id: 'notifications.officeDigest.after',
    defaultMessage: 'To see the list, ask the person who runs Portico for you to type: {command}',
    description: 'Daily mail to the office of a practice, after the list; a command to type',
  },
});
