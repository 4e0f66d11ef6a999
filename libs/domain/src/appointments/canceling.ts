import type { Cents, Instant, Language, Result } from '../kernel/index.ts';
import { failed, MINUTE, ok, plus } from '../kernel/index.ts';
import type { Appointment } from './appointment.ts';
import { statusOf } from './standing.ts';

/** Why a visit is canceled (`MON-161`, `MON-162`). */
export interface CancellationReason {
  /** `'1'` when none was chosen. */
  readonly id: string;
  /** Only with the reason that means other. */
  readonly comments?: string;
}

/** A reason that a practice offers for choice. */
export interface CancellationChoice {
  readonly id: string;
  /** `OT` means other and asks for words; `PR` with the value `'1'` means another time instead (`APT-127`, `APT-128`). */
  readonly code?: string;
  readonly value?: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Sent when no reason was chosen (`APT-125`). It is never taken for the choice of another time (`APT-129`). */
export const defaultCancellationReason = '1';

/** At most this many characters of comments. */
export const longestCancellationComment = 500;

export interface CancellationRefused {
  readonly kind: 'comments-missing' | 'comments-too-long' | 'unknown-reason';
}

const means = (choice: CancellationChoice | undefined, code: string): boolean => choice?.code === code;

/** The reason `OT` needs words, and only it has any (`APT-126`, `APT-127`). */
export const needsComments = (choice: CancellationChoice | undefined): boolean => means(choice, 'OT');

/** The reason by which a cancellation turns into finding another time (`APT-128`): chosen, with its code and its value. */
export const meansAnotherTime = (choice: CancellationChoice | undefined): boolean =>
  means(choice, 'PR') && choice?.value === '1';

/**
 * The reason as it is kept: one that the practice offers, or the default where none was chosen. Comments that the reason
 * does not ask for are dropped (`APT-126`).
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

/** How a practice lets visits be canceled online. */
export interface CancellationRules {
  /** Minutes before the visit up to which it can be canceled online; later only by phone. */
  readonly cutOffMinutes: number;
  /** Hours before the visit up to which what was paid ahead goes back when it is canceled; absent where it never does by itself. */
  readonly prepaymentBackHours?: number;
  /** Offered in this order. */
  readonly reasons: readonly CancellationChoice[];
}

/** What is to be known before a visit is canceled: whether it can be, until when, and what it costs. */
export type CancellationTerms =
  | { readonly kind: 'open'; readonly until: Instant; readonly fee: Cents }
  /** Too late for the portal: the practice is to be called. */
  | { readonly kind: 'too-late'; readonly since: Instant }
  /** It is over, or canceled already, or the patient has come. */
  | { readonly kind: 'over' };

/** Until when a booked visit can be canceled online, or left for another time. */
export const changeableUntil = (
  { start }: Pick<Appointment, 'start'>,
  { cutOffMinutes }: Pick<CancellationRules, 'cutOffMinutes'>,
): Instant => plus(start, -cutOffMinutes * MINUTE);

/** Whether a visit can be canceled online now. A request has no cut-off and no fee: nothing was kept for it. */
export const cancellationTerms = (
  visit: Pick<Appointment, 'status' | 'start' | 'end'>,
  rules: Pick<CancellationRules, 'cutOffMinutes'>,
  fee: Cents,
  now: Instant,
): CancellationTerms => {
  if (statusOf(visit, now) === 'past' || visit.status === 'CHECKED-IN') return { kind: 'over' };
  if (visit.status === 'REQUESTED') return { kind: 'open', until: visit.end, fee: 0 as Cents };
  const until = changeableUntil(visit, rules);
  return now < until ? { kind: 'open', until, fee } : { kind: 'too-late', since: until };
};
