import type { PatientRef, ProviderId } from '../../kernel/index.ts';
import type { Mark, MessageId, Recipient, Thread, ThreadId, ThreadLine } from '../thread.ts';
import type { Mailbox } from './unread-message-count.ts';

/** The teams and providers whom a patient may write to. */
export interface Correspondents {
  /** The teams that the practice offers, then providers whom the patient has or had an appointment or a conversation with, by name. */
  readonly providers: readonly Recipient[];
  /** Hours within which the practice answers, if it says so. */
  readonly answersWithin?: number;
}

/**
 * A patient's conversations with a practice, as its system stores them. The cost of a call does not grow with their
 * number.
 */
export interface Correspondence extends Mailbox {
  correspondents(patient: PatientRef): Promise<Correspondents>;
  /** At most `limit` conversations, those with the latest message first; `before` is where an earlier page ended. */
  threads(patient: PatientRef, limit: number, before?: Mark<ThreadId>): Promise<readonly ThreadLine[]>;
  /** A conversation with at most `limit` messages: the last ones, or the last ones before a mark. */
  thread(patient: PatientRef, id: ThreadId, limit: number, before?: Mark<MessageId>): Promise<Thread | undefined>;
  /** The conversation with a provider that has the latest message. */
  latestWith(patient: PatientRef, provider: ProviderId): Promise<ThreadId | undefined>;
}
