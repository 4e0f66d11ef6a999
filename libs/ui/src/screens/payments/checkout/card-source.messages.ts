import { defineMessages } from 'react-intl';

export const cardSourceWords = defineMessages({
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
