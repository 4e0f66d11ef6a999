import type {
  CopayLeft,
  VisitToPay,
  MakePaymentScreen,
  PaymentContext,
  PaymentOrder,
  PaymentReceipt,
  PaymentRefusal,
  PayWith,
  PlanView,
  PlanWithoutCard,
} from '@portico/application/payments';
import { requestIn, type PaymentChoice } from '@portico/application/payments/testing';
import type { AppointmentId, Brand, PracticeId, HoldId, TimeZone } from '@portico/domain/kernel';
import {
  cents,
  ids,
  instants,
  integers,
  localDates,
  patientRefs,
  withOptional,
  words,
} from '@portico/domain/kernel/testing';
import {
  agreementChanges,
  type AgreementId,
  cardRefusals,
  declineReasons,
  termsByPayment,
  type CardId,
  type ChargeId,
  type LeftToPay,
  type PlanId,
  type PlanLimitBroken,
  type PlanTerms,
  type SavedCard,
  type ScheduledPaymentId,
  type TokenizerFacts,
  type UniqueId,
} from '@portico/domain/payments';
import {
  brands,
  cardDetailsList,
  planCalendars,
  planSettings,
  typedCards,
  typedPayments,
} from '@portico/domain/payments/testing';
import { anyAccommodations } from '@portico/domain/profile/testing';
import fc from 'fast-check';
import { prepaidTerms } from './arbitrary-prepaid-answers.ts';

/** Anything that may be asked and answered about a payment. */

const savedCards: fc.Arbitrary<SavedCard> = fc
  .tuple(cardDetailsList, fc.record({ id: ids<CardId>('card-'), patient: patientRefs, isDefault: fc.boolean() }))
  .map(([cardDetails, rest]) => ({ ...cardDetails, ...rest }));

const facts: fc.Arbitrary<TokenizerFacts> = fc.oneof(
  fc.record({ kind: fc.constant('clover' as const), address: words(), key: words() }),
  fc.record({
    kind: fc.constant('clover-hosted' as const),
    frame: words(),
    sdk: words(),
    key: words(),
    merchantId: words(),
    postalCode: fc.constantFrom('ask' as const, 'none' as const),
  }),
  fc.constant({ kind: 'none' as const }),
);

const counts = integers(0, 5_200);
const oneTimes = fc.record({ id: ids<ScheduledPaymentId>('payment-'), amount: cents, date: localDates });
const practices = fc.record({ id: ids<PracticeId>('practice-'), name: words(), phone: words() });

export const plans: fc.Arbitrary<PlanView> = withOptional(
  {
    id: ids<PlanId>('plan-'),
    name: words(),
    practice: practices.map(({ id, name }) => ({ id, name })),
    status: fc.constantFrom('active' as const, 'completed' as const, 'cancelled' as const),
    calendar: planCalendars,
    payment: cents,
    total: cents,
    original: fc.record({ total: cents, count: counts }),
    paid: cents,
    remaining: cents,
    plannable: cents,
    paymentsMade: counts,
    paymentsLeft: counts,
    card: ids<CardId>('card-'),
    cardExpired: fc.boolean(),
    oneTimePayments: fc.array(oneTimes, { maxLength: 2 }),
    overdue: cents,
    autopay: withOptional({}, { cap: cents, until: localDates }),
  },
  { next: fc.record({ date: localDates, amount: cents }), refunded: cents },
);

/** Weekly comes first on the wire. */
const settings = planSettings.map((one) => ({
  ...one,
  frequencies: (['weekly', 'monthly'] as const).filter((frequency) => one.frequencies.includes(frequency)),
}));

const visitToPay: fc.Arbitrary<VisitToPay> = withOptional(
  {
    start: instants,
    timeZone: fc.constantFrom('America/Chicago', 'America/Phoenix').map((zone) => zone as TimeZone),
    provider: words(),
    office: words(),
  },
  { visitType: words(), heldUntil: instants },
);

const shown: fc.Arbitrary<Omit<MakePaymentScreen, 'patient' | 'practice'>> = withOptional(
  {
    context: fc.constantFrom<MakePaymentScreen['context'][]>(
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
    ),
    amount: cents,
    parts: fc.record({ balance: cents, copay: cents, prepayment: cents, cancellationFee: cents, shop: cents }),
    pending: cents,
    types: fc.subarray(['full', 'partial', 'plan'] as const),
    cards: fc.array(savedCards, { maxLength: 3 }),
    maySaveCard: fc.boolean(),
    lines: fc.array(fc.record({ description: words(), amount: cents }), { maxLength: 3 }),
    today: localDates,
  },
  {
    tokenizer: facts,
    partial: fc.record({ minimum: cents, maximum: cents }),
    plans: withOptional(
      { settings, existing: fc.array(plans, { maxLength: 2 }) },
      { terms: words(200), termsHash: words(64) },
    ),
    plan: plans,
    oneTime: oneTimes,
    visit: visitToPay,
    prepaid: prepaidTerms,
    timeZone: fc.constantFrom('America/Chicago', 'America/Phoenix').map((zone) => zone as TimeZone),
    statement: words(),
    cardTerms: fc.record({ text: words(200), hash: words(64) }),
    agreements: fc.array(
      withOptional(
        {
          id: ids<AgreementId>('agreement-'),
          change: fc.constantFrom(...agreementChanges),
          at: instants,
          language: fc.constantFrom('en' as const, 'es' as const),
          terms: fc.record({ text: words(200), hash: words(64), version: counts }),
          card: fc.record({ brand: fc.constantFrom('visa' as const, 'mastercard' as const), last4: words(4) }),
          schedule: fc.array(fc.record({ due: localDates, amount: cents }), { maxLength: 3 }),
          total: cents,
          autopay: fc.record({ cap: cents, until: localDates }, { requiredKeys: [] }),
        },
        { address: words(15) },
      ),
      { minLength: 1, maxLength: 2 },
    ),
  },
);

