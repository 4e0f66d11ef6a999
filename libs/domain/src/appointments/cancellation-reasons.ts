import type { Cents, Instant, Result, Localized } from '../kernel/index.ts';
import { failed, MINUTE, ok, plus } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import { statusOf } from './appointment-list-group.ts';

/** Why a visit is canceled (`MON-161`, `MON-162`). */
export interface CancellationReason {
  /** `'1'` if none was chosen. */
  readonly id: string;
  /** Only with the reason "other". */
  readonly comments?: string;
}

/** A cancellation reason that a practice offers. */
export interface CancellationChoice {
  readonly id: string;
  /**
   * `OT` means other and requires a comment; `PR` with the value `'1'` means another time instead (`APT-127`,
   * `APT-128`).
   */
  readonly code?: string;
  readonly value?: string;
  readonly name: Localized;
}

/** Sent if no reason was chosen (`APT-125`). It never counts as the choice of another time (`APT-129`). */
export const defaultCancellationReason = '1';

/** Longest comment, in characters. */
export const longestCancellationComment = 500;

export interface CancellationRefused {
  readonly kind: 'comments-missing' | 'comments-too-long' | 'unknown-reason';
}

const means = (choice: CancellationChoice | undefined, code: string): boolean => choice?.code === code;

/** The reason `OT` requires a comment, and no other reason has one (`APT-126`, `APT-127`). */
export const needsComments = (choice: CancellationChoice | undefined): boolean => means(choice, 'OT');

/** Whether a chosen reason turns the cancellation into rescheduling (`APT-128`), by its code and value. */
export const meansAnotherTime = (choice: CancellationChoice | undefined): boolean =>
  means(choice, 'PR') && choice?.value === '1';

/**
 * The reason as it is stored: one that the practice offers, or the default if none was chosen. A comment that the
 * reason does not ask for is dropped (`APT-126`).
 */
export const cancellationReason = (
  said: { readonly id?: string; readonly comments?: string },
  choices: readonly CancellationChoice[],
): Result<CancellationReason, CancellationRefused> => {
  const id = said.id ?? defaultCancellationReason;
  const choice = choices.find((one) => one.id === id);
  if (choice === undefined && id !== defaultCancellationReason) return failed({ kind: 'unknown-reason' });
  if (!needsComments(choice)) return ok({ id });
  const comments = said.comments?.trim() ?? '';
  if (comments === '') return failed({ kind: 'comments-missing' });
  if ([...comments].length > longestCancellationComment) return failed({ kind: 'comments-too-long' });
  return ok({ id, comments });
};

/** A practice's rules for canceling visits online. */
export interface CancellationRules {
  /** Minutes before the visit until which it can be canceled online; later only by phone. */
  readonly cutOffMinutes: number;
  /**
   * Hours before the visit until which a cancellation refunds the prepayment; absent if it is never refunded
   * automatically.
   */
  readonly prepaymentBackHours?: number;
  /** The practice's system takes no cancellations: visits and requests are canceled by phone. */
  readonly byPhone?: true;
  /** In display order. */
  readonly reasons: readonly CancellationChoice[];
}

/** The terms of canceling a visit: whether it is possible, until when, and the fee. */
export type CancellationTerms =
  | { readonly kind: 'open'; readonly until: Instant; readonly fee: Cents }
  /** Too late to cancel online: the practice has to be called. */
  | { readonly kind: 'too-late'; readonly since: Instant }
  /** Never online at this practice, which has to be called. */
  | { readonly kind: 'by-phone' }
  /** It is over or already canceled, or the patient has checked in. */
  | { readonly kind: 'over' };

/** Until when a booked visit can be canceled or rescheduled online. */
export const changeableUntil = (
  { start }: Pick<Appointment, 'start'>,
  { cutOffMinutes }: Pick<CancellationRules, 'cutOffMinutes'>,
): Instant => plus(start, -cutOffMinutes * MINUTE);

/**
 * Whether a visit can be canceled online now. A request has no cut-off and no fee, because no time is reserved for it.
 */
export const cancellationTerms = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  rules: Pick<CancellationRules, 'cutOffMinutes' | 'byPhone'>,
  fee: Cents,
  now: Instant,
): CancellationTerms => {
  if (statusOf(visit, now) === 'past' || visit.status === 'CHECKED-IN') return { kind: 'over' };
  if (rules.byPhone === true) return { kind: 'by-phone' };
  if (visit.status === 'REQUESTED') return { kind: 'open', until: visit.end, fee: 0 as Cents };
  const until = changeableUntil(visit, rules);
  return now < until ? { kind: 'open', until, fee } : { kind: 'too-late', since: until };
};
