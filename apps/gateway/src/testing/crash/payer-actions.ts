import {
  decimalOf,
  type AccountId,
  type AppointmentId,
  type Cents,
  type HoldId,
  type PatientId,
  type PatientRef,
} from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import { stolenNumber } from '../declining-merchants.ts';
import { practiceOf } from './crash-test-practices.ts';

/** A person with a chart of their own, and what they are about to pay there, from several tabs. */
export interface Payer {
  /** Counts from 0. */
  readonly number: number;
  readonly kind: PayerKind;
  readonly patient: PatientRef;
  readonly account: AccountId;
  /** Owed on the chart at first. */
  readonly due: Cents;
  readonly copay: Cents;
  /** For canceling the visit, or before one is booked. */
  readonly price: Cents;
}

const kinds = ['balance', 'check-in', 'prepayment', 'cancellation', 'plan', 'parts'] as const;
export type PayerKind = (typeof kinds)[number];

/** One request; what is sent again is the same to the letter. */
export interface Action {
  readonly payer: Payer;
  readonly uniqueId: UniqueId;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What a charge under its unique id takes; what is paid on a plan is charged under the name of the plan's own payment. */
  readonly amount: Cents;
}

const cents = (amount: number): Cents => amount as Cents;

/** Every kind at every practice, one after the other. */
export const payerOf = (number: number): Payer => {
  const kind = kinds[Math.floor(number / 4) % kinds.length] ?? 'balance';
  const due = kind === 'balance' || kind === 'parts' ? 2_000 + (number % 500) * 2 : kind === 'plan' ? 6_000 : 0;
  const atVisit = kind === 'check-in';
  return {
    number,
    kind,
    patient: { practice: practiceOf(number).id, patient: `payer-${number}` as PatientId },
    account: `payer-${number}` as AccountId,
    // Every other copay is asked for together with a balance.
    due: cents(atVisit && number % 2 === 0 ? 1_500 : due),
    copay: cents(atVisit ? 2_500 : 0),
    price: cents(kind === 'prepayment' ? 3_000 : kind === 'cancellation' ? 4_000 : 0),
  };
};

export const holdOf = ({ number }: Payer): HoldId => `hold-${number}` as HoldId;
export const visitOf = ({ number }: Payer): AppointmentId => `visit-${number}` as AppointmentId;

/** A card of the payer's own; every seventh is kept. */
const cardOf = ({ number }: Payer) => ({
  plainTextCardData: JSON.stringify({
    type: 'Visa',
    saveCard: number % 7 === 0,
    cardholder_name: 'Ana Nunez',
    exp_date: '1239',
    card_number: stolenNumber(number + 1),
    cvv: '123',
    merchant: 'x',
  }),
});

const action = (payer: Payer, name: string, operation: string, amount: number, input: object): Action => {
  const uniqueId = `${payer.number}-${name}` as UniqueId;
  return { payer, uniqueId, operation, amount: cents(amount), input: { uniqueId, ...input } };
};

const tabs = [0, 1];

/** What the payer sends at once: all that is due from each of two tabs, of which one payment alone may go through. */
export const actionsOf = (payer: Payer): readonly Action[] => {
  const { kind, due, copay, price } = payer;
  const card = cardOf(payer);
  const all = decimalOf(cents(due + copay + price));
  switch (kind) {
    case 'balance':
      return tabs.map((tab) =>
        action(payer, `${tab}`, 'makePayment', due, { paymentType: 'fullPayment', amount: all, ...card }),
      );
    case 'parts': {
      const half = cents(due / 2);
      const input = { paymentType: 'partialPayment', amount: decimalOf(half), ...card };
      return [...tabs, 2].map((part) => action(payer, `${part}`, 'makePayment', half, input));
    }
    case 'check-in': {
      const input = { paymentType: 'fullPayment', amount: all, appointmentId: visitOf(payer), ...card };
      return tabs.map((tab) => action(payer, `${tab}`, 'makeCheckInPayment', due + copay, input));
    }
    case 'prepayment': {
      const input = { amount: all, appointment: { holdId: holdOf(payer) }, ...card };
      return tabs.map((tab) => action(payer, `${tab}`, 'makePrepayment', price, input));
    }
    case 'cancellation': {
      const input = { amount: all, appointment_id: visitOf(payer), cancellationReasonId: '1', ...card };
      return tabs.map((tab) => action(payer, `${tab}`, 'makeCancellationPayment', price, input));
    }
    case 'plan':
      return [
        action(payer, 'plan', 'createPaymentPlan', 0, {
          planName: 'Crown in May',
          totalAmount: all,
          paymentAmount: '25.00',
          installments: 3,
          frequencyCode: 'weekly',
          dayOfWeek: (payer.number % 7) + 1,
          agreeToTerms: true,
          ...card,
        }),
      ];
  }
};

/** Days until the person ends a plan or pays a part of it; other plans are charged to the end. */
export const daysUntilTouched = ({ number }: Payer): number => number % 11;

/** What a person does to a plan while it is being charged: ends it, or pays a part of it from two tabs. */
export const laterActionsOf = (payer: Payer, plan: string): readonly Action[] => {
  const named = { practiceId: payer.patient.practice, paymentPlanId: plan };
  if (payer.number % 3 !== 0) return [action(payer, 'end', 'cancelPaymentPlan', 0, named)];
  const input = { ...named, state: 'makeOneTime', amount: '20.00', ...cardOf(payer) };
  return tabs.map((tab) => action(payer, `once-${tab}`, 'makeOneTimePayment', 0, input));
};

/** What a gateway is told, a line of JSON each. */
export type Told =
  /** Listens, and works on payments from then on. */
  | { readonly do: 'begin' }
  /** Time passes. */
  | { readonly do: 'pass'; readonly milliseconds: number }
  /** Gives back a part of what was paid, as the office does. */
  | { readonly do: 'refund'; readonly uniqueId: UniqueId; readonly patient: PatientRef; readonly amount: Cents }
  /** A round of all work on payments now, and only then from here on. */
  | { readonly do: 'round' };

/** What it says, a line of JSON each; everything else is a line of its log. */
export type Said =
  /** All that it needs is loaded. */
  | { readonly said: 'loaded' }
  | { readonly said: 'ready'; readonly url: string }
  | { readonly said: 'refunded'; readonly uniqueId: UniqueId; readonly kind: string }
  | { readonly said: 'round' }
  | { readonly said: 'trouble'; readonly text: string };