export const paymentScreens: fc.Arbitrary<MakePaymentScreen> = fc
  .tuple(shown, practices, patientRefs)
  .map(([screen, practice, { patient }]) => ({ ...screen, practice, patient: { practice: practice.id, patient } }));

const amounts = fc.record({
  kind: fc.constantFrom('full' as const, 'partial' as const),
  amount: cents,
});

const places: fc.Arbitrary<PaymentContext> = fc.oneof(
  withOptional({ kind: fc.constant('balance' as const) }, { patient: patientRefs }),
  withOptional(
    { kind: fc.constantFrom('check-in' as const, 'check-out' as const) },
    { patient: patientRefs, appointment: ids<AppointmentId>('visit-') },
  ),
);
const guests: fc.Arbitrary<PaymentContext> = fc.record({ kind: fc.constant('guest' as const), patient: patientRefs });
const slot = { patient: patientRefs, hold: ids<HoldId>('hold-'), checkOut: ids<AppointmentId>('visit-') };
const prepayments: fc.Arbitrary<PaymentContext> = withOptional({ kind: fc.constant('prepayment' as const) }, slot);
/** What the visit is about is said once it is booked. */
const bookings: fc.Arbitrary<PaymentContext> = withOptional(
  { kind: fc.constant('prepayment' as const) },
  { ...slot, visitReason: words(), accommodations: anyAccommodations },
);
const cancellations: fc.Arbitrary<PaymentContext> = withOptional(
  { kind: fc.constant('cancellation' as const), appointment: ids<AppointmentId>('visit-') },
  { patient: patientRefs, reason: words(), comments: words() },
);
const plan = { practice: ids<PracticeId>('practice-'), plan: ids<PlanId>('plan-') };
const edits: fc.Arbitrary<PaymentContext> = fc.record({ kind: fc.constant('edit-plan' as const), ...plan });
const schedules: fc.Arbitrary<PaymentContext> = fc.record({ kind: fc.constant('schedule-payment' as const), ...plan });
const changes: fc.Arbitrary<PaymentContext> = fc.record({
  kind: fc.constant('edit-one-time' as const),
  ...plan,
  payment: ids<ScheduledPaymentId>('payment-'),
});

const named = { store: ids<Brand<string, 'Store'>>('store-'), transaction: ids<Brand<string, 'Order'>>('order-') };
const shops: fc.Arbitrary<PaymentContext> = fc.record({ kind: fc.constant('shop' as const), ...named, amount: cents });

export const paymentContexts = fc.oneof(places, guests, prepayments, cancellations, edits, schedules, changes, shops);

const terms: fc.Arbitrary<PlanTerms> = typedPayments
  .map(([total, payment]) => termsByPayment(total, payment))
  .filter((one) => one.ok)
  .map(({ value }) => value);

const autopays = fc
  .record({ cap: cents, until: localDates }, { requiredKeys: [] })
  .filter((autopay) => Object.keys(autopay).length > 0);

const choices = {
  newPlan: withOptional(
    {
      kind: fc.constant('new-plan' as const),
      name: words(50),
      terms,
      calendar: planCalendars,
      agreed: fc.boolean(),
    },
    { autopay: autopays, agreedTo: words(64) },
  ),
  addToPlan: withOptional(
    {
      kind: fc.constant('add-to-plan' as const),
      plan: ids<PlanId>('plan-'),
      added: cents,
      terms,
      paymentsMade: counts,
      agreed: fc.boolean(),
    },
    { agreedTo: words(64) },
  ),
  editPlan: withOptional(
    { kind: fc.constant('edit-plan' as const), name: words(50), terms, paymentsMade: counts },
    { calendar: planCalendars, autopay: autopays, agreedTo: words(64) },
  ),
  cancelPlan: fc.constant({ kind: 'cancel-plan' as const }),
  oneTime: withOptional({ kind: fc.constant('one-time' as const), amount: cents }, { date: localDates }),
  deleteOneTime: fc.constant({ kind: 'delete-one-time' as const }),
};

