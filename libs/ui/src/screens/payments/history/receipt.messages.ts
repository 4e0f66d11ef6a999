import { defineMessages } from 'react-intl';

export const receiptViewWords = defineMessages({
  loading: { id: 'payments.receipt.loading', defaultMessage: 'Loading the receipt…', description: 'Said meanwhile' },
  service: {
    id: 'payments.receipt.service',
    defaultMessage: 'Service',
    description: 'Row of the receipt: what kind of visit',
  },
  serviceDate: {
    id: 'payments.receipt.serviceDate',
    defaultMessage: 'Date of service',
    description: 'Row of the receipt: when the visit is or was',
  },
  provider: { id: 'payments.receipt.provider', defaultMessage: 'Provider', description: 'Row of the receipt' },
  place: {
    id: 'payments.receipt.place',
    defaultMessage: 'Place of service',
    description: 'Row of the receipt: office and address of the visit',
  },
  address: {
    id: 'payments.receipt.address',
    defaultMessage: 'Address',
    description: 'Row of the receipt: of the practice',
  },
  taxId: {
    id: 'payments.receipt.taxId',
    defaultMessage: 'Tax ID (EIN)',
    description: 'Row of the receipt: of the practice, for tax and health accounts',
  },
  visit: {
    id: 'payments.receipt.visit',
    defaultMessage: 'See this visit',
    description: 'Link from a receipt to the page of the visit',
  },
  print: { id: 'payments.receipt.print', defaultMessage: 'Print', description: 'Button' },
  pdf: { id: 'payments.receipt.pdf', defaultMessage: 'Download PDF', description: 'Button that saves the receipt' },
  date: { id: 'payments.receipt.date', defaultMessage: 'Date', description: 'Row of the receipt' },
  refunded: {
    id: 'payments.receipt.refunded',
    defaultMessage: 'Refunded',
    description: 'Row of the receipt: what went back',
  },
  purpose: {
    id: 'payments.receipt.purpose',
    defaultMessage: 'Payment for',
    description: 'Row of the receipt: what was paid',
  },
  plan: {
    id: 'payments.receipt.plan',
    defaultMessage: 'Payment plan',
    description: 'Row of the receipt: name of the plan',
  },
  bought: {
    id: 'payments.receipt.bought',
    defaultMessage: 'What you bought',
    description: 'Heading above the lines of a shop order',
  },
  card: { id: 'payments.receipt.card', defaultMessage: 'Card', description: 'Row of the receipt' },
  reference: {
    id: 'payments.receipt.reference',
    defaultMessage: 'Reference',
    description: 'Row of the receipt: by which the practice finds it',
  },
  patient: { id: 'payments.receipt.patient', defaultMessage: 'Patient', description: 'Row of the receipt' },
  practice: { id: 'payments.receipt.practice', defaultMessage: 'Practice', description: 'Row of the receipt' },
  phone: { id: 'payments.receipt.phone', defaultMessage: 'Phone', description: 'Row of the receipt: of the practice' },
});
