import { earliestFirst, latestFirst, statusOf, type Appointment, type Schedule } from '@portico/domain/appointments';
import { pageOf, type AppointmentId, type Instant, type Page, type PatientRef } from '@portico/domain/kernel';
import type { ConnectedPractices } from './connected-practices.ts';
import { visitOf, visitsOf, type KnownVisit, type VisitWindow } from './read-system-visits.ts';

/** The visits of connected practices, as their systems keep them. */
export class ConnectedSchedule implements Schedule {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async upcoming(patient: PatientRef, now: Instant, limit: number): Promise<readonly Appointment[]> {
    const all = await this.#all(patient, { from: now });
    return all
      .map(({ appointment }) => appointment)
      .filter((visit) => statusOf(visit, now) !== 'past')
      .toSorted(earliestFirst)
      .slice(0, limit);
  }

  /** A visit that was canceled ahead of its time is past already, so the whole list is read. */
  async past(patient: PatientRef, now: Instant, page: number, perPage: number): Promise<Page<Appointment>> {
    const all = await this.#all(patient, {});
    const past = all.flatMap(({ appointment, own }) =>
      statusOf(appointment, now) !== 'past' || (appointment.status === 'CANCELLED' && own.changed === true)
        ? []
        : appointment,
    );
    return pageOf(past.toSorted(latestFirst), page, perPage);
  }

  async visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined> {
    const link = this.#practices.of(patient.practice);
    return (link && (await visitOf(link, patient, id)))?.appointment;
  }

  async #all(patient: PatientRef, window: VisitWindow): Promise<readonly KnownVisit[]> {
    const link = this.#practices.of(patient.practice);
    return link === undefined ? [] : visitsOf(link, patient, window);
  }
}
