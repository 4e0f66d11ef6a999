import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStep } from '../check-in-steps.ts';
import type { CheckIns } from '../ports/check-in-progress.ts';

interface Done {
  readonly step: CheckInStep;
  readonly at: Instant;
}

/** Progress in memory. */
export class MemoryCheckIns implements CheckIns {
  readonly #done = new Map<string, readonly Done[]>();

  async done(patient: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStep[]> {
    return this.#of(patient, appointment).map(({ step }) => step);
  }

  async finish(patient: PatientRef, appointment: AppointmentId, step: CheckInStep, at: Instant): Promise<void> {
    const done = this.#of(patient, appointment);
    if (done.some((each) => each.step === step)) return;
    this.#done.set(
      keyOf(patient, appointment),
      [...done, { step, at }].toSorted((a, b) => a.at - b.at),
    );
  }

  async prune(before: Instant): Promise<void> {
    for (const [key, done] of this.#done) {
      this.#done.set(
        key,
        done.filter(({ at }) => at >= before),
      );
    }
  }

  #of(patient: PatientRef, appointment: AppointmentId): readonly Done[] {
    return this.#done.get(keyOf(patient, appointment)) ?? [];
  }
}

const keyOf = ({ practice, patient }: PatientRef, appointment: AppointmentId): string =>
  JSON.stringify([practice, patient, appointment]);
