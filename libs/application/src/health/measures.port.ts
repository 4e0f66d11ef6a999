import type { GrowthKind, GrowthSex, Measure, MeasureRef } from '@portico/domain/health';
import type { LocalDate } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Lab tests and vital signs of the record in the current practice, one by one over time. */
export interface Measures {
  measure(asked: MeasureRef): ServiceResult<MeasurePage>;
}

export interface MeasurePage {
  readonly measure: Measure;
  /** The day at the practice. */
  readonly today: LocalDate;
  /** Only for measures of growth of people under 20 whose date of birth is known. */
  readonly growth?: GrowthFacts;
}

export interface GrowthFacts {
  readonly kind: GrowthKind;
  readonly born: LocalDate;
  /** Absent where the practice has none on file that the growth tables know. */
  readonly sex?: GrowthSex;
}
