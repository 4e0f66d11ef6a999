import type { PatientRef } from '../../kernel/index.ts';

/** How many messages of the practice wait to be read. */
export interface Mailbox {
  unread(patient: PatientRef): Promise<number>;
}
