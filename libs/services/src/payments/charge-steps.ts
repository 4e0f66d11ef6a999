import { DAY, MINUTE, plus, SECOND, type Cents, type Instant } from '@portico/domain/kernel';
import {
  cardAfter,
  holdsBalance,
  refundedOf,
  type Charge,
  type ChargePurpose,
  type ChargeState,
  type DeclineReason,
  type LedgerClock,
  type Merchant,
  type PaymentLedger,
  type ProcessorCharge,
  type Settlement,
} from '@portico/domain/payments';

/**
 * An attempt that has not left by then, counted from its mark in the ledger, does not leave any more: whoever finds out
 * what became of it may rely on that.
 */
export const sendWithin = 20 * SECOND;
/**
 * Nobody is at work any more on a charge that has not moved for so long: longer than `sendWithin` and the time that a
 * processor is waited for together, and longer than a step of the booking system takes.
 */
export const staleAfter = MINUTE;
/**
 * So long somebody may still be taking what was reserved, or giving back: not every processor can tell two that ask so at
 * the same moment from two that ask one after the other. Several times as long as a processor is waited for.
 */
export const aloneFor = 3 * MINUTE;

/** Whether its money is reserved first, and taken once its step was taken. */
export const reserves = ({ kind }: ChargePurpose): boolean => kind === 'prepayment' || kind === 'cancellation';

/**
 * So long a reserved amount may be taken after its step: no longer than cards keep an amount reserved. What could not be taken
 * by then is given up.
 */
export const takenWithin = 7 * DAY;
/** So long it is looked for what an earlier capture came to, of which there was no answer. */
const lookedForWithin = 2 * takenWithin;

export interface StepDeps {
  readonly ledger: PaymentLedger;
  readonly now: LedgerClock;
  readonly alerts: ChargeAlerts;
}

/** What somebody has to hear of who is not waiting for an answer. */
export interface ChargeAlerts {
  /** A visit is booked, or canceled, and its money was refused for good: tells the patient and whoever runs the gateway. */
  unpaid(charge: Charge): Promise<void>;
  /**
   * Money was taken or reserved, or went back, after its charge had come to another end: tells whoever runs the gateway.
   * `isUndone`: it was given back, and nothing is to be done.
   */
  late(charge: Charge, isUndone: boolean): void;
}

export type In<Kind extends ChargeState['kind']> = Charge & {
  readonly state: Extract<ChargeState, { readonly kind: Kind }>;
};

export const isIn = <Kind extends ChargeState['kind']>(charge: Charge, kind: Kind): charge is In<Kind> =>
  charge.state.kind === kind;

/** The charge in its new state; undefined where somebody else moved it meanwhile. */
export const moved = async <Kind extends ChargeState['kind']>(
  { ledger }: StepDeps,
  charge: Charge,
  to: Extract<ChargeState, { readonly kind: Kind }>,
): Promise<In<Kind> | undefined> =>
  (await ledger.move(charge.id, charge.state.kind, to))
    ? { ...charge, card: cardAfter(charge.card, to), state: to }
    : undefined;

/**
 * Takes the money that was reserved, once `capturing` is written. Without an answer it stays there, to be asked again; a
 * refusal of us rather than of the card, as for a key or too many requests, is no answer. Refused for good it is `unpaid`,
 * since its step was taken.
 */
export const takeReserved = async (
  deps: StepDeps,
  merchant: Merchant,
  charge: In<'capturing'>,
): Promise<Charge | undefined> => {
  const { processorCharge: held, payerAddress } = charge.state;
  const outcome = await merchant.processor.capture(held, charge.amount, charge.reference, payerAddress);
  if (outcome.kind === 'captured') {
    const { processorCharge } = outcome;
    const captured = await moved(deps, charge, { kind: 'captured', at: await deps.now(), processorCharge });
    return captured ?? lateSuccess(deps, merchant, charge, processorCharge);
  }
  const refused = outcome.kind === 'declined' && outcome.reason !== 'not-accepted' ? outcome.reason : undefined;
  const age = (await deps.now()) - charge.state.at;
  const isOverdue = age > takenWithin;
  if (refused === undefined && !isOverdue) return charge;
  // What is still reserved is let go of first; of a refused amount the reservation is over by itself some day.
  const released = await merchant.processor.release(held, charge.amount);
  if (released === 'unknown' && !isOverdue) return charge;
  const found = released === 'unknown' ? await foundAfterAll(deps, merchant, charge) : undefined;
  if (found?.kind === 'captured') return moved(deps, charge, { ...found, at: await deps.now() });
  if (found?.kind === 'unknown' && (refused === undefined || age <= lookedForWithin)) return charge;
  return unpaidFrom(deps, charge, refused ?? 'not-accepted');
};

/** An earlier capture whose answer was lost may have gone through, whatever the last one was told. */
const foundAfterAll = async (
  { now }: StepDeps,
  { processor }: Merchant,
  { reference, amount, createdAt, state }: In<'capturing'>,
): Promise<Settlement> =>
  processor.settle({ reference, amount, at: createdAt, now: await now(), processorCharge: state.processorCharge });

