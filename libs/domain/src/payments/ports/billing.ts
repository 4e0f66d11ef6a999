import type { PatientRef } from '../../kernel/index.ts';
import type { Balance, Statement } from '../billing.ts';

/** The money side of a practice system. */
export interface Billing {
  balance(patient: PatientRef): Promise<Balance>;
  /** Newest first, at most `limit`. */
  statements(patient: PatientRef, limit: number): Promise<readonly Statement[]>;
}
