import type { BookingKey } from '../appointments/index.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type AppointmentId,
  type Brand,
  type CapabilityId,
  type Cents,
  type HoldId,
  type Instant,
  type PatientRef,
} from '../kernel/index.ts';
import type { CardBrand, ChargedCard } from './cards/card.ts';
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
  /** The booking is made between authorization and capture. */
  | { readonly kind: 'prepayment'; readonly hold: HoldId }
  /** The visit is canceled between authorization and capture. */
  | { readonly kind: 'cancellation'; readonly appointment: AppointmentId }
  | { readonly kind: 'installment'; readonly plan: PlanId; readonly payment: ScheduledPaymentId }
  | { readonly kind: 'shop'; readonly store: string; readonly transaction: string };

/** Who asked for the money: the payer at the keyboard, our own worker on the due day, or the practice. */
export type Occasion = 'payer' | 'schedule' | 'practice';

/** Money that is held on a card. */
interface Reserved {
  readonly at: Instant;
  readonly processorCharge: ProcessorCharge;
  /** From where the payer agreed to it, which a later capture says again; kept until then and no longer. */
  readonly payerAddress?: string;
}

/** Which card a wallet drew on, as the processor says. The ledger takes it over into the charge's `card`. */
interface Drawn {
  readonly drawn?: CardDrawn;
}

export interface CardDrawn {
  readonly brand: CardBrand;
  readonly last4: string;
}

/**
 * Where a charge stands. Written before the processor is called and moved along the arrows of `nextStates` only.
 * `unknown`: the processor may or may not have taken the money; reconciliation finds out, nobody tries again.
 */
export type ChargeState =
  | { readonly kind: 'created' }
  | { readonly kind: 'submitted'; readonly at: Instant }
  | ({ readonly kind: 'authorised' } & Reserved & Drawn)
  | ({ readonly kind: 'capturing' } & Reserved)
  | ({ readonly kind: 'captured'; readonly at: Instant; readonly processorCharge: ProcessorCharge } & Drawn)
  | { readonly kind: 'declined'; readonly at: Instant; readonly reason: DeclineReason }
  /** Its step was taken and its money was refused afterwards: the visit is booked, or canceled, and not paid for. */
  | { readonly kind: 'unpaid'; readonly at: Instant; readonly reason: DeclineReason }
  /** `at` is when it was sent, by which a processor is asked about it. */
  | { readonly kind: 'unknown'; readonly at: Instant; readonly processorCharge?: ProcessorCharge }
  | { readonly kind: 'voided'; readonly at: Instant }
  /**
   * A refund of `amount` is on its way, after `before` went back already. It is asked again with the same reference until the
   * processor says what became of it.
   */
  | {
      readonly kind: 'refunding';
      readonly at: Instant;
      readonly processorCharge: ProcessorCharge;
      readonly before: Cents;
      readonly amount: Cents;
      readonly reference: AttemptReference;
    }
  /** `amount` went back so far, in one refund or several; while less than all of it did, more may. */
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
  capturing: ['captured', 'unpaid'],
  captured: ['refunding'],
  // A step may be taken by somebody slow after its money was let go of.
  unknown: ['captured', 'voided', 'declined', 'unpaid', 'authorised'],
  refunding: ['refunded', 'captured'],
  refunded: ['refunding'],
  declined: [],
  unpaid: [],
  voided: ['unpaid'],
};

/** The card of a charge that was moved to this state. A wallet's card is named once, by the processor. */
export const cardAfter = (card: ChargedCard, to: ChargeState): ChargedCard =>
  'drawn' in to && to.drawn !== undefined && card.wallet !== undefined ? { ...card, ...to.drawn } : card;

/** A state as it is kept: which card was drawn stands in the charge's `card` alone. */
export const stateKept = (state: ChargeState): ChargeState => {
  if (!('drawn' in state)) return state;
  const { drawn: _, ...kept } = state;
  return kept;
};

export const mayMove = (from: ChargeStateKind, to: ChargeStateKind): boolean => nextStates[from].includes(to);

/**
 * Whether a charge may become this. A refund names what went back before it, so that none is begun on an older look at the
 * charge, and all refunds together are at most its amount; one that comes to nothing leaves what went back before it.
 */
export const mayBecome = ({ amount, state }: Pick<Charge, 'amount' | 'state'>, to: ChargeState): boolean => {
  if (!mayMove(state.kind, to.kind)) return false;
  if (to.kind === 'refunding') return to.before === refundedOf({ state }) && to.before + to.amount <= amount;
  if (state.kind !== 'refunding') return true;
  const back = refundedOf({ state: to });
  return back === state.before + state.amount || (back === state.before && (back > 0 || to.kind === 'captured'));
};

const probes = [15 * MINUTE, HOUR, DAY];

/**
 * When a charge that was given up at `givenUp` is looked for next: a processor that was slow may have taken its money after
 * all. Undefined where it was looked for often enough.
 */
