import { defineMessages } from 'react-intl';

export const confirmWords = defineMessages({
  title: {
    id: 'availableHours.confirm.title',
    defaultMessage: 'Confirm this time',
    description: 'Title over a chosen time that will be booked',
  },
  requestTitle: {
    id: 'availableHours.confirm.requestTitle',
    defaultMessage: 'Request this time?',
    description: 'Title over a chosen time that will be asked for',
  },
  moveTitle: {
    id: 'availableHours.confirm.moveTitle',
    defaultMessage: 'Move the visit?',
    description: 'Title over a chosen time to which a booked visit will be moved',
  },
  changeTitle: {
    id: 'availableHours.confirm.changeTitle',
    defaultMessage: 'Change your request?',
    description: 'Title over a chosen time that will be asked for in place of another one',
  },
  held: {
    id: 'availableHours.confirm.held',
    defaultMessage: 'We’re holding this time for you: {time} left.',
    description: 'How long the chosen time is still held; minutes and seconds such as 9:59',
  },
  heldSoon: {
    id: 'availableHours.confirm.heldSoon',
    defaultMessage:
      '{minutes, plural, =0 {Less than a minute left to confirm.} one {# minute left to confirm.} other {# minutes left to confirm.}}',
    description: 'Said to screen readers now and then while a time is held',
  },
  replaces: {
    id: 'availableHours.confirm.replaces',
    defaultMessage: 'The visit on {day} will be canceled when you confirm.',
    description: 'Where a new time takes the place of a visit; its day and time',
  },
  replacesRequest: {
    id: 'availableHours.confirm.replacesRequest',
    defaultMessage: 'This request takes the place of the one for {day}.',
    description: 'Where a new time takes the place of a request; its day and time',
  },
  staysUntil: {
    id: 'availableHours.confirm.staysUntil',
    defaultMessage: 'This is a request. The visit on {day} stays booked until {practice} answers.',
    description:
      'Where a time can only be asked for in place of a visit, above the times and over the chosen one; its day and time, the practice',
  },
  nearUnknown: {
    id: 'availableHours.confirm.nearUnknown',
    defaultMessage: '{practice} didn’t answer just now: check for yourself that no visit is booked there at this time.',
    description: 'Over a chosen time: another practice of the person whose visits are not known; its name',
  },
  near: {
    id: 'availableHours.confirm.near',
    defaultMessage:
      'Another visit is booked close to this time: {when} with {provider}, {practice}. You can still choose this time.',
    description:
      'Over a chosen time: a visit within an hour of it, perhaps at another practice; day and time, provider, practice',
  },
  sameDay: {
    id: 'availableHours.confirm.sameDay',
    defaultMessage: 'There is also another visit that day: {when} with {provider}, {practice}.',
    description:
      'Over a chosen time: a visit on the same day, perhaps at another practice; day and time, provider, practice',
  },
  requestWaits: {
    id: 'availableHours.confirm.requestWaits',
    defaultMessage: 'A request is already waiting with this provider. You can still choose this time.',
    description:
      'Over a chosen time: a visit with the same provider was asked for, and the practice has not answered yet',
  },
  requestWaitsFor: {
    id: 'availableHours.confirm.requestWaitsFor',
    defaultMessage: 'A request is already waiting with this provider, for {when}. You can still choose this time.',
    description: 'The same where the request asks for a certain time; its day and time',
  },
  answersLate: {
    id: 'availableHours.confirm.answersLate',
    defaultMessage: '{practice} may answer too late for this time. To be sure, call.',
    description:
      'Over a time that is asked for, and begins before the practice usually answers; a link to call follows',
  },
  price: {
    id: 'availableHours.confirm.price',
    defaultMessage: 'Due now: {amount}',
    description: 'What is to be paid before the visit is booked',
  },
  priceLater: {
    id: 'availableHours.confirm.priceLater',
    defaultMessage: 'The practice asks for {amount} before this visit and will tell you how to pay.',
    description: 'What is to be paid, where it cannot be paid online',
  },
  needsPayer: {
    id: 'availableHours.confirm.needsPayer',
    defaultMessage: 'You can book for this person, but not pay for them. Ask them to book this visit, or call {phone}.',
    description: 'Where a visit is paid for first and a delegate has no right to pay; telephone number of the practice',
  },
  prepaidMoves: {
    id: 'availableHours.confirm.prepaidMoves',
    defaultMessage: 'The prepaid {amount} moves to the new time.',
    description: 'Where a new time takes the place of a prepaid visit; the amount',
  },
  paidBefore: {
    id: 'availableHours.confirm.paidBefore',
    defaultMessage: 'Did you already pay for the old time? Call {phone} before you pay again.',
    description: 'Below the price, where a new time takes the place of a visit; telephone number of the practice',
  },
  terms: {
    id: 'availableHours.confirm.terms',
    defaultMessage: 'You can change or cancel here until {day}. After that, call the practice.',
    description: 'When a visit can be cancelled online; day and time',
  },
  termsNever: {
    id: 'availableHours.confirm.termsNever',
    defaultMessage: 'This visit is coming up soon. To change or cancel it, call the practice.',
    description: 'Where a visit is too near to be cancelled online',
  },
  notBooked: {
    id: 'availableHours.confirm.notBooked',
    defaultMessage: 'This is a request. The practice will confirm it or offer another time.',
    description: 'Where a time is only asked for',
  },
  book: { id: 'availableHours.confirm.book', defaultMessage: 'Book this time', description: 'Button' },
  request: { id: 'availableHours.confirm.request', defaultMessage: 'Request this time', description: 'Button' },
  move: {
    id: 'availableHours.confirm.move',
    defaultMessage: 'Move to this time',
    description: 'Button that moves a booked visit',
  },
  change: {
    id: 'availableHours.confirm.change',
    defaultMessage: 'Change to this time',
    description: 'Button that changes a request',
  },
  pay: { id: 'availableHours.confirm.pay', defaultMessage: 'Continue to payment', description: 'Button' },
  booking: {
    id: 'availableHours.confirm.booking',
    defaultMessage: 'Booking…',
    description: 'On the button while a time is booked',
  },
  requesting: {
    id: 'availableHours.confirm.requesting',
    defaultMessage: 'Sending…',
    description: 'On the button while a time is asked for',
  },
  another: {
    id: 'availableHours.confirm.another',
    defaultMessage: 'Choose another time',
    description: 'Button that gives the chosen time up',
  },
  notSure: {
    id: 'availableHours.confirm.notSure',
    defaultMessage:
      'We don’t know yet if the visit is booked. Select the button again to find out: it is never booked twice.',
    description: 'After the sentence that says why no answer came',
  },
});

