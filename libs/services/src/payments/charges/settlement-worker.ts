import type { AppointmentBooking } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  failed,
  HOUR,
  ok,
  plus,
  startOfDay,
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
  type LedgerClock,
  type LedgerSide,
  type Merchants,
  type ProcessorLine,
  type SettledCharge,
  type Settlements,
} from '@portico/domain/payments';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import type { Leases } from '../../kernel/index.ts';

/** What is told of comparisons. */
export interface SettlementWatch {
  /** Called for every new difference. */
  found(difference: Difference): void;
  /** Called for every day that was compared, and for every processor that returned no list. */
  report(practice: PracticeId, outcome: 'settled' | 'unavailable'): void;
  /** Called for a practice that failed; the others are still compared. */
  onError(thrown: unknown): void;
}

/** Milliseconds from one round to the next. */
export const settleEvery = HOUR;
/** How long after its end a day is compared, in milliseconds: by then all its charges are finished. */
const settleAfter = 6 * HOUR;
/** Minimum length of the next day to compare, in milliseconds: clocks are set forward by an hour. */
const shortestDay = 23 * HOUR;
/** Assumed tolerance between the processor's clock and the ledger's, in milliseconds. */
const margin = 2 * HOUR;

/**
 * Compares each day of each practice with the processor's list. Safe to run in any number of instances, with a lease
 * per practice. An hour in which no practice's day has come due costs one query, however many practices there are.
 */
export class SettlementWorker {
  readonly #settlements: Settlements;
  readonly #disputes: Disputes;
  readonly #merchants: Merchants;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>;
  readonly #leases: Leases;
  readonly #now: LedgerClock;
  readonly #watch: SettlementWatch;

  constructor(
    settlements: Settlements,
    disputes: Disputes,
    merchants: Merchants,
    practices: Pick<PracticeDirectory, 'practices'>,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>,
    leases: Leases,
    now: LedgerClock,
    watch: SettlementWatch,
  ) {
    this.#settlements = settlements;
    this.#disputes = disputes;
    this.#merchants = merchants;
    this.#practices = practices;
    this.#appointmentBooking = appointmentBooking;
    this.#leases = leases;
    this.#now = now;
    this.#watch = watch;
  }

  /** Compares every day that is over and was not compared; returns how many. */
  async runOnce(): Promise<number> {
    const due = await this.#settlements.due(plus(await this.#now(), -settleAfter - shortestDay));
    const ids = due.filter((id) => this.#merchants.of(id) !== undefined);
    let days = 0;
    for (const practice of await this.#practices.practices(ids)) {
      if (!(await this.#leases.take(`settlement ${practice.id}`, settleEvery / 2))) continue;
      try {
        days += await this.#settleAll(practice);
      } catch (thrown) {
        this.#watch.onError(thrown);
      }
    }
    return days;
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

  async #settleAll({ id, timeZone }: Practice): Promise<number> {
    let days = 0;
    for (;;) {
      const latest = addDays(dayIn(timeZone, plus(await this.#now(), -settleAfter)), -1);
      const from = (await this.#settlements.settledUntil(id)) ?? startOfDay(timeZone, latest);
      const until = startOfDay(timeZone, addDays(dayIn(timeZone, from), 1));
      if ((await this.#now()) < plus(until, settleAfter) || !(await this.settle(id, { from, until })).ok) return days;
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
