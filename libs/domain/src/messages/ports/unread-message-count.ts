import type { PatientRef } from '../../kernel/index.ts';

/** The number of unread messages from the practice. */
export interface Mailbox {
  unread(patient: PatientRef): Promise<number>;
}
