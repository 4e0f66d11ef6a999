import type { BookingKey } from '../appointments/index.ts';
import type { AppointmentId, Brand, Cents, HoldId, Instant, PatientRef } from '../kernel/index.ts';
import type { CardBrand, CardId } from './cards/card.ts';
import type { PlanId, ScheduledPaymentId } from './plans/plan.ts';

/** A payment in the ledger. */
export type ChargeId = Brand<string, 'ChargeId'>;
/** What is booked for a charge is booked once. */
export const bookingKeyOf = (charge: ChargeId): BookingKey => charge as string as BookingKey;
/** Names one attempt that somebody started; made by whoever starts it (`MON-072`). */
export type UniqueId = Brand<string, 'UniqueId'>;
/** Twelve capital letters and digits by which a processor knows the attempt; never used for a second one. */
export type AttemptReference = Brand<string, 'AttemptReference'>;
/** The processor's own id of a charge. Text of its adapter's own. */
export type ProcessorCharge = Brand<string, 'ProcessorCharge'>;

/** What a payment is for. It says what happens beside the charge, and is compared when an attempt comes a second time. */
export type ChargePurpose =
  | { readonly kind: 'balance' }
  | { readonly kind: 'check-in' | 'check-out'; readonly appointment: AppointmentId }
  /** The booking is made between authorisation and capture. */
  | { readonly kind: 'prepayment'; readonly hold: HoldId }
  /** The visit is cancelled between authorisation and capture. */
  | { readonly kind: 'cancellation'; readonly appointment: AppointmentId }
  | { readonly kind: 'installment'; readonly plan: PlanId; readonly payment: ScheduledPaymentId }
  | { readonly kind: 'shop'; readonly store: string; readonly transaction: string };

/** Who asked for the money: the payer at the keyboard, our own worker on the due day, or the practice. */
export type Occasion = 'payer' | 'schedule' | 'practice';

/**
 * Where a charge stands. Written before the processor is called and moved along the arrows of `nextStates` only.
 * `unknown`: the processor may or may not have taken the money; reconciliation finds out, nobody tries again.
 */
export type ChargeState =
  | { readonly kind: 'created' }
  | { readonly kind: 'submitted'; readonly at: Instant }
  | { readonly kind: 'authorised'; readonly at: Instant; readonly processorCharge: ProcessorCharge }
  | { readonly kind: 'capturing'; readonly at: Instant; readonly processorCharge: ProcessorCharge }
  | { readonly kind: 'captured'; readonly at: Instant; readonly processorCharge: ProcessorCharge }
  | { readonly kind: 'declined'; readonly at: Instant; readonly reason: DeclineReason }
  /** `at` is when it was sent, by which a processor is asked about it. */
  | { readonly kind: 'unknown'; readonly at: Instant; readonly processorCharge?: ProcessorCharge }
  | { readonly kind: 'voided'; readonly at: Instant }
  /** A refund is on its way. It is asked again with the same reference until the processor says what became of it. */
  | {
      readonly kind: 'refunding';
      readonly at: Instant;
      readonly processorCharge: ProcessorCharge;
      readonly amount: Cents;
      readonly reference: AttemptReference;
    }
  /** `amount` went back, all or a part. */
  | {
      readonly kind: 'refunded';
      readonly at: Instant;
      readonly processorCharge: ProcessorCharge;
      readonly amount: Cents;
    };

export type ChargeStateKind = ChargeState['kind'];

/** Every arrow there is; whatever is not here cannot happen. */
export const nextStates: Readonly<Record<ChargeStateKind, readonly ChargeStateKind[]>> = {
  created: ['submitted', 'declined'],
  submitted: ['authorised', 'captured', 'declined', 'unknown'],
  authorised: ['capturing', 'voided', 'unknown'],
  capturing: ['captured', 'declined', 'unknown'],
  captured: ['refunding'],
  unknown: ['captured', 'voided', 'declined', 'authorised'],
  refunding: ['refunded', 'captured'],
  declined: [],
  voided: [],
  refunded: [],
};

export const mayMove = (from: ChargeStateKind, to: ChargeStateKind): boolean => nextStates[from].includes(to);

/** Why no money moved. `not-accepted` is the processor's refusal of us rather than of the card; `abandoned` never left. */
export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'lost-or-stolen',
  'wrong-number',
  'wrong-code',
  'unsupported-card',
  'over-limit',
  'card-gone',
  'not-accepted',
  'abandoned',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A payment as the ledger keeps it. */
export interface Charge {
  readonly id: ChargeId;
  readonly uniqueId: UniqueId;
  readonly reference: AttemptReference;
  readonly patient: PatientRef;
  readonly amount: Cents;
  readonly purpose: ChargePurpose;
  readonly occasion: Occasion;
  readonly card: { readonly brand: CardBrand; readonly last4: string; readonly saved?: CardId };
  readonly createdAt: Instant;
  readonly state: ChargeState;
}

/** What is said of a charge when it is opened. */
export type NewCharge = Omit<Charge, 'state'>;

/** Whether a charge in this state speaks for what it pays: of the patient's balance until it is posted, of a shop's transaction for good. */
export const holdsBalance = (state: ChargeStateKind): boolean => state !== 'declined' && state !== 'voided';

/** Money that left the card and has not come back, in cents. */
export const keptOf = ({ amount, state }: Pick<Charge, 'amount' | 'state'>): Cents => {
  switch (state.kind) {
    case 'captured':
    case 'refunding':
      return amount;
    case 'refunded':
      return (amount - state.amount) as Cents;
    default:
      return 0 as Cents;
  }
};

/** Money for this lowers what the patient owes in the practice's books; the rest is for something of its own. */
export const reducesBalance = ({ kind }: ChargePurpose): boolean =>
  kind === 'balance' || kind === 'check-in' || kind === 'check-out' || kind === 'installment';

/** Whether an attempt that comes with a known unique id asks for the same payment. */
export const samePayment = (known: NewCharge, asked: NewCharge): boolean =>
  known.amount === asked.amount && known.card.last4 === asked.card.last4 && sameValue(known.purpose, asked.purpose);

const sameValue = (a: ChargePurpose, b: ChargePurpose): boolean => {
  const entries = (purpose: ChargePurpose) => Object.entries(purpose).sort(([x], [y]) => (x < y ? -1 : 1));
  return JSON.stringify(entries(a)) === JSON.stringify(entries(b));
};
