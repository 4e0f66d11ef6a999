import {
  earliestFirst,
  type Appointment,
  type ComingVisit,
  type ComingVisits,
  type StartsBetween,
} from '@portico/domain/appointments';
import { isoOf, plus, Unavailable, type AppointmentId, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { Problem } from '@portico/practice-spi';
import { changeVisit } from './change-visit.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { portalPatientsOf } from './portal-and-system-ids.ts';
import { keepConfirmation } from './visit-confirmation-rows.ts';
import { knownVisits, type KnownVisit } from './read-system-visits.ts';

/** The booked visits of all connected practices; of those whose systems list them. */
export class ConnectedComingVisits implements ComingVisits {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  /** The visits of a practice whose system is away are found at the next time of asking. */
  async starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]> {
    const ofEach = await Promise.all(
      this.#practices.all().map((link) =>
        startingAt(link, spans, last?.start).catch((error: unknown) => {
          if (error instanceof Unavailable) return [];
          throw error;
        }),
      ),
    );
    return ofEach
      .flat()
      .map(({ appointment, own }): ComingVisit => ({
        visit: appointment,
        ...(own.bookedAt === undefined ? {} : { bookedAt: own.bookedAt }),
      }))
      .filter(({ visit }) => last === undefined || byStartAndPractice(last, visit) < 0)
      .toSorted((a, b) => byStartAndPractice(a.visit, b.visit))
      .slice(0, most);
  }

  async confirm(patient: PatientRef, visit: AppointmentId, now: Instant): Promise<Appointment | undefined> {
    const link = this.#practices.of(patient.practice);
    if (link === undefined) return undefined;
    const isToCome = ({ appointment }: KnownVisit): boolean =>
      appointment.status === 'SCHEDULED' && appointment.start > now;
    const confirmed = await changeVisit(link, patient, visit, {
      place: 'visits.confirm',
      isDone: (known) => isToCome(known) && known.appointment.confirmed === true,
      mayBeDone: isToCome,
      ask: (known) => confirmAt(link, known),
    });
    return confirmed?.appointment;
  }
}

/** Confirms at the system, or here where it takes no such word. */
const confirmAt = async (link: PracticeLink, { visit, appointment }: KnownVisit): Promise<Problem | undefined> => {
  const { visits } = link.connection;
  if (visits?.confirm === undefined) {
    await keepConfirmation(link.sql, link.id, appointment.id, appointment.start);
    return undefined;
  }
  const answer = await visits.confirm(visit.patient, visit.id, visit.version, link.call());
  return answer.ok ? undefined : answer.error;
};

const byStartAndPractice = (a: Appointment, b: Appointment): number => {
  const [one, other] = [a.patient.practice, b.patient.practice];
  return a.start - b.start || (one < other ? -1 : one > other ? 1 : 0) || earliestFirst(a, b);
};

/** All booked visits of a practice that start in the spans, from a start on. */
const startingAt = async (
  link: PracticeLink,
  spans: readonly StartsBetween[],
  from: Instant | undefined,
): Promise<readonly KnownVisit[]> => {
  const { visits } = link.connection;
  const between = visits?.between?.bind(visits);
  if (between === undefined) return [];
  const found: KnownVisit[] = [];
  for (const { after, until } of spans) {
    const first = Math.max(plus(after, 1), from ?? 0) as Instant;
    if (first > until) continue;
    const window = { from: isoOf(first), before: isoOf(plus(until, 1)) };
    const all = await link.answers.wholeOf('visits.between', (cursor) => between(window, cursor, link.call()));
    const booked = all.filter(({ state }) => state === 'booked');
    const patients = await portalPatientsOf(link.sql, link.id, [...new Set(booked.map(({ patient }) => patient))]);
    const known = await knownVisits(link, booked, ({ patient }) => {
      const portalId = patients.get(patient);
      return portalId && { practice: link.id, patient: portalId };
    });
    found.push(...known.filter(({ appointment: { start } }) => start >= first && start <= until));
  }
  return found;
};
