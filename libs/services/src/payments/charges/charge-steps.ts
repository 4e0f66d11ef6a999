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
 * How long after its mark in the ledger an attempt may still be sent, in milliseconds; the reconciliation relies on it.
 */
export const sendWithin = 20 * SECOND;
/**
 * After how many milliseconds without a move a charge counts as abandoned by its process: longer than `sendWithin` plus
 * the processor's time-out, and longer than a step of the booking system.
 */
export const staleAfter = MINUTE;
/**
 * How long another process may still be capturing or refunding, in milliseconds: not every processor can tell
 * concurrent requests from consecutive ones. Several times the processor's time-out.
 */
export const aloneFor = 3 * MINUTE;

/** Whether the amount is reserved first, and captured after the step. */
export const reserves = ({ kind }: ChargePurpose): boolean => kind === 'prepayment' || kind === 'cancellation';

/**
 * How long after its step a reserved amount may be captured, in milliseconds: no longer than cards keep a reservation.
 * After that the capture is given up.
 */
export const takenWithin = 7 * DAY;
/** How long the result of an earlier capture without an answer is looked for, in milliseconds. */
const lookedForWithin = 2 * takenWithin;

/** Alerts about results that no request is waiting for. */
export interface ChargeAlerts {
  /**
   * A visit is booked, or canceled, and its money was refused for good: notifies the patient and the gateway's
   * operators.
   */
  unpaid(charge: Charge): Promise<void>;
  /**
   * Money was taken, reserved or returned after its charge had ended otherwise: alerts the gateway's operators.
   * `isUndone`: it was given back, and there is nothing to do.
   */
  late(charge: Charge, isUndone: boolean): void;
}

export type In<Kind extends ChargeState['kind']> = Charge & {
  readonly state: Extract<ChargeState, { readonly kind: Kind }>;
};

export const isIn = <Kind extends ChargeState['kind']>(charge: Charge, kind: Kind): charge is In<Kind> =>
  charge.state.kind === kind;

/** The steps of charges; each is written before it is taken, and is safe to repeat. */
export class ChargeSteps {
  readonly #ledger: PaymentLedger;
  readonly #now: LedgerClock;
  readonly #alerts: ChargeAlerts;

  constructor(ledger: PaymentLedger, now: LedgerClock, alerts: ChargeAlerts) {
    this.#ledger = ledger;
    this.#now = now;
    this.#alerts = alerts;
  }

