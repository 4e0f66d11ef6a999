import type { MemorySchedule } from '../../appointments/testing/index.ts';
import {
  failed,
  ok,
  type AppointmentId,
  type Instant,
  type PatientRef,
  type PracticeId,
  type Result,
} from '../../kernel/index.ts';
import type { CheckOutSystem, CheckOutForms, NotCheckedIn } from '../ports/check-out-system.ts';

const keyOf = (practice: PracticeId, appointment: AppointmentId): string => JSON.stringify([practice, appointment]);

/** A check-out system in memory, over a schedule in memory. */
export class MemoryCheckOutSystem implements CheckOutSystem {
  readonly #schedule: MemorySchedule;
  readonly #forms = new Map<string, readonly string[]>();
  readonly #left = new Map<string, Instant>();

  constructor(schedule: MemorySchedule) {
    this.#schedule = schedule;
  }

  /** Sets the forms required at the end of a visit. */
  ask(practice: PracticeId, appointment: AppointmentId, forms: readonly string[]): void {
    this.#forms.set(keyOf(practice, appointment), [...forms].sort());
  }

  async checkOutForms(patient: PatientRef, appointment: AppointmentId): Promise<CheckOutForms | undefined> {
    if ((await this.#schedule.visit(patient, appointment)) === undefined) return undefined;
    const key = keyOf(patient.practice, appointment);
    const checkedOutAt = this.#left.get(key);
    return { forms: this.#forms.get(key) ?? [], ...(checkedOutAt === undefined ? {} : { checkedOutAt }) };
  }

  async checkOut(patient: PatientRef, appointment: AppointmentId, at: Instant): Promise<Result<void, NotCheckedIn>> {
    const visit = await this.#schedule.visit(patient, appointment);
    const key = keyOf(patient.practice, appointment);
    if (visit !== undefined && this.#left.has(key)) return ok(undefined);
    if (visit?.status !== 'CHECKED-IN') return failed({ kind: 'not-checked-in' });
    this.#left.set(key, at);
    this.#schedule.put({ ...visit, status: 'COMPLETED' });
    return ok(undefined);
  }
}
