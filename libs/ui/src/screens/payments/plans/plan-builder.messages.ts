import type { PlanMistake } from '@portico/application/payments';
import type { Frequency, PlanLimitBroken } from '@portico/domain/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const planWords = defineMessages({
  option: {
    id: 'planBuilder.plan.option',
    defaultMessage: 'Plan',
    description: 'Legend of the choice between a new plan and one that is there',
  },
  new: { id: 'planBuilder.plan.new', defaultMessage: 'New plan', description: 'Choice' },
  existing: { id: 'planBuilder.plan.existing', defaultMessage: 'Add to an existing plan', description: 'Choice' },
  pick: { id: 'planBuilder.plan.pick', defaultMessage: 'Existing plans', description: 'Legend of the list of plans' },
  left: {
    id: 'planBuilder.plan.left',
    defaultMessage: '{count, plural, one {# payment left} other {# payments left}}, {amount} in all',
    description: 'Below a plan: payments that are left and their sum',
  },
  cardOver: {
    id: 'planBuilder.plan.cardOver',
    defaultMessage: 'The card for this plan has expired. Change it first.',
    description: 'Below a plan that cannot be picked',
  },
  amount: {
    id: 'planBuilder.plan.amount',
    defaultMessage: 'Amount in the plan',
    description: 'Label: how much is put into the plan',
  },
  amountHint: { id: 'planBuilder.plan.amountHint', defaultMessage: 'Up to {maximum}', description: 'Below it' },
  name: { id: 'planBuilder.plan.name', defaultMessage: 'Name of the plan', description: 'Label' },
  frequency: {
    id: 'planBuilder.plan.frequency',
    defaultMessage: 'How often',
    description: 'Legend of weekly or monthly',
  },
  dayOfWeek: { id: 'planBuilder.plan.dayOfWeek', defaultMessage: 'Day of the week', description: 'Label of a list' },
  dayOfMonth: { id: 'planBuilder.plan.dayOfMonth', defaultMessage: 'Day of the month', description: 'Label of a list' },
  dayOfMonthHint: {
    id: 'planBuilder.plan.dayOfMonthHint',
    defaultMessage: 'In a shorter month, its last day.',
    description: 'Below a day above 28',
  },
  months: {
    id: 'planBuilder.plan.months',
    defaultMessage: 'Number of months',
    description: 'Label: how many monthly payments',
  },
  weeks: {
    id: 'planBuilder.plan.weeks',
    defaultMessage: 'Number of weeks',
    description: 'Label: how many weekly payments',
  },
  countHint: {
    id: 'planBuilder.plan.countHint',
    defaultMessage: 'From 2 to {most}',
    description: 'Below it: the most that the practice allows',
  },
  monthly: {
    id: 'planBuilder.plan.monthly',
    defaultMessage: 'Monthly payment',
    description: 'Label: how much each month',
  },
  weekly: { id: 'planBuilder.plan.weekly', defaultMessage: 'Weekly payment', description: 'Label: how much each week' },
  paymentHint: { id: 'planBuilder.plan.paymentHint', defaultMessage: 'At least {least}', description: 'Below it' },
  presets: {
    id: 'planBuilder.plan.presets',
    defaultMessage: 'Usual plans',
    description: 'Name of the group of buttons that choose how many months a plan takes',
  },
  preset: {
    id: 'planBuilder.plan.preset',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'One of those buttons',
  },
  either: {
    id: 'planBuilder.plan.either',
    defaultMessage: 'Enter one of the two. We’ll calculate the other.',
    description: 'Above the count and the payment',
  },
  countChanged: {
    id: 'planBuilder.plan.countChanged',
    defaultMessage:
      '{count, plural, one {After rounding, you need only # payment.} other {After rounding, you need only # payments.}}',
    description: 'Below a typed count that rounding made smaller',
  },
  total: { id: 'planBuilder.plan.total', defaultMessage: 'Total of the plan', description: 'Beside an amount' },
  payments: {
    id: 'planBuilder.plan.payments',
    defaultMessage: '{count, plural, one {# payment} other {# payments}} of {amount}',
    description: 'The plan in numbers',
  },
  last: {
    id: 'planBuilder.plan.last',
    defaultMessage: 'Last payment: {amount}',
    description: 'Where it differs from the others',
  },
  first: {
    id: 'planBuilder.plan.first',
    defaultMessage: 'First payment on {date}',
    description: 'The first day of the plan',
  },
  schedule: {
    id: 'planBuilder.plan.schedule',
    defaultMessage: 'Every payment',
    description: 'Opens the list of payments and days',
  },
  scheduleName: {
    id: 'planBuilder.plan.scheduleName',
    defaultMessage: 'Payments of the plan',
    description: 'Name of that table',
  },
  number: {
    id: 'planBuilder.plan.number',
    defaultMessage: 'No.',
    description: 'Column of the table: number of the payment',
  },
  date: { id: 'planBuilder.plan.date', defaultMessage: 'Date', description: 'Column of the table' },
  sum: { id: 'planBuilder.plan.sum', defaultMessage: 'Amount', description: 'Column of the table' },
  limits: {
    id: 'planBuilder.plan.limits',
    defaultMessage: 'Limits for automatic payments',
    description: 'Opens two fields',
  },
  cap: {
    id: 'planBuilder.plan.cap',
    defaultMessage: 'Ask me before charging more than',
    description: 'Label: the largest amount that is taken without asking',
  },
  until: {
    id: 'planBuilder.plan.until',
    defaultMessage: 'Don’t charge automatically after',
    description: 'Label: the last day on which the plan takes money by itself',
  },
  optional: {
    id: 'planBuilder.plan.optional',
    defaultMessage: 'Optional',
    description: 'Below a field that may stay empty',
  },
  terms: { id: 'planBuilder.plan.terms', defaultMessage: 'Terms of the plan', description: 'Heading above the terms' },
  agree: {
    id: 'planBuilder.plan.agree',
    defaultMessage: 'I agree to the terms of the plan',
    description: 'Box that must be ticked',
  },
  fixedCount: {
    id: 'planBuilder.plan.fixedCount',
    defaultMessage: 'One payment is left. You can change the card and the name.',
    description: 'In place of the count where a plan has one payment left',
  },
});

