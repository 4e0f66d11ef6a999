import { defineMessages } from 'react-intl';

export const visitDetailsWords = defineMessages({
  loading: {
    id: 'visitDetails.loading',
    defaultMessage: 'Loading the visit…',
    description: 'Said while the page of a visit is fetched',
  },
  elsewhere: {
    id: 'visitDetails.elsewhere',
    defaultMessage: 'This visit is at {practice}, another practice.',
    description: 'Above a visit at a practice that is not the selected one',
  },
  aboutProvider: {
    id: 'visitDetails.aboutProvider',
    defaultMessage: 'About {name}',
    description: 'Link to the page about the provider of the visit',
  },
  prepare: {
    id: 'visitDetails.prepare',
    defaultMessage: 'Get ready',
    description: 'Heading above what to do and to know before a visit',
  },
  about: {
    id: 'visitDetails.about',
    defaultMessage: 'About this visit',
    description: 'Heading above the remark of the staff and the way to ask about a past or canceled visit',
  },
  forms: {
    id: 'visitDetails.forms',
    defaultMessage: '{count, plural, one {The practice asks for one form:} other {The practice asks for # forms:}}',
    description: 'Above the titles of the forms that are not signed yet',
  },
  fillIn: { id: 'visitDetails.fillIn', defaultMessage: 'Fill out the forms', description: 'Link to those forms' },
  fillInAt: {
    id: 'visitDetails.fillInAt',
    defaultMessage: 'Switch to {practice} to fill out the forms',
    description: 'Button: opens another practice of the person, at its forms',
  },
  signInAnew: {
    id: 'visitDetails.signInAnew',
    defaultMessage: 'To fill out these forms, sign out and sign in again. Then choose {practice}.',
    description: 'Instead of a way to the forms: the practice was added to the account after the person signed in',
  },
  ask: {
    id: 'visitDetails.ask',
    defaultMessage: 'Ask the practice a question',
    description: 'Link to a new message to the practice',
  },
  askSubject: {
    id: 'visitDetails.askSubject',
    defaultMessage: 'Question about a visit',
    description: 'Subject of the message that the link begins, in letters and spaces',
  },
  askBody: {
    id: 'visitDetails.askBody',
    defaultMessage: 'I have a question about the visit with {provider}, {when}:',
    description: 'Beginning of that message; the provider and the date and time of the visit',
  },
  call: {
    id: 'visitDetails.call',
    defaultMessage: 'Call {practice}: {phone}',
    description: 'Link that calls the practice, where its office has no number of its own',
  },
  withinHours: {
    id: 'visitDetails.withinHours',
    defaultMessage:
      '{hours, plural, one {{practice} usually answers within # hour.} other {{practice} usually answers within # hours.}}',
    description: 'Below a request: when an answer can be expected; name of the practice, hours below two days',
  },
  withinDays: {
    id: 'visitDetails.withinDays',
    defaultMessage:
      '{days, plural, one {{practice} usually answers within # day.} other {{practice} usually answers within # days.}}',
    description: 'As withinHours, from two days on',
  },
  mayBeLate: {
    id: 'visitDetails.mayBeLate',
    defaultMessage: 'That may be too late for this time. To be sure, call.',
    description:
      'After withinHours or withinDays, where the time that is asked for comes sooner; a link to call follows',
  },
  cancelFree: {
    id: 'visitDetails.cancelFree',
    defaultMessage: 'You can cancel or move this visit here until {when}, at no charge.',
    description: 'Below the buttons of a visit to come that can be canceled for nothing; day and time',
  },
  cancelFreeAlone: {
    id: 'visitDetails.cancelFreeAlone',
    defaultMessage: 'You can cancel this visit here until {when}, at no charge.',
    description: 'The same of a visit that cannot be moved online; day and time',
  },
  cancelFee: {
    id: 'visitDetails.cancelFee',
    defaultMessage:
      'Canceling this visit costs {amount}, whenever you cancel it. You can do it here until {when}; after that, call the practice.',
    description: 'Before the buttons of a visit whose cancellation has a fee; amount, day and time',
  },
  cancelFeeByPhone: {
    id: 'visitDetails.cancelFeeByPhone',
    defaultMessage: 'Canceling this visit costs {amount}. To cancel it, call the practice.',
    description: 'The same where the fee cannot be paid online; the number follows',
  },
  cancelTooLate: {
    id: 'visitDetails.cancelTooLate',
    defaultMessage: 'It is too late to cancel this visit here. To cancel it, call {practice}.',
    description: 'Below the buttons of a visit that is too near to be canceled online; the number follows',
  },
  cancelByPhone: {
    id: 'visitDetails.cancelByPhone',
    defaultMessage: '{practice} takes cancellations by phone.',
    description: 'Below the buttons of a visit at a practice that cancels no visits online; the number follows',
  },
  moveAsked: {
    id: 'visitDetails.moveAsked',
    defaultMessage: 'Another time was requested. This visit stays booked until {practice} answers.',
    description: 'On the page of a visit for which a request for another time stands',
  },
  toRequest: {
    id: 'visitDetails.toRequest',
    defaultMessage: 'See the request',
    description: 'Link to that request',
  },
  asksToMove: {
    id: 'visitDetails.asksToMove',
    defaultMessage:
      'If {practice} says yes, this replaces the visit: {when}. That visit stays booked until they answer.',
    description: 'On the page of a request for another time of a visit',
  },
  toVisit: { id: 'visitDetails.toVisit', defaultMessage: 'See that visit', description: 'Link to that visit' },
  money: {
    id: 'visitDetails.money',
    defaultMessage: 'Payments for this visit',
    description: 'Heading above what was paid for a visit and what is still open',
  },
  copay: { id: 'visitDetails.copay', defaultMessage: 'Copay to pay', description: 'Label of what is open of a copay' },
  copayWhen: {
    id: 'visitDetails.copayWhen',
    defaultMessage:
      '{moment, select, both {You pay it when you check in or check out.} other {You pay it when you check out.}}',
    description: 'Under the amount of an open copay that cannot be paid online now',
  },
  pay: {
    id: 'visitDetails.pay',
    defaultMessage: 'Pay copay: {amount}',
    description: 'Link to the payment of an open copay, and of nothing else',
  },
  payBoth: {
    id: 'visitDetails.payBoth',
    defaultMessage: 'Pay copay and balance: {amount}',
    description: 'Link below it that pays the balance too',
  },
  payTogether: {
    id: 'visitDetails.payTogether',
    defaultMessage:
      '{moment, select, both {You can pay it now, alone or together with the balance of {balance}, or when you check in or check out.} checkOut {You can pay it now, alone or together with the balance of {balance}, or when you check out.} other {You can pay it now, alone or together with the balance of {balance}.}}',
    description: 'Above the links that pay an open copay, alone or with what else is owed',
  },
  payWhen: {
    id: 'visitDetails.payWhen',
    defaultMessage:
      '{moment, select, both {You can pay it now, or when you check in or check out.} checkOut {You can pay it now, or when you check out.} other {You can pay it now.}}',
    description: 'Above the link that pays an open copay',
  },
  nothingPaid: {
    id: 'visitDetails.nothingPaid',
    defaultMessage:
      '{canceled, select, true {Nothing was charged for this visit.} other {Nothing has been charged for this visit yet.}}',
    description: 'Where a visit has neither payments nor an open copay',
  },
});
