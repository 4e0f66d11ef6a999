import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { ChargeId, UniqueId } from '../charge.ts';
import type { PaymentPlan, PlanId, ScheduledPayment, ScheduledPaymentId } from '../plans/plan.ts';

/** Plans and their payments. */
export interface PaymentPlans {
  /** Keeps a new plan unless the patient has one that was made with this unique id; answers the one that is kept. */
  create(plan: PaymentPlan, uniqueId: UniqueId, due: DueTimes): Promise<PaymentPlan>;
  byId(patient: PatientRef, id: PlanId): Promise<PaymentPlan | undefined>;
  /** Active ones first, then the newest; without those that were taken back. */
  of(patient: PatientRef): Promise<readonly PaymentPlan[]>;
  /** Replaces the plan and its payments if its version is still `seen`; payments that are `paid` or `charging` stay. */
  change(plan: PaymentPlan, seen: number, due: DueTimes): Promise<boolean>;
}

/** When each payment that is due is to be charged, and when the patient is told before. */
export type DueTimes = ReadonlyMap<ScheduledPaymentId, { readonly chargeAt: Instant; readonly noticeAt: Instant }>;

/** A payment of a plan whose time has come. */
export interface DuePayment {
  readonly plan: PaymentPlan;
  readonly payment: ScheduledPayment;
  /** Counts from 1; part of the unique id of its charge, so that a second worker makes the same attempt. */
  readonly attempt: number;
}

/** One try of one payment. A payment's id alone may stand in two plans of a patient. */
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

/** The calendar of the worker. Any number of workers may share it, and any may die. */
export interface DuePayments {
  /** The practices with payments that are to be charged or told of at `now`, whoever can do it. */
  practices(now: Instant): Promise<readonly PracticeId[]>;
  /**
   * Takes up to `limit` payments of these practices that are to be charged at `now`, the earliest first. Nobody else is
   * given them before `until`. Of the installments of one plan only the first that waits or is being charged is given out;
   * of a plan that is over, what is being charged still. A payment that begins to be charged, and what becomes of it, is a
   * change of its plan: whoever edits the plan meanwhile has seen an older version.
   */
  claim(now: Instant, until: Instant, limit: number, practices: readonly PracticeId[]): Promise<readonly DuePayment[]>;
  /** The same for those of active plans of whom the patient is to be told. */
  claimNotifications(
    now: Instant,
    until: Instant,
    limit: number,
    practices: readonly PracticeId[],
  ): Promise<readonly DuePayment[]>;
  noticed(payment: Omit<DueTry, 'attempt'>): Promise<void>;
  /**
   * What became of the attempt; nothing where another attempt is on its way by now. `retryAt` makes the payment due again,
   * as the next attempt; in a plan that is over, what would be due or failed is canceled.
   */
  settled(payment: DueTry, outcome: DueOutcome): Promise<void>;
}

/** `charge` is absent where none was made. */
export type DueOutcome =
  | { readonly kind: 'paid'; readonly charge: ChargeId }
  | { readonly kind: 'retry'; readonly charge?: ChargeId; readonly retryAt: Instant }
  /** Asked again at `lookAt`: its charge is not settled yet. */
  | { readonly kind: 'waiting'; readonly charge: ChargeId; readonly lookAt: Instant }
  | { readonly kind: 'failed'; readonly charge?: ChargeId };