export const nextProbe = (givenUp: Instant, now: Instant): Instant | undefined =>
  probes.map((pause) => plus(givenUp, pause)).find((at) => at > now);

/**
 * When a move leaves a charge to be looked for: it was given up though it may have reached the processor, or given back though
 * whoever was at work on it may have stood still, and takes its step yet.
 */
export const probeAfter = (from: ChargeStateKind, to: ChargeState): Instant | undefined => {
  const isGivenUp = to.kind === 'voided' || (to.kind === 'declined' && to.reason === 'abandoned');
  return from === 'unknown' && isGivenUp ? nextProbe(to.at, to.at) : undefined;
};

/** Why no money moved. `not-accepted` is the processor's refusal of us rather than of the card; `abandoned` never left. */
export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'lost-or-stolen',
  'wrong-number',
  'wrong-code',
  'wrong-postal-code',
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
  readonly card: ChargedCard;
  /** The link by which a guest paid. */
  readonly link?: CapabilityId;
  readonly createdAt: Instant;
  /** What of the amount is for the copay of its visit, in cents; the ledger decides it as it writes the charge. */
  readonly copay?: Cents;
  readonly state: ChargeState;
}

/** What is said of a charge when it is opened. */
export type NewCharge = Omit<Charge, 'state' | 'copay'>;

/** Whether a charge in this state speaks for what it pays: of the patient's balance until it is posted, of a shop's transaction for good. */
export const holdsBalance = (state: ChargeStateKind): boolean =>
  state !== 'declined' && state !== 'voided' && state !== 'unpaid';

/** What went back of a charge, in cents; what is on its way back is none of it yet. */
export const refundedOf = ({ state }: Pick<Charge, 'state'>): Cents => {
  if (state.kind === 'refunding') return state.before;
  return state.kind === 'refunded' ? state.amount : (0 as Cents);
};

/** What of a charge did not go back, in cents, whether it was taken yet or not. */
export const notGivenBackOf = (charge: Pick<Charge, 'amount' | 'state'>): Cents =>
  (charge.amount - refundedOf(charge)) as Cents;

/** Names what is paid by one charge and no other: a fee, a prepayment, an installment, an order; undefined for the rest. */
export const paidOnce = (purpose: ChargePurpose): string | undefined => {
  switch (purpose.kind) {
    case 'cancellation':
      return JSON.stringify([purpose.kind, purpose.appointment]);
    case 'prepayment':
      return JSON.stringify([purpose.kind, purpose.hold]);
    case 'installment':
      return JSON.stringify([purpose.kind, purpose.plan, purpose.payment]);
    case 'shop':
      return JSON.stringify([purpose.kind, purpose.store, purpose.transaction]);
    default:
      return undefined;
  }
};

/**
 * Whether a charge took what it pays for, or may yet, so that no other charge may be made for it (`paidOnce`). What was given back
 * whole may be paid again, but for an order of a shop.
 */
export const isLive = ({ amount, purpose, state }: Pick<Charge, 'amount' | 'purpose' | 'state'>): boolean =>
  holdsBalance(state.kind) && (purpose.kind === 'shop' || state.kind !== 'refunded' || state.amount < amount);

/** Money that left the card and has not come back, in cents. */
export const keptOf = ({ amount, state }: Pick<Charge, 'amount' | 'state'>): Cents => {
  const wasTaken = state.kind === 'captured' || state.kind === 'refunding' || state.kind === 'refunded';
  return (wasTaken ? amount - refundedOf({ state }) : 0) as Cents;
};

/** Money for this lowers what the patient owes in the practice's books; the rest is for something of its own. */
export const reducesBalance = ({ kind }: ChargePurpose): boolean =>
  kind === 'balance' || kind === 'check-in' || kind === 'check-out' || kind === 'installment';

/** The visit whose copay a charge pays first, with what else is owed. */
export const visitOf = (purpose: ChargePurpose): AppointmentId | undefined =>
  purpose.kind === 'check-in' || purpose.kind === 'check-out' ? purpose.appointment : undefined;

/** Whether an attempt that comes with a known unique id asks for the same payment. */
export const samePayment = (known: NewCharge, asked: NewCharge): boolean =>
  known.amount === asked.amount && sameCard(known.card, asked.card) && sameValue(known.purpose, asked.purpose);

/** Two attempts by one wallet count as the same card: which card it is, only the charge that went through knows. */
export const sameCard = (known: ChargedCard, asked: ChargedCard): boolean =>
  known.wallet === asked.wallet && (known.wallet !== undefined || known.last4 === asked.last4);

const sameValue = (a: ChargePurpose, b: ChargePurpose): boolean => {
  const entries = (purpose: ChargePurpose) => Object.entries(purpose).sort(([x], [y]) => (x < y ? -1 : 1));
  return JSON.stringify(entries(a)) === JSON.stringify(entries(b));
};
