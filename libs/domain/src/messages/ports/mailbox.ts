import type { PatientRef } from '../../kernel/index.ts';

/** Messages between a patient and the practice. */
export interface Mailbox {
  unread(patient: PatientRef): Promise<number>;
}
