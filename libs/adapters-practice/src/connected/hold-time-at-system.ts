import type { Sql } from '@portico/adapters-storage/sql';
import { isoOf, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { Hold, Id, Problem, Result } from '@portico/practice-spi';
import { lockPatient } from './calendar-locks.ts';
import type { PracticeLink } from './connected-practices.ts';
import { deleteHolds, dropHolds, holdsOfPatient, holdsOver, keepHold, type KeptHold } from './hold-rows.ts';
import { systemPatientOf } from './portal-and-system-ids.ts';
import { systemKeyOf } from './idempotency-key-for-system.ts';
import { meets } from './system-times.ts';

/** A hold as it was entered here. */
export interface EnteredHold {
  readonly hold: KeptHold;
  /** The visit that it replaces, where that takes the calendar's time: the system is told that it is not in the way. */
  readonly moves: Id | undefined;
}

/** Lets go of what a patient chose before, other than `but`; answers what the system held of it. */
export const letGoOfChosen = async (
  sql: Sql,
  patient: PatientRef,
  now: Instant,
  but?: KeptHold,
): Promise<readonly Hold[]> => {
  const own = await holdsOfPatient(sql, patient, now);
  const chosen = own.filter(({ offered, kept, slot }) => kept && !offered && slot.id !== but?.slot.id);
  return dropHolds(
    sql,
    patient,
    chosen.map(({ slot }) => slot.id),
  );
};

/**
 * Has the system hold what was entered; false if its time is gone. What was chosen before is let go of afterwards, and
 * before only where the system would find it in the way. Where it cannot be told whether the system holds the time, it is
 * held here alone, and checked when it is booked.
 */
export const holdAtSystem = async (
  link: PracticeLink,
  patient: PatientRef,
  { hold: entered, moves }: EnteredHold,
): Promise<boolean> => {
  const now = await link.now();
  if (!entered.offered) await makeRoom(link, patient, entered, now);
  const answer = await askToHold(link, patient, { hold: entered, moves });
  if (!answer.ok && !mayBeHeldHere.includes(answer.error.kind)) {
    await deleteHolds(link.sql, link.id, [entered.slot.id]);
    if (!isTaken.includes(answer.error.kind)) throw link.answers.unavailable('booking.hold', answer.error);
    return false;
  }
  const former = await link.sql.transaction(async (sql) => {
    await lockPatient(sql, patient);
    await keepHold(sql, link.id, entered.slot.id, answer.ok ? answer.value : undefined);
    return entered.offered ? [] : letGoOfChosen(sql, patient, now, entered);
  });
  await releaseAtSystem(link, former);
  return true;
};

const isTaken: readonly Problem['kind'][] = ['conflict', 'gone', 'refused'];
const mayBeHeldHere: readonly Problem['kind'][] = ['unknown', 'malformed', 'not-offered'];

/** An answer that was lost is asked for again under the same key, under which the system holds once. */
const askToHold = async (
  link: PracticeLink,
  patient: PatientRef,
  { hold: { slot, wanted, language }, moves }: EnteredHold,
): Promise<Result<Hold>> => {
  const systemPatient = await systemPatientOf(link.sql, link.id, patient.patient);
  if (systemPatient === undefined) return { ok: false, error: { kind: 'gone' } };
  const ask = async (): Promise<Result<Hold>> =>
    (await link.connection.booking?.hold?.(
      { ...wanted, patient: systemPatient, ...(moves === undefined ? {} : { moves }) },
      isoOf(slot.until),
      systemKeyOf(slot.id),
      link.call(language),
    )) ?? { ok: false, error: { kind: 'not-offered' } };
  const first = await ask();
  return !first.ok && first.error.kind === 'unknown' ? ask() : first;
};

const makeRoom = async (
  link: PracticeLink,
  patient: PatientRef,
  { slot, wanted }: KeptHold,
  now: Instant,
): Promise<void> => {
  for (const former of await holdsOfPatient(link.sql, patient, now)) {
    const { systemHold, offered, bookingKey } = former;
    if (systemHold === undefined || offered || bookingKey !== undefined) continue;
    if (former.wanted.offer.calendar !== wanted.offer.calendar || !meets(former.slot.visit, slot.visit)) continue;
    await releaseAtSystem(link, [systemHold]);
    await keepHold(link.sql, link.id, former.slot.id);
  }
};

/** What the system does not take back now it is given back once more when its hold is over (`endHolds`). */
export const releaseAtSystem = async (link: PracticeLink, holds: readonly Hold[]): Promise<void> => {
  for (const hold of holds) await release(link, hold);
};

/** Undefined if it is given back, or need not be. */
const release = async (link: PracticeLink, hold: Hold): Promise<Problem | undefined> => {
  const answer = await link.connection.booking?.release?.(hold, link.call());
  if (answer?.ok !== false) return undefined;
  link.answers.note('booking.release', answer.error);
  return answer.error;
};

/** Holds that are given back at a time. */
const endedAtOnce = 100;

/**
 * Gives back what is held no more, so that nothing stays held in the practice's own books, and deletes it. A gateway may
 * have died before it knew whether the system holds a time: then it is asked again under the same key, under which the
 * system holds once. The first problem ends it for now.
 */
export const endHolds = async (link: PracticeLink, now: Instant): Promise<void> => {
  for (const over of await holdsOver(link.sql, link.id, now, endedAtOnce)) {
    const problem = over.kept ? await releaseKept(link, over) : await releaseLost(link, over);
    if (problem?.kind === 'away' || problem?.kind === 'busy') return;
    await deleteHolds(link.sql, link.id, [over.slot.id]);
  }
};

const releaseKept = async (link: PracticeLink, { systemHold }: KeptHold): Promise<Problem | undefined> =>
  systemHold && release(link, systemHold);

const releaseLost = async (link: PracticeLink, hold: KeptHold): Promise<Problem | undefined> => {
  if (link.connection.booking?.release === undefined) return undefined;
  const answer = await askToHold(link, hold.slot.visit.patient, { hold, moves: undefined });
  return answer.ok ? release(link, answer.value) : answer.error;
};
