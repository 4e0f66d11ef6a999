import type { MemorySchedule } from '../../appointments/testing/index.ts';
import type { AppointmentId, Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { ThirdPartyTask, ThirdPartyTasks, ThirdPartyTaskWay } from '../ports/third-party-tasks.ts';

interface Ticket extends ThirdPartyTaskWay {
  readonly task: string;
}

/** Tasks at partners in memory, over a schedule in memory. */
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

  /** Where the partner leads somebody back to who came to an address, and in which language it speaks to them. */
  wayOf(address: string): ThirdPartyTaskWay | undefined {
    const ticket = this.#tickets.get(address);
    return ticket && { returnTo: ticket.returnTo, language: ticket.language };
  }

  /** Whoever came to an address did what the partner asks. */
  finish(address: string): void {
    const ticket = this.#tickets.get(address);
    if (ticket !== undefined) this.#done.add(ticket.task);
  }
}
