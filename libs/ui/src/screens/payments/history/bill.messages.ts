import { defineMessages } from 'react-intl';

export const billWords = defineMessages({
  loading: {
    id: 'payments.bill.loading',
    defaultMessage: 'Loading the bill…',
    description: 'Said while the page is fetched',
  },
  total: {
    id: 'payments.bill.total',
    defaultMessage: 'Total of this bill',
    description: 'Heading above the amount of a bill',
  },
  date: { id: 'payments.bill.date', defaultMessage: 'Date of the bill', description: 'Row of the head of a bill' },
  practice: { id: 'payments.bill.practice', defaultMessage: 'Practice', description: 'Row of the head of a bill' },
  then: {
    id: 'payments.bill.then',
    defaultMessage: 'This was the account on that day.',
    description: 'Below the amount of a bill, which does not change afterward; a link to what is owed now follows',
  },
  now: { id: 'payments.bill.now', defaultMessage: 'See what is owed now', description: 'Link to the payments' },
  paidSince: {
    id: 'payments.bill.paidSince',
    defaultMessage: 'Paid since, on {date}',
    description: 'Beside an amount with a minus: a payment that was made after the bill',
  },
  changed: {
    id: 'payments.bill.changed',
    defaultMessage: 'Other charges, payments, or plans have changed it since.',
    description:
      'After “This was the account on that day.”, where what is owed now is not this bill less what was paid',
  },
  lines: {
    id: 'payments.bill.lines',
    defaultMessage: 'What it’s for',
    description: 'Heading above the lines of a bill',
  },
  noLines: {
    id: 'payments.bill.noLines',
    defaultMessage: 'This bill has no lines.',
    description: 'In place of an empty list',
  },
  visit: {
    id: 'payments.bill.visit',
    defaultMessage: 'Visit on {time}, {provider}',
    description: 'Link from a line of a bill to the visit; day and time, provider',
  },
  charged: {
    id: 'payments.bill.charged',
    defaultMessage: 'Cost before insurance',
    description: 'Beside an amount of a line of a bill',
  },
  insurancePaid: {
    id: 'payments.bill.insurancePaid',
    defaultMessage: 'Insurance paid',
    description: 'Beside an amount with a minus',
  },
  adjusted: {
    id: 'payments.bill.adjusted',
    defaultMessage: 'Insurance discount',
    description: 'Beside an amount with a minus: what nobody pays by the contract of the insurer',
  },
  yourPart: {
    id: 'payments.bill.yourPart',
    defaultMessage: 'Patient pays',
    description: 'Beside an amount: what is left for the patient',
  },
  open: {
    id: 'payments.bill.open',
    defaultMessage: '{amount} left to pay',
    description: 'Below the amount of a line of a bill: how much of it is not paid',
  },
  settled: {
    id: 'payments.bill.settled',
    defaultMessage: 'Paid',
    description: 'Below the amount of a line of a bill of which nothing is open',
  },
  print: { id: 'payments.bill.print', defaultMessage: 'Print', description: 'Button' },
  questions: {
    id: 'payments.bill.questions',
    defaultMessage: 'Questions about this bill? Call {practice} at {phone}.',
    description: 'Link that calls the practice',
  },
});
