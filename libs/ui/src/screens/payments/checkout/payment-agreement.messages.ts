import { defineMessages } from 'react-intl';

export const oneTimeWords = defineMessages({
  amount: {
    id: 'makePayment.oneTime.amount',
    defaultMessage: 'Amount',
    description: 'Label of the amount of a one-time payment',
  },
  amountHint: {
    id: 'makePayment.oneTime.amountHint',
    defaultMessage: 'Up to {maximum}',
    description: 'Below it: what is left of the plan',
  },
  date: { id: 'makePayment.oneTime.date', defaultMessage: 'Payment date', description: 'Label of its day' },
  dateHint: {
    id: 'makePayment.oneTime.dateHint',
    defaultMessage: 'From {earliest} to {latest}',
    description: 'Below it: first and last day',
  },
  shortens: {
    id: 'makePayment.oneTime.shortens',
    defaultMessage: 'This payment comes off the end of the plan.',
    description: 'What a one-time payment does to its plan',
  },
  remove: { id: 'makePayment.oneTime.remove', defaultMessage: 'Delete this payment', description: 'Button' },
  removeTitle: {
    id: 'makePayment.oneTime.removeTitle',
    defaultMessage: 'Delete this payment?',
    description: 'Title of the question',
  },
  removeBody: {
    id: 'makePayment.oneTime.removeBody',
    defaultMessage: 'The payment won’t be made. Its amount goes back into the plan.',
    description: 'The question',
  },
  removeYes: {
    id: 'makePayment.oneTime.removeYes',
    defaultMessage: 'Yes, delete it',
    description: 'Answer to the question',
  },
  keep: { id: 'makePayment.oneTime.keep', defaultMessage: 'No, keep it', description: 'Answer to the question' },
});

export const agreementWords = defineMessages({
  title: {
    id: 'makePayment.agreementRecord.title',
    defaultMessage: 'What you agreed to',
    description: 'Above the record of what was agreed to for a payment plan',
  },
  made: {
    id: 'makePayment.agreementRecord.made',
    defaultMessage: 'You set up the plan on {day}',
    description: 'Opens what was agreed to when a plan was made; the day',
  },
  added: {
    id: 'makePayment.agreementRecord.added',
    defaultMessage: 'More was added to the plan on {day}',
    description: 'Opens what was agreed to when something was added to a plan; the day',
  },
  changed: {
    id: 'makePayment.agreementRecord.changed',
    defaultMessage: 'The plan was changed on {day}',
    description: 'Opens what was agreed to when a plan was changed; the day',
  },
  when: {
    id: 'makePayment.agreementRecord.when',
    defaultMessage: 'Agreed on',
    description: 'When terms were agreed to',
  },
  address: {
    id: 'makePayment.agreementRecord.address',
    defaultMessage: 'From the network address',
    description: 'The network address from which terms were agreed to',
  },
  version: {
    id: 'makePayment.agreementRecord.version',
    defaultMessage: 'Version of the terms',
    description: 'Before a number',
  },
  card: {
    id: 'makePayment.agreementRecord.card',
    defaultMessage: 'Card',
    description: 'The card that a plan is paid with',
  },
  cap: {
    id: 'makePayment.agreementRecord.cap',
    defaultMessage: 'Limit for automatic payments',
    description: 'The largest payment that a plan makes by itself',
  },
  until: {
    id: 'makePayment.agreementRecord.until',
    defaultMessage: 'Last day for automatic payments',
    description: 'The last day on which a plan pays by itself',
  },
  total: {
    id: 'makePayment.agreementRecord.total',
    defaultMessage: 'Total',
    description: 'What a plan pays altogether',
  },
  print: {
    id: 'makePayment.agreementRecord.print',
    defaultMessage: 'Print',
    description: 'Prints the page with what was agreed to',
  },
});

export const cashWords = defineMessages({
  title: { id: 'makePayment.cash.title', defaultMessage: 'Paying cash', description: 'Title of the modal' },
  body: {
    id: 'makePayment.cash.body',
    defaultMessage: 'Cash cannot be paid online. Please pay at the front desk of the practice or choose a card.',
    description: 'The modal that opens when cash is chosen; exact text in English',
  },
  ok: { id: 'makePayment.cash.ok', defaultMessage: 'OK', description: 'Its only button; exact text in English' },
});

export const cardSourceWords = defineMessages({
  useCard: {
    id: 'makePayment.screen.useCard',
    defaultMessage: 'use this card',
    description: 'The button that has a payment plan paid with the card that was chosen, shown with a capital',
  },
  onlyCard: {
    id: 'makePayment.screen.onlyCard',
    defaultMessage: 'Choose the card for the rest of the plan. Its amounts and dates stay the same.',
    description: 'Above the choice of another card for a payment plan, of which nothing else is changed',
  },
  cashHint: {
    id: 'makePayment.screen.cashHint',
    defaultMessage: 'Only at the practice’s front desk, not here',
    description: 'Below that way to pay',
  },
  notKept: {
    id: 'makePayment.screen.notKept',
    defaultMessage: 'We kept what you typed, except your card. Card details are never kept: enter them again.',
    description: 'Above the fields of a card, after the page was loaded again',
  },
});
