import type { Language, LocalDate, PatientRef } from '../../kernel/index.ts';

/** Who a chart belongs to, as the practice wrote it down. */
export interface PatientIdentity {
  readonly patient: PatientRef;
  readonly name: string;
  readonly birthDate?: LocalDate;
  readonly language: Language;
}

/** The register of patients of a practice system. */
export interface PatientRegistry {
  identity(patient: PatientRef): Promise<PatientIdentity | undefined>;
}
