import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Appointment } from '../appointment.ts';
import type { ComingVisit, ComingVisits, SeenVisit, StandingVisits, StartsBetween } from '../ports/coming-visits.ts';
import type { MemorySchedule } from './memory-schedule.ts';

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const order = (a: Appointment, b: Appointment): number =>
  a.start - b.start || compare(a.patient.practice, b.patient.practice) || compare(a.id, b.id);

/** The coming visits of an in-memory schedule. */
export class MemoryComingVisits implements ComingVisits {
  /** When visits were booked, if a test sets it. */
  readonly bookedAt = new Map<AppointmentId, Instant>();
  readonly #schedule: MemorySchedule;

  constructor(schedule: MemorySchedule) {
    this.#schedule = schedule;
  }

  async starting(spans: readonly StartsBetween[], most: number, last?: Appointment): Promise<readonly ComingVisit[]> {
    return this.#schedule
      .all()
      .filter(
        ({ status, start }) => status === 'SCHEDULED' && spans.some((one) => start > one.after && start <= one.until),
      )
      .filter((visit) => last === undefined || order(visit, last) > 0)
      .sort(order)
      .slice(0, most)
      .map((visit) => this.#coming(visit));
  }

  async standing(practice: PracticeId, seen: readonly SeenVisit[]): Promise<StandingVisits> {
    const booked = new Map<AppointmentId, ComingVisit>();
    for (const { patient, visit: id, start } of seen) {
      const visit = await this.#schedule.visit(patient, id);
      if (patient.practice === practice && visit?.status === 'SCHEDULED' && visit.start === start) {
        booked.set(id, this.#coming(visit));
      }
    }
    return { booked, unread: new Set() };
  }

  #coming(visit: Appointment): ComingVisit {
    const bookedAt = this.bookedAt.get(visit.id);
    return { visit, ...(bookedAt === undefined ? {} : { bookedAt }) };
  }

  async confirm(patient: PatientRef, id: AppointmentId, now: Instant): Promise<Appointment | undefined> {
    const visit = await this.#schedule.visit(patient, id);
    if (visit?.status !== 'SCHEDULED' || visit.start <= now) return undefined;
    const confirmed: Appointment = { ...visit, confirmed: true };
    this.#schedule.put(confirmed);
    return confirmed;
  }
}
