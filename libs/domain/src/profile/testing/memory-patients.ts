import { samePatient, type PatientRef } from '../../kernel/index.ts';
import type { NewPatient, PatientIdentity, PatientRegistry } from '../ports/patient-registry.ts';

/** A register of patients in memory. */
export class MemoryPatients implements PatientRegistry {
  readonly #patients: PatientIdentity[];

  constructor(patients: readonly PatientIdentity[] = []) {
    this.#patients = [...patients];
  }

  put(...patients: readonly PatientIdentity[]): void {
    this.#patients.unshift(...patients);
  }

  async identity(patient: PatientRef): Promise<PatientIdentity | undefined> {
    return this.#patients.find((identity) => samePatient(identity.patient, patient));
  }

  async register({ patient, name, birthDate, language }: NewPatient): Promise<void> {
    if ((await this.identity(patient)) === undefined) this.put({ patient, name, birthDate, language });
  }
}
