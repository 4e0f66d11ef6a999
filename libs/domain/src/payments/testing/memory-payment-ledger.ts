import {
  dayIn,
  pageOf,
  samePatient,
  type Cents,
  type Instant,
  type Page,
  type PatientRef,
  type TimeZone,
} from '../../kernel/index.ts';
import {
  holdsBalance,
  mayMove,
  reducesBalance,
  samePayment,
  type Charge,
  type ChargeId,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type UniqueId,
} from '../charge.ts';
import type { BalanceCover, BookPostings, Opened, PaymentLedger } from '../ports/payment-ledger.ts';
import { postingFor, type BookPosting, type BookPostingId } from '../posting.ts';

interface Waiting {
  readonly posting: BookPosting;
  readonly dueAt: Instant;
  readonly postedAt?: Instant;
}

/** The ledger in memory, with the postings that its moves make. */
export class MemoryPaymentLedger implements PaymentLedger, BookPostings {
  readonly charges = new Map<ChargeId, Charge>();
  readonly #claimedUntil = new Map<ChargeId, Instant>();
  readonly #movedAt = new Map<ChargeId, Instant>();
  readonly #postings = new Map<BookPostingId, Waiting>();

  /** Without a pause inside: two at the same moment are judged one after the other. */
  async open(charge: NewCharge, cover?: BalanceCover): Promise<Opened> {
    const known = this.#byUniqueId(charge.patient, charge.uniqueId);
    if (known !== undefined) {
      return samePayment(known, charge) ? { kind: 'repeated', charge: known } : { kind: 'conflict' };
    }
    const { purpose } = charge;
    if (purpose.kind === 'shop' && this.#byTransaction(charge.patient, purpose.store, purpose.transaction)) {
      return { kind: 'not-covered', left: 0 as Cents };
    }
    if (cover !== undefined) {
      const left = (cover.payable - this.#heldAgainst(charge.patient, cover.asOf)) as Cents;
      if (charge.amount > left) return { kind: 'not-covered', left };
    }
    const opened: Charge = { ...charge, state: { kind: 'created' } };
    this.charges.set(charge.id, opened);
    this.#movedAt.set(charge.id, charge.createdAt);
    return { kind: 'opened', charge: opened };
  }

  async move(id: ChargeId, from: ChargeStateKind, to: ChargeState): Promise<boolean> {
    const charge = this.charges.get(id);
    if (charge === undefined || charge.state.kind !== from || !mayMove(from, to.kind)) return false;
    const moved = { ...charge, state: to };
    this.charges.set(id, moved);
    if ('at' in to) this.#movedAt.set(id, to.at);
    this.#claimedUntil.delete(id);
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

  async history(patient: PatientRef, page: number, perPage: number): Promise<Page<Charge>> {
    return pageOf(this.#listed(patient), page, perPage);
  }

  async between(patient: PatientRef, from: Instant, until: Instant): Promise<readonly Charge[]> {
    const within = this.#listed(patient).filter(({ createdAt }) => from <= createdAt && createdAt < until);
    return [...within].reverse();
  }

  async years(patient: PatientRef, zone: TimeZone): Promise<readonly number[]> {
    return [...new Set(this.#listed(patient).map(({ createdAt }) => Number(dayIn(zone, createdAt).slice(0, 4))))];
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

  async claim(now: Instant, until: Instant, limit: number): Promise<readonly BookPosting[]> {
    const due = [...this.#postings.values()]
      .filter(({ dueAt, postedAt }) => postedAt === undefined && dueAt <= now)
      .sort((a, b) => a.posting.at - b.posting.at)
      .slice(0, limit);
    return due.map(({ posting }) => {
      const tried = { ...posting, tries: posting.tries + 1 };
      this.#postings.set(posting.id, { posting: tried, dueAt: until });
      return tried;
    });
  }

  async posted(id: BookPostingId, at: Instant): Promise<void> {
    const waiting = this.#postings.get(id);
    if (waiting !== undefined) this.#postings.set(id, { ...waiting, postedAt: waiting.postedAt ?? at });
  }

  async retry(id: BookPostingId, at: Instant): Promise<void> {
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

  #heldAgainst(patient: PatientRef, asOf: Instant): Cents {
    let held = 0;
    for (const charge of this.charges.values()) {
      if (!samePatient(charge.patient, patient) || !reducesBalance(charge.purpose)) continue;
      const open = holdsBalance(charge.state.kind) && !this.#hasPosting(charge.id);
      if (open) held += charge.amount;
    }
    for (const { posting, postedAt } of this.#postings.values()) {
      if (!samePatient(posting.patient, patient) || !reducesBalance(posting.purpose)) continue;
      if (postedAt === undefined || postedAt >= asOf) held += posting.amount;
    }
    return held as Cents;
  }

  #hasPosting(charge: ChargeId): boolean {
    return [...this.#postings.values()].some(({ posting }) => posting.charge === charge && posting.amount > 0);
  }
}
