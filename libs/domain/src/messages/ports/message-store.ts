import type { PatientRef, ProviderId, Result } from '../../kernel/index.ts';
import type { NodeId, SendKey, ThreadId } from '../thread.ts';
import type { Body, Subject } from '../subject-and-body.ts';

/** A file of the patient that was uploaded and is not attached to a message yet. */
export interface FileToAttach {
  readonly node: NodeId;
  readonly description?: string;
}

export interface NewThread {
  readonly provider: ProviderId;
  readonly subject: Subject;
  readonly body: Body;
  /** The sender's name. */
  readonly sender: string;
  readonly file?: FileToAttach;
}

export interface Reply {
  readonly body: Body;
  readonly sender: string;
  readonly file?: FileToAttach;
}

/** Why nothing was sent. `not-found`: the conversation does not exist, or the patient may not write to the provider. */
export interface NotSent {
  readonly kind: 'not-found' | 'provider-inactive' | 'file-gone';
}

export interface Sent {
  /** False if it was already sent under its key. */
  readonly isNew: boolean;
}

/** Sends patients' messages to the practice. Idempotent by key. */
export interface MessageStore {
  start(
    patient: PatientRef,
    message: NewThread,
    key: SendKey,
  ): Promise<Result<Sent & { readonly thread: ThreadId }, NotSent>>;
  reply(patient: PatientRef, thread: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>>;
  /**
   * `read` marks all messages of the practice; `unread` marks its last one. Returns whether the conversation exists.
   * One without a message of the practice stays read.
   */
  mark(patient: PatientRef, thread: ThreadId, as: 'read' | 'unread'): Promise<boolean>;
  /** Hides a conversation from the patient; the practice keeps it, and it reappears when the practice writes. */
  remove(patient: PatientRef, thread: ThreadId): Promise<boolean>;
}
