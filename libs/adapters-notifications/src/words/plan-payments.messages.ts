import { defineMessages } from '@portico/application/texts';

export const paymentDueWords = defineMessages({
  subject: {
    id: 'notifications.paymentDue.subject',
    defaultMessage: '{amount} on {day}: your payment plan at {practice}',
    description: 'Subject of the mail about a payment of a plan that is coming; amount, day, practice',
  },
  before: {
    id: 'notifications.paymentDue.before',
    defaultMessage:
      'On {day} the next payment of your plan at {practice} is made by itself: {amount}{card, select, none {} other {, from the card ending in {card}}}.',
    description: 'Mail, before its button about a payment of a plan that is coming; day, practice, amount, card',
  },
  action: {
    id: 'notifications.paymentDue.action',
    defaultMessage: 'See my payments',
    description: 'Button of the mail about a payment of a plan that is coming',
  },
  after: {
    id: 'notifications.paymentDue.after',
    defaultMessage: 'You need not do anything. To change the plan or its card, please do so before that day.',
    description: 'Mail, after its button about a payment of a plan that is coming',
  },
  text: {
    id: 'notifications.paymentDue.text',
    defaultMessage: '{practice}: {amount} of your payment plan is paid on {day}. {link}',
    description: 'Text message about a payment of a plan that is coming; practice, amount, day, link',
  },
});

export const installmentPaidWords = defineMessages({
  subject: {
    id: 'notifications.installmentPaid.subject',
    defaultMessage: 'Paid: {amount} to {practice}',
    description: 'Subject of the mail about a payment of a plan that was made; amount, practice',
  },
  before: {
    id: 'notifications.installmentPaid.before',
    defaultMessage: 'The payment of your plan at {practice} was made: {amount}, from the card ending in {last4}.',
    description: 'Mail, before its button about a payment of a plan that was made; practice, amount, last4',
  },
  action: {
    id: 'notifications.installmentPaid.action',
    defaultMessage: 'See my receipt',
    description: 'Button of the mail about a payment of a plan that was made',
  },
  after: {
    id: 'notifications.installmentPaid.after',
    defaultMessage: 'If you have questions, please call your practice.',
    description: 'Mail, after its button about a payment of a plan that was made',
  },
  text: {
    id: 'notifications.installmentPaid.text',
    defaultMessage: '{practice}: {amount} of your payment plan was paid. {link}',
    description: 'Text message about a payment of a plan that was made; practice, amount, link',
  },
});

export const installmentDeclinedWords = defineMessages({
  subject: {
    id: 'notifications.installmentDeclined.subject',
    defaultMessage: 'Your payment to {practice} was declined',
    description: 'Subject of the mail about a payment of a plan that was declined; practice',
  },
  before: {
    id: 'notifications.installmentDeclined.before',
    defaultMessage: 'The bank declined the payment of your plan at {practice}: {amount}. Nothing was charged.',
    description: 'Mail, before its button about a payment of a plan that was declined; practice, amount',
  },
  before2: {
    id: 'notifications.installmentDeclined.before2',
    defaultMessage:
      'We do not try it again by ourselves. Please choose another card for the plan, and pay this payment there.',
    description: 'Mail, before its button about a payment of a plan that was declined',
  },
  before3: {
    id: 'notifications.installmentDeclined.before3',
    defaultMessage: 'We try again on {retry}. You can choose another card for the plan before that day.',
    description: 'Mail, before its button about a payment of a plan that was declined; retry',
  },
  action: {
    id: 'notifications.installmentDeclined.action',
    defaultMessage: 'Choose another card',
    description: 'Button of the mail about a payment of a plan that was declined',
  },
  after: {
    id: 'notifications.installmentDeclined.after',
    defaultMessage: 'If you have questions, please call your practice.',
    description: 'Mail, after its button about a payment of a plan that was declined',
  },
  text: {
    id: 'notifications.installmentDeclined.text',
    defaultMessage: '{practice}: {amount} of your plan was declined, not charged. Another card: {link}',
    description: 'Text message about a payment of a plan that was declined; practice, amount, link',
  },
});

export const installmentByHandWords = defineMessages({
  subject: {
    id: 'notifications.installmentByHand.subject',
    defaultMessage: 'Please make your payment to {practice}',
    description: 'Subject of the mail about a payment of a plan that the person makes; practice',
  },
  before: {
    id: 'notifications.installmentByHand.before',
    defaultMessage:
      'The payment of your plan at {practice}, {amount}, was not made by itself: it is beyond what you let the plan take, or the practice cannot take it online now. Nothing was charged.',
    description: 'Mail, before its button about a payment of a plan that the person makes; practice, amount',
  },
  action: {
    id: 'notifications.installmentByHand.action',
    defaultMessage: 'Pay it myself',
    description: 'Button of the mail about a payment of a plan that the person makes',
  },
  after: {
    id: 'notifications.installmentByHand.after',
    defaultMessage: 'If you have questions, please call your practice.',
    description: 'Mail, after its button about a payment of a plan that the person makes',
  },
  text: {
    id: 'notifications.installmentByHand.text',
    defaultMessage: '{practice}: {amount} of your plan was not paid by itself. Please pay: {link}',
    description: 'Text message about a payment of a plan that the person makes; practice, amount, link',
  },
});
