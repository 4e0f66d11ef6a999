import { statusOf } from '@portico/domain/appointments';
import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { CheckInAsks, CheckInSystem } from '@portico/domain/visits';
import { changeVisit } from './change-visit.ts';
import type { ConnectedPractices } from './connected-practices.ts';
import { visitOf } from './read-system-visits.ts';

const nothing: CheckInAsks = { stages: [], forms: { consents: [], intake: [] } };

/** Check-in at connected practices: what is asked is configuration, and who is there is told to the system. */
export class ConnectedCheckInSystem implements CheckInSystem {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  /** Nothing where the system cannot be told who is there. */
  async asks(patient: PatientRef, appointment: AppointmentId): Promise<CheckInAsks> {
    const link = this.#practices.of(patient.practice);
    if (link?.connection.visits?.arrive === undefined) return nothing;
    const known = await visitOf(link, patient, appointment);
    return known === undefined ? nothing : (link.practice.checkIn ?? nothing);
  }

  async arrive(patient: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean> {
    const link = this.#practices.of(patient.practice);
    const { visits } = link?.connection ?? {};
    if (link === undefined || visits?.arrive === undefined) return false;
    const there = await changeVisit(link, patient, appointment, {
      place: 'visits.arrive',
      isDone: (known) => known.appointment.status === 'CHECKED-IN',
      mayBeDone: (known) => known.appointment.status === 'SCHEDULED' && statusOf(known.appointment, now) !== 'past',
      ask: async ({ visit }) => {
        const answer = await visits.arrive?.(visit.patient, visit.id, visit.version, link.call());
        return answer?.ok === false ? answer.error : undefined;
      },
    });
    return there !== undefined;
  }
}
