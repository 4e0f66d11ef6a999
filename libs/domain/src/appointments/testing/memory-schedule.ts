import {
  pageOf,
  samePatient,
  type AppointmentId,
  type Instant,
  type LocationId,
  type Page,
  type PatientRef,
  type PracticeId,
  type ProviderId,
} from '../../kernel/index.ts';
import type { Appointment, AppointmentLocation, AppointmentProvider } from '../appointment.ts';
import type { Schedule } from '../ports/schedule.ts';
import type { VisitPage, VisitPages, Wanted } from '../ports/visit-pages.ts';
import { earliestFirst, latestFirst, statusOf } from '../appointment-list-group.ts';

/** An in-memory schedule; uses the domain's own rule for what is past. */
export class MemorySchedule implements Schedule, VisitPages {
  readonly #appointments = new Map<string, Appointment>();
  readonly #changed = new Set<string>();

  constructor(appointments: readonly Appointment[] = []) {
    this.put(...appointments);
  }

  /** Adds appointments, or replaces those of the same practice and id. */
  put(...appointments: readonly Appointment[]): void {
    for (const appointment of appointments) {
      this.#appointments.set(keyOf(appointment), appointment);
    }
  }

  /** Another request took the place of this one, which is in no list then. */
  markChanged(request: Pick<Appointment, 'patient' | 'id'>): void {
    this.#changed.add(keyOf(request));
  }

  /** All patients' appointments. */
  all(): readonly Appointment[] {
    return [...this.#appointments.values()];
  }

  async upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]> {
    return this.#of(patient)
      .filter((appointment) => statusOf(appointment, now) !== 'past')
      .sort(earliestFirst)
      .slice(0, limit);
  }

  async past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>> {
    const past = this.#of(patient).filter((one) => statusOf(one, now) === 'past' && !this.#changed.has(keyOf(one)));
    return pageOf(past.sort(latestFirst), page, perPage);
  }

  async visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined> {
    return this.#of(patient).find((appointment) => appointment.id === id);
  }

  async visits(patient: PatientRef, page: VisitPage): Promise<readonly Appointment[]> {
    return pageByStart(this.#of(patient), page);
  }

  async everyVisit(practice: PracticeId, page: VisitPage): Promise<readonly Appointment[]> {
    return pageByStart(this.#at(practice), page);
  }

  async visitOf(practice: PracticeId, id: AppointmentId): Promise<Appointment | undefined> {
    return this.all().find((visit) => visit.patient.practice === practice && visit.id === id);
  }

  async providers(practice: PracticeId, wanted: Wanted<ProviderId>): Promise<readonly AppointmentProvider[]> {
    return wantedOf(
      this.#at(practice).map(({ provider }) => provider),
      wanted,
    );
  }

  async locations(practice: PracticeId, wanted: Wanted<LocationId>): Promise<readonly AppointmentLocation[]> {
    return wantedOf(
      this.#at(practice).map(({ location }) => location),
      wanted,
    );
  }

  #at(practice: PracticeId): readonly Appointment[] {
    return this.all().filter(({ patient }) => patient.practice === practice);
  }

  #of(patient: PatientRef): Appointment[] {
    return this.all().filter((appointment) => samePatient(appointment.patient, patient));
  }
}

const keyOf = ({ patient, id }: Pick<Appointment, 'patient' | 'id'>): string => JSON.stringify([patient.practice, id]);

const pageByStart = (
  visits: readonly Appointment[],
  { from, before, after, limit }: VisitPage,
): readonly Appointment[] =>
  visits
    .filter((visit) => (from === undefined || visit.start >= from) && (before === undefined || visit.start < before))
    .filter((visit) => after === undefined || earliestFirst({ ...visit, ...after }, visit) < 0)
    .sort(earliestFirst)
    .slice(0, limit);

const wantedOf = <T extends { readonly id: Id }, Id extends string>(
  rows: readonly T[],
  { ids, after, limit }: Wanted<Id>,
): readonly T[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()]
    .filter(({ id }) => (ids === undefined ? after === undefined || id > after : ids.includes(id)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, limit);
