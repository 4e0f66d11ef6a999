import type { Email, Phone } from '../../access/index.ts';
import type { Language, LocalDate, PatientRef, PracticeId } from '../../kernel/index.ts';

/** Who a chart belongs to, as the practice wrote it down. */
export interface PatientIdentity {
  readonly patient: PatientRef;
  readonly name: string;
  readonly birthDate?: LocalDate;
  readonly language: Language;
}

/** Somebody who becomes a patient of a practice, with how they can be reached. */
export interface NewPatient extends PatientIdentity {
  readonly birthDate: LocalDate;
  readonly email: Email;
  readonly phone?: Phone;
}

/** How a patient can be reached, as far as the practice wrote it down. */
export interface PatientContact {
  readonly email?: Email;
  readonly phone?: Phone;
  readonly language: Language;
}

/** The register of patients of a practice system. */
export interface PatientRegistry {
  identity(patient: PatientRef): Promise<PatientIdentity | undefined>;
  /** Where the practice reaches a patient, and in which language. */
  contact(patient: PatientRef): Promise<PatientContact | undefined>;
  /** Those of a practice who were born that day and are reached there; a family may share an address. */
  reachedAt(practice: PracticeId, contact: Email | Phone, birthDate: LocalDate): Promise<readonly PatientIdentity[]>;
  /**
   * Enters a new patient under an id that nobody has. Entering the same id again changes nothing, so that it may be
   * tried again.
   */
  register(patient: NewPatient): Promise<void>;
  /** Writes down anew who a patient is; does nothing where nobody has the id. */
  correct(identity: PatientIdentity): Promise<void>;
}
