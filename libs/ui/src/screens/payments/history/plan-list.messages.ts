import { defineMessages } from 'react-intl';

export const planListWords = defineMessages({
  title: { id: 'payments.plans.title', defaultMessage: 'Payment plans', description: 'Heading of the plans' },
  paidOf: {
    id: 'payments.plans.paidOf',
    defaultMessage: '{paid} of {total} paid',
    description: 'How far a plan is; two amounts',
  },
  next: {
    id: 'payments.plans.next',
    defaultMessage: 'Next payment: {amount} on {date}',
    description: 'Which payment of a plan comes next',
  },
  left: {
    id: 'payments.plans.left',
    defaultMessage: '{count, plural, one {# payment left} other {# payments left}}',
    description: 'How many payments of a plan are left',
  },
  cardExpired: {
    id: 'payments.plans.cardExpired',
    defaultMessage:
      'The card for this plan has expired or was removed. Choose another one so we can charge the next payment.',
    description: 'Warning on a plan',
  },
  cardExpiresFirst: {
    id: 'payments.plans.cardExpiresFirst',
    defaultMessage: 'The card for this plan expires before the next payment. Choose another one.',
    description: 'Warning on a plan',
  },
  chooseCard: {
    id: 'payments.plans.chooseCard',
    defaultMessage: 'Choose another card',
    description: 'Link below that warning',
  },
  overdue: {
    id: 'payments.plans.overdue',
    defaultMessage: 'We couldn’t charge {amount} automatically. Pay it here.',
    description: 'Warning on a plan: payments that failed; amount',
  },
  payOverdue: { id: 'payments.plans.payOverdue', defaultMessage: 'Pay now', description: 'Link below that warning' },
  oneTimeOn: {
    id: 'payments.plans.oneTimeOn',
    defaultMessage: 'One-time payment: {amount} on {date}',
    description: 'A payment that the patient put into the plan',
  },
  change: { id: 'payments.plans.change', defaultMessage: 'Change', description: 'Link to the change of that payment' },
  changeNamed: {
    id: 'payments.plans.changeNamed',
    defaultMessage: 'Change the one-time payment of {amount} on {date}',
    description: 'The same link for screen readers; begins with its word',
  },
  refunded: {
    id: 'payments.plans.refunded',
    defaultMessage: 'Of this, {amount} was refunded to the card.',
    description: 'Below what was paid on a plan: what went back; amount',
  },
  edit: { id: 'payments.plans.edit', defaultMessage: 'Edit plan', description: 'Link to the change of a plan' },
  editNamed: {
    id: 'payments.plans.editNamed',
    defaultMessage: 'Edit plan {plan}',
    description: 'The same link for screen readers',
  },
  oneTime: {
    id: 'payments.plans.oneTime',
    defaultMessage: 'One-time payment',
    description: 'Link to paying more on a plan',
  },
  oneTimeNamed: {
    id: 'payments.plans.oneTimeNamed',
    defaultMessage: 'One-time payment on {plan}',
    description: 'The same link for screen readers',
  },
  cancel: {
    id: 'payments.plans.cancel',
    defaultMessage: 'Cancel plan',
    description: 'Button that ends a plan, after a question',
  },
  cancelNamed: {
    id: 'payments.plans.cancelNamed',
    defaultMessage: 'Cancel plan {plan}',
    description: 'The same button for screen readers',
  },
  cancelTitle: {
    id: 'payments.plans.cancelTitle',
    defaultMessage: 'Cancel this plan?',
    description: 'Title of the question',
  },
  cancelBody: {
    id: 'payments.plans.cancelBody',
    defaultMessage:
      'The rest of “{plan}”, {amount}, goes back to the balance and won’t be charged automatically. What was paid stays paid.',
    description: 'The question; name of the plan, amount that is left',
  },
  keep: { id: 'payments.plans.keep', defaultMessage: 'Keep the plan', description: 'Button: nothing changes' },
  cancelled: {
    id: 'payments.plans.cancelled',
    defaultMessage: '“{plan}” is canceled. {amount} went back to the balance.',
    description: 'Said after a plan was cancelled; its name, an amount',
  },
  notCanceled: {
    id: 'payments.plans.notCanceled',
    defaultMessage: 'We couldn’t cancel the plan because it changed while you were away. Here is the current plan.',
    description: 'Said where a plan was not cancelled',
  },
  past: {
    id: 'payments.plans.past',
    defaultMessage: 'Earlier plans',
    description: 'Opens the list of plans that are over',
  },
  completed: { id: 'payments.plans.completed', defaultMessage: 'Paid off', description: 'Status of a plan' },
  ended: { id: 'payments.plans.ended', defaultMessage: 'Canceled', description: 'Status of a plan' },
  progress: {
    id: 'payments.plans.progress',
    defaultMessage: 'Paid so far',
    description: 'Name of the progress bar of a plan',
  },
});
