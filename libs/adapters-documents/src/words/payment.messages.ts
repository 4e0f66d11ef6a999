import { defineMessages } from '@portico/application/texts';

export const paperWords = defineMessages({
  receiptTitle: {
    id: 'documents.paper.receiptTitle',
    defaultMessage: 'Payment receipt',
    description: 'Printed receipt or statement: receiptTitle',
  },
  statementTitle: {
    id: 'documents.paper.statementTitle',
    defaultMessage: 'Account statement',
    description: 'Printed receipt or statement: statementTitle',
  },
  patient: {
    id: 'documents.paper.patient',
    defaultMessage: 'Patient',
    description: 'Printed receipt or statement: patient',
  },
  practice: {
    id: 'documents.paper.practice',
    defaultMessage: 'Practice',
    description: 'Printed receipt or statement: practice',
  },
  phone: { id: 'documents.paper.phone', defaultMessage: 'Phone', description: 'Printed receipt or statement: phone' },
  printedOn: {
    id: 'documents.paper.printedOn',
    defaultMessage: 'Printed on',
    description: 'Printed receipt or statement: printedOn',
  },
  address: {
    id: 'documents.paper.address',
    defaultMessage: 'Address',
    description: 'Printed receipt or statement: address',
  },
  taxId: {
    id: 'documents.paper.taxId',
    defaultMessage: 'Tax ID (EIN)',
    description: 'Printed receipt or statement: taxId',
  },
  serviceDate: {
    id: 'documents.paper.serviceDate',
    defaultMessage: 'Date of service',
    description: 'Printed receipt or statement: serviceDate',
  },
  provider: {
    id: 'documents.paper.provider',
    defaultMessage: 'Provider',
    description: 'Printed receipt or statement: provider',
  },
  service: {
    id: 'documents.paper.service',
    defaultMessage: 'Service',
    description: 'Printed receipt or statement: service',
  },
  place: {
    id: 'documents.paper.place',
    defaultMessage: 'Place of service',
    description: 'Printed receipt or statement: place',
  },
  insurancePaid: {
    id: 'documents.paper.insurancePaid',
    defaultMessage: 'Insurance paid',
    description: 'Printed receipt or statement: insurancePaid',
  },
  charged: {
    id: 'documents.paper.charged',
    defaultMessage: 'Charged',
    description: 'Printed receipt or statement: charged',
  },
  adjusted: {
    id: 'documents.paper.adjusted',
    defaultMessage: 'Adjusted',
    description: 'Printed receipt or statement: adjusted',
  },
  payment: {
    id: 'documents.paper.payment',
    defaultMessage: 'Payment',
    description: 'Printed receipt or statement: payment',
  },
  summary: {
    id: 'documents.paper.summary',
    defaultMessage: 'Summary',
    description: 'Printed receipt or statement: summary',
  },
  paidOn: {
    id: 'documents.paper.paidOn',
    defaultMessage: 'Date of payment',
    description: 'Printed receipt or statement: paidOn',
  },
  amount: {
    id: 'documents.paper.amount',
    defaultMessage: 'Amount',
    description: 'Printed receipt or statement: amount',
  },
  refunded: {
    id: 'documents.paper.refunded',
    defaultMessage: 'Refunded',
    description: 'Printed receipt or statement: refunded',
  },
  kept: {
    id: 'documents.paper.kept',
    defaultMessage: 'Paid after refund',
    description: 'Printed receipt or statement: kept',
  },
  leftBalance: {
    id: 'documents.paper.leftBalance',
    defaultMessage: 'Balance left to pay on the day printed',
    description: 'Printed receipt: what is still owed to the practice',
  },
  leftSum: {
    id: 'documents.paper.leftSum',
    defaultMessage: 'Left to pay in all',
    description: 'Printed receipt: copay and balance together',
  },
  leftCopay: {
    id: 'documents.paper.leftCopay',
    defaultMessage: 'Copay left to pay for this visit',
    description: 'Printed receipt: what is still owed of the copay',
  },
  leftPlan: {
    id: 'documents.paper.leftPlan',
    defaultMessage: 'Left to pay in this plan',
    description: 'Printed receipt: what is still to be paid of the payment plan',
  },
  disputed: {
    id: 'documents.paper.disputed',
    defaultMessage: 'Bank dispute',
    description: 'Printed receipt or statement: dispute',
  },
  purpose: {
    id: 'documents.paper.purpose',
    defaultMessage: 'Payment for',
    description: 'Printed receipt or statement: purpose',
  },
  plan: {
    id: 'documents.paper.plan',
    defaultMessage: 'Payment plan',
    description: 'Printed receipt or statement: plan',
  },
  status: {
    id: 'documents.paper.status',
    defaultMessage: 'Status',
    description: 'Printed receipt or statement: status',
  },
  card: { id: 'documents.paper.card', defaultMessage: 'Card', description: 'Printed receipt or statement: card' },
  reference: {
    id: 'documents.paper.reference',
    defaultMessage: 'Reference',
    description: 'Printed receipt or statement: reference',
  },
  statementDate: {
    id: 'documents.paper.statementDate',
    defaultMessage: 'Statement date',
    description: 'Printed receipt or statement: statementDate',
  },
  total: {
    id: 'documents.paper.total',
    defaultMessage: 'Total due',
    description: 'Printed receipt or statement: total',
  },
  lines: { id: 'documents.paper.lines', defaultMessage: 'Details', description: 'Printed receipt or statement: lines' },
  noLines: {
    id: 'documents.paper.noLines',
    defaultMessage: 'This statement has no lines.',
    description: 'Printed receipt or statement: noLines',
  },
  date: { id: 'documents.paper.date', defaultMessage: 'Date', description: 'Printed receipt or statement: date' },
  description: {
    id: 'documents.paper.description',
    defaultMessage: 'Description',
    description: 'Printed receipt or statement: description',
  },
});

