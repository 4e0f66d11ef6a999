import {
  dayIn,
  pageOf,
  samePatient,
  type AppointmentId,
  type Cents,
  type Instant,
  type Page,
  type PatientRef,
  type PracticeId,
  type TimeZone,
} from '../../kernel/index.ts';
import {
  cardAfter,
  holdsBalance,
  isLive,
  mayBecome,
  paidOnce,
  probeAfter,
  reducesBalance,
  refundedOf,
  samePayment,
  stateKept,
  visitOf,
  type Charge,
  type ChargeId,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type UniqueId,
} from '../charge.ts';
import type { CardId } from '../cards/card.ts';
import type { PlanId } from '../plans/plan.ts';
import type { BalanceCover, LedgerPostings, Opened, PaymentLedger, PostingKey } from '../ports/payment-ledger.ts';
import { postingFor, type LedgerPosting, type LedgerPostingId } from '../ledger-posting.ts';

interface Waiting {
  readonly posting: LedgerPosting;
  readonly dueAt: Instant;
  readonly postedAt?: Instant;
}

/** The in-memory ledger, with the postings that its moves cause. */
export class MemoryPaymentLedger implements PaymentLedger, LedgerPostings {
  readonly charges = new Map<ChargeId, Charge>();
  readonly #claimedUntil = new Map<ChargeId, Instant>();
  readonly #probeAt = new Map<ChargeId, Instant>();
  readonly #movedAt = new Map<ChargeId, Instant>();
  readonly #postings = new Map<LedgerPostingId, Waiting>();

