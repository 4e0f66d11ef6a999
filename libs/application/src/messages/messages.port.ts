import type { PatientRef, ProviderId, TimeZone } from '@portico/domain/kernel';
import type {
  FileToAttach,
  Mark,
  MessageId,
  NodeId,
  Recipient,
  SendKey,
  Thread,
  ThreadId,
  ThreadLine,
} from '@portico/domain/messages';
import type { ServiceResult, FileContent } from '../kernel/index.ts';

/** Conversations with the providers of the current practice (`MON-223` to `MON-259`). */
export interface Messages {
  /** Everything on the screen: the list, and the conversation named in the address (`MON-225`, `MON-232`). */
  screen(wanted: WantedMessages): ServiceResult<MessagesScreen>;
  /** The next page of the list, as named by an earlier page (`MON-233`). */
  more(page: string): ServiceResult<ThreadPage>;
  /** One conversation with its last messages, or with those before a mark. */
  thread(thread: ThreadId, before?: Mark<MessageId>): ServiceResult<OpenedThread>;
  create(message: MessageToCreate): ServiceResult<ThreadId, NotSent>;
  /** Idempotent per reply (`MON-238`, `MON-240`). */
  reply(reply: ReplyToSend): ServiceResult<void, NotSent>;
  /** Returns the number of unread messages. */
  mark(thread: ThreadId, as: 'read' | 'unread'): ServiceResult<number>;
  /** Deletes the conversation for the patient (`MON-242`); returns the number of unread messages. */
  remove(thread: ThreadId): ServiceResult<number>;
  /** A file attached to a message (`MON-249`). */
  file(node: NodeId): ServiceResult<FileContent>;
}

export interface WantedMessages {
  readonly thread?: ThreadId;
  /** Opens the last conversation with a provider, if no conversation is named. */
  readonly provider?: ProviderId;
}

export interface MessagesScreen extends ThreadPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  /** Times of messages are shown in the practice's time zone. */
  readonly timeZone: TimeZone;
  /** The list loads more on scrolling, if the practice system says so (`MON-248`). */
  readonly growsByScrolling: boolean;
  /** Files are shown with their messages; otherwise in a list of the whole conversation (`MON-229`). */
  readonly filesAtMessages: boolean;
  /** The teams and providers whom the patient may write to, active or not. */
  readonly providers: readonly Recipient[];
  /** Hours within which the practice answers, if it says so. */
  readonly answersWithin?: number;
  readonly unread: number;
  /** As of an opened conversation; absent from a gateway of an earlier release. */
  readonly reader?: string;
  /** The conversation named in the address; absent if there is none, or it does not exist. */
  readonly opened?: OpenedThread;
  /** The upload address and token for files of messages; absent if none can be sent (`MON-252`). */
  readonly upload?: UploadPlace;
}

export interface OpenedThread extends Thread {
  /** Name of the patient. */
  readonly user: string;
  /** The name that stands at what the person who reads wrote; empty if it does not tell them from the patient. */
  readonly reader: string;
}

export interface ThreadPage {
  /** Those with the latest message first; at most `threadPageSize`. */
  readonly threads: readonly ThreadLine[];
  /** Where the next page starts; absent on the last one. */
  readonly next?: string;
}

/** A permission to upload files of one patient only, valid for `uploadLife`. */
export interface UploadPlace {
  readonly endpoint: string;
  readonly token: string;
}

export interface MessageToCreate {
  readonly key: SendKey;
  /** The chart. */
  readonly patient: PatientRef;
  readonly provider: ProviderId;
  readonly subject: string;
  readonly body: string;
  readonly file?: FileToAttach;
}

export interface ReplyToSend {
  readonly key: SendKey;
  readonly thread: ThreadId;
  readonly body: string;
  readonly file?: FileToAttach;
}

/** Why a message was not sent, besides general failures. */
export interface NotSent {
  readonly kind: 'provider-inactive' | 'file-gone';
}

export const threadPageSize = 20;
export const messagePageSize = 30;
