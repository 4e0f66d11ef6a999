import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';
import type { ComingVisit, ComingVisits } from '../ports/coming-visits.ts';
import { earliestFirst } from '../standing.ts';
import type { MemorySchedule } from './memory-schedule.ts';

/** The coming visits of a schedule in memory. */
export class MemoryComingVisits implements ComingVisits {
  /** When visits were booked, as far as a test says it. */
  readonly bookedAt = new Map<AppointmentId, Instant>();
  readonly #schedule: MemorySchedule;

  constructor(schedule: MemorySchedule) {
    this.#schedule = schedule;
  }

  async practices(): Promise<readonly PracticeId[]> {
    return [...new Set(this.#schedule.all().map(({ patient }) => patient.practice))].sort();
  }

  async starting(practice: PracticeId, after: Instant, until: Instant): Promise<readonly ComingVisit[]> {
    return this.#schedule
      .all()
      .filter((visit) => visit.patient.practice === practice && visit.status === 'SCHEDULED')
      .filter(({ start }) => start > after && start <= until)
      .sort(earliestFirst)
      .map((visit) => {
        const bookedAt = this.bookedAt.get(visit.id);
        return { visit, ...(bookedAt === undefined ? {} : { bookedAt }) };
      });
  }

  async confirm(patient: PatientRef, id: AppointmentId, now: Instant): Promise<Appointment | undefined> {
    const visit = await this.#schedule.visit(patient, id);
    if (visit?.status !== 'SCHEDULED' || visit.start <= now) return undefined;
    const confirmed: Appointment = { ...visit, confirmed: true };
    this.#schedule.put(confirmed);
    return confirmed;
  }
}
