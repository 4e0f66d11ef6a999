import type { PaymentContextKind, PaymentReceipt } from '@portico/application/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const planEndWords = defineMessages({
  cancel: { id: 'makePayment.planEnd.cancel', defaultMessage: 'Cancel this plan', description: 'Button' },
  title: {
    id: 'makePayment.planEnd.title',
    defaultMessage: 'Cancel this payment plan?',
    description: 'Title of the question',
  },
  body: {
    id: 'makePayment.planEnd.body',
    defaultMessage:
      'We won’t charge the remaining payments. What was paid stays paid. The other {amount} goes back to the balance and is due.',
    description: 'The question; the amount that is not paid yet',
  },
  yes: { id: 'makePayment.planEnd.yes', defaultMessage: 'Yes, cancel the plan', description: 'Answer to the question' },
  keep: { id: 'makePayment.planEnd.keep', defaultMessage: 'No, keep it', description: 'Answer to the question' },
});

/** The titles of the success modal. */
export const doneWords: Readonly<Record<PaymentReceipt['done'], Message>> = defineMessages({
  paid: { id: 'makePayment.done.paid', defaultMessage: 'Payment received', description: 'Title: the money was taken' },
  scheduled: {
    id: 'makePayment.done.scheduled',
    defaultMessage: 'Payment scheduled',
    description: 'Title: it is paid on a later day',
  },
  'plan-created': { id: 'makePayment.done.plan-created', defaultMessage: 'Payment plan set up', description: 'Title' },
  'plan-changed': { id: 'makePayment.done.plan-changed', defaultMessage: 'Payment plan updated', description: 'Title' },
  'plan-cancelled': {
    id: 'makePayment.done.plan-cancelled',
    defaultMessage: 'Payment plan canceled',
    description: 'Title',
  },
  'one-time-deleted': {
    id: 'makePayment.done.one-time-deleted',
    defaultMessage: 'Payment deleted',
    description: 'Title',
  },
});

export const receiptWords = defineMessages({
  amount: {
    id: 'makePayment.receipt.amount',
    defaultMessage: 'Amount',
    description: 'Beside the amount in the success modal',
  },
  practice: {
    id: 'makePayment.receipt.practice',
    defaultMessage: 'Practice',
    description: 'Beside the name of the practice',
  },
  card: {
    id: 'makePayment.receipt.card',
    defaultMessage: 'Card',
    description: 'Beside the brand and the last four digits',
  },
  date: {
    id: 'makePayment.receipt.date',
    defaultMessage: 'Date',
    description: 'Beside the day on which it was paid, or is planned',
  },
  reference: {
    id: 'makePayment.receipt.reference',
    defaultMessage: 'Reference',
    description: 'Beside the reference of a payment',
  },
  booked: {
    id: 'makePayment.receipt.booked',
    defaultMessage: 'The visit is booked.',
    description: 'A visit was booked with it',
  },
  notSaved: {
    id: 'makePayment.receipt.notSaved',
    defaultMessage: 'We couldn’t save your card. Your payment isn’t affected.',
    description: 'The card was to be kept',
  },
  copayNext: {
    id: 'makePayment.receipt.copayNext',
    defaultMessage: 'Next, please pay the copay of {amount} for this visit.',
    description: 'In the modal makePaymentsSuccessNext: what is paid next',
  },
  done: {
    id: 'makePayment.receipt.done',
    defaultMessage: 'Done',
    description: 'Button of the success modal; leads on',
  },
  seeReceipt: {
    id: 'makePayment.receipt.seeReceipt',
    defaultMessage: 'See receipt',
    description: 'Button of the success modal; leads to the receipt, which can be printed and saved',
  },
  next: {
    id: 'makePayment.receipt.next',
    defaultMessage: 'Pay the copay',
    description: 'Button of that modal; leads to the copay',
  },
});

export const payTitleWords: Readonly<Record<PaymentContextKind, Message>> = defineMessages({
  balance: {
    id: 'makePayment.amount.balance',
    defaultMessage: 'Balance to pay now',
    description: 'Heading above the amount',
  },
  'schedule-payment': {
    id: 'makePayment.amount.schedule-payment',
    defaultMessage: 'Left in this plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  'edit-one-time': {
    id: 'makePayment.amount.edit-one-time',
    defaultMessage: 'Left in this plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  'edit-plan': {
    id: 'makePayment.amount.edit-plan',
    defaultMessage: 'Left in this plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  prepayment: {
    id: 'makePayment.amount.prepayment',
    defaultMessage: 'Prepayment for the visit',
    description: 'Heading',
  },
  cancellation: {
    id: 'makePayment.amount.cancellation',
    defaultMessage: 'Cancellation fee',
    description: 'Heading above the amount',
  },
  'check-in': {
    id: 'makePayment.amount.check-in',
    defaultMessage: 'Balance to pay now',
    description: 'Heading above the amount, at check-in for a visit without a copay',
  },
  'check-out': {
    id: 'makePayment.amount.check-out',
    defaultMessage: 'Balance to pay now',
    description: 'Heading above the amount, from check-in on, for a visit without a copay',
  },
  shop: {
    id: 'makePayment.amount.shop',
    defaultMessage: 'Your order',
    description: 'Heading above the amount of a shop',
  },
  guest: {
    id: 'makePayment.amount.guest',
    defaultMessage: 'Balance to pay now',
    description: 'Heading above the amount',
  },
});

export const visitAmountWords = defineMessages({
  copayOfVisit: {
    id: 'makePayment.screen.copayOfVisit',
    defaultMessage: 'Copay for this visit',
    description: 'Heading above the copay where it alone is paid, and beside it where more is due',
  },
  earlierBalance: {
    id: 'makePayment.screen.earlierBalance',
    defaultMessage: 'Earlier balance',
    description: 'Above the copay of a visit, beside an amount: what is due from before',
  },
  dueInAll: {
    id: 'makePayment.screen.dueInAll',
    defaultMessage: 'Due in all',
    description: 'Heading above the sum of the copay of a visit and the earlier balance',
  },
});
