import type { AppointmentId, PatientRef } from '@portico/domain/kernel';
import type { Problem, ProblemKind } from '@portico/practice-spi';
import type { PracticeLink } from './connected-practices.ts';
import { visitOf, type KnownVisit } from './read-system-visits.ts';

/** A change of a visit that can be repeated. */
export interface VisitChange {
  /** For the log. */
  readonly place: string;
  readonly isDone: (known: KnownVisit) => boolean;
  readonly mayBeDone: (known: KnownVisit) => boolean;
  readonly ask: (known: KnownVisit) => Promise<Problem | undefined>;
}

const mayHaveChanged: readonly ProblemKind[] = ['conflict', 'gone', 'unknown'];

/**
 * Makes a change, and answers the visit with it; undefined if it may not be made, or the visit is not the patient's. It is
 * read anew after each try: another change, or an answer that was lost, may have come between.
 */
export const changeVisit = async (
  link: PracticeLink,
  patient: PatientRef,
  id: AppointmentId,
  { place, isDone, mayBeDone, ask }: VisitChange,
): Promise<KnownVisit | undefined> => {
  let problem: Problem | undefined;
  for (let time = 0; time < 3; time += 1) {
    const known = await visitOf(link, patient, id);
    if (known === undefined) return undefined;
    if (isDone(known)) return known;
    if (!mayBeDone(known)) return undefined;
    if (problem !== undefined && !mayHaveChanged.includes(problem.kind)) break;
    problem = await ask(known);
  }
  throw link.answers.unavailable(place, problem ?? { kind: 'malformed', what: 'Visit' });
};
