import type { AgreementView, PlanOffer, PlanView } from '@portico/application/payments';
import type { Cents } from '@portico/domain/kernel';
import {
  agreementChanges,
  defaultCalendars,
  type BalanceRange,
  type PlanCalendar,
  type PlanSettings,
  type Weekday,
} from '@portico/domain/payments';
import { agreedCard, agreementParts } from './cards.codec.ts';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { lineItem } from './line-items.codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, id, mark, maybe, money, oneOf } from './scalars.ts';

interface WireCalendar {
  readonly frequencyCode: 'weekly' | 'monthly';
  readonly dayOfWeek: number;
  readonly dayOfMonth: number;
}

/** Only the day of the frequency counts; the other one is the usual (`MON-081`). */
const calendar: Codec<PlanCalendar, WireCalendar> = codec(
  (value) => ({
    frequencyCode: value.frequency,
    dayOfWeek: value.frequency === 'weekly' ? value.dayOfWeek : defaultCalendars.weekly.dayOfWeek,
    dayOfMonth: value.frequency === 'monthly' ? value.dayOfMonth : defaultCalendars.monthly.dayOfMonth,
  }),
  ({ frequencyCode: frequency, dayOfWeek, dayOfMonth }) =>
    frequency === 'weekly' ? { frequency, dayOfWeek: dayOfWeek as Weekday } : { frequency, dayOfMonth },
);

export const oneTimePayment = record<PlanView['oneTimePayments'][number]>()({
  id: id('id'),
  amount: field('paymentAmount', money),
  date: field('paymentDate', day),
});

const autopay = { cap: maybe('autopayCap', money), until: maybe('autopayUntil', day) } as const;

const planFields = record<PlanView>()({
  id: id('id'),
  name: 'planName',
  practice: field('practice', record<PlanView['practice']>()({ id: id('practice_id'), name: 'practice_name' })),
  status: field('status', oneOf(['active', 'completed', 'cancelled'])),
  calendar: flat(calendar),
  payment: field('monthlyPayment', money),
  total: field('total', money),
  original: { total: field('originalAmount', money), count: 'originalInstallments' },
  paid: field('paid', money),
  refunded: maybe('refunded', money),
  remaining: field('remaining', money),
  plannable: field('plannable', money),
  paymentsMade: 'installmentPaid',
  paymentsLeft: 'numberOfMonths',
  next: maybe(
    'nextPayment',
    record<NonNullable<PlanView['next']>>()({ date: field('date', day), amount: field('amount', money) }),
  ),
  card: id('cardId'),
  cardExpired: 'planCardExpired',
  cardExpiresFirst: field('planCardExpiresFirst', mark),
  oneTimePayments: field('oneTimePayments', list(oneTimePayment)),
  overdue: field('overdue', money),
  autopay,
});

/** What the contract says of a plan beside what the portal reads: doubles, and constants of a plan that was made. */
const doubles = (view: PlanView) => ({
  currentPlan: view.status === 'active',
  option: 'existing',
  agreeToTerms: true,
  installments: view.paymentsMade + view.paymentsLeft,
  paymentsMade: view.paymentsMade,
  lineItems: [view.original.total, view.total - view.original.total]
    .filter((amount) => amount !== 0)
    .map((amount) => lineItem.write({ description: view.name, amount: amount as Cents })),
  paymentMethod: 'cardOnFile',
});

export const plan: Codec<
  PlanView,
  Written<typeof planFields> & ReturnType<typeof doubles>,
  Read<typeof planFields>
> = codec((view) => ({ ...planFields.write(view), ...doubles(view) }), planFields.read);

const duration = record<BalanceRange['maxDuration']>()({
  value: 'value',
  interval: field('interval', oneOf(['weeks', 'months'])),
});

const range = record<BalanceRange>()({
  minBalance: field('min_balance', money),
  maxBalance: field('max_balance', money),
  maxDuration: field('max_duration', duration),
  minimumPayment: field('minimum_payment_required', money),
});

interface Allowed {
  readonly allow: boolean;
}

const frequencies: Codec<PlanSettings['frequencies'], { readonly weekly: Allowed; readonly monthly: Allowed }> = codec(
  (value) => ({ weekly: { allow: value.includes('weekly') }, monthly: { allow: value.includes('monthly') } }),
  (json) => (['weekly', 'monthly'] as const).filter((frequency) => json[frequency].allow),
);

const settings = record<PlanSettings>()({
  canCreateMultiple: 'can_create_multiple_plans',
  addBalanceToExisting: 'add_balance_to_existing',
  frequencies: field('frequency_code', frequencies),
  ranges: field('balance_range_rules', list(range)),
});

export const planOffer = record<PlanOffer>()({
  settings: field('settings', settings),
  existing: field('existing', list(plan)),
  terms: 'terms',
  termsHash: 'termsHash',
});

const due = record<AgreementView['schedule'][number]>()({ due: field('date', day), amount: field('amount', money) });

export const agreement = record<AgreementView>()({
  id: id('id'),
  change: field('change', oneOf(agreementChanges)),
  ...agreementParts,
  card: agreedCard,
  schedule: field('schedule', list(due)),
  total: field('total', money),
  autopay,
});
