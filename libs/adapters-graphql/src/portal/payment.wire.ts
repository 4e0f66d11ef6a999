import type {
  AgreementView,
  MakePaymentScreen,
  PaymentContextKind,
  PaymentReceipt,
  PaymentType,
  PlanOffer,
  PlanView,
} from '@portico/application/payments';
import type { PrepaidTerms } from '@portico/domain/appointments';
import {
  parseDecimal,
  type AppointmentId,
  type Cents,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import {
  agreementChanges,
  parseCardBrand,
  type AgreementId,
  type BalanceRange,
  type CardBrand,
  type CardId,
  type ChargeId,
  type PlanCalendar,
  type PlanId,
  type SavedCard,
  type ScheduledPaymentId,
  type TokenizerFacts,
  type Weekday,
} from '@portico/domain/payments';
import type {
  MakePaymentScreenPartsFragment,
  PaymentPlanPartsFragment,
  PaymentResultPartsFragment,
  SavedCardPartsFragment,
} from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { instantFromWire } from './appointments.wire.ts';
import { prepaidFromWire } from './prepaid.wire.ts';
import { present } from './present.ts';
import { chargedCardFromWire } from './charged-card.wire.ts';

/** The gateway writes amounts as `decimalOf` does; anything else is no answer of ours. */
export const centsFromWire = (raw: string): Cents => {
  const amount = parseDecimal(raw);
  if (!amount.ok) throw new Error('The answer holds an amount that is none.');
  return amount.value;
};

const maybeCents = (raw: string | null): Cents | null => (raw === null ? null : centsFromWire(raw));

const types: Readonly<Record<MakePaymentScreenPartsFragment['paymentTypes'][number], PaymentType>> = {
  fullPayment: 'full',
  partialPayment: 'partial',
  paymentPlan: 'plan',
};

export const screenFromWire = (
  wire: MakePaymentScreenPartsFragment,
  tokenizer: TokenizerFacts | undefined,
): MakePaymentScreen =>
  present({
    context: fromWire(wire.context) as PaymentContextKind,
    patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
    practice: { id: wire.practice_id as PracticeId, name: wire.practice_name, phone: wire.practice_phone },
    tokenizer,
    amount: centsFromWire(wire.amount),
    parts: {
      balance: centsFromWire(wire.patientBalance),
      copay: centsFromWire(wire.copay),
      prepayment: centsFromWire(wire.prepayment),
      cancellationFee: centsFromWire(wire.cancellationFee),
      shop: centsFromWire(wire.shop),
    },
    pending: centsFromWire(wire.pending),
    types: wire.paymentTypes.map((type) => types[type]),
    partial: wire.partial && {
      minimum: centsFromWire(wire.partial.minimum),
      maximum: centsFromWire(wire.partial.maximum),
    },
    plans: wire.planOffer && offerFromWire(wire.planOffer),
    plan: wire.plan && planFromWire(wire.plan),
    agreements: wire.agreements.length === 0 ? null : wire.agreements.map(agreementFromWire),
    oneTime: wire.oneTime && oneTimeFromWire(wire.oneTime),
    cards: wire.cards.map(savedCardFromWire),
    maySaveCard: wire.maySaveCard,
    cardTerms: wire.cardTerms,
    lines: wire.lineItems.map(lineFromWire),
    prepaid: wire.prepaid && prepaidOf(wire.prepaid),
    timeZone: wire.timeZone as TimeZone | null,
    statement: wire.statementId,
    today: wire.today as LocalDate,
  });

const prepaidOf = (wire: NonNullable<MakePaymentScreenPartsFragment['prepaid']>): PrepaidTerms => {
  const prepaid = prepaidFromWire(wire);
  if (prepaid === undefined) throw new Error('The answer holds an amount that is none.');
  return prepaid;
};

export const lineFromWire = ({ description, amount }: MakePaymentScreenPartsFragment['lineItems'][number]) => ({
  description,
  amount: centsFromWire(amount),
});

const agreementFromWire = (wire: MakePaymentScreenPartsFragment['agreements'][number]): AgreementView =>
  present({
    id: wire.id as AgreementId,
    change: agreementChanges.find((one) => one === wire.change) ?? 'made',
    at: instantFromWire(wire.agreedAt),
    address: wire.address,
    language: wire.language === 'es' ? ('es' as const) : ('en' as const),
    terms: { text: wire.terms, hash: wire.termsHash, version: wire.termsVersion },
    card: { brand: brandFromWire(wire.cardBrand), last4: wire.card },
    schedule: wire.schedule.map(({ date, amount }) => ({ due: date as LocalDate, amount: centsFromWire(amount) })),
    total: centsFromWire(wire.total),
    autopay: present({ cap: maybeCents(wire.autopayCap), until: wire.autopayUntil as LocalDate | null }),
  });

type WireOffer = NonNullable<MakePaymentScreenPartsFragment['planOffer']>;

const offerFromWire = ({ settings, existing, terms, termsHash }: WireOffer): PlanOffer => {
  const { weekly, monthly } = settings.frequency_code;
  return present({
    settings: {
      canCreateMultiple: settings.can_create_multiple_plans,
      addBalanceToExisting: settings.add_balance_to_existing,
      frequencies: [...(weekly.allow ? ['weekly' as const] : []), ...(monthly.allow ? ['monthly' as const] : [])],
      ranges: settings.balance_range_rules.map((rule): BalanceRange => ({
        minBalance: centsFromWire(rule.min_balance),
        maxBalance: centsFromWire(rule.max_balance),
        maxDuration: {
          value: rule.max_duration.value,
          interval: rule.max_duration.interval === 'weeks' ? 'weeks' : 'months',
        },
        minimumPayment: centsFromWire(rule.minimum_payment_required),
      })),
    },
    existing: existing.map(planFromWire),
    terms,
    termsHash,
  });
};

const statuses: readonly PlanView['status'][] = ['active', 'completed', 'cancelled'];

export const planFromWire = (wire: PaymentPlanPartsFragment): PlanView =>
  present({
    id: wire.id as PlanId,
    name: wire.planName,
    practice: { id: wire.practice.practice_id as PracticeId, name: wire.practice.practice_name },
    status: statuses.find((status) => status === wire.status) ?? 'cancelled',
    calendar: calendarFromWire(wire),
    payment: centsFromWire(wire.monthlyPayment),
    total: centsFromWire(wire.total),
    original: { total: centsFromWire(wire.originalAmount), count: wire.originalInstallments },
    paid: centsFromWire(wire.paid),
    refunded: maybeCents(wire.refunded),
    remaining: centsFromWire(wire.remaining),
    plannable: centsFromWire(wire.plannable),
    paymentsMade: wire.installmentPaid,
    paymentsLeft: wire.numberOfMonths,
    next: wire.nextPayment && {
      date: wire.nextPayment.date as LocalDate,
      amount: centsFromWire(wire.nextPayment.amount),
    },
    card: wire.cardId as CardId,
    cardExpired: wire.planCardExpired,
    oneTimePayments: wire.oneTimePayments.map(oneTimeFromWire),
    overdue: centsFromWire(wire.overdue),
    autopay: present({ cap: maybeCents(wire.autopayCap), until: wire.autopayUntil as LocalDate | null }),
  });

const calendarFromWire = (wire: PaymentPlanPartsFragment): PlanCalendar =>
  wire.frequencyCode === 'weekly'
    ? { frequency: 'weekly', dayOfWeek: wire.dayOfWeek as Weekday }
    : { frequency: 'monthly', dayOfMonth: wire.dayOfMonth };

type WireOneTime = NonNullable<MakePaymentScreenPartsFragment['oneTime']>;

const oneTimeFromWire = ({ id, paymentAmount, paymentDate }: WireOneTime) => ({
  id: id as ScheduledPaymentId,
  amount: centsFromWire(paymentAmount),
  date: paymentDate as LocalDate,
});

export const brandFromWire = (name: string): CardBrand => {
  const brand = parseCardBrand(name);
  if (brand === undefined) throw new Error('The answer holds a card of no brand.');
  return brand;
};

export const savedCardFromWire = (wire: SavedCardPartsFragment): SavedCard => ({
  id: wire.cardId as CardId,
  patient: { practice: wire.practice_id as PracticeId, patient: wire.patient_id as PatientId },
  brand: brandFromWire(wire.type),
  last4: wire.last4,
  holder: wire.cardholder_name,
  expiry: { month: wire.expirationMonth, year: wire.expirationYear },
  isDefault: wire.default,
});

const done: readonly PaymentReceipt['done'][] = [
  'paid',
  'scheduled',
  'plan-created',
  'plan-changed',
  'plan-cancelled',
  'one-time-deleted',
];

/** Undefined where the answer is no success. */
export const receiptFromWire = (wire: PaymentResultPartsFragment): PaymentReceipt | undefined => {
  const { receipt, payment_plan_id, appointment_id } = wire;
  const what = done.find((one) => receipt !== null && one === fromWire(receipt.done));
  if (wire.status !== 200 || receipt === null || what === undefined) return undefined;
  return present({
    done: what,
    amount: centsFromWire(receipt.amount),
    charge: receipt.charge_id as ChargeId | null,
    reference: receipt.reference,
    card: chargedCardFromWire(receipt) ?? null,
    practiceName: receipt.practice_name,
    plan: payment_plan_id as PlanId | null,
    date: receipt.date as LocalDate | null,
    appointment: appointment_id as AppointmentId | null,
    copayNext: maybeCents(receipt.copayNext),
    next: receipt.next,
    cardSaved: receipt.cardSaved,
  });
};
