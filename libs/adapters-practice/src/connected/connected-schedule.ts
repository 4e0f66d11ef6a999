import { earliestFirst, latestFirst, statusOf, type Appointment, type Schedule } from '@portico/domain/appointments';
import { pageOf, type AppointmentId, type Instant, type Page, type PatientRef } from '@portico/domain/kernel';
import type { ConnectedPractices } from './connected-practices.ts';
import { visitOf, visitsOf, type VisitWindow } from './read-system-visits.ts';

/** The visits of connected practices, as their systems keep them. */
export class ConnectedSchedule implements Schedule {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]> {
    const all = await this.#all(patient, { from: now });
    return all
      .filter((visit) => statusOf(visit, now) !== 'past')
      .toSorted(earliestFirst)
      .slice(0, limit);
  }

  /** A visit that was canceled ahead of its time is past already, so the whole list is read. */
  async past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>> {
    const all = await this.#all(patient, {});
    return pageOf(all.filter((visit) => statusOf(visit, now) === 'past').toSorted(latestFirst), page, perPage);
  }

  async visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined> {
    const link = this.#practices.of(patient.practice);
    return (link && (await visitOf(link, patient, id)))?.appointment;
  }

  async #all(patient: PatientRef, window: VisitWindow): Promise<readonly Appointment[]> {
    const link = this.#practices.of(patient.practice);
    const known = link === undefined ? [] : await visitsOf(link, patient, window);
    return known.map(({ appointment }) => appointment);
  }
}
