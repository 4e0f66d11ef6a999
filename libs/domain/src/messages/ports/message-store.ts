import type { PatientRef, ProviderId, Result } from '../../kernel/index.ts';
import type { NodeId, SendKey, ThreadId } from '../thread.ts';
import type { Body, Subject } from '../wording.ts';

export interface NewThread {
  readonly provider: ProviderId;
  readonly subject: Subject;
  readonly body: Body;
  /** Who writes, by name. */
  readonly sender: string;
  /** A file of the patient's that was uploaded and stands at no message yet. */
  readonly file?: { readonly node: NodeId; readonly description?: string };
}

export interface Reply {
  readonly body: Body;
  readonly sender: string;
}

/** Why nothing was sent. `not-found`: the conversation, or a provider to whom the patient may write. */
export interface NotSent {
  readonly kind: 'not-found' | 'provider-inactive' | 'file-gone';
}

export interface Sent {
  /** False where it had been sent under its key before. */
  readonly isNew: boolean;
}

/** Where patients write to the practice. What was sent under a key is sent once, however often it is asked. */
export interface MessageStore {
  start(
    patient: PatientRef,
    message: NewThread,
    key: SendKey,
  ): Promise<Result<Sent & { readonly thread: ThreadId }, NotSent>>;
  reply(patient: PatientRef, thread: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>>;
  /**
   * Read is all that the practice wrote; unread its last message again. Answers whether the conversation is there. One in
   * which the practice wrote nothing stays read.
   */
  mark(patient: PatientRef, thread: ThreadId, as: 'read' | 'unread'): Promise<boolean>;
  /** Puts a conversation away for the patient; the practice keeps it, and it comes back when the practice writes. */
  remove(patient: PatientRef, thread: ThreadId): Promise<boolean>;
}