export const paperDisputesWords = defineMessages({
  open: {
    id: 'documents.paperDisputes.open',
    defaultMessage: 'The card’s bank was asked on {date} to return {amount}. It hasn’t decided yet.',
    description: 'Printed receipt or statement, disputes: open; amount, date',
  },
  won: {
    id: 'documents.paperDisputes.won',
    defaultMessage: 'The bank looked into {amount} of this payment. The payment counts as made.',
    description: 'Printed receipt or statement, disputes: won; amount',
  },
  lost: {
    id: 'documents.paperDisputes.lost',
    defaultMessage: 'The bank returned {amount} to the card. You may owe this amount again.',
    description: 'Printed receipt or statement, disputes: lost; amount',
  },
});

export const paperPhraseWords = defineMessages({
  cardEnding: {
    id: 'documents.paperPhrase.cardEnding',
    defaultMessage: '{brand} ending in {last4}',
    description: 'Printed receipt or statement; brand, last4',
  },
  questions: {
    id: 'documents.paperPhrase.questions',
    defaultMessage: 'Questions? Please call {practice}{phone, select, none {} other { at {phone}}}.',
    description: 'Printed receipt or statement; practice, phone',
  },
});

export const paperPurposesWords = defineMessages({
  balance: {
    id: 'documents.paperPurposes.balance',
    defaultMessage: 'Account balance',
    description: 'Printed receipt or statement, purposes: balance',
  },
  'check-in': {
    id: 'documents.paperPurposes.check-in',
    defaultMessage: 'Visit (check-in)',
    description: 'Printed receipt or statement, purposes: check-in',
  },
  'check-out': {
    id: 'documents.paperPurposes.check-out',
    defaultMessage: 'Visit (check-out)',
    description: 'Printed receipt or statement, purposes: check-out',
  },
  prepayment: {
    id: 'documents.paperPurposes.prepayment',
    defaultMessage: 'Prepayment for a visit',
    description: 'Printed receipt or statement, purposes: prepayment',
  },
  cancellation: {
    id: 'documents.paperPurposes.cancellation',
    defaultMessage: 'Cancellation fee',
    description: 'Printed receipt or statement, purposes: cancellation',
  },
  installment: {
    id: 'documents.paperPurposes.installment',
    defaultMessage: 'Payment plan',
    description: 'Printed receipt or statement, purposes: installment',
  },
  shop: {
    id: 'documents.paperPurposes.shop',
    defaultMessage: 'Shop',
    description: 'Printed receipt or statement, purposes: shop',
  },
});

export const paperStatusesWords = defineMessages({
  paid: {
    id: 'documents.paperStatuses.paid',
    defaultMessage: 'Paid',
    description: 'Printed receipt or statement, statuses: paid',
  },
  processing: {
    id: 'documents.paperStatuses.processing',
    defaultMessage: 'Being checked',
    description: 'Printed receipt or statement, statuses: processing',
  },
  declined: {
    id: 'documents.paperStatuses.declined',
    defaultMessage: 'Declined: nothing was charged',
    description: 'Printed receipt or statement, statuses: declined',
  },
  refunding: {
    id: 'documents.paperStatuses.refunding',
    defaultMessage: 'Refund on its way',
    description: 'Printed receipt or statement, statuses: refunding',
  },
  refunded: {
    id: 'documents.paperStatuses.refunded',
    defaultMessage: 'Refunded',
    description: 'Printed receipt or statement, statuses: refunded',
  },
  'part-refunded': {
    id: 'documents.paperStatuses.part-refunded',
    defaultMessage: 'Partly refunded',
    description: 'Printed receipt or statement, statuses: part-refunded',
  },
  voided: {
    id: 'documents.paperStatuses.voided',
    defaultMessage: 'Canceled: nothing was charged',
    description: 'Printed receipt or statement, statuses: voided',
  },
});
