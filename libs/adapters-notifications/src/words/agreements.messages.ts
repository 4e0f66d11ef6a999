import { defineMessages } from '@portico/application/texts';

export const planAgreedWords = defineMessages({
  subject: {
    id: 'notifications.planAgreed.subject',
    defaultMessage: 'Your payment plan at {practice}',
    description: 'Subject of the mail about a new payment plan; practice',
  },
  subjectChanged: {
    id: 'notifications.planAgreed.subjectChanged',
    defaultMessage: 'Your payment plan at {practice} was changed',
    description: 'Subject of the mail about a changed payment plan; practice',
  },
  before: {
    id: 'notifications.planAgreed.before',
    defaultMessage:
      'This is what you agreed to: {total} in {count, plural, one {# payment} other {# payments}}, the first on {first}, from the card ending in {last4}.',
    description: 'Mail about a payment plan, before its terms; total, count, day of the first payment, last4',
  },
  version: {
    id: 'notifications.planAgreed.version',
    defaultMessage: 'These terms are version {version}.',
    description: 'Under the terms that were agreed to; version',
  },
  action: {
    id: 'notifications.planAgreed.action',
    defaultMessage: 'See my plan',
    description: 'Button of the mail about a payment plan',
  },
  after: {
    id: 'notifications.planAgreed.after',
    defaultMessage: 'Please keep this message. If you didn’t do this, please call your practice.',
    description: 'End of the mail about a payment plan or a card on file',
  },
  text: {
    id: 'notifications.planAgreed.text',
    defaultMessage: '{practice}: your payment plan of {total} is set. {link}',
    description: 'Text message about a payment plan; practice, total, link',
  },
});

export const cardAgreedWords = defineMessages({
  subject: {
    id: 'notifications.cardAgreed.subject',
    defaultMessage: 'Your card on file at {practice}',
    description: 'Subject of the mail about a card on file; practice',
  },
  before: {
    id: 'notifications.cardAgreed.before',
    defaultMessage: 'We saved your card ending in {last4}. This is what you agreed to:',
    description: 'Mail about a card on file, before its terms; last4',
  },
  action: {
    id: 'notifications.cardAgreed.action',
    defaultMessage: 'See my cards',
    description: 'Button of the mail about a card on file',
  },
  text: {
    id: 'notifications.cardAgreed.text',
    defaultMessage: '{practice}: your card ending in {last4} is saved. {link}',
    description: 'Text message about a card on file; practice, last4, link',
  },
});

export const cardExpiringWords = defineMessages({
  subject: {
    id: 'notifications.cardExpiring.subject',
    defaultMessage: 'Your card for the payment plan at {practice} expires soon',
    description: 'Subject of the mail about a card that expires; practice',
  },
  before: {
    id: 'notifications.cardExpiring.before',
    defaultMessage:
      'The card ending in {last4} expires {until}, and your payment plan at {practice} has payments after that. Choose another card for the plan, so that no payment is declined.',
    description: 'Mail about a card that expires; last4, until such as 03/2027, practice',
  },
  action: {
    id: 'notifications.cardExpiring.action',
    defaultMessage: 'Choose another card',
    description: 'Button of the mail about a card that expires',
  },
  after: {
    id: 'notifications.cardExpiring.after',
    defaultMessage: 'If your bank sent you a new card, add it and choose it for the plan.',
    description: 'End of the mail about a card that expires',
  },
  text: {
    id: 'notifications.cardExpiring.text',
    defaultMessage: '{practice}: the card ending in {last4} for your plan expires {until}. Choose another: {link}',
    description: 'Text message about a card that expires; practice, last4, until, link',
  },
});
