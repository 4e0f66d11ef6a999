import type { AppointmentBooking } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  failed,
  HOUR,
  MINUTE,
  ok,
  plus,
  startOfDay,
  type Instant,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import {
  bookingKeyOf,
  settlementDifferences,
  type ActivitySpan,
  type ActivityUnavailable,
  type Charge,
  type Difference,
  type Dispute,
  type DisputeId,
  type Disputes,
  type LeasedSettlement,
  type LedgerClock,
  type LedgerSide,
  type Merchants,
  type ProcessorLine,
  type SettledCharge,
  type Settlements,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';

/** What is told of comparisons. */
export interface SettlementWatch {
  /** Called for every new difference. */
  found(difference: Difference): void;
  /** Called for every day that was compared, and for every processor that returned no list. */
  report(practice: PracticeId, outcome: 'settled' | 'unavailable'): void;
  /** Called for a practice that failed; the others are still compared. */
  onError(thrown: unknown): void;
}

/** Milliseconds from one round to the next where nothing wakes it, and after which a practice that could not be compared is due again. */
export const settleEvery = HOUR;
/** How long after its end a day is compared, in milliseconds: by then all its charges are finished. */
const settleAfter = 6 * HOUR;
/** Assumed tolerance between the processor's clock and the ledger's, in milliseconds. */
const margin = 2 * HOUR;
/** Lease in milliseconds; it expires by itself, since its holder may have died. A day that is compared twice is written once. */
const lease = HOUR / 2;
/** How long a practice that this instance does not serve is left due for those that do, in milliseconds. */
const leftToOthers = 3 * MINUTE;
/** After which a practice that no instance took is due again, in milliseconds: until then it wakes none. */
const unservedRests = 30 * MINUTE;
/** Practices compared at once by an instance; low, so that the instances share them. */
const atOnce = 4;

/**
 * Compares each day of each practice with the processor's list once it is due. Safe to run in any number of instances,
 * safe to kill: practices are leased one at a time. An hour in which none is due costs one statement, however many
 * practices there are.
 */
export class SettlementWorker {
  readonly #settlements: Settlements;
  readonly #disputes: Disputes;
  readonly #merchants: Merchants;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>;
  readonly #now: LedgerClock;
  readonly #watch: SettlementWatch;
  /** Practices that this instance takes no cards for, and when it looks at them again: another one may. */
  readonly #unserved = new Map<PracticeId, Instant>();
  /** What is under way of the practices that were leased, with what comes after each. */
  readonly #lanes = new Set<Promise<void>>();
  readonly #thrown: unknown[] = [];
  /** How many practices are compared, or asked for. */
  #busy = 0;
  #days = 0;

  constructor(
    settlements: Settlements,
    disputes: Disputes,
    merchants: Merchants,
    practices: Pick<PracticeDirectory, 'practices'>,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>,
    now: LedgerClock,
    watch: SettlementWatch,
  ) {
    this.#settlements = settlements;
    this.#disputes = disputes;
    this.#merchants = merchants;
    this.#practices = practices;
    this.#appointmentBooking = appointmentBooking;
    this.#now = now;
    this.#watch = watch;
  }

  /** Compares every day that is over and was not compared; returns how many. */
  async runOnce(): Promise<number> {
    const before = this.#days;
    await this.#fill();
    while (this.#lanes.size > 0) await Promise.race(this.#lanes);
    const [thrown] = this.#thrown.splice(0);
    if (thrown !== undefined) throw thrown;
    return this.#days - before;
  }

  /** Takes what came due since into a round that a slow processor holds up; does nothing where none is under way. */
  async goOn(): Promise<void> {
    if (this.#lanes.size > 0) await this.#inRound(this.#fill());
  }

  /** The round ends after it, and throws what it threw. */
  #inRound(work: Promise<void>): Promise<void> {
    const lane: Promise<void> = work
      .catch((thrown) => void this.#thrown.push(thrown))
      .finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
    return lane;
  }

  /** Compares up to `atOnce` practices at once. Each that is done makes place for what is due then, so that a slow processor holds up one. */
  async #fill(): Promise<void> {
    const free = atOnce - this.#busy;
    if (free <= 0) return;
    this.#busy += free;
    let taken: readonly LeasedSettlement[] = [];
    try {
      taken = await this.#claim(free);
    } finally {
      this.#busy -= free - taken.length;
    }
    for (const one of taken) void this.#inRound(this.#comparedThenNext(one));
  }

  async #comparedThenNext(leased: LeasedSettlement): Promise<void> {
    try {
      const days = await this.#compared(leased);
      this.#days += days;
    } finally {
      this.#busy -= 1;
    }
    await this.#fill();
  }

  async #claim(limit: number): Promise<readonly LeasedSettlement[]> {
    const at = await this.#now();
    for (const [practice, until] of this.#unserved) if (until <= at) this.#unserved.delete(practice);
    return this.#settlements.claim(at, plus(at, lease), limit, [...this.#unserved.keys()], plus(at, -leftToOthers));
  }

  /** Compares one span now, even if it was compared before; returns all differences. */
  async settle(practice: PracticeId, span: ActivitySpan): Promise<Result<readonly Difference[], ActivityUnavailable>> {
    const wide = { from: plus(span.from, -margin), until: plus(span.until, margin) };
    const merchant = this.#merchants.of(practice);
    const lines =
      merchant === undefined ? failed({ kind: 'activity-unavailable' as const }) : await merchant.activity.of(wide);
    if (!lines.ok) {
      this.#watch.report(practice, 'unavailable');
      return lines;
    }
    const side = await this.#settlements.ledgerSide(practice, wide, lines.value);
    const charges = await Promise.all(side.charges.map((one) => this.#withStep(one)));
    const differences = settlementDifferences({ practice, span, lines: lines.value, charges, refunds: side.refunds });
    for (const fresh of await this.#settlements.record(practice, span, differences, await this.#now()))
      this.#watch.found(fresh);
    await this.#keepDisputes(side, lines.value);
    this.#watch.report(practice, 'settled');
    return ok(differences);
  }

  /** How many days of one practice were compared. One that failed is due again in an hour; the others go on. */
  async #compared(leased: LeasedSettlement): Promise<number> {
    const { practice: id } = leased;
    try {
      const [practice] = await this.#practices.practices([id]);
      const now = await this.#now();
      if (practice === undefined || this.#merchants.of(id) === undefined) {
        const isLeft = this.#unserved.has(id);
        this.#unserved.set(id, plus(now, settleEvery));
        await this.#settlements.lookAgain(leased, isLeft ? plus(now, unservedRests) : now);
        return 0;
      }
      const { days, next } = await this.#settleAll(practice);
      await this.#settlements.lookAgain(leased, next);
      return days;
    } catch (thrown) {
      this.#watch.onError(thrown);
      await this.#settlements.lookAgain(leased, plus(await this.#now(), settleEvery));
      return 0;
    }
  }

  /** Compares all days that are over for long enough; `next` is when the day after them is, or the one that failed is due again. */
  async #settleAll({ id, timeZone }: Practice): Promise<{ readonly days: number; readonly next: Instant }> {
    let days = 0;
    for (;;) {
      const now = await this.#now();
      const latest = addDays(dayIn(timeZone, plus(now, -settleAfter)), -1);
      const from = (await this.#settlements.settledUntil(id)) ?? startOfDay(timeZone, latest);
      const until = startOfDay(timeZone, addDays(dayIn(timeZone, from), 1));
      const due = plus(until, settleAfter);
      if (now < due) return { days, next: due };
      if (!(await this.settle(id, { from, until })).ok) return { days, next: plus(now, settleEvery) };
      days += 1;
    }
  }

  /** Whether the visit was booked, or canceled, for a charge that has such a step. */
  async #withStep(one: LedgerSide['charges'][number]): Promise<SettledCharge> {
    const { id, patient, purpose }: Charge = one.charge;
    const key = bookingKeyOf(id);
    if (purpose.kind === 'prepayment') {
      return { ...one, stepTaken: (await this.#appointmentBooking.bookedFor(patient, key)) !== undefined };
    }
    return purpose.kind === 'cancellation'
      ? { ...one, stepTaken: (await this.#appointmentBooking.canceledFor(patient, key)) !== undefined }
      : one;
  }

  async #keepDisputes({ charges }: LedgerSide, lines: readonly ProcessorLine[]): Promise<void> {
    for (const line of lines) {
      if (line.kind !== 'dispute') continue;
      const charge = charges.find((one) => isOf(line, one.charge))?.charge;
      if (charge === undefined) continue;
      const { at: openedAt, state: outcome } = line;
      const dispute: Dispute = {
        id: line.id as DisputeId,
        charge: charge.id,
        patient: charge.patient,
        amount: line.amount < charge.amount ? line.amount : charge.amount,
        openedAt,
        outcome,
        ...(outcome === 'open' ? {} : { closedAt: await this.#now() }),
      };
      await this.#disputes.put(dispute);
    }
  }
}

const isOf = (line: Extract<ProcessorLine, { readonly kind: 'dispute' }>, { reference, state }: Charge): boolean =>
  (line.charge !== undefined && 'processorCharge' in state && state.processorCharge === line.charge) ||
  line.reference === reference;
