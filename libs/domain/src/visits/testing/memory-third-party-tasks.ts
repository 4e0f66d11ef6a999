import type { MemorySchedule } from '../../appointments/testing/index.ts';
import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { ThirdPartyTask, ThirdPartyTasks, ThirdPartyTaskWay } from '../ports/third-party-tasks.ts';

interface Ticket extends ThirdPartyTaskWay {
  readonly task: string;
}

/** In-memory partner tasks, over an in-memory schedule. */
export class MemoryThirdPartyTasks implements ThirdPartyTasks {
  readonly #schedule: MemorySchedule;
  readonly #now: () => Instant;
  readonly #partners = new Map<PracticeId, string>();
  readonly #tickets = new Map<string, Ticket>();
  readonly #done = new Set<string>();

  constructor(schedule: MemorySchedule, now: () => Instant) {
    this.#schedule = schedule;
    this.#now = now;
  }

  putPartner(practice: PracticeId, partner: string): void {
    this.#partners.set(practice, partner);
  }

  async of(
    patient: PatientRef,
    appointment: AppointmentId,
    way: ThirdPartyTaskWay,
  ): Promise<ThirdPartyTask | undefined> {
    const partner = this.#partners.get(patient.practice);
    const visit = await this.#schedule.visit(patient, appointment);
    if (partner === undefined || visit?.status !== 'SCHEDULED' || visit.end <= this.#now()) return undefined;
    const task = JSON.stringify([patient.practice, patient.patient, appointment]);
    const address = `https://partner.example/task?ticket=${this.#tickets.size}`;
    this.#tickets.set(address, { ...way, task });
    return { partner, address, isDone: this.#done.has(task) };
  }

  /** Where the partner redirects a person who opened an address, and in which language its pages are. */
  wayOf(address: string): ThirdPartyTaskWay | undefined {
    const ticket = this.#tickets.get(address);
    return ticket && { returnTo: ticket.returnTo, language: ticket.language };
  }

  /** Marks the task of an address as done. */
  finish(address: string): void {
    const ticket = this.#tickets.get(address);
    if (ticket !== undefined) this.#done.add(ticket.task);
  }
}
