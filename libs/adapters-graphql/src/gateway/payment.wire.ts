import type {
  AgreementView,
  MakePaymentScreen,
  PaymentReceipt,
  PaymentRefusal,
  PlanView,
} from '@portico/application/payments';
import type { Failure } from '@portico/application/kernel';
import { decimalOf, isoOf, type Cents, type Result } from '@portico/domain/kernel';
import {
  cardBrandNames,
  defaultCalendars,
  type BalanceRange,
  type ChargedCard,
  type PlanSettings,
  type SavedCard,
  type TokenizerFacts,
} from '@portico/domain/payments';
import type {
  BalanceRangeRule,
  MakePaymentScreen as WireScreen,
  PaymentPlan,
  PaymentReceipt as WireReceipt,
  PaymentResult,
  PaymentType,
  PlanSettings as WireSettings,
  SavedCard as WireCard,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import { prepaidToWire } from './prepaid.wire.ts';
import { refusal } from './refusal.ts';

const paymentTypes: Readonly<Record<MakePaymentScreen['types'][number], PaymentType>> = {
  full: 'fullPayment',
  partial: 'partialPayment',
  plan: 'paymentPlan',
};

export const screenToWire = (screen: MakePaymentScreen, sealed: (facts: TokenizerFacts) => string): WireScreen => {
  const { patient, practice, parts, partial, plans, plan, oneTime } = screen;
  return {
    context: toWire(screen.context),
    patient_id: patient.patient,
    practice_id: practice.id,
    practice_name: practice.name,
    practice_phone: practice.phone,
    encryptedData: screen.tokenizer === undefined ? null : sealed(screen.tokenizer),
    amount: decimalOf(screen.amount),
    patientBalance: decimalOf(parts.balance),
    copay: decimalOf(parts.copay),
    prepayment: decimalOf(parts.prepayment),
    cancellationFee: decimalOf(parts.cancellationFee),
    shop: decimalOf(parts.shop),
    pending: decimalOf(screen.pending),
    paymentTypes: screen.types.map((type) => paymentTypes[type]),
    partial:
      partial === undefined ? null : { minimum: decimalOf(partial.minimum), maximum: decimalOf(partial.maximum) },
    planOffer:
      plans === undefined
        ? null
        : {
            settings: settingsToWire(plans.settings),
            existing: plans.existing.map(planToWire),
            terms: plans.terms ?? null,
            termsHash: plans.termsHash ?? null,
          },
    plan: plan === undefined ? null : planToWire(plan),
    agreements: (screen.agreements ?? []).map(agreementToWire),
    oneTime: oneTime === undefined ? null : oneTimeToWire(oneTime),
    cards: screen.cards.map(savedCardToWire),
    maySaveCard: screen.maySaveCard,
    cardTerms: screen.cardTerms ?? null,
    lineItems: screen.lines.map(lineToWire),
    prepaid: screen.prepaid === undefined ? null : prepaidToWire(screen.prepaid),
    timeZone: screen.timeZone ?? null,
    statementId: screen.statement ?? null,
    today: screen.today,
  };
};

const agreementToWire = (agreed: AgreementView) => ({
  id: agreed.id,
  change: agreed.change,
  agreedAt: isoOf(agreed.at),
  address: agreed.address ?? null,
  language: agreed.language,
  terms: agreed.terms.text,
  termsHash: agreed.terms.hash,
  termsVersion: agreed.terms.version,
  card: agreed.card.last4,
  cardBrand: agreed.card.brand,
  total: decimalOf(agreed.total),
  schedule: agreed.schedule.map(({ due, amount }) => ({ date: due, amount: decimalOf(amount) })),
  autopayCap: agreed.autopay.cap === undefined ? null : decimalOf(agreed.autopay.cap),
  autopayUntil: agreed.autopay.until ?? null,
});

export const lineToWire = ({ description, amount }: MakePaymentScreen['lines'][number]) => ({
  description,
  amount: decimalOf(amount),
});

const settingsToWire = (settings: PlanSettings): WireSettings => ({
  can_create_multiple_plans: settings.canCreateMultiple,
  add_balance_to_existing: settings.addBalanceToExisting,
  frequency_code: {
    weekly: { allow: settings.frequencies.includes('weekly') },
    monthly: { allow: settings.frequencies.includes('monthly') },
  },
  balance_range_rules: settings.ranges.map(rangeToWire),
});

const rangeToWire = ({ minBalance, maxBalance, maxDuration, minimumPayment }: BalanceRange): BalanceRangeRule => ({
  min_balance: decimalOf(minBalance),
  max_balance: decimalOf(maxBalance),
  max_duration: maxDuration,
  minimum_payment_required: decimalOf(minimumPayment),
});

export const planToWire = (plan: PlanView): PaymentPlan => {
  const { calendar, original, autopay } = plan;
  return {
    id: plan.id,
    planName: plan.name,
    practice: { practice_id: plan.practice.id, practice_name: plan.practice.name },
    status: plan.status,
    currentPlan: plan.status === 'active',
    option: 'existing',
    agreeToTerms: true,
    frequencyCode: calendar.frequency,
    dayOfWeek: calendar.frequency === 'weekly' ? calendar.dayOfWeek : defaultCalendars.weekly.dayOfWeek,
    dayOfMonth: calendar.frequency === 'monthly' ? calendar.dayOfMonth : defaultCalendars.monthly.dayOfMonth,
    monthlyPayment: decimalOf(plan.payment),
    total: decimalOf(plan.total),
    paid: decimalOf(plan.paid),
    refunded: plan.refunded === undefined ? null : decimalOf(plan.refunded),
    remaining: decimalOf(plan.remaining),
    plannable: decimalOf(plan.plannable),
    installments: plan.paymentsMade + plan.paymentsLeft,
    installmentPaid: plan.paymentsMade,
    paymentsMade: plan.paymentsMade,
    numberOfMonths: plan.paymentsLeft,
    originalAmount: decimalOf(original.total),
    originalInstallments: original.count,
    lineItems: [original.total, plan.total - original.total]
      .filter((amount) => amount !== 0)
      .map((amount) => ({ description: plan.name, amount: decimalOf(amount as Cents) })),
    nextPayment: plan.next === undefined ? null : { date: plan.next.date, amount: decimalOf(plan.next.amount) },
    cardId: plan.card,
    paymentMethod: 'cardOnFile',
    planCardExpired: plan.cardExpired,
    oneTimePayments: plan.oneTimePayments.map(oneTimeToWire),
    overdue: decimalOf(plan.overdue),
    autopayCap: autopay.cap === undefined ? null : decimalOf(autopay.cap),
    autopayUntil: autopay.until ?? null,
  };
};

const oneTimeToWire = ({ id, amount, date }: NonNullable<MakePaymentScreen['oneTime']>) => ({
  id,
  paymentAmount: decimalOf(amount),
  paymentDate: date,
});

export const savedCardToWire = ({ id, patient, brand, last4, holder, expiry, isDefault }: SavedCard): WireCard => ({
  cardId: id,
  patient_id: patient.patient,
  practice_id: patient.practice,
  type: cardBrandNames[brand],
  last4,
  cardholder_name: holder,
  expirationMonth: expiry.month,
  expirationYear: expiry.year,
  default: isDefault,
});

/** Throws a refusal as the error of the field; an unknown outcome is not a refusal but status 202 (`MON-018`). */
export const resultToWire = (answer: Result<PaymentReceipt, PaymentRefusal | Failure>): PaymentResult => {
  if (answer.ok) {
    const { plan, appointment } = answer.value;
    return {
      status: 200,
      error: null,
      payment_plan_id: plan ?? null,
      appointment_id: appointment ?? null,
      receipt: receiptToWire(answer.value),
    };
  }
  if (answer.error.kind !== 'checking') throw refusal(answer.error);
  const error = 'We are checking what became of this payment. Please do not pay again.';
  return { status: 202, error, payment_plan_id: null, appointment_id: null, receipt: null };
};

const receiptToWire = (receipt: PaymentReceipt): WireReceipt => ({
  done: toWire(receipt.done),
  amount: decimalOf(receipt.amount),
  charge_id: receipt.charge ?? null,
  reference: receipt.reference ?? null,
  ...chargedCardToWire(receipt.card),
  practice_name: receipt.practiceName,
  date: receipt.date ?? null,
  copayNext: receipt.copayNext === undefined ? null : decimalOf(receipt.copayNext),
  next: receipt.next,
  cardSaved: receipt.cardSaved ?? null,
});

/** A card that was charged; all null where none was. */
export const chargedCardToWire = (card: ChargedCard | undefined) => ({
  card_type: card?.brand === undefined ? null : cardBrandNames[card.brand],
  last4: card?.last4 ?? null,
  wallet: card?.wallet === undefined ? null : toWire(card.wallet),
});