export const bookedWords = defineMessages({
  booked: {
    id: 'availableHours.booked.booked',
    defaultMessage: 'Visit booked',
    description: 'Title after a visit was booked',
  },
  moved: {
    id: 'availableHours.booked.moved',
    defaultMessage: 'Visit moved',
    description: 'Title after a booked visit was given another time',
  },
  requestChanged: {
    id: 'availableHours.booked.requestChanged',
    defaultMessage: 'Your request was changed',
    description: 'Title after another time was asked for in place of the one that was asked for before',
  },
  moveRequested: {
    id: 'availableHours.booked.moveRequested',
    defaultMessage: 'We asked the practice to move the visit',
    description: 'Title of the window after another time was asked for in place of a booked visit',
  },
  keep: {
    id: 'availableHours.booked.keep',
    defaultMessage: 'The visit on {when} stays booked until {practice} answers.',
    description: 'In that window: day and time of the booked visit, practice',
  },
  requested: {
    id: 'availableHours.booked.requested',
    defaultMessage: 'Visit requested',
    description: 'Title after a visit was asked for',
  },
  with: {
    id: 'availableHours.booked.with',
    defaultMessage:
      '{video, select, true {{visitType} with {provider}, {practice}, by video. You join it online; you don’t go to the office.} other {{visitType} with {provider} at {office}, {practice}.}}',
    description: 'What was booked or asked for; whether it is by video, kind of visit, provider, office and practice',
  },
  wait: {
    id: 'availableHours.booked.wait',
    defaultMessage: 'This time isn’t booked yet. The practice will confirm it and let you know.',
    description: 'After a visit was asked for',
  },
  cancelled: {
    id: 'availableHours.booked.cancelled',
    defaultMessage: 'The old time is canceled.',
    description: 'After a visit was given another time',
  },
  preRegistration: {
    id: 'availableHours.booked.preRegistration',
    defaultMessage: 'One more step: fill out the forms before the visit. They are on the dashboard.',
    description: 'After booking, where the practice wants to know more of the patient first',
  },
  toForms: {
    id: 'availableHours.booked.toForms',
    defaultMessage: 'Go to the forms',
    description: 'Button onward to pre-registration',
  },
});
