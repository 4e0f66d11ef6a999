import type { LocalDate, PatientId, PracticeId } from '../../kernel/index.ts';
import type { PatientIdentity } from './patient-registry.ts';

/** The patients of a practice as other systems read them. */
export interface PatientPages {
  /** Those after one of them, by id; of one birth date if it is given. */
  patients(
    practice: PracticeId,
    page: { readonly after?: PatientId; readonly limit: number },
    bornOn?: LocalDate,
  ): Promise<readonly PatientIdentity[]>;
}
