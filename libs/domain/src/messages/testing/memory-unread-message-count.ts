import type { PatientRef } from '../../kernel/index.ts';
import type { Mailbox } from '../ports/unread-message-count.ts';

/** A mailbox in memory that knows only how many messages are unread. */
export class MemoryMailbox implements Mailbox {
  readonly #unread = new Map<string, number>();

  put({ practice, patient }: PatientRef, unread: number): void {
    this.#unread.set(JSON.stringify([practice, patient]), unread);
  }

  async unread({ practice, patient }: PatientRef): Promise<number> {
    return this.#unread.get(JSON.stringify([practice, patient])) ?? 0;
  }
}
