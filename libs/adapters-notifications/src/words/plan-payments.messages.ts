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
      'On {day} we’ll charge the next payment of your plan at {practice} automatically: {amount}{card, select, none {} other {, from the card ending in {card}}}.',
    description: 'Mail, before its button about a payment of a plan that is coming; day, practice, amount, card',
  },
  action: {
    id: 'notifications.paymentDue.action',
    defaultMessage: 'See my payments',
    description: 'Button of the mail about a payment of a plan that is coming',
  },
  after: {
    id: 'notifications.paymentDue.after',
    defaultMessage: 'You don’t need to do anything. To change the plan or its card, do so before that day.',
    description: 'Mail, after its button about a payment of a plan that is coming',
  },
  text: {
    id: 'notifications.paymentDue.text',
    defaultMessage: '{practice}: {amount} of your payment plan will be charged on {day}. {link}',
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
      'We won’t try it again automatically. Choose another card for the plan, and make this payment there.',
    description: 'Mail, before its button about a payment of a plan that was declined',
  },
  before3: {
    id: 'notifications.installmentDeclined.before3',
    defaultMessage: 'We’ll try again on {retry}. You can choose another card for the plan before that day.',
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
    defaultMessage: '{practice}: your plan payment of {amount} was declined, not charged. Another card: {link}',
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
      'We couldn’t charge this payment of your plan at {practice} automatically: {amount}. It is over the limit you set, or the practice can’t take online payments right now. Nothing was charged.',
    description: 'Mail, before its button about a payment of a plan that the person makes; practice, amount',
  },
  action: {
    id: 'notifications.installmentByHand.action',
    defaultMessage: 'Pay now',
    description: 'Button of the mail about a payment of a plan that the person makes',
  },
  after: {
    id: 'notifications.installmentByHand.after',
    defaultMessage: 'If you have questions, please call your practice.',
    description: 'Mail, after its button about a payment of a plan that the person makes',
  },
  text: {
    id: 'notifications.installmentByHand.text',
    defaultMessage: '{practice}: we couldn’t charge {amount} of your plan. Pay now: {link}',
    description: 'Text message about a payment of a plan that the person makes; practice, amount, link',
  },
});
