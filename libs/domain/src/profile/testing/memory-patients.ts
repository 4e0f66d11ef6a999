import type { Email, Phone } from '../../access/index.ts';
import { samePatient, type LocalDate, type PatientId, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import type { PatientPages } from '../ports/patient-pages.ts';
import type { NewPatient, PatientContact, PatientIdentity, PatientRegistry } from '../ports/patient-registry.ts';

/** A register of patients in memory. */
export class MemoryPatients implements PatientRegistry, PatientPages {
  readonly #patients: PatientIdentity[];
  readonly #reached = new Map<PatientIdentity, Pick<NewPatient, 'email' | 'phone'>>();

  constructor(patients: readonly PatientIdentity[] = []) {
    this.#patients = [...patients];
  }

  put(...patients: readonly PatientIdentity[]): void {
    this.#patients.unshift(...patients);
  }

  async identity(patient: PatientRef): Promise<PatientIdentity | undefined> {
    return this.#patients.find((identity) => samePatient(identity.patient, patient));
  }

  async contact(patient: PatientRef): Promise<PatientContact | undefined> {
    const identity = await this.identity(patient);
    return identity && { ...this.#reached.get(identity), language: identity.language };
  }

  async reachedAt(
    practice: PracticeId,
    contact: Email | Phone,
    birthDate: LocalDate,
  ): Promise<readonly PatientIdentity[]> {
    return this.#patients.filter(
      (one) =>
        one.patient.practice === practice &&
        one.birthDate === birthDate &&
        Object.values(this.#reached.get(one) ?? {}).includes(contact),
    );
  }

  async patients(
    practice: PracticeId,
    { after, limit }: { readonly after?: PatientId; readonly limit: number },
    bornOn?: LocalDate,
  ): Promise<readonly PatientIdentity[]> {
    return this.#patients
      .filter(({ patient, birthDate }) => patient.practice === practice && (bornOn ?? birthDate) === birthDate)
      .filter(({ patient }) => after === undefined || patient.patient > after)
      .sort((a, b) => (a.patient.patient < b.patient.patient ? -1 : 1))
      .slice(0, limit);
  }

  async register({ patient, name, birthDate, language, email, phone }: NewPatient): Promise<void> {
    if ((await this.identity(patient)) !== undefined) return;
    const identity = { patient, name, birthDate, language };
    this.put(identity);
    this.#reached.set(identity, { email, ...(phone === undefined ? {} : { phone }) });
  }

  async correct(identity: PatientIdentity): Promise<void> {
    const at = this.#patients.findIndex(({ patient }) => samePatient(identity.patient, patient));
    const before = this.#patients[at];
    if (before === undefined) return;
    this.#patients[at] = identity;
    const reached = this.#reached.get(before);
    if (reached !== undefined) this.#reached.set(identity, reached);
  }
}
