import { defineMessages } from 'react-intl';

export const homeWords = defineMessages({
  hello: { id: 'dashboard.home.hello', defaultMessage: 'Hello, {name}', description: 'Heading of the home page' },
  next: {
    id: 'dashboard.home.next',
    defaultMessage: 'Next visit',
    description: 'At the top of the home page on a phone; the date and time of the visit come after it',
  },
  actions: {
    id: 'dashboard.home.actions',
    defaultMessage: 'Quick actions',
    description: 'Name of the four links at the top of the home page, for screen readers',
  },
  book: { id: 'dashboard.home.book', defaultMessage: 'Book a visit', description: 'Quick action' },
  callToBook: {
    id: 'dashboard.home.callToBook',
    defaultMessage: 'Call to book a visit',
    description: 'Quick action that calls the practice, where visits are booked by phone',
  },
  message: { id: 'dashboard.home.message', defaultMessage: 'Write a message', description: 'Quick action' },
  pay: { id: 'dashboard.home.pay', defaultMessage: 'Pay {amount}', description: 'Quick action' },
  records: { id: 'dashboard.home.records', defaultMessage: 'My Health', description: 'Quick action' },
  toDo: { id: 'dashboard.home.toDo', defaultMessage: 'To do', description: 'Heading of the list of tasks and news' },
  nothing: {
    id: 'dashboard.home.nothing',
    defaultMessage: 'All caught up. There is nothing to do right now.',
    description: 'Stands in place of the list of tasks',
  },
  first: {
    id: 'dashboard.home.first',
    defaultMessage: 'Welcome to the patient portal',
    description: 'Heading for a person without visits, tasks or news',
  },
  firstHow: {
    id: 'dashboard.home.firstHow',
    defaultMessage: 'Here you see what the practice shares. Start with one of these:',
    description: 'Under that heading',
  },
  profile: {
    id: 'dashboard.home.profile',
    defaultMessage: 'Check the contact details',
    description: 'Link under that heading, to the profile settings',
  },
  helper: {
    id: 'dashboard.home.helper',
    defaultMessage: 'Let someone help you',
    description: 'Link under that heading, to the page of delegates',
  },
});

export const taskWords = defineMessages({
  checkOut: {
    id: 'dashboard.task.checkOut',
    defaultMessage: 'Finish the visit with {provider}, {when}',
    description: 'Row of the tasks: the visit has to be checked out of',
  },
  checkOutNow: { id: 'dashboard.task.checkOutNow', defaultMessage: 'Check out', description: 'Button of that row' },
  unread: {
    id: 'dashboard.task.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Row of the tasks',
  },
  read: { id: 'dashboard.task.read', defaultMessage: 'Read messages', description: 'Button of that row' },
  results: {
    id: 'dashboard.task.results',
    defaultMessage: '{count, plural, one {New result: {name}} other {# new results}}',
    description: 'Row of the tasks; name of the only report',
  },
  seeResults: { id: 'dashboard.task.seeResults', defaultMessage: 'See results', description: 'Button of that row' },
  fillIn: { id: 'dashboard.task.fillIn', defaultMessage: 'Fill out', description: 'Button at a form' },
  goOn: {
    id: 'dashboard.task.goOn',
    defaultMessage: 'Continue',
    description: 'Button at a form that was begun on this device',
  },
  moreForms: {
    id: 'dashboard.task.moreForms',
    defaultMessage: '{count, plural, one {# more form} other {# more forms}}',
    description: 'Opens the forms that are not shown at once; how many',
  },
  pay: { id: 'dashboard.task.pay', defaultMessage: 'Pay now', description: 'Button of that row' },
  copay: {
    id: 'dashboard.task.copay',
    defaultMessage: 'Copay of the visit on {date}: {amount}',
    description: 'Row of the tasks: what is left to pay of the copay of a visit that is over; no part of the balance',
  },
  planCard: {
    id: 'dashboard.task.planCard',
    defaultMessage: 'The payment plan needs another card before {date}',
    description:
      'Row of the tasks: the card of a payment plan has expired, expires first or was removed; day of the next payment',
  },
  otherCard: {
    id: 'dashboard.task.otherCard',
    defaultMessage: 'Choose another card',
    description: 'Button of that row',
  },
  seeVisit: { id: 'dashboard.task.seeVisit', defaultMessage: 'See the visit', description: 'Button of that row' },
  owe: {
    id: 'dashboard.task.owe',
    defaultMessage: 'Balance to pay now: {amount}',
    description: 'Row of the tasks: what is owed',
  },
  bill: {
    id: 'dashboard.task.bill',
    defaultMessage: 'See the bill',
    description: 'Button of that row',
  },
});
