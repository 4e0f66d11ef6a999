import { defineMessages } from 'react-intl';

export const leftWords = defineMessages({
  plan: {
    id: 'leftToPay.row.plan',
    defaultMessage: 'Left to pay in this plan',
    description: 'Row of a receipt: an amount',
  },
  copay: {
    id: 'leftToPay.row.copay',
    defaultMessage: 'Copay left to pay for this visit',
    description: 'Row of a receipt: an amount',
  },
  sum: {
    id: 'leftToPay.row.sum',
    defaultMessage: 'Left to pay in all',
    description: 'Row of a receipt: the balance and the copay together; an amount',
  },
  balance: {
    id: 'leftToPay.row.balance',
    defaultMessage: 'Balance left to pay',
    description: 'Row of a receipt: an amount',
  },
});
