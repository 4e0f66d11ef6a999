import {
  pageOf,
  samePatient,
  type AppointmentId,
  type Instant,
  type Page,
  type PatientRef,
} from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';
import type { Schedule } from '../ports/schedule.ts';
import { earliestFirst, latestFirst, statusOf } from '../appointment-list-group.ts';

/** An in-memory schedule; uses the domain's own rule for what is past. */
export class MemorySchedule implements Schedule {
  readonly #appointments = new Map<string, Appointment>();

  constructor(appointments: readonly Appointment[] = []) {
    this.put(...appointments);
  }

  /** Adds appointments, or replaces those of the same practice and id. */
  put(...appointments: readonly Appointment[]): void {
    for (const appointment of appointments) {
      this.#appointments.set(JSON.stringify([appointment.patient.practice, appointment.id]), appointment);
    }
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
    const past = this.#of(patient).filter((appointment) => statusOf(appointment, now) === 'past');
    return pageOf(past.sort(latestFirst), page, perPage);
  }

  async visit(patient: PatientRef, id: AppointmentId): Promise<Appointment | undefined> {
    return this.#of(patient).find((appointment) => appointment.id === id);
  }

  #of(patient: PatientRef): Appointment[] {
    return this.all().filter((appointment) => samePatient(appointment.patient, patient));
  }
}
