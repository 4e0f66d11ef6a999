import type { PatientRef, ProviderId, TimeZone } from '@portico/domain/kernel';
import type {
  Correspondent,
  Mark,
  MessageId,
  NodeId,
  SendKey,
  Thread,
  ThreadId,
  ThreadLine,
} from '@portico/domain/messages';
import type { ServiceResult, FileContent } from '../kernel/index.ts';

/** Conversations with the providers of the practice that the person is at (`MON-223` to `MON-259`). */
export interface Messages {
  /** Everything on the screen: the list, and the conversation that the address names (`MON-225`, `MON-232`). */
  screen(wanted: WantedMessages): ServiceResult<MessagesScreen>;
  /** The page of the list that begins where an earlier one said (`MON-233`). */
  more(page: string): ServiceResult<ThreadPage>;
  /** One conversation with its last messages, or with those before a mark. */
  thread(thread: ThreadId, before?: Mark<MessageId>): ServiceResult<OpenedThread>;
  create(message: MessageToCreate): ServiceResult<ThreadId, NotSent>;
  /** Sent once, however often the same reply is asked (`MON-238`, `MON-240`). */
  reply(reply: ReplyToSend): ServiceResult<void, NotSent>;
  /** Answers how many messages are unread now. */
  mark(thread: ThreadId, as: 'read' | 'unread'): ServiceResult<number>;
  /** Deletes the conversation for the patient (`MON-242`); answers how many messages are unread now. */
  remove(thread: ThreadId): ServiceResult<number>;
  /** A file at a message (`MON-249`). */
  file(node: NodeId): ServiceResult<FileContent>;
}

export interface WantedMessages {
  readonly thread?: ThreadId;
  /** The last conversation with a provider, where no conversation is named. */
  readonly provider?: ProviderId;
}

export interface MessagesScreen extends ThreadPage {
  readonly practiceName: string;
  readonly practicePhone: string;
  /** Times of messages are told by the clock of the practice. */
  readonly timeZone: TimeZone;
  /** The list grows while it is scrolled, where the practice system says so (`MON-248`). */
  readonly growsByScrolling: boolean;
  /** Files stand at the messages they came with; else in a list of the whole conversation (`MON-229`). */
  readonly filesAtMessages: boolean;
  /** To whom the patient may write, active or not. */
  readonly providers: readonly Correspondent[];
  /** Within so many hours the practice answers, where it says so. */
  readonly answersWithin?: number;
  readonly unread: number;
  /** What the address names; absent when it names nothing, or nothing that is there. */
  readonly opened?: OpenedThread;
  /** Where files for new messages go, and the right to bring them there; absent where none can be sent (`MON-252`). */
  readonly upload?: UploadPlace;
}

export interface OpenedThread extends Thread {
  /** Name of the patient. */
  readonly user: string;
}

export interface ThreadPage {
  /** Those with the latest message first; at most `threadPageSize`. */
  readonly threads: readonly ThreadLine[];
  /** Where the next page begins; absent on the last one. */
  readonly next?: string;
}

/** A right that is good for uploads of one patient's files only, for `uploadLife`. */
export interface UploadPlace {
  readonly endpoint: string;
  readonly token: string;
}

export interface MessageToCreate {
  readonly key: SendKey;
  /** On whose chart. */
  readonly patient: PatientRef;
  readonly provider: ProviderId;
  readonly subject: string;
  readonly body: string;
  readonly file?: { readonly node: NodeId; readonly description?: string };
}

export interface ReplyToSend {
  readonly key: SendKey;
  readonly thread: ThreadId;
  readonly body: string;
}

/** Why a message was not sent, beside what may always go wrong. */
export interface NotSent {
  readonly kind: 'provider-inactive' | 'file-gone';
}

export const threadPageSize = 20;
export const messagePageSize = 30;
