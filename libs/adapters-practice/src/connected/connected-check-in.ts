import type { AppointmentId, Instant, PatientRef } from '@portico/domain/kernel';
import type { CheckInAsks, CheckInSystem } from '@portico/domain/visits';
import type { ConnectedPractices } from './connected-practices.ts';
import { systemIdOf, systemPatientOf } from './kept-ids.ts';

/** Check-in at connected practices: nothing is asked, and the system is told that the patient is there. */
export class ConnectedCheckIn implements CheckInSystem {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  async asks(): Promise<CheckInAsks> {
    return { stages: [], forms: { consents: [], intake: [] } };
  }

  async arrive({ practice, patient }: PatientRef, appointment: AppointmentId, _: Instant): Promise<boolean> {
    const link = this.#practices.of(practice);
    const visits = link?.connection.visits;
    if (link === undefined || visits?.arrive === undefined) return false;
    const [systemPatient, visit] = [
      await systemPatientOf(link.sql, practice, patient),
      await systemIdOf(link.sql, practice, 'visit', appointment),
    ];
    if (systemPatient === undefined || visit === undefined) return false;
    const found = link.answers.foundOf('visits.one', await visits.one(systemPatient, visit, link.call()));
    if (found === undefined) return false;
    if (found.state === 'arrived') return true;
    if (found.state !== 'booked') return false;
    const arrived = await visits.arrive(systemPatient, visit, found.version, link.call());
    return link.answers.foundOf('visits.arrive', arrived)?.state === 'arrived';
  }
}
