import type { Answer, Call, Cursor, Id, Key, Listed, Moment } from './results-and-problems.ts';
import type { Provider } from './visits.ts';

/** Messages between a patient and the practice. What was read is kept by the portal, if the system does not. */
export interface Mail {
  /** Those with the latest message first. */
  threads(patient: Id, cursor: Cursor | undefined, call: Call): Answer<Listed<ThreadLine>>;
  /** A conversation, the latest message first; `gone` if it is not this patient's. */
  thread(patient: Id, thread: Id, cursor: Cursor | undefined, call: Call): Answer<Listed<Message>>;
  /** The providers, and teams if there are any, whom a patient may write to. */
  recipients(patient: Id, call: Call): Answer<readonly Recipient[]>;
  /** Sends a message, to a provider or into a conversation; the same key sends once. */
  send(message: NewMessage, key: Key, call: Call): Answer<Sent>;
  mark?(patient: Id, thread: Id, as: 'read' | 'unread', call: Call): Answer<void>;
  file?(patient: Id, file: Id, call: Call): Answer<Uint8Array>;
}

export interface Recipient extends Provider {
  readonly active: boolean;
  /** A team of the practice, and no single provider. */
  readonly team?: 'front-desk' | 'billing' | 'care-team';
  /** Hours within which they answer, if the system says so. */
  readonly answersWithin?: number;
}

export interface ThreadLine {
  readonly id: Id;
  readonly provider: Recipient;
  readonly subject: string;
  readonly latestAt: Moment;
  /** The start of the latest message, or all of it. */
  readonly excerpt: string;
  /** Who wrote the latest message, if the patient's side did; absent if the practice did, or if that is not known. */
  readonly lastSender?: string;
  /** The practice has written at least once. */
  readonly answered: boolean;
  /** Absent if the system does not keep it. */
  readonly unread?: boolean;
}

export interface Message {
  readonly id: Id;
  readonly fromPatient: boolean;
  readonly sender: string;
  readonly body: string;
  /** In which it is written, as a BCP 47 tag; absent if the system does not say so. */
  readonly language?: string;
  readonly sentAt: Moment;
  readonly files: readonly {
    readonly id: Id;
    readonly name: string;
    readonly mediaType: string;
    readonly description?: string;
  }[];
}

export interface NewMessage {
  readonly patient: Id;
  readonly to: { readonly provider: Id; readonly subject: string } | { readonly thread: Id };
  readonly body: string;
  readonly sender: string;
  readonly file?: {
    readonly name: string;
    readonly mediaType: string;
    readonly description?: string;
    readonly bytes: Uint8Array;
  };
}

export interface Sent {
  readonly thread: Id;
  readonly message: Id;
}