/**
 * Lets go of money that was reserved. `unknown` is written first: from then on nobody takes it, and a death leaves it to
 * be settled, which lets go of it as well.
 */
export const letGo = async (
  deps: StepDeps,
  merchant: Merchant,
  charge: In<'authorised'>,
): Promise<Charge | undefined> => {
  const { processorCharge } = charge.state;
  const giving = await moved(deps, charge, { kind: 'unknown', at: charge.state.at, processorCharge });
  if (giving === undefined) return undefined;
  const released = await merchant.processor.release(processorCharge, charge.amount);
  return released === 'released' ? moved(deps, giving, { kind: 'voided', at: await deps.now() }) : giving;
};

/**
 * Asks for the refund that is written; without an answer it stays there, to be asked again under the same reference.
 * `lost` says that it was, or may have been, asked for before.
 */
export const giveBack = async (
  deps: StepDeps,
  merchant: Merchant,
  charge: In<'refunding'>,
  lost?: 'lost',
): Promise<Charge | undefined> => {
  const { processorCharge, before, amount, reference } = charge.state;
  const outcome = await merchant.processor.refund(processorCharge, amount, reference, {
    before,
    ...(lost && { lost: { at: charge.state.at, now: await deps.now() } }),
  });
  const at = await deps.now();
  switch (outcome.kind) {
    case 'refunded':
      return (
        (await moved(deps, charge, { kind: 'refunded', at, processorCharge, amount: (before + amount) as Cents })) ??
        lateRefund(deps, charge)
      );
    case 'refused':
      return before === 0
        ? moved(deps, charge, { kind: 'captured', at, processorCharge })
        : moved(deps, charge, { kind: 'refunded', at, processorCharge, amount: before });
    case 'unknown':
      return charge;
  }
};

/**
 * What the processor says of a charge that came to an end without it; money that it has is given back under its reference.
 * `lost` is since when that may have been asked for before.
 */
export const undone = async (
  { now }: StepDeps,
  { processor }: Merchant,
  { reference, amount, createdAt }: Charge,
  known: { readonly processorCharge?: ProcessorCharge; readonly lost?: Instant },
): Promise<'undone' | 'nothing' | 'unknown'> => {
  const { lost, ...charged } = known;
  const at = await now();
  const found = await processor.settle({ reference, amount, at: createdAt, now: at, ...charged });
  if (found.kind === 'captured') {
    const asked = lost === undefined ? {} : { lost: { at: lost, now: at } };
    const { kind } = await processor.refund(found.processorCharge, amount, reference, asked);
    return kind === 'refunded' ? 'undone' : 'unknown';
  }
  if (found.kind === 'voided') return 'undone';
  return found.kind === 'declined' ? 'nothing' : 'unknown';
};

/**
 * The processor took or reserved money, and meanwhile somebody else moved the charge. What they still look into they find; what
 * they gave up is undone here, and looked for again where that has no answer.
 */
export const lateSuccess = async (
  deps: StepDeps,
  merchant: Merchant,
  { id }: Charge,
  processorCharge: ProcessorCharge,
): Promise<Charge | undefined> => {
  const charge = await deps.ledger.byId(id);
  if (charge === undefined || holdsBalance(charge.state.kind)) return charge;
  const isUndone = (await undone(deps, merchant, charge, { processorCharge })) === 'undone';
  await deps.ledger.probed(id, isUndone ? undefined : plus(await deps.now(), aloneFor));
  deps.alerts.late(charge, isUndone);
  return charge;
};

/**
 * A step was taken and somebody else had given up its charge meanwhile, as of a process that stood still: what stands is unpaid.
 * Money that is reserved still is let go of by whoever settles it.
 */
export const steppedTooLate = async (
  deps: StepDeps,
  merchant: Merchant,
  { id }: Charge,
): Promise<Charge | undefined> => {
  const charge = await deps.ledger.byId(id);
  if (charge === undefined || !(isIn(charge, 'unknown') || isIn(charge, 'voided'))) return charge;
  const held = isIn(charge, 'unknown') ? charge.state.processorCharge : undefined;
  if (held !== undefined && (await merchant.processor.release(held, charge.amount)) === 'unknown') return charge;
  return unpaidFrom(deps, charge);
};

/** Writes that a step stands without its money. Both sides are told first: rather twice than, after a death, not at all. */
export const unpaidFrom = async (
  deps: StepDeps,
  charge: Charge,
  reason: DeclineReason = 'abandoned',
): Promise<Charge | undefined> => {
  const state = { kind: 'unpaid', at: await deps.now(), reason } as const;
  await deps.alerts.unpaid({ ...charge, state });
  return moved(deps, charge, state);
};

/** Of two answers about one refund the later one says that it went through: the ledger may say otherwise by now. */
const lateRefund = async (
  { ledger, alerts }: StepDeps,
  { id, state }: In<'refunding'>,
): Promise<Charge | undefined> => {
  const charge = await ledger.byId(id);
  if (charge !== undefined && refundedOf(charge) < state.before + state.amount) alerts.late(charge, false);
  return charge;
};
