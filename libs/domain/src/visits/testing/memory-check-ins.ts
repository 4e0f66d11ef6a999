import type { AppointmentId, Instant, PatientRef } from '../../kernel/index.ts';
import type { CheckInStage } from '../check-in.ts';
import type { CheckIns } from '../ports/check-ins.ts';

interface Done {
  readonly stage: CheckInStage;
  readonly at: Instant;
}

/** Progress in memory. */
export class MemoryCheckIns implements CheckIns {
  readonly #done = new Map<string, readonly Done[]>();

  async done(patient: PatientRef, appointment: AppointmentId): Promise<readonly CheckInStage[]> {
    return this.#of(patient, appointment).map(({ stage }) => stage);
  }

  async finish(patient: PatientRef, appointment: AppointmentId, stage: CheckInStage, at: Instant): Promise<void> {
    const done = this.#of(patient, appointment);
    if (done.some((each) => each.stage === stage)) return;
    this.#done.set(
      keyOf(patient, appointment),
      [...done, { stage, at }].toSorted((a, b) => a.at - b.at),
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
