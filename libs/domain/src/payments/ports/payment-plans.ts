import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { ChargeId, UniqueId } from '../charge.ts';
import type { PaymentPlan, PlanId, ScheduledPayment, ScheduledPaymentId } from '../plans/plan.ts';

/** Plans and their payments. */
export interface PaymentPlans {
  /** Stores a new plan unless the patient has one with this unique id; returns the stored one. */
  create(plan: PaymentPlan, uniqueId: UniqueId, due: DueTimes): Promise<PaymentPlan>;
  byId(patient: PatientRef, id: PlanId): Promise<PaymentPlan | undefined>;
  /** Active ones first, then the newest; without withdrawn ones. */
  of(patient: PatientRef): Promise<readonly PaymentPlan[]>;
  /** Replaces the plan and its payments if its version is still `seen`; payments that are `paid` or `charging` stay. */
  change(plan: PaymentPlan, seen: number, due: DueTimes): Promise<boolean>;
}

/** When each due payment is to be charged, and when the patient is notified before. */
export type DueTimes = ReadonlyMap<ScheduledPaymentId, { readonly chargeAt: Instant; readonly noticeAt: Instant }>;

/** A payment of a plan that is due. */
export interface DuePayment {
  readonly plan: PaymentPlan;
  readonly payment: ScheduledPayment;
  /** Counts from 1; part of the unique id of its charge, so that a second worker makes the same attempt. */
  readonly attempt: number;
}

/** One try of one payment. A payment's id alone may exist in two plans of a patient. */
export interface DueTry {
  readonly patient: PatientRef;
  readonly plan: PlanId;
  readonly payment: ScheduledPaymentId;
  readonly attempt: number;
}

export const tryOf = ({ plan, payment, attempt }: DuePayment): DueTry => ({
  patient: plan.patient,
  plan: plan.id,
  payment: payment.id,
  attempt,
});

/** The worker's due payments. Safe to use from any number of workers; safe to kill. */
export interface DuePayments {
  /**
   * The practices with payments to charge or notify of at `now`, whether or not the calling worker can charge for them.
   */
  practices(now: Instant): Promise<readonly PracticeId[]>;
  /**
   * Leases up to `limit` payments of these practices that are to be charged at `now`, the earliest first. No other
   * worker is given them before `until`. Of one plan's installments only the first that is due or charging is returned;
   * of a closed plan only what is still charging. Starting a charge, and its result, change the plan's version, so that
   * a concurrent edit sees that it is stale.
   */
  claim(now: Instant, until: Instant, limit: number, practices: readonly PracticeId[]): Promise<readonly DuePayment[]>;
  /** The same for payments of active plans of which the patient is to be notified. */
  claimNotifications(
    now: Instant,
    until: Instant,
    limit: number,
    practices: readonly PracticeId[],
  ): Promise<readonly DuePayment[]>;
  noticed(payment: Omit<DueTry, 'attempt'>): Promise<void>;
  /**
   * Records the result of the attempt; ignored if another attempt has started by now. `retryAt` makes the payment due
   * again, as the next attempt; in a closed plan, what would be due or failed is canceled.
   */
  settled(payment: DueTry, outcome: DueOutcome): Promise<void>;
}

/** `charge` is absent if none was made. */
export type DueOutcome =
  | { readonly kind: 'paid'; readonly charge: ChargeId }
  | { readonly kind: 'retry'; readonly charge?: ChargeId; readonly retryAt: Instant }
  /** Checked again at `lookAt`: its charge is not settled yet. */
  | { readonly kind: 'waiting'; readonly charge: ChargeId; readonly lookAt: Instant }
  | { readonly kind: 'failed'; readonly charge?: ChargeId };
