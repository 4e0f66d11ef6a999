import type { MemorySchedule } from '../../appointments/testing/index.ts';
import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep } from '../check-in-steps.ts';
import type { CheckInAsks, CheckInSystem } from '../ports/check-in-system.ts';

/** An in-memory front desk over a schedule. */
export class MemoryCheckInSystem implements CheckInSystem {
  asked: readonly CheckInStep[] = ['information', 'medsAllergies'];
  forms: CheckInAsks['forms'] = { consents: [], intake: [] };
  readonly #schedule: MemorySchedule;

  constructor(schedule: MemorySchedule) {
    this.#schedule = schedule;
  }

  async asks(patient: PatientRef, appointment: AppointmentId): Promise<CheckInAsks> {
    const visit = await this.#schedule.visit(patient, appointment);
    return { stages: visit === undefined ? [] : this.asked, forms: this.forms };
  }

  async arrive(patient: PatientRef, appointment: AppointmentId, now: Instant): Promise<boolean> {
    const visit = await this.#schedule.visit(patient, appointment);
    if (visit?.status === 'CHECKED-IN') return true;
    if (visit?.status !== 'SCHEDULED' || visit.end <= now) return false;
    this.#schedule.put({ ...visit, status: 'CHECKED-IN' });
    return true;
  }
}