/** How a card of the wire is entered: the browser's token, or the card itself. */
const entered: fc.Arbitrary<PayWith> = fc
  .tuple(
    fc.oneof(
      typedCards.map((card) => ({ kind: 'typed' as const, card })),
      fc
        .tuple(cardDetailsList, fc.stringMatching(/^[\w-]{1,40}$/))
        .map(([cardDetails, token]) => ({ kind: 'token' as const, token, cardDetails })),
    ),
    withOptional({ save: fc.boolean(), makeDefault: fc.boolean() }, { agreedTo: fc.stringMatching(/^[0-9a-f]{64}$/) }),
  )
  .map(([card, rest]) => ({ kind: 'entered', card, ...rest }));
const cards = fc.oneof(fc.record({ kind: fc.constant('saved' as const), card: ids<CardId>('card-') }), entered);

const orders = (
  context: fc.Arbitrary<PaymentContext>,
  choice: fc.Arbitrary<PaymentChoice>,
  optional: { readonly card?: fc.Arbitrary<PayWith> } = { card: cards },
): fc.Arbitrary<PaymentOrder> =>
  fc
    .tuple(withOptional({ uniqueId: fc.uuid().map((id) => id as UniqueId) }, optional), context, choice)
    .map(([attempt, at, chosen]) => ({ ...attempt, ...requestIn(at, chosen) }) as PaymentOrder);

const whole = amounts.map(({ amount }) => ({ kind: 'full' as const, amount }));

/** Orders of every kind, but of shops. */
export const paymentOrders = fc.oneof(
  orders(fc.oneof(places, guests), amounts),
  orders(bookings, whole),
  orders(cancellations, withOptional({ kind: fc.constant('full' as const), amount: cents }, { givenBack: cents })),
  orders(places, choices.newPlan),
  orders(places, choices.addToPlan, {}),
  orders(edits, choices.editPlan),
  orders(edits, choices.cancelPlan, {}),
  orders(fc.oneof(schedules, changes), choices.oneTime),
  orders(changes, choices.deleteOneTime, {}),
);

/** All of what an order of a shop comes to. */
export const shopOrders: fc.Arbitrary<PaymentOrder> = orders(
  withOptional({ kind: fc.constant('shop' as const), ...named, amount: cents }, { patient: patientRefs }),
  whole,
);

export const copaysLeft: fc.Arbitrary<CopayLeft> = fc.record({
  practice: ids<PracticeId>('practice-'),
  appointment: ids<AppointmentId>('visit-'),
  date: localDates,
  amount: cents,
});

export const plansWithoutCard: fc.Arbitrary<PlanWithoutCard> = fc.record({
  practice: ids<PracticeId>('practice-'),
  plan: ids<PlanId>('plan-'),
  lapse: fc.constantFrom('expired', 'expires-first'),
  next: localDates,
});

export const leftsToPay: fc.Arbitrary<LeftToPay> = withOptional({ balance: cents }, { copay: cents, plan: cents });

export const paymentReceipts: fc.Arbitrary<PaymentReceipt> = withOptional(
  {
    done: fc.constantFrom<PaymentReceipt['done'][]>(
      'paid',
      'scheduled',
      'plan-created',
      'plan-changed',
      'plan-cancelled',
      'one-time-deleted',
    ),
    amount: cents,
    practiceName: words(),
    next: words(),
  },
  {
    charge: ids<ChargeId>('charge-'),
    reference: words(),
    card: fc.record({ brand: brands, last4: fc.stringMatching(/^\d{4}$/) }),
    plan: ids<PlanId>('plan-'),
    date: localDates,
    appointment: ids<AppointmentId>('visit-'),
    copayNext: cents,
    left: leftsToPay,
    cardSaved: fc.boolean(),
  },
);

const limits: fc.Arbitrary<PlanLimitBroken> = fc.oneof(
  fc.record({ kind: fc.constantFrom('count-high' as const, 'count-low' as const), limit: counts }),
  fc.record({ kind: fc.constant('payment-low' as const), limit: cents }),
);

export const paymentRefusals: fc.Arbitrary<PaymentRefusal> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'nothing-to-pay' as const,
      'checking' as const,
      'duplicate' as const,
      'plan-not-offered' as const,
      'plan-changed' as const,
      'terms-not-agreed' as const,
      'card-expired' as const,
      'card-unknown' as const,
      'slot-gone' as const,
      'not-cancellable' as const,
      'prepayment-changed' as const,
      'booked-unpaid' as const,
      'canceled-unpaid' as const,
      'shop-away' as const,
      'too-many-cards' as const,
    ),
  }),
  fc.record({ kind: fc.constant('declined' as const), reason: fc.constantFrom(...declineReasons) }),
  fc.record({
    kind: fc.constant('card-refused' as const),
    reason: fc.constantFrom(...cardRefusals),
  }),
  fc.record({ kind: fc.constant('amount-changed' as const), amount: cents }),
  fc.record({ kind: fc.constant('amount-out-of-range' as const), minimum: cents, maximum: cents }),
  fc.record({ kind: fc.constantFrom('no-online-payments' as const, 'too-many-card-tries' as const), phone: words() }),
  fc.record({ kind: fc.constant('plan-limit' as const), limit: limits }),
  fc.record({ kind: fc.constant('bad-date' as const), earliest: localDates, latest: localDates }),
);
