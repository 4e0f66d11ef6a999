import { MINUTE, SECOND, type Instant } from '@portico/domain/kernel';
import type { Charge, ChargePurpose, ChargeState, Merchant, PaymentLedger } from '@portico/domain/payments';

/**
 * An attempt that has not left by then, counted from its mark in the ledger, does not leave any more: whoever finds out
 * what became of it may rely on that.
 */
export const sendWithin = 20 * SECOND;
/**
 * Nobody is at work any more on a charge that has not moved for so long: longer than `sendWithin` and the time that a
 * processor is waited for together, and longer than a step of the visit desk takes.
 */
export const staleAfter = MINUTE;
/**
 * So long somebody may still be taking what was reserved, or giving back: not every processor can tell two that ask so at
 * the same moment from two that ask one after the other. Several times as long as a processor is waited for.
 */
export const aloneFor = 3 * MINUTE;

/** Whether its money is reserved first, and taken once its step was taken. */
export const reserves = ({ kind }: ChargePurpose): boolean => kind === 'prepayment' || kind === 'cancellation';

export interface StepDeps {
  readonly ledger: PaymentLedger;
  readonly now: () => Instant;
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
  (await ledger.move(charge.id, charge.state.kind, to)) ? { ...charge, state: to } : undefined;

/**
 * Takes the money that was reserved, once `capturing` is written. Without an answer it stays there, to be asked again.
 * What is not taken is let go of before that is written.
 */
export const takeReserved = async (
  deps: StepDeps,
  merchant: Merchant,
  charge: In<'capturing'>,
): Promise<Charge | undefined> => {
  const { processorCharge } = charge.state;
  const outcome = await merchant.processor.capture(processorCharge, charge.amount, charge.reference);
  const at = deps.now();
  switch (outcome.kind) {
    case 'captured':
      return moved(deps, charge, { kind: 'captured', at, processorCharge: outcome.processorCharge });
    case 'declined':
      if ((await merchant.processor.release(processorCharge, charge.amount)) === 'unknown') return charge;
      return moved(deps, charge, { kind: 'declined', at, reason: outcome.reason });
    case 'unknown':
      return charge;
  }
};

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
  return released === 'released' ? moved(deps, giving, { kind: 'voided', at: deps.now() }) : giving;
};

/** Asks for the refund that is written; without an answer it stays there, to be asked again under the same reference. */
export const giveBack = async (
  deps: StepDeps,
  merchant: Merchant,
  charge: In<'refunding'>,
): Promise<Charge | undefined> => {
  const { processorCharge, amount, reference } = charge.state;
  const outcome = await merchant.processor.refund(processorCharge, amount, reference);
  const at = deps.now();
  switch (outcome.kind) {
    case 'refunded':
      return moved(deps, charge, { kind: 'refunded', at, processorCharge, amount });
    case 'refused':
      return moved(deps, charge, { kind: 'captured', at, processorCharge });
    case 'unknown':
      return charge;
  }
};
