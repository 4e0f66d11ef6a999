import type { AppointmentId, Cents, Instant, Page, PatientRef, PracticeId, TimeZone } from '../../kernel/index.ts';
import type { CardId } from '../cards/card.ts';
import type { Charge, ChargeId, ChargeState, ChargeStateKind, NewCharge, UniqueId } from '../charge.ts';
import type { PlanId } from '../plans/plan.ts';
import type { LedgerPosting, LedgerPostingId } from '../posting.ts';

/**
 * The one clock that decides about money: the database's, so that the clock of no instance does. In tests it may be any.
 */
export type LedgerClock = () => Promise<Instant> | Instant;

/**
 * Every payment, written before the processor is called. The one place that decides that an attempt is new: whoever
 * opens a charge may submit it, everybody else reads it.
 */
export interface PaymentLedger {
  /**
   * Writes a charge in state `created`, unless the patient has one with this unique id. With a `cover` it is written only
   * while everything that is held against the balance (`heldAgainst`) and this amount together stay within it, where what is
   * paid at a visit goes to what is left of its copay first (`heldForCopay`); two at the
   * same moment are judged one after the other. What only one charge may pay (`paidOnce`) is written only where no other
   * charge paid it, or may yet (`isLive`).
   */
  open(charge: NewCharge, cover?: BalanceCover): Promise<Opened>;
  /**
   * Moves a charge to its next state if it is still in state `from`; false if somebody else moved it. A capture and a
   * refund put their posting to the practice's books into the same step.
   */
  move(id: ChargeId, from: ChargeStateKind, to: ChargeState): Promise<boolean>;
  byId(id: ChargeId): Promise<Charge | undefined>;
  byUniqueId(patient: PatientRef, uniqueId: UniqueId): Promise<Charge | undefined>;
  /** The charge that paid a shop's transaction, or may yet; undefined where it is open to be paid. */
  byTransaction(patient: PatientRef, store: string, transaction: string): Promise<Charge | undefined>;
  /** What reduces the patient's balance and is not in the practice's books as of `asOf`, in cents; copays are none of it. */
  heldAgainst(patient: PatientRef, asOf: Instant): Promise<Cents>;
  /** What is paid of the copay of one visit and is not in the practice's books as of `asOf`, in cents. */
  heldForCopay(patient: PatientRef, appointment: AppointmentId, asOf: Instant): Promise<Cents>;
  /** Whether money was taken by this card on file, or with the charge that it was kept with. */
  wasPaidWith(patient: PatientRef, card: CardId): Promise<boolean>;
  /** Newest first; what was never submitted is left out. `page` counts from 1. */
  history(patient: PatientRef, page: number, perPage: number): Promise<Page<Charge>>;
  /** What `history` has of the time from `from` on and before `until`, the oldest first. */
  between(patient: PatientRef, from: Instant, until: Instant): Promise<readonly Charge[]>;
  /** What went back of payments of each of the patient's plans, in cents; plans of which nothing did are left out. */
  refundedOnPlans(patient: PatientRef): Promise<ReadonlyMap<PlanId, Cents>>;
  /** The years on the clock of `zone` of which `history` has something, the newest first. */
  years(patient: PatientRef, zone: TimeZone): Promise<readonly number[]>;
  /**
   * What the office of a practice has to look after, the newest first: visits that are booked or canceled while their money was
   * refused (`unpaid`), or was not taken yet (`capturing`).
   */
  unpaidSteps(practice: PracticeId, limit: number): Promise<readonly Charge[]>;
  /**
   * Takes up to `limit` charges that are in no final state since before `since`, the oldest first. Nobody else is given
   * them before `until`.
   */
  claimUnsettled(since: Instant, now: Instant, until: Instant, limit: number): Promise<readonly Charge[]>;
  /**
   * Takes up to `limit` charges that were given up for want of any sign of them and are due to be looked for once more
   * (`probeAt`), the oldest first. Nobody else is given them before `until`.
   */
  claimAbandoned(now: Instant, until: Instant, limit: number): Promise<readonly Charge[]>;
  /** Looks for a charge that was given up at `next`, or never again. */
  probed(id: ChargeId, next?: Instant): Promise<void>;
}

/** The balance that a charge is paid on: what the practice's books say, and when they said so. */
export interface BalanceCover {
  /** What may be paid of it, in cents, before anything that is held is taken off. */
  readonly payable: Cents;
  /** What the books say is left of the copay of the visit that is paid at; read at `asOf` or later. */
  readonly copay?: Cents;
  readonly asOf: Instant;
}

export type Opened =
  | { readonly kind: 'opened'; readonly charge: Charge }
  /** This attempt was made before; its charge may be in any state. */
  | { readonly kind: 'repeated'; readonly charge: Charge }
  /** The unique id was used for another payment. */
  | { readonly kind: 'conflict' }
  /** Less is left of the balance than the amount, or nothing of what only one charge may pay. */
  | { readonly kind: 'not-covered'; readonly left: Cents };

/** Payments on their way into the practices' books. Delivered at least once; the books take each only once. */
export interface LedgerPostings {
  claim(now: Instant, until: Instant, limit: number): Promise<readonly LedgerPosting[]>;
  posted(id: LedgerPostingId, at: Instant): Promise<void>;
  /** Makes it due again at `at`. */
  retry(id: LedgerPostingId, at: Instant): Promise<void>;
}
