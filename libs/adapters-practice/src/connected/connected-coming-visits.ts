import {
  earliestFirst,
  type Appointment,
  type ComingVisit,
  type ComingVisits,
  type SeenVisit,
  type StandingVisits,
  type StartsBetween,
} from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef, PracticeId } from '@portico/domain/kernel';
import type { Problem } from '@portico/practice-spi';
import { bookedAround, ComingVisitsReading } from './coming-visits-reading.ts';
import { changeVisit } from './change-visit.ts';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { contactOf } from './connected-patients.ts';
import { keepConfirmation } from './visit-confirmation-rows.ts';
import type { KnownVisit } from './read-system-visits.ts';

/** The booked visits of all connected practices; of those whose systems list them. */
export class ConnectedComingVisits implements ComingVisits {
  readonly #practices: ConnectedPractices;
  readonly #readings = new WeakMap<PracticeLink, ComingVisitsReading>();
  /** What was found for the spans that were asked for last, of which more is asked for page by page. */
  #found: { readonly spans: readonly StartsBetween[]; readonly visits: readonly ComingVisit[] } | undefined;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]> {
    if (last === undefined || this.#found?.spans !== spans) {
      const ofEach = await Promise.all(this.#practices.all().map((link) => this.#readingOf(link).read(spans)));
      const visits = ofEach.flat().map(comingVisitOf);
      this.#found = { spans, visits: visits.toSorted((a, b) => byStartAndPractice(a.visit, b.visit)) };
    }
    return this.#found.visits
      .filter(({ visit }) => last === undefined || byStartAndPractice(last, visit) < 0)
      .slice(0, most);
  }

  #readingOf(link: PracticeLink): ComingVisitsReading {
    const known = this.#readings.get(link);
    if (known !== undefined) return known;
    const reading = new ComingVisitsReading(link);
    this.#readings.set(link, reading);
    return reading;
  }

  async standing(practice: PracticeId, seen: readonly SeenVisit[]): Promise<StandingVisits> {
    const link = this.#practices.of(practice);
    if (link === undefined) return { booked: new Map(), unread: new Set() };
    const { booked, unread } = await bookedAround(
      link,
      seen.map(({ start }) => start),
    );
    const known = new Map(booked.map((each) => [each.appointment.id, comingVisitOf(each)]));
    return {
      booked: new Map(
        seen.flatMap(({ visit: id, start, patient }) => {
          const coming = known.get(id);
          const stands = coming?.visit.start === start && coming.visit.patient.patient === patient.patient;
          return stands ? [[id, coming] as const] : [];
        }),
      ),
      unread: new Set(seen.filter(({ start }) => unread.has(start)).map(({ visit }) => visit)),
    };
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

const comingVisitOf = ({ visit, appointment, own }: KnownVisit): ComingVisit => ({
  visit: appointment,
  ...(own.bookedAt === undefined ? {} : { bookedAt: own.bookedAt }),
  ...(visit.contact === undefined ? {} : { contact: contactOf(visit.contact) }),
});

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