export const frequencyWords: Readonly<Record<Frequency, Message>> = defineMessages({
  weekly: { id: 'planBuilder.frequency.weekly', defaultMessage: 'Weekly', description: 'How often a plan is paid' },
  monthly: { id: 'planBuilder.frequency.monthly', defaultMessage: 'Monthly', description: 'How often a plan is paid' },
});

/** `month high`, `week high` and so on, as sentences (`MON-110` to `MON-115`). */
export const limitWords: Readonly<Record<Frequency, Readonly<Record<PlanLimitBroken['kind'], Message>>>> = {
  monthly: defineMessages({
    'count-high': {
      id: 'planBuilder.monthLimit.count-high',
      defaultMessage: 'The number of months cannot be more than {limit}',
      description: 'Below the number of months; exact text in English',
    },
    'count-low': {
      id: 'planBuilder.monthLimit.count-low',
      defaultMessage: 'The number of months must be more than {limit}',
      description: 'Below the number of months',
    },
    'payment-low': {
      id: 'planBuilder.monthLimit.payment-low',
      defaultMessage: 'The monthly payment must be at least {limit}',
      description: 'Below the monthly payment; an amount',
    },
  }),
  weekly: defineMessages({
    'count-high': {
      id: 'planBuilder.weekLimit.count-high',
      defaultMessage: 'The number of weeks cannot be more than {limit}',
      description: 'Below the number of weeks',
    },
    'count-low': {
      id: 'planBuilder.weekLimit.count-low',
      defaultMessage: 'The number of weeks must be more than {limit}',
      description: 'Below the number of weeks',
    },
    'payment-low': {
      id: 'planBuilder.weekLimit.payment-low',
      defaultMessage: 'The weekly payment must be at least {limit}',
      description: 'Below the weekly payment; an amount',
    },
  }),
};

type Worded = 'above-cap' | 'amount-between' | 'not-offered' | 'name-missing' | 'cap-low' | 'until-early';

export const planMistakeWords: Readonly<Record<Extract<PlanMistake['kind'], Worded>, Message>> = defineMessages({
  'amount-between': {
    id: 'planBuilder.planMistake.amount-between',
    defaultMessage: 'Enter an amount more than {above} and less than {below}.',
    description: 'Below what is added to a plan',
  },
  'not-offered': {
    id: 'planBuilder.planMistake.not-offered',
    defaultMessage: 'The practice doesn’t offer a plan for this amount.',
    description: 'Below the amount of a plan',
  },
  'name-missing': {
    id: 'planBuilder.planMistake.name-missing',
    defaultMessage: 'Enter a name.',
    description: 'Below the name of a plan',
  },
  'above-cap': {
    id: 'planBuilder.planMistake.above-cap',
    defaultMessage:
      'The limit for automatic payments of this plan is {limit}. Choose a smaller payment, or raise the limit in the plan first.',
    description: 'Below the payment of a plan that something is added to',
  },
  'cap-low': {
    id: 'planBuilder.planMistake.cap-low',
    defaultMessage: 'Each payment is {limit}, so this limit must not be less.',
    description: 'Below the largest amount that is taken without asking',
  },
  'until-early': {
    id: 'planBuilder.planMistake.until-early',
    defaultMessage: 'The first payment is on {limit}. Choose that day or a later one.',
    description: 'Below the last day of automatic payments',
  },
});

export const planCountWords = defineMessages({
  whole: {
    id: 'planBuilder.planCount.whole',
    defaultMessage: 'Enter a whole number.',
    description: 'Below the number of months or weeks',
  },
});
