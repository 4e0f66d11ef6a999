import { defineMessages } from '@portico/application/texts';

export const settledSubjectWords = defineMessages({
  not: {
    id: 'notifications.settledSubject.not',
    defaultMessage: 'Your payment to {practice} didn’t go through',
    description: 'Subject of the mail about a payment that was looked into; practice',
  },
  'booked-unpaid': {
    id: 'notifications.settledSubject.booked-unpaid',
    defaultMessage: 'Your visit at {practice} is booked, but not paid for',
    description: 'Subject of the mail about a payment that was looked into; practice',
  },
  'canceled-unpaid': {
    id: 'notifications.settledSubject.canceled-unpaid',
    defaultMessage: 'Your visit at {practice} is canceled',
    description: 'Subject of the mail about a payment that was looked into; practice',
  },
});

export const settledBeforeWords = defineMessages({
  not: {
    id: 'notifications.settledBefore.not',
    defaultMessage: 'We looked into your payment to {practice}: it didn’t go through, and your card wasn’t charged.',
    description: 'Mail about a payment that was looked into; practice',
  },
  'booked-unpaid': {
    id: 'notifications.settledBefore.booked-unpaid',
    defaultMessage:
      'Your visit at {practice} is booked. The payment for it didn’t go through, and your card wasn’t charged.',
    description: 'Mail about a payment that was looked into; practice',
  },
  'canceled-unpaid': {
    id: 'notifications.settledBefore.canceled-unpaid',
    defaultMessage: 'Your visit at {practice} is canceled. The cancellation fee couldn’t be charged to your card.',
    description: 'Mail about a payment that was looked into; practice',
  },
});

export const settledAfterWords = defineMessages({
  not: {
    id: 'notifications.settledAfter.not',
    defaultMessage: 'You can pay again at any time. If you have questions, please call your practice.',
    description: 'End of the mail about a payment that was looked into',
  },
  'booked-unpaid': {
    id: 'notifications.settledAfter.booked-unpaid',
    defaultMessage: 'Please call your practice about the payment.',
    description: 'End of the mail about a payment that was looked into',
  },
  'canceled-unpaid': {
    id: 'notifications.settledAfter.canceled-unpaid',
    defaultMessage: 'Your practice may contact you about the fee. If you have questions, please call your practice.',
    description: 'End of the mail about a payment that was looked into',
  },
});

export const settledTextWords = defineMessages({
  not: {
    id: 'notifications.settledText.not',
    defaultMessage: 'Your payment to {practice} didn’t go through; your card wasn’t charged.',
    description: 'Text message about a payment that was looked into; practice',
  },
  'booked-unpaid': {
    id: 'notifications.settledText.booked-unpaid',
    defaultMessage:
      'Your visit at {practice} is booked, but your payment didn’t go through. Please call your practice.',
    description: 'Text message about a payment that was looked into; practice',
  },
  'canceled-unpaid': {
    id: 'notifications.settledText.canceled-unpaid',
    defaultMessage: 'Your visit at {practice} is canceled. The cancellation fee couldn’t be charged to your card.',
    description: 'Text message about a payment that was looked into; practice',
  },
});

export const settledWords = defineMessages({
  pending: {
    id: 'notifications.settled.pending',
    defaultMessage: 'If your bank shows it as pending, it will disappear on its own.',
    description: 'Mail about a payment that was looked into',
  },
  action: {
    id: 'notifications.settled.action',
    defaultMessage: 'See my payments',
    description: 'Button of the mail about a payment that was looked into',
  },
});
