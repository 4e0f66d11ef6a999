import type { VisitDesk } from '@portico/domain/appointments';
import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import {
  bookingKeyOf,
  type Charge,
  type ChargeStateKind,
  type Merchant,
  type Merchants,
  type PaymentLedger,
  type Settlement,
} from '@portico/domain/payments';
import { aloneFor, giveBack, isIn, letGo, moved, staleAfter, takeReserved, type In } from './charge-steps.ts';

export interface ReconcilerDeps {
  readonly ledger: PaymentLedger;
  readonly merchants: Merchants;
  readonly visitDesk: Pick<VisitDesk, 'bookedFor' | 'isCancelled'>;
  readonly now: () => Instant;
  /** Told of every charge that was looked at. */
  readonly report: (looked: Reconciled) => void;
  /** Tells the payer what became of a charge of which they were told that it is being looked into. */
  readonly tell: (charge: Charge, outcome: 'captured' | 'not') => Promise<void>;
  /** Hears of a charge that could not be looked at; the others are all the same. */
  readonly onTrouble: (thrown: unknown) => void;
}

/** How one charge was found and left. */
export interface Reconciled {
  readonly from: ChargeStateKind;
  readonly to: ChargeStateKind;
}

/** Milliseconds from one round to the next. */
export const reconcileEvery = 30 * SECOND;
/** So many at once: the other side is a processor, and payers want it too. */
const batch = 10;

/**
 * Brings charges to their end that nobody is at work on: after a lost answer, a time-out, the death of a process between
 * any two steps. Any number of them may share one ledger, and any may die.
 */
export class Reconciler {
  readonly #deps: ReconcilerDeps;

  constructor(deps: ReconcilerDeps) {
    this.#deps = deps;
  }

  /** Looks at everything that is stale now; answers how many charges that were. */
  async round(): Promise<number> {
    const { ledger, now } = this.#deps;
    let looked = 0;
    for (;;) {
      const at = now();
      const claimed = await ledger.claimUnsettled(plus(at, -staleAfter), at, plus(at, aloneFor), batch);
      await Promise.all(claimed.map((charge) => this.#look(charge)));
      looked += claimed.length;
      if (claimed.length < batch) return looked;
    }
  }

  async #look(charge: Charge): Promise<void> {
    const { merchants, report, onTrouble } = this.#deps;
    try {
      const merchant = merchants.of(charge.patient.practice);
      const after = await this.#finished(charge, merchant);
      if (after !== undefined) report({ from: charge.state.kind, to: after.state.kind });
    } catch (thrown) {
      onTrouble(thrown);
    }
  }

  /** What the charge has become; undefined where somebody else is at work on it after all. */
  async #finished(charge: Charge, merchant: Merchant | undefined): Promise<Charge | undefined> {
    const at = this.#deps.now();
    if (isIn(charge, 'created')) {
      return this.#told(await moved(this.#deps, charge, { kind: 'declined', at, reason: 'abandoned' }));
    }
    // A practice that takes no cards any more: it stays as it is until it can be asked again.
    if (merchant === undefined) return charge;
    if (isIn(charge, 'submitted')) {
      // From here on a late answer counts no more: finding out may mean undoing.
      const lost = await moved(this.#deps, charge, { kind: 'unknown', at: charge.state.at });
      return lost && this.#settled(lost, merchant);
    }
    if (isIn(charge, 'unknown')) return this.#settled(charge, merchant);
    if (isIn(charge, 'authorised')) return this.#steppedOrNot(charge, merchant);
    if ((isIn(charge, 'capturing') || isIn(charge, 'refunding')) && at - charge.state.at < aloneFor) return charge;
    if (isIn(charge, 'capturing')) return this.#told(await takeReserved(this.#deps, merchant, charge));
    if (isIn(charge, 'refunding')) return giveBack(this.#deps, merchant, charge);
    return undefined;
  }

  async #steppedOrNot(charge: In<'authorised'>, merchant: Merchant): Promise<Charge | undefined> {
    if (!(await this.#wasStepTaken(charge))) return this.#told(await letGo(this.#deps, merchant, charge));
    const { processorCharge } = charge.state;
    const capturing = await moved(this.#deps, charge, { kind: 'capturing', at: this.#deps.now(), processorCharge });
    return this.#told(capturing && (await takeReserved(this.#deps, merchant, capturing)));
  }

  async #wasStepTaken({ id, patient, purpose }: Charge): Promise<boolean> {
    const { visitDesk } = this.#deps;
    if (purpose.kind === 'prepayment') return (await visitDesk.bookedFor(patient, bookingKeyOf(id))) !== undefined;
    return purpose.kind === 'cancellation' && visitDesk.isCancelled(patient, purpose.appointment);
  }

  async #settled(charge: In<'unknown'>, merchant: Merchant): Promise<Charge | undefined> {
    const { processorCharge } = charge.state;
    const { reference, amount } = charge;
    const lost = {
      reference,
      amount,
      at: charge.state.at,
      now: this.#deps.now(),
      ...(processorCharge === undefined ? {} : { processorCharge }),
    };
    return this.#told(await this.#after(charge, await merchant.processor.settle(lost)));
  }

  async #after(charge: In<'unknown'>, settlement: Settlement): Promise<Charge | undefined> {
    if (settlement.kind === 'unknown') return charge;
    return moved(this.#deps, charge, { ...settlement, at: this.#deps.now() });
  }

  async #told(charge: Charge | undefined): Promise<Charge | undefined> {
    const isOver = charge !== undefined && ['captured', 'declined', 'voided'].includes(charge.state.kind);
    if (isOver && charge.occasion === 'payer') {
      await this.#deps.tell(charge, charge.state.kind === 'captured' ? 'captured' : 'not');
    }
    return charge;
  }
}
