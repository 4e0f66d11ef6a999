import type { BillPaper, ItemDetail, ItemStatus } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const billWords = defineMessages({
  about: {
    id: 'recordItems.bill.about',
    defaultMessage:
      'What providers billed to insurance, and what insurers say of it. What is owed to the practice is under Payments.',
    description: 'Above the claims of a record; Payments is a link beside it',
  },
  payments: {
    id: 'recordItems.bill.payments',
    defaultMessage: 'Go to Payments',
    description: 'Link below the words about claims',
  },
  made: {
    id: 'recordItems.bill.made',
    defaultMessage: 'Dated {date}',
    description: 'Claims: when the claim or the statement was made',
  },
});

/** What a paper is, before all else that is told of it. */
export const paperWords: Readonly<Record<BillPaper, Message>> = defineMessages({
  claim: {
    id: 'recordItems.bill.claim',
    defaultMessage: 'Claim: what a provider billed.',
    description: 'Claims: what kind of paper it is',
  },
  explanation: {
    id: 'recordItems.bill.explanation',
    defaultMessage: 'Explanation of benefits from an insurer. This isn’t a bill.',
    description: 'Claims: what kind of paper it is',
  },
});

export const billStatusWords: Readonly<Record<ItemStatus<'bills'>, Message>> = defineMessages({
  submitted: {
    id: 'recordItems.billStatus.submitted',
    defaultMessage: 'Submitted',
    description: 'Status of a claim or of what an insurer says of it',
  },
  waiting: {
    id: 'recordItems.billStatus.waiting',
    defaultMessage: 'Being processed',
    description: 'Status of a claim or of what an insurer says of it',
  },
  partial: {
    id: 'recordItems.billStatus.partial',
    defaultMessage: 'Partly processed',
    description: 'Status of a claim or of what an insurer says of it',
  },
  processed: {
    id: 'recordItems.billStatus.processed',
    defaultMessage: 'Processed',
    description: 'Status of a claim or of what an insurer says of it',
  },
  failed: {
    id: 'recordItems.billStatus.failed',
    defaultMessage: 'Couldn’t be processed',
    description: 'Status of a claim or of what an insurer says of it',
  },
  cancelled: {
    id: 'recordItems.billStatus.cancelled',
    defaultMessage: 'Canceled',
    description: 'Status of a claim or of what an insurer says of it',
  },
  unknown: {
    id: 'recordItems.billStatus.unknown',
    defaultMessage: 'Status not noted',
    description: 'Status of a claim or of what an insurer says of it',
  },
});

export const billDetailWords: Readonly<Record<Exclude<ItemDetail<'bills'>, 'paper'>, Message>> = defineMessages({
  biller: {
    id: 'recordItems.bill.biller',
    defaultMessage: 'Billed by: {text}',
    description: 'Claims: biller',
  },
  insurer: {
    id: 'recordItems.bill.insurer',
    defaultMessage: 'Insurer: {text}',
    description: 'Claims: insurer',
  },
  service: {
    id: 'recordItems.bill.service',
    defaultMessage: 'Also for: {text}',
    description: 'Claims: another service that was billed',
  },
  visit: {
    id: 'recordItems.bill.visit',
    defaultMessage: 'Visit: {text}',
    description: 'Claims: visit',
  },
  'visit-date': {
    id: 'recordItems.bill.visitDate',
    defaultMessage: 'Date of the visit: {text}',
    description: 'Claims: visit date',
  },
  billed: {
    id: 'recordItems.bill.billed',
    defaultMessage: 'Billed to insurance: {text}',
    description: 'Claims: billed',
  },
  allowed: {
    id: 'recordItems.bill.allowed',
    defaultMessage: 'Allowed by the insurer: {text}',
    description: 'Claims: what the insurer accepts of what was billed',
  },
  'insurer-paid': {
    id: 'recordItems.bill.insurerPaid',
    defaultMessage: 'Insurer paid: {text}',
    description: 'Claims: insurer paid',
  },
  'patient-part': {
    id: 'recordItems.bill.patientPart',
    defaultMessage: 'The patient’s part, as the insurer says: {text}',
    description: 'Claims: what the patient has to pay, as the insurer tells it',
  },
  deductible: {
    id: 'recordItems.bill.deductible',
    defaultMessage: 'Deductible: {text}',
    description: 'Claims: deductible',
  },
  copay: {
    id: 'recordItems.bill.copay',
    defaultMessage: 'Copay: {text}',
    description: 'Claims: copay',
  },
  coinsurance: {
    id: 'recordItems.bill.coinsurance',
    defaultMessage: 'Coinsurance: {text}',
    description: 'Claims: coinsurance',
  },
  'not-covered': {
    id: 'recordItems.bill.notCovered',
    defaultMessage: 'Not covered: {text}',
    description: 'Claims: not covered',
  },
  'patient-paid': {
    id: 'recordItems.bill.patientPaid',
    defaultMessage: 'The patient paid, as the insurer says: {text}',
    description: 'Claims: patient paid',
  },
  note: {
    id: 'recordItems.bill.note',
    defaultMessage: 'Note: {text}',
    description: 'Claims: note',
  },
});
