import type { PaymentContextKind } from '@portico/application/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

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
    description: 'Heading above the copay',
  },
  earlierBalance: {
    id: 'makePayment.screen.earlierBalance',
    defaultMessage: 'Earlier balance',
    description: 'Below the copay of a visit, beside an amount: what is due from before',
  },
  dueInAll: {
    id: 'makePayment.screen.dueInAll',
    defaultMessage: 'Due in all',
    description: 'Beside the sum of the copay of a visit and the earlier balance',
  },
});
