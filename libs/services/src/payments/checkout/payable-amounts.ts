import type { Practice } from '@portico/domain/practices';
import type { CopayLeft } from '@portico/application/payments';
import {
  DAY,
  dayIn,
  plus,
  type AppointmentId,
  type Cents,
  type Instant,
  type PatientRef,
} from '@portico/domain/kernel';
import {
  progressOf,
  sumOwed,
  type Balance,
  type BalanceCover,
  type Billing,
  type LedgerClock,
  type OpenCopay,
  type PaymentLedger,
  type PaymentPlan,
  type PaymentPlans,
} from '@portico/domain/payments';

/** The part of a balance that can be paid now. Amounts in cents, none below 0. */
export interface OpenBalance {
  /** The balance in the practice's books. */
  readonly books: Balance;
  /** The balance in the practice's books, less `pending`. */
  readonly payable: Cents;
  /** Paid and not in the books yet, or planned in running plans. */
  readonly pending: Cents;
  /** The limit for a charge on the balance; what is held when the charge is written is deducted again there. */
  readonly cover: BalanceCover;
  readonly active: readonly PaymentPlan[];
  readonly held: Cents;
}

/** What is due around a visit: the balance and its copay (`MON-169`). */
export interface OpenVisit extends OpenBalance {
  /** What is left of the copay and not on its way to the books. */
  readonly copay: Cents;
  readonly amount: Cents;
}

/** How far back an open copay is looked for: later the practice has billed it. */
const copaysLookBack = 90 * DAY;

/** What is open now, from the practice's books, our ledger and the running plans. */
export class OpenAmounts {
  readonly #billing: Pick<Billing, 'balance' | 'visitDues' | 'openCopays'>;
  readonly #ledger: Pick<PaymentLedger, 'heldAgainst' | 'heldForCopays'>;
  readonly #plans: Pick<PaymentPlans, 'of'>;
  readonly #asOf: LedgerClock;

  /** `asOf`: the moment of which books that are kept here answer; others may answer of any. */
  constructor(
    billing: Pick<Billing, 'balance' | 'visitDues' | 'openCopays'>,
    ledger: Pick<PaymentLedger, 'heldAgainst' | 'heldForCopays'>,
    plans: Pick<PaymentPlans, 'of'>,
    asOf: LedgerClock,
  ) {
    this.#billing = billing;
    this.#ledger = ledger;
    this.#plans = plans;
    this.#asOf = asOf;
  }

  /** Read `anew`, it is as of a moment that is not before this call, however long ago the request began. */
  async balance(patient: PatientRef, look?: 'anew'): Promise<OpenBalance> {
    // The plans before what is held: an installment that is charged in between is then deducted twice rather than not at all.
    const [all, books, supposed] = await Promise.all([
      this.#plans.of(patient),
      this.#billing.balance(patient, look),
      look === 'anew' ? undefined : this.#heldNow(patient),
    ]);
    const { due, asOf } = books;
    const held = supposed?.asOf === asOf ? supposed.held : await this.#ledger.heldAgainst(patient, asOf);
    const active = all.filter(({ status }) => status === 'active');
    const promised = active.reduce((sum, plan) => sum + progressOf(plan).remaining, 0);
    return {
      books,
      payable: Math.max(0, due - promised - held) as Cents,
      pending: (promised + held) as Cents,
      cover: { payable: (due - promised) as Cents, asOf },
      active,
      held,
    };
  }

  /** What is held as of the moment that the books most likely answer of, so that it need not wait for their answer. */
  async #heldNow(patient: PatientRef): Promise<{ readonly asOf: Instant; readonly held: Cents }> {
    const asOf = await this.#asOf();
    return { asOf, held: await this.#ledger.heldAgainst(patient, asOf) };
  }

  /** Undefined if the patient has no such visit. */
  async visit(patient: PatientRef, appointment: AppointmentId, look?: 'anew'): Promise<OpenVisit | undefined> {
    const open = await this.balance(patient, look);
    // After the balance, and as of the same moment: what is posted in between then counts twice rather than not at all.
    const dues = await this.#billing.visitDues(patient, appointment);
    if (dues === undefined) return undefined;
    const held = await this.#ledger.heldForCopays(patient, open.cover.asOf);
    const copay = Math.max(0, dues.copay - (held.get(appointment) ?? 0)) as Cents;
    return {
      ...open,
      copay,
      amount: sumOwed({ balance: open.payable, copay }),
      cover: { ...open.cover, copay: dues.copay },
    };
  }

  /**
   * What is left of the copays of visits that are over, and not on its way to the books: as of the moment of which
   * the balance is, as books that lag behind do not know yet what was posted since.
   */
  async copays(patient: PatientRef, now: Instant, balance: Promise<OpenBalance>): Promise<readonly OpenCopay[]> {
    const [{ cover }, found] = await Promise.all([
      balance,
      this.#billing.openCopays(patient, plus(now, -copaysLookBack)),
    ]);
    if (found.length === 0) return [];
    const held = await this.#ledger.heldForCopays(patient, cover.asOf);
    return found
      .map((open) => ({ ...open, copay: (open.copay - (held.get(open.appointment) ?? 0)) as Cents }))
      .filter(({ copay }) => copay > 0);
  }

  /**
   * By how much planned and held amounts exceed what is owed now, after a concurrent payment, plan or entry in the books. The
   * later plan yields; a charge checks the same when it is written.
   */
  async overPromised(patient: PatientRef): Promise<number> {
    const { cover, held } = await this.balance(patient, 'anew');
    return held - cover.payable;
  }
}

/** Open copays by the days of their visits on the practice's calendar. */
export const copaysLeft = (
  open: readonly OpenCopay[],
  { id, timeZone }: Pick<Practice, 'id' | 'timeZone'>,
): readonly CopayLeft[] =>
  open.map(({ appointment, start, copay }) => ({
    practice: id,
    appointment,
    date: dayIn(timeZone, start),
    amount: copay,
  }));

/** What is owed now, as the payments have it; negative if the practice owes the patient. */
export const dueOf = ({ books, payable }: Pick<OpenBalance, 'books' | 'payable'>): Cents =>
  books.due < 0 ? books.due : payable;
