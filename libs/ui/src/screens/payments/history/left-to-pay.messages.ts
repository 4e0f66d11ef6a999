import { defineMessages } from 'react-intl';

export const leftWords = defineMessages({
  plan: {
    id: 'payments.left.plan',
    defaultMessage: 'Left to pay in this plan',
    description: 'Row of a receipt: an amount',
  },
  copay: {
    id: 'payments.left.copay',
    defaultMessage: 'Copay left to pay for this visit',
    description: 'Row of a receipt: an amount',
  },
  balance: {
    id: 'payments.left.balance',
    defaultMessage: 'Balance left to pay today',
    description: 'Row of a receipt: an amount',
  },
});
