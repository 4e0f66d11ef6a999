import type { Email, Phone } from '../../access/index.ts';
import type { Language, LocalDate, PatientRef, PracticeId } from '../../kernel/index.ts';

/** The person a chart belongs to, as the practice recorded them. */
export interface PatientIdentity {
  readonly patient: PatientRef;
  readonly name: string;
  /** The name in its two parts, where the practice keeps it so. */
  readonly parts?: { readonly firstName: string; readonly lastName: string };
  readonly birthDate?: LocalDate;
  readonly language: Language;
}

/** A new patient of a practice, with their contact data. */
export interface NewPatient extends PatientIdentity {
  readonly birthDate: LocalDate;
  readonly email: Email;
  readonly phone?: Phone;
}

/** A patient's contact data, as far as the practice recorded them. */
export interface PatientContact {
  readonly email?: Email;
  readonly phone?: Phone;
  readonly language: Language;
}

/** The patient registry of a practice system. */
export interface PatientRegistry {
  identity(patient: PatientRef): Promise<PatientIdentity | undefined>;
  /** A patient's contact at the practice, and their language. */
  contact(patient: PatientRef): Promise<PatientContact | undefined>;
  /** Patients of a practice with this date of birth and contact; a family may share a contact. */
  reachedAt(practice: PracticeId, contact: Email | Phone, birthDate: LocalDate): Promise<readonly PatientIdentity[]>;
  /**
   * Registers a new patient under an unused id. Registering the same id again changes nothing, so it can be retried.
   */
  register(patient: NewPatient): Promise<void>;
  /** Replaces the identity of a patient; does nothing if the id is not in use. */
  correct(identity: PatientIdentity): Promise<void>;
}