  /** Synchronous inside, so that concurrent calls are judged one after the other. */
  async open(charge: NewCharge, cover?: BalanceCover): Promise<Opened> {
    const known = this.#byUniqueId(charge.patient, charge.uniqueId);
    if (known !== undefined) {
      return samePayment(known, charge) ? { kind: 'repeated', charge: known } : { kind: 'conflict' };
    }
    if (this.#isPaidBy(charge) !== undefined) return { kind: 'not-covered', left: 0 as Cents };
    const copayLeft = this.#copayLeft(charge, cover);
    const copay = Math.min(charge.amount, copayLeft) as Cents;
    if (cover !== undefined) {
      const balance = cover.payable - this.#heldAgainst(charge.patient, cover.asOf);
      const left = (copayLeft === 0 ? balance : copayLeft + Math.max(0, balance)) as Cents;
      if (charge.amount > left) return { kind: 'not-covered', left };
    }
    const opened: Charge = { ...charge, ...(copay === 0 ? {} : { copay }), state: { kind: 'created' } };
    this.charges.set(charge.id, opened);
    this.#movedAt.set(charge.id, charge.createdAt);
    return { kind: 'opened', charge: opened };
  }

  async move(id: ChargeId, from: ChargeStateKind, to: ChargeState): Promise<boolean> {
    const charge = this.charges.get(id);
    if (charge === undefined || charge.state.kind !== from || !mayBecome(charge, to)) return false;
    const moved = { ...charge, card: cardAfter(charge.card, to), state: stateKept(to) };
    this.charges.set(id, moved);
    if ('at' in to) this.#movedAt.set(id, to.at);
    this.#claimedUntil.delete(id);
    this.#probe(id, probeAfter(from, to));
    const posting = postingFor(charge.state, moved);
    if (posting !== undefined) this.#postings.set(posting.id, { posting, dueAt: posting.at });
    return true;
  }

  async byId(id: ChargeId): Promise<Charge | undefined> {
    return this.charges.get(id);
  }

  async byUniqueId(patient: PatientRef, uniqueId: UniqueId): Promise<Charge | undefined> {
    return this.#byUniqueId(patient, uniqueId);
  }

  async byTransaction(patient: PatientRef, store: string, transaction: string): Promise<Charge | undefined> {
    return this.#byTransaction(patient, store, transaction);
  }

  async heldAgainst(patient: PatientRef, asOf: Instant): Promise<Cents> {
    return this.#heldAgainst(patient, asOf);
  }

  async heldForCopays(patient: PatientRef, asOf: Instant): Promise<ReadonlyMap<AppointmentId, Cents>> {
    const visits = [...this.charges.values()].flatMap(({ purpose }) => visitOf(purpose) ?? []);
    const held = visits.map((visit) => [visit, this.#heldForCopay(patient, visit, asOf)] as const);
    return new Map(held.filter(([, amount]) => amount !== 0));
  }

  async history(patient: PatientRef, page: number, perPage: number): Promise<Page<Charge>> {
    return pageOf(this.#listed(patient), page, perPage);
  }

  async between(patient: PatientRef, from: Instant, until: Instant): Promise<readonly Charge[]> {
    const within = this.#listed(patient).filter(({ createdAt }) => from <= createdAt && createdAt < until);
    return [...within].reverse();
  }

  async forVisit(
    patient: PatientRef,
    appointment: AppointmentId,
    prepaidBy: readonly ChargeId[],
  ): Promise<readonly Charge[]> {
    return this.#listed(patient).filter(
      ({ id, purpose }) => prepaidBy.includes(id) || ('appointment' in purpose && purpose.appointment === appointment),
    );
  }

  async refundedOnPlans(patient: PatientRef): Promise<ReadonlyMap<PlanId, Cents>> {
    const back = new Map<PlanId, Cents>();
    for (const { purpose, ...charge } of this.charges.values()) {
      const refunded = refundedOf(charge);
      if (purpose.kind !== 'installment' || refunded === 0 || !samePatient(charge.patient, patient)) continue;
      back.set(purpose.plan, ((back.get(purpose.plan) ?? 0) + refunded) as Cents);
    }
    return back;
  }

  async wasPaidWith({ practice, patient }: PatientRef, card: CardId): Promise<boolean> {
    return [...this.charges.values()].some(
      (one) =>
        one.patient.practice === practice &&
        one.patient.patient === patient &&
        (one.card.saved === card || (one.id as string) === card) &&
        ['captured', 'refunding', 'refunded'].includes(one.state.kind),
    );
  }

  async years(patient: PatientRef, zone: TimeZone): Promise<readonly number[]> {
    return [...new Set(this.#listed(patient).map(({ createdAt }) => Number(dayIn(zone, createdAt).slice(0, 4))))];
  }

  async unpaidSteps(practice: PracticeId, limit: number): Promise<readonly Charge[]> {
    return [...this.charges.values()]
      .filter(
        ({ patient, state: { kind } }) => patient.practice === practice && (kind === 'unpaid' || kind === 'capturing'),
      )
      .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  async claimUnsettled(since: Instant, now: Instant, until: Instant, limit: number): Promise<readonly Charge[]> {
    const moving: readonly ChargeStateKind[] = [
      'created',
      'submitted',
      'authorised',
      'capturing',
      'unknown',
      'refunding',
    ];
    const claimed = [...this.charges.values()]
      .filter(({ id, state }) => {
        const free = (this.#claimedUntil.get(id) ?? 0) <= now;
        return free && moving.includes(state.kind) && (this.#movedAt.get(id) ?? 0) < since;
      })
      .sort((a, b) => a.createdAt - b.createdAt)
      .slice(0, limit);
    for (const { id } of claimed) this.#claimedUntil.set(id, until);
    return claimed;
  }

  async claimAbandoned(now: Instant, until: Instant, limit: number): Promise<readonly Charge[]> {
    const claimed = [...this.charges.values()]
      .filter(({ id }) => (this.#probeAt.get(id) ?? Infinity) <= now)
      .sort((a, b) => (this.#probeAt.get(a.id) ?? 0) - (this.#probeAt.get(b.id) ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
    for (const { id } of claimed) this.#probe(id, until);
    return claimed;
  }

  async probed({ id }: Pick<Charge, 'id' | 'patient'>, next?: Instant): Promise<void> {
    this.#probe(id, next);
  }

  #probe(id: ChargeId, at: Instant | undefined): void {
    if (at === undefined) this.#probeAt.delete(id);
    else this.#probeAt.set(id, at);
  }

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly LedgerPosting[]> {
    const due = [...this.#postings.values()]
      .filter(({ dueAt, postedAt }) => postedAt === undefined && dueAt <= now)
      .sort((a, b) => a.posting.at - b.posting.at);
    const firsts = [...new Map(due.toReversed().map((each) => [each.posting.patient.practice, each])).values()];
    const turns = firsts.toReversed().slice(0, Math.ceil(limit / 2));
    return [...new Set([...turns, ...due])].slice(0, limit).map(({ posting }) => {
      const tried = { ...posting, tries: posting.tries + 1 };
      this.#postings.set(posting.id, { posting: tried, dueAt: until });
      return tried;
    });
  }

  async posted({ id }: PostingKey, at: Instant): Promise<void> {
    const waiting = this.#postings.get(id);
    if (waiting !== undefined) this.#postings.set(id, { ...waiting, postedAt: waiting.postedAt ?? at });
  }

  async retry({ id }: PostingKey, at: Instant): Promise<void> {
    const waiting = this.#postings.get(id);
    if (waiting !== undefined) this.#postings.set(id, { ...waiting, dueAt: at });
  }

  #listed(patient: PatientRef): readonly Charge[] {
    return [...this.charges.values()]
      .filter((charge) => samePatient(charge.patient, patient) && charge.state.kind !== 'created')
      .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  }

  #byUniqueId(patient: PatientRef, uniqueId: UniqueId): Charge | undefined {
    return [...this.charges.values()].find(
      (charge) => samePatient(charge.patient, patient) && charge.uniqueId === uniqueId,
    );
  }

  #byTransaction(patient: PatientRef, store: string, transaction: string): Charge | undefined {
    return [...this.charges.values()].find(({ patient: payer, purpose, state }) => {
      const isIts = purpose.kind === 'shop' && purpose.store === store && purpose.transaction === transaction;
      return isIts && samePatient(payer, patient) && holdsBalance(state.kind);
    });
  }

  /** The other charge that pays the same thing, if only one may. */
  #isPaidBy({ patient, purpose }: NewCharge): Charge | undefined {
    const thing = paidOnce(purpose);
    return [...this.charges.values()].find(
      (other) =>
        thing !== undefined &&
        samePatient(other.patient, patient) &&
        paidOnce(other.purpose) === thing &&
        isLive(other),
    );
  }

  #heldAgainst(patient: PatientRef, asOf: Instant): Cents {
    let held = 0;
    for (const charge of this.charges.values()) {
      if (!samePatient(charge.patient, patient) || !reducesBalance(charge.purpose)) continue;
      const open = holdsBalance(charge.state.kind) && !this.#hasPosting(charge.id);
      if (open) held += charge.amount - (charge.copay ?? 0);
    }
    for (const { posting, postedAt } of this.#postings.values()) {
      if (!samePatient(posting.patient, patient) || !reducesBalance(posting.purpose)) continue;
      if (postedAt === undefined || postedAt >= asOf) held += posting.amount - this.#copayOf(posting);
    }
    return held as Cents;
  }

  #copayLeft({ patient, purpose }: NewCharge, cover: BalanceCover | undefined): number {
    const visit = visitOf(purpose);
    if (visit === undefined || cover?.copay === undefined) return 0;
    return Math.max(0, cover.copay - this.#heldForCopay(patient, visit, cover.asOf));
  }

  #heldForCopay(patient: PatientRef, appointment: AppointmentId, asOf: Instant): Cents {
    let held = 0;
    for (const { id, patient: payer, purpose, copay = 0, state } of this.charges.values()) {
      if (!samePatient(payer, patient) || visitOf(purpose) !== appointment) continue;
      if (holdsBalance(state.kind) && !this.#hasPosting(id)) held += copay;
    }
    for (const { posting, postedAt } of this.#postings.values()) {
      if (!samePatient(posting.patient, patient) || visitOf(posting.purpose) !== appointment) continue;
      if (postedAt === undefined || postedAt >= asOf) held += this.#copayOf(posting);
    }
    return held as Cents;
  }

  /** A refund does not restore a copay: the books subtract it from the balance. */
  #copayOf({ charge, amount }: LedgerPosting): number {
    return amount > 0 ? (this.charges.get(charge)?.copay ?? 0) : 0;
  }

  #hasPosting(charge: ChargeId): boolean {
    return [...this.#postings.values()].some(({ posting }) => posting.charge === charge && posting.amount > 0);
  }
}
