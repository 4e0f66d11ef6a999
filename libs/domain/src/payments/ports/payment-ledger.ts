import type { AppointmentId, Cents, Instant, Page, PatientRef, PracticeId, TimeZone } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';
import type { Charge, ChargeId, ChargeState, ChargeStateKind, NewCharge, UniqueId } from '../charge.ts';
import type { PlanId } from '../plans/plan.ts';
import type { LedgerPosting } from '../ledger-posting.ts';

/** The one clock for decisions about money: the database's, not that of an instance. In tests it may be any. */
export type LedgerClock = () => Promise<Instant> | Instant;

/**
 * Every payment, written before the processor is called. The only place that decides that an attempt is new: only the
 * caller that opens a charge may submit it, all others may only read it.
 */
export interface PaymentLedger {
  /**
   * Writes a charge in state `created`, unless the patient has one with this unique id. With a `cover` it is written
   * only while everything that is held against the balance (`heldAgainst`) and this amount together stay within it; a
   * payment at a visit goes first to what is left of its copay (`heldForCopays`). Concurrent calls are judged one after
   * the other. What only one charge may pay (`paidOnce`) is written only if no other charge paid it, or still may
   * (`isLive`).
   */
  open(charge: NewCharge, cover?: BalanceCover): Promise<Opened>;
  /**
   * Moves a charge to its next state if it is still in state `from`; false if another caller moved it. A capture and a
   * refund write their ledger posting in the same step.
   */
  move(id: ChargeId, from: ChargeStateKind, to: ChargeState): Promise<boolean>;
  byId(id: ChargeId): Promise<Charge | undefined>;
  byUniqueId(patient: PatientRef, uniqueId: UniqueId): Promise<Charge | undefined>;
  /** The charge that paid a shop's transaction, or still may; undefined if it can be paid. */
  byTransaction(patient: PatientRef, store: string, transaction: string): Promise<Charge | undefined>;
  /** What reduces the patient's balance and is not in the practice's books as of `asOf`, in cents; without copays. */
  heldAgainst(patient: PatientRef, asOf: Instant): Promise<Cents>;
  /** What was paid of copays and is not in the practice's books as of `asOf`, in cents by visit; other visits are left out. */
  heldForCopays(patient: PatientRef, asOf: Instant): Promise<ReadonlyMap<AppointmentId, Cents>>;
  /** Whether money was taken with this card on file, or with the charge that it was saved with. */
  wasPaidWith(patient: PatientRef, card: CardId): Promise<boolean>;
  /** Newest first, without charges that were never submitted. `page` counts from 1. */
  history(patient: PatientRef, page: number, perPage: number): Promise<Page<Charge>>;
  /** The entries of `history` from `from` (inclusive) to `until` (exclusive), the oldest first. */
  between(patient: PatientRef, from: Instant, until: Instant): Promise<readonly Charge[]>;
  /** The entries of `history` for one visit, and those of `prepaidBy`; the newest first. */
  forVisit(patient: PatientRef, appointment: AppointmentId, prepaidBy: readonly ChargeId[]): Promise<readonly Charge[]>;
  /** What was refunded of payments of each of the patient's plans, in cents; plans without refunds are left out. */
  refundedOnPlans(patient: PatientRef): Promise<ReadonlyMap<PlanId, Cents>>;
  /** The years in `zone` for which `history` has entries, the newest first. */
  years(patient: PatientRef, zone: TimeZone): Promise<readonly number[]>;
  /**
   * What the office of a practice has to follow up, the newest first: visits that are booked or canceled although their
   * money was refused (`unpaid`), or was not captured yet (`capturing`).
   */
  unpaidSteps(practice: PracticeId, limit: number): Promise<readonly Charge[]>;
  /**
   * Leases up to `limit` charges that have been in no final state since before `since`, the oldest first. No other
   * worker is given them before `until`.
   */
  claimUnsettled(since: Instant, now: Instant, until: Instant, limit: number): Promise<readonly Charge[]>;
  /**
   * Leases up to `limit` charges that were abandoned because the processor knew nothing of them and are due to be
   * looked for again (`probeAt`), the oldest first. No other worker is given them before `until`.
   */
  claimAbandoned(now: Instant, until: Instant, limit: number): Promise<readonly Charge[]>;
  /** Schedules the next lookup of an abandoned charge at `next`; without `next` there is none. */
  probed(charge: Pick<Charge, 'id' | 'patient'>, next?: Instant): Promise<void>;
}

/** The balance that a charge pays: the amount in the practice's books, and when it was read. */
export interface BalanceCover {
  /** What may be paid of it, in cents, before held amounts are subtracted. */
  readonly payable: Cents;
  /** What is left, by the books, of the copay of the visit that is paid at; read at `asOf` or later. */
  readonly copay?: Cents;
  readonly asOf: Instant;
}

export type Opened =
  | { readonly kind: 'opened'; readonly charge: Charge }
  /** This attempt exists already; its charge may be in any state. */
  | { readonly kind: 'repeated'; readonly charge: Charge }
  /** The unique id was used for another payment. */
  | { readonly kind: 'conflict' }
  /** Less is left of the balance than the amount, or what only one charge may pay is taken. */
  | { readonly kind: 'not-covered'; readonly left: Cents };

/** Payments to be posted to the practices' books. Delivered at least once; the books are idempotent. */
/** By what a posting is found. */
export type PostingKey = Pick<LedgerPosting, 'id' | 'patient'>;

export interface LedgerPostings {
  claim(now: Instant, until: Instant, limit: number): Promise<readonly LedgerPosting[]>;
  posted(posting: PostingKey, at: Instant): Promise<void>;
  /** Makes it due again at `at`. */
  retry(posting: PostingKey, at: Instant): Promise<void>;
}