  /** Moves the charge to a new state; undefined if another process moved it meanwhile. */
  async moved<Kind extends ChargeState['kind']>(
    charge: Charge,
    to: Extract<ChargeState, { readonly kind: Kind }>,
  ): Promise<In<Kind> | undefined> {
    return (await this.#ledger.move(charge.id, charge.state.kind, to))
      ? { ...charge, card: cardAfter(charge.card, to), state: to }
      : undefined;
  }

  /**
   * Captures the reserved money, once `capturing` is written. Without an answer the charge stays in that state, to be
   * retried; so it does if the processor refused our request (bad key, too many requests) instead of the card. If refused
   * for good it becomes `unpaid`, since its step was done.
   */
  async takeReserved(merchant: Merchant, charge: In<'capturing'>): Promise<Charge | undefined> {
    const { processorCharge: held, payerAddress } = charge.state;
    const outcome = await merchant.processor.capture(held, charge.amount, charge.reference, payerAddress);
    if (outcome.kind === 'captured') {
      const { processorCharge } = outcome;
      const captured = await this.moved(charge, { kind: 'captured', at: await this.#now(), processorCharge });
      return captured ?? this.lateSuccess(merchant, charge, processorCharge);
    }
    const refused = outcome.kind === 'declined' && outcome.reason !== 'not-accepted' ? outcome.reason : undefined;
    const age = (await this.#now()) - charge.state.at;
    const isOverdue = age > takenWithin;
    if (refused === undefined && !isOverdue) return charge;
    // The reservation is released first; that of a refused amount expires by itself.
    const released = await merchant.processor.release(held, charge.amount);
    if (released === 'unknown' && !isOverdue) return charge;
    const found = released === 'unknown' ? await this.#foundAfterAll(merchant, charge) : undefined;
    if (found?.kind === 'captured') return this.moved(charge, { ...found, at: await this.#now() });
    if (found?.kind === 'unknown' && (refused === undefined || age <= lookedForWithin)) return charge;
    return this.unpaidFrom(charge, refused ?? 'not-accepted');
  }

  /** An earlier capture whose answer was lost may have succeeded, even if the last one was declined. */
  async #foundAfterAll(
    { processor }: Merchant,
    { reference, amount, createdAt, state }: In<'capturing'>,
  ): Promise<Settlement> {
    return processor.settle({
      reference,
      amount,
      at: createdAt,
      now: await this.#now(),
      processorCharge: state.processorCharge,
    });
  }

  /**
   * Releases reserved money. `unknown` is written first: no process captures it from then on, and after a crash the
   * settlement releases it too.
   */
  async letGo(merchant: Merchant, charge: In<'authorised'>): Promise<Charge | undefined> {
    const { processorCharge } = charge.state;
    const giving = await this.moved(charge, { kind: 'unknown', at: charge.state.at, processorCharge });
    if (giving === undefined) return undefined;
    const released = await merchant.processor.release(processorCharge, charge.amount);
    return released === 'released' ? this.moved(giving, { kind: 'voided', at: await this.#now() }) : giving;
  }

  /**
   * Requests the refund that is written; without an answer the state stays, to be retried under the same reference.
   * `lost`: it was, or may have been, requested before.
   */
  async giveBack(merchant: Merchant, charge: In<'refunding'>, lost?: 'lost'): Promise<Charge | undefined> {
    const { processorCharge, before, amount, reference } = charge.state;
    const outcome = await merchant.processor.refund(processorCharge, amount, reference, {
      before,
      ...(lost && { lost: { at: charge.state.at, now: await this.#now() } }),
    });
    const at = await this.#now();
    switch (outcome.kind) {
      case 'refunded':
        return (
          (await this.moved(charge, { kind: 'refunded', at, processorCharge, amount: (before + amount) as Cents })) ??
          this.#lateRefund(charge)
        );
      case 'refused':
        return before === 0
          ? this.moved(charge, { kind: 'captured', at, processorCharge })
          : this.moved(charge, { kind: 'refunded', at, processorCharge, amount: before });
      case 'unknown':
        return charge;
    }
  }

  /**
   * Reads the processor's state of a charge that ended otherwise in the ledger, and refunds money that it took, under the
   * charge's reference. `lost`: since when that refund may have been requested before.
   */
  async undone(
    { processor }: Merchant,
    { reference, amount, createdAt }: Charge,
    known: { readonly processorCharge?: ProcessorCharge; readonly lost?: Instant },
  ): Promise<'undone' | 'nothing' | 'unknown'> {
    const { lost, ...charged } = known;
    const at = await this.#now();
    const found = await processor.settle({ reference, amount, at: createdAt, now: at, ...charged });
    if (found.kind === 'captured') {
      const asked = lost === undefined ? {} : { lost: { at: lost, now: at } };
      const { kind } = await processor.refund(found.processorCharge, amount, reference, asked);
      return kind === 'refunded' ? 'undone' : 'unknown';
    }
    if (found.kind === 'voided') return 'undone';
    return found.kind === 'declined' ? 'nothing' : 'unknown';
  }

  /**
   * The processor took or reserved money after another process had moved the charge. If that process is still looking, it
   * finds the money; if it gave up, the money is returned here, and looked for again if that has no answer.
   */
  async lateSuccess(merchant: Merchant, { id }: Charge, processorCharge: ProcessorCharge): Promise<Charge | undefined> {
    const charge = await this.#ledger.byId(id);
    if (charge === undefined || holdsBalance(charge.state.kind)) return charge;
    const isUndone = (await this.undone(merchant, charge, { processorCharge })) === 'undone';
    await this.#ledger.probed(charge, isUndone ? undefined : plus(await this.#now(), aloneFor));
    this.#alerts.late(charge, isUndone);
    return charge;
  }

  /**
   * The step was done after another process had given up the charge, as when this process stalled: the charge becomes
   * `unpaid`. A reservation that cannot be released now is released by the settlement.
   */
  async steppedTooLate(merchant: Merchant, { id }: Charge): Promise<Charge | undefined> {
    const charge = await this.#ledger.byId(id);
    if (charge === undefined || !(isIn(charge, 'unknown') || isIn(charge, 'voided'))) return charge;
    const held = isIn(charge, 'unknown') ? charge.state.processorCharge : undefined;
    if (held !== undefined && (await merchant.processor.release(held, charge.amount)) === 'unknown') return charge;
    return this.unpaidFrom(charge);
  }

  /**
   * Writes that a step stands without its money. Alerts go out before the write: after a crash they are repeated rather
   * than lost.
   */
  async unpaidFrom(charge: Charge, reason: DeclineReason = 'abandoned'): Promise<Charge | undefined> {
    const state = { kind: 'unpaid', at: await this.#now(), reason } as const;
    await this.#alerts.unpaid({ ...charge, state });
    return this.moved(charge, state);
  }

  /**
   * The later of two answers about one refund says that it succeeded, but the ledger may say otherwise by now: this.#alerts.
   */
  async #lateRefund({ id, state }: In<'refunding'>): Promise<Charge | undefined> {
    const charge = await this.#ledger.byId(id);
    if (charge !== undefined && refundedOf(charge) < state.before + state.amount) this.#alerts.late(charge, false);
    return charge;
  }
}
