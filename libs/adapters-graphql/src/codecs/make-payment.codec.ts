import type { MakePaymentScreen, PaymentReceipt, VisitToPay } from '@portico/application/payments';
import type { AppointmentId } from '@portico/domain/kernel';
import type { ChargeId, PlanId } from '@portico/domain/payments';
import { chargedCardIfAny } from './charged-card.codec.ts';
import { savedCard } from './cards.codec.ts';
import { codec, list, same, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { leftToPay } from './left-to-pay.codec.ts';
import { lineItem } from './line-items.codec.ts';
import { agreement, oneTimePayment, plan, planOffer } from './plans.codec.ts';
import { prepaidTerms } from './prepaid.codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, id, idOf, maybe, moment, money, timeZone, word } from './scalars.ts';

type OfferedType = MakePaymentScreen['types'][number];

const typeNames = {
  full: 'fullPayment',
  partial: 'partialPayment',
  plan: 'paymentPlan',
} as const satisfies Readonly<Record<OfferedType, string>>;

const paymentType: Codec<OfferedType, (typeof typeNames)[OfferedType], string> = codec(
  (type) => typeNames[type],
  (name) => (['full', 'partial', 'plan'] as const).find((type) => typeNames[type] === name) ?? unreadable(),
);

/** None on the wire is an empty list. */
const agreements: Codec<
  MakePaymentScreen['agreements'],
  Written<typeof allAgreements>,
  Read<typeof allAgreements>
> = codec(
  (value) => allAgreements.write(value ?? []),
  (json) => (json.length === 0 ? undefined : allAgreements.read(json)),
);

const allAgreements = list(agreement);

const visitToPay = record<VisitToPay>()({
  start: field('start_time', moment),
  timeZone: field('timeZone', timeZone),
  provider: 'providerName',
  office: 'officeName',
  visitType: 'appointment_type',
  heldUntil: maybe('heldUntil', moment),
});

/** Without what opens the card fields, which travels sealed. */
export const makePaymentScreen = record<Omit<MakePaymentScreen, 'tokenizer'>>()({
  context: field(
    'context',
    word([
      'balance',
      'schedule-payment',
      'edit-one-time',
      'edit-plan',
      'prepayment',
      'cancellation',
      'check-in',
      'check-out',
      'shop',
      'guest',
    ]),
  ),
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  practice: { id: id('practice_id'), name: 'practice_name', phone: 'practice_phone' },
  amount: field('amount', money),
  parts: {
    balance: field('patientBalance', money),
    copay: field('copay', money),
    prepayment: field('prepayment', money),
    cancellationFee: field('cancellationFee', money),
    shop: field('shop', money),
  },
  pending: field('pending', money),
  types: field('paymentTypes', list(paymentType)),
  partial: maybe(
    'partial',
    record<NonNullable<MakePaymentScreen['partial']>>()({
      minimum: field('minimum', money),
      maximum: field('maximum', money),
    }),
  ),
  plans: maybe('planOffer', planOffer),
  plan: maybe('plan', plan),
  agreements: field('agreements', agreements),
  oneTime: maybe('oneTime', oneTimePayment),
  cards: field('cards', list(savedCard)),
  maySaveCard: 'maySaveCard',
  cardTerms: maybe('cardTerms', same<NonNullable<MakePaymentScreen['cardTerms']>>()),
  lines: field('lineItems', list(lineItem)),
  visit: maybe('visit', visitToPay),
  prepaid: maybe('prepaid', prepaidTerms),
  timeZone: maybe('timeZone', timeZone),
  statement: 'statementId',
  today: field('today', day),
});

export const paymentReceipt = record<Omit<PaymentReceipt, 'appointment' | 'plan'>>()({
  done: field(
    'done',
    word(['paid', 'scheduled', 'plan-created', 'plan-changed', 'plan-cancelled', 'one-time-deleted']),
  ),
  amount: field('amount', money),
  charge: maybe('charge_id', idOf<ChargeId>()),
  reference: 'reference',
  card: flat(chargedCardIfAny),
  practiceName: 'practice_name',
  date: maybe('date', day),
  copayNext: maybe('copayNext', money),
  left: maybe('left', leftToPay),
  next: 'next',
  cardSaved: 'cardSaved',
});

/** The ids of what was made by a payment stand beside its receipt. */
export const madeByPayment = record<Pick<PaymentReceipt, 'appointment' | 'plan'>>()({
  appointment: maybe('appointment_id', idOf<AppointmentId>()),
  plan: maybe('payment_plan_id', idOf<PlanId>()),
});
