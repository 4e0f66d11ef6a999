import type { DisputeView, PaymentEntry } from '@portico/application/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const paymentsWords = defineMessages({
  loading: {
    id: 'payments.screen.loading',
    defaultMessage: 'Loading payments…',
    description: 'Said while the page is fetched',
  },
  owed: {
    id: 'payments.screen.owed',
    defaultMessage: 'Balance to pay now',
    description: 'Heading above the amount that is open now',
  },
  inPlan: {
    id: 'payments.screen.inPlan',
    defaultMessage: 'In a payment plan',
    description: 'Beside an amount with a minus: still to be paid in payment plans, and so not owed now',
  },
  inBooks: {
    id: 'payments.screen.inBooks',
    defaultMessage: 'Total balance',
    description: 'Beside an amount: what the books of the practice say; its name',
  },
  pending: {
    id: 'payments.screen.pending',
    defaultMessage: 'Payments in progress',
    description: 'Beside an amount with a minus: not yet in the books of the practice',
  },
  nothingOwed: {
    id: 'payments.screen.nothingOwed',
    defaultMessage: 'No balance to pay right now.',
    description: 'Below 0',
  },
  credit: {
    id: 'payments.screen.credit',
    defaultMessage: 'The practice owes this amount back. It counts toward the next bill.',
    description: 'Below an amount in the favor of the patient',
  },
  asOf: { id: 'payments.screen.asOf', defaultMessage: 'As of {date}', description: 'Of which day the balance is' },
  pay: {
    id: 'payments.screen.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Link to the screen on which the balance is paid',
  },
  part: {
    id: 'payments.screen.part',
    defaultMessage: 'You can also pay part of it. You choose how much on the next page.',
    description: 'Beside the link that pays the whole balance',
  },
  notOnline: {
    id: 'payments.screen.notOnline',
    defaultMessage: 'This practice does not accept online payments. Please call the practice to make a payment.',
    description: 'Warning where a practice takes no cards online; exact text in English',
  },
  whatFor: {
    id: 'payments.screen.whatFor',
    defaultMessage: 'See what it’s for: the latest bill, {date}',
    description: 'Link under the balance: leads to the lines of the latest bill; its day',
  },
  latestBill: {
    id: 'payments.screen.latestBill',
    defaultMessage: 'See the latest bill: {date}, {total}',
    description: 'Link under a balance that the latest bill alone does not explain; its day and its sum',
  },
  copays: {
    id: 'payments.screen.copays',
    defaultMessage: 'A visit’s copay isn’t part of this balance. You see and pay it with the visit.',
    description: 'Below the balance',
  },
  copaysToo: {
    id: 'payments.screen.copaysToo',
    defaultMessage: 'Not part of this balance:',
    description: 'Below the balance, above the copays of visits that are still to pay, each a link to its visit',
  },
  copayOf: {
    id: 'payments.screen.copayOf',
    defaultMessage: 'Copay of the visit on {date}: {amount}',
    description: 'Such a link',
  },
  call: {
    id: 'payments.screen.call',
    defaultMessage: 'Call the practice: {phone}',
    description: 'Link that calls the practice',
  },
  history: {
    id: 'payments.screen.history',
    defaultMessage: 'Payment history',
    description: 'Heading of the list of payments',
  },
  none: {
    id: 'payments.screen.none',
    defaultMessage: 'No payments here yet.',
    description: 'In place of an empty list',
  },
  shown: {
    id: 'payments.screen.shown',
    defaultMessage: '{count, plural, one {# payment is shown.} other {# payments are shown.}}',
    description: 'Said to screen readers when the list has grown',
  },
  more: {
    id: 'payments.screen.more',
    defaultMessage: 'Load more ({count})',
    description: 'Button: how many payments are left',
  },
  loadingMore: {
    id: 'payments.screen.loadingMore',
    defaultMessage: 'Loading…',
    description: 'On that button meanwhile',
  },
  forVisit: {
    id: 'payments.screen.forVisit',
    defaultMessage: 'Visit on {time}, {provider}',
    description: 'Below what was paid: the visit that it was for; day and time, provider',
  },
  bill: { id: 'payments.screen.bill', defaultMessage: 'See bill', description: 'Link to the lines of a statement' },
  billNamed: {
    id: 'payments.screen.billNamed',
    defaultMessage: 'See bill of {date}',
    description: 'The same link for screen readers; begins with its words',
  },
  receipt: {
    id: 'payments.screen.receipt',
    defaultMessage: 'Receipt',
    description: 'Button that shows the receipt of a payment',
  },
  receiptNamed: {
    id: 'payments.screen.receiptNamed',
    defaultMessage: 'Receipt of {amount} on {date}',
    description: 'The same button for screen readers; begins with its word',
  },
  refundedPart: {
    id: 'payments.screen.refundedPart',
    defaultMessage: '{amount} was refunded to the card.',
    description: 'Below a payment of which a part was given back',
  },
  checking: {
    id: 'payments.screen.checking',
    defaultMessage: 'We’re checking if this payment went through. Don’t pay again.',
    description: 'Below a payment whose end is not known',
  },
  card: {
    id: 'payments.screen.card',
    defaultMessage: '{brand} ending in {last4}',
    description: 'A card; its brand and the last four digits',
  },
  statements: {
    id: 'payments.screen.statements',
    defaultMessage: 'Statements',
    description: 'Heading of the bills of the practice',
  },
  noStatements: {
    id: 'payments.screen.noStatements',
    defaultMessage: 'The practice has sent no statements yet.',
    description: 'In place of an empty list',
  },
  open: {
    id: 'payments.screen.open',
    defaultMessage: 'Open PDF',
    description: 'Button that opens a statement in a new window',
  },
  openNamed: {
    id: 'payments.screen.openNamed',
    defaultMessage: 'Open PDF of the statement of {date}',
    description: 'The same button for screen readers; begins with its words',
  },
  blocked: {
    id: 'payments.screen.blocked',
    defaultMessage: 'Please allow pop-ups for this site to view the file.',
    description: 'Alert where the browser opened no window; exact text in English',
  },
  blockedOk: { id: 'payments.screen.blockedOk', defaultMessage: 'OK', description: 'Button that closes that alert' },
  years: {
    id: 'payments.screen.years',
    defaultMessage: 'Payments by year',
    description: 'Heading of the lists for the taxes',
  },
  yearsHint: {
    id: 'payments.screen.yearsHint',
    defaultMessage: 'A list for records or taxes that opens in any spreadsheet (CSV).',
    description: 'Below that heading',
  },
  year: {
    id: 'payments.screen.year',
    defaultMessage: 'Download {year}',
    description: 'Button that saves the list of one year',
  },
});

