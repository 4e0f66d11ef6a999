import { defineMessages } from '@portico/application/texts';

export const receiptSubjectWords = defineMessages({
  paid: {
    id: 'notifications.receiptSubject.paid',
    defaultMessage: 'Receipt: {money} paid to {practice}',
    description: 'Subject of the mail about money; money, practice',
  },
  'looked-into': {
    id: 'notifications.receiptSubject.looked-into',
    defaultMessage: 'Your payment of {money} to {practice} went through',
    description: 'Subject of the mail about money; money, practice',
  },
  refunded: {
    id: 'notifications.receiptSubject.refunded',
    defaultMessage: 'Refund: {money} from {practice}',
    description: 'Subject of the mail about money; money, practice',
  },
  'returned-by-bank': {
    id: 'notifications.receiptSubject.returned-by-bank',
    defaultMessage: 'Your bank returned {money} from {practice}',
    description: 'Subject of the mail about money; money, practice',
  },
});

export const receiptBeforeWords = defineMessages({
  paid: {
    id: 'notifications.receiptBefore.paid',
    defaultMessage: 'Your payment to {practice} was made: {money}, from {card}.',
    description: 'Mail about money, before its reference; money, practice, card is its article and name',
  },
  'looked-into': {
    id: 'notifications.receiptBefore.looked-into',
    defaultMessage:
      'We looked into your payment to {practice}: it went through. Please don’t pay again. {money} was paid from {card}.',
    description: 'Mail about money, before its reference; money, practice, card is its article and name',
  },
  refunded: {
    id: 'notifications.receiptBefore.refunded',
    defaultMessage: '{practice} refunded {money} to {card}. It can take a few days to show up at your bank.',
    description: 'Mail about money, before its reference; money, practice, card is its article and name',
  },
  'returned-by-bank': {
    id: 'notifications.receiptBefore.returned-by-bank',
    defaultMessage:
      'After a dispute the bank returned {money}, paid to {practice}, to {card}. You may owe this amount again.',
    description: 'Mail about money, before its reference; money, practice, card is its article and name',
  },
});

export const receiptTextWords = defineMessages({
  paid: {
    id: 'notifications.receiptText.paid',
    defaultMessage: '{money} was paid from {card}.',
    description:
      'Text message about money, after the name of the practice and a colon; money, card is its article and name',
  },
  'looked-into': {
    id: 'notifications.receiptText.looked-into',
    defaultMessage: 'your payment of {money} went through. Please don’t pay again.',
    description:
      'Text message about money, after the name of the practice and a colon; money, card is its article and name',
  },
  refunded: {
    id: 'notifications.receiptText.refunded',
    defaultMessage: '{money} was refunded to {card}.',
    description:
      'Text message about money, after the name of the practice and a colon; money, card is its article and name',
  },
  'returned-by-bank': {
    id: 'notifications.receiptText.returned-by-bank',
    defaultMessage: 'the bank returned {money} to {card}.',
    description:
      'Text message about money, after the name of the practice and a colon; money, card is its article and name',
  },
});

export const receiptWords = defineMessages({
  card: {
    id: 'notifications.receipt.card',
    defaultMessage:
      'the {wallet, select, none {} other {{wallet} }}card{last4, select, none {} other { ending in {last4}}}',
    description:
      'A card with its article; wallet is “none” or a name such as Apple Pay, last4 is “none” or four digits',
  },
  reference: {
    id: 'notifications.receipt.reference',
    defaultMessage: 'Reference: {reference}',
    description: 'Line of the mail about money; reference',
  },
  leftBalance: {
    id: 'notifications.receipt.leftBalance',
    defaultMessage: 'Balance left to pay: {left}',
    description: 'Line of the mail about a payment; left is an amount',
  },
  leftSum: {
    id: 'notifications.receipt.leftSum',
    defaultMessage: 'Left to pay in all: {left}',
    description: 'Line of the mail about a payment, below copay and balance; left is their sum',
  },
  leftCopay: {
    id: 'notifications.receipt.leftCopay',
    defaultMessage: 'Copay left to pay for this visit: {left}',
    description: 'Line of the mail about a payment; left is an amount',
  },
  leftPlan: {
    id: 'notifications.receipt.leftPlan',
    defaultMessage: 'Left to pay in this plan: {left}',
    description: 'Line of the mail about a payment; left is an amount',
  },
  action: {
    id: 'notifications.receipt.action',
    defaultMessage: 'See my payments',
    description: 'Button of the mail about money',
  },
  after: {
    id: 'notifications.receipt.after',
    defaultMessage: 'If you have questions, please call your practice and give this reference number.',
    description: 'End of the mail about money',
  },
});
