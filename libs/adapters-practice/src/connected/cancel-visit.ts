import type { AlreadyCanceled, BookingKey, CancellationReason, NotCancellable } from '@portico/domain/appointments';
import { failed, ok, Unavailable, type AppointmentId, type PatientRef, type Result } from '@portico/domain/kernel';
import type { CancelReason, Problem, ProblemKind } from '@portico/practice-spi';
import { isSettled, standsAt } from './settle-booking-answer.ts';
import {
  cancellationOf,
  cancellationsUnder,
  finishCancellation,
  startCancellation,
  undoCancellation,
  type AskedCancellation,
} from './cancellation-rows.ts';
import type { PracticeLink } from './connected-practices.ts';
import { visitOf, type KnownVisit } from './read-system-visits.ts';

/** A visit and why it is canceled under which key. */
export interface CancellationAsked {
  readonly patient: PatientRef;
  readonly appointment: AppointmentId;
  readonly reason: CancellationReason;
  readonly key: BookingKey;
}

const mayHaveChanged: readonly ProblemKind[] = ['conflict', 'unknown', 'malformed'];
const neverArrived: readonly ProblemKind[] = ['away', 'busy'];

/**
 * Cancels a visit in its system. It is read before each try, so that an answer that was lost is looked into first; the
 * system answers a visit that is canceled already as it is.
 */
export const cancelVisit = async (
  link: PracticeLink,
  asked: CancellationAsked,
): Promise<Result<void, NotCancellable | AlreadyCanceled>> => {
  const { patient, appointment, key, reason } = asked;
  let problem: Problem | undefined;
  for (let time = 0; time < 3; time += 1) {
    const readAt = await link.now();
    const known = await visitOf(link, patient, appointment);
    if (known === undefined) return failed({ kind: 'not-cancellable' });
    const now = await link.now();
    if (known.appointment.status === 'CANCELLED') {
      const row = await cancellationOf(link.sql, patient, appointment);
      if (row?.key !== key) return failed({ kind: 'already-canceled' });
      await finishCancellation(link.sql, link.id, appointment, now);
      return ok(undefined);
    }
    // Lost, and not canceled yet: it may still arrive.
    if (problem !== undefined && problem.kind !== 'conflict') break;
    if (!standsAt(known.appointment, now)) return failed({ kind: 'not-cancellable' });
    if (!(await startCancellation(link.sql, patient, appointment, { key, reason, now, readAt }))) {
      // Canceled under another key since the visit was read.
      if ((await cancellationOf(link.sql, patient, appointment))?.isDone === true) continue;
      throw new Unavailable('busy');
    }
    problem = await askToCancel(link, known, reason);
    if (problem === undefined || mayHaveChanged.includes(problem.kind)) continue;
    await undoCancellation(link.sql, link.id, appointment);
    if (neverArrived.includes(problem.kind)) break;
    link.answers.note('booking.cancel', problem);
    return failed({ kind: 'not-cancellable' });
  }
  throw link.answers.unavailable('booking.cancel', problem ?? { kind: 'malformed', what: 'Visit.state' });
};

const askToCancel = async (
  link: PracticeLink,
  { visit }: KnownVisit,
  reason: CancellationReason,
): Promise<Problem | undefined> => {
  const { booking } = link.connection;
  if (booking === undefined) return { kind: 'not-offered' };
  const answer = await booking.cancel(visit.patient, visit.id, reasonOf(reason), visit.version, link.call());
  return answer.ok ? undefined : answer.error;
};

const reasonOf = ({ comments }: CancellationReason): CancelReason =>
  comments === undefined ? { kind: 'patient' } : { kind: 'other', words: comments };

/**
 * The visit that was canceled under a key and still is. Throws `Unavailable` while a cancellation that was asked may still
 * arrive.
 */
export const canceledUnderKey = async (
  link: PracticeLink,
  patient: PatientRef,
  key: BookingKey,
): Promise<AppointmentId | undefined> => {
  let canceled: AppointmentId | undefined;
  for (const asked of await cancellationsUnder(link.sql, patient, key)) {
    if (await isCanceledNow(link, patient, asked)) canceled ??= asked.visit;
  }
  return canceled;
};

const isCanceledNow = async (
  link: PracticeLink,
  patient: PatientRef,
  { visit, isDone, askedAt }: AskedCancellation,
): Promise<boolean> => {
  const known = await visitOf(link, patient, visit);
  const now = await link.now();
  const isCanceled = known?.appointment.status === 'CANCELLED';
  if (isDone) return isCanceled;
  if (isCanceled) await finishCancellation(link.sql, link.id, visit, now);
  else if (isSettled(askedAt, now)) await undoCancellation(link.sql, link.id, visit);
  else throw new Unavailable('busy');
  return isCanceled;
};