export const purposeWords: Readonly<Record<PaymentEntry['purpose'], Message>> = defineMessages({
  balance: { id: 'payments.purpose.balance', defaultMessage: 'Account balance', description: 'What was paid' },
  'check-in': { id: 'payments.purpose.check-in', defaultMessage: 'Visit, at check-in', description: 'What was paid' },
  'check-out': {
    id: 'payments.purpose.check-out',
    defaultMessage: 'Visit, at check-out',
    description: 'What was paid',
  },
  prepayment: {
    id: 'payments.purpose.prepayment',
    defaultMessage: 'Prepayment for a visit',
    description: 'What was paid',
  },
  cancellation: {
    id: 'payments.purpose.cancellation',
    defaultMessage: 'Cancellation fee',
    description: 'What was paid',
  },
  installment: { id: 'payments.purpose.installment', defaultMessage: 'Payment plan', description: 'What was paid' },
  shop: { id: 'payments.purpose.shop', defaultMessage: 'Shop order', description: 'What was paid' },
});

/** The state of a payment's dispute. */
export const disputeWords: Readonly<Record<DisputeView['outcome'], Message>> = defineMessages({
  open: {
    id: 'payments.dispute.open',
    defaultMessage:
      'The card’s bank was asked on {date} to return {amount} of this payment. The bank hasn’t decided yet.',
    description: 'Of a payment: the cardholder disputes it at the bank; day, amount',
  },
  won: {
    id: 'payments.dispute.won',
    defaultMessage: 'The card’s bank looked into {amount} of this payment. The payment counts as made.',
    description: 'Of a payment: the bank decided for the practice; amount',
  },
  lost: {
    id: 'payments.dispute.lost',
    defaultMessage:
      'The card’s bank returned {amount} of this payment to the card. This amount may be owed again; the practice can tell you.',
    description: 'Of a payment: the bank decided for the cardholder; amount',
  },
});

export const statusWords: Readonly<Record<PaymentEntry['status'], Message>> = defineMessages({
  paid: { id: 'payments.status.paid', defaultMessage: 'Paid', description: 'Status of a payment' },
  processing: {
    id: 'payments.status.processing',
    defaultMessage: 'Being checked',
    description: 'Status of a payment whose end is not known',
  },
  declined: {
    id: 'payments.status.declined',
    defaultMessage: 'Declined',
    description: 'Status of a payment: nothing was charged',
  },
  refunding: {
    id: 'payments.status.refunding',
    defaultMessage: 'Refund on its way',
    description: 'Status of a payment',
  },
  refunded: {
    id: 'payments.status.refunded',
    defaultMessage: 'Refunded',
    description: 'Status of a payment: all of it went back',
  },
  'part-refunded': {
    id: 'payments.status.part-refunded',
    defaultMessage: 'Partly refunded',
    description: 'Status of a payment',
  },
  voided: {
    id: 'payments.status.voided',
    defaultMessage: 'Not charged',
    description: 'Status of a payment that was reserved and let go',
  },
});

export const csvWords = defineMessages({
  date: { id: 'payments.csv.date', defaultMessage: 'Date', description: 'Column of a table of payments' },
  amount: { id: 'payments.csv.amount', defaultMessage: 'Amount', description: 'Column of a table of payments' },
  refunded: { id: 'payments.csv.refunded', defaultMessage: 'Refunded', description: 'Column of a table of payments' },
  purpose: { id: 'payments.csv.purpose', defaultMessage: 'Payment for', description: 'Column of a table of payments' },
  status: { id: 'payments.csv.status', defaultMessage: 'Status', description: 'Column of a table of payments' },
  card: { id: 'payments.csv.card', defaultMessage: 'Card', description: 'Column of a table of payments' },
  reference: {
    id: 'payments.csv.reference',
    defaultMessage: 'Reference',
    description: 'Column of a table of payments',
  },
});
