import type { Brand, Instant, ProviderId } from '../kernel/index.ts';

/** A conversation between a patient and one provider of the practice. */
export type ThreadId = Brand<string, 'ThreadId'>;
export type MessageId = Brand<string, 'MessageId'>;
/** A file that stands at a message; `nodeId` of the wire (`MON-235`). */
export type NodeId = Brand<string, 'NodeId'>;
/** Made by whoever sends, once for one message: sent again under the same key, it is still one (`MON-240`). */
export type SendKey = Brand<string, 'SendKey'>;

/** A provider to whom the patient may write, or has written. */
export interface Correspondent {
  readonly id: ProviderId;
  readonly name: string;
  readonly specialty?: string;
  /** Nobody writes to a provider who is not active any more (`MON-247`). */
  readonly active: boolean;
}

/** One conversation in the list, without its messages. */
export interface ThreadLine {
  readonly id: ThreadId;
  readonly provider: Correspondent;
  readonly subject: string;
  /** Something of the practice was not read yet, or was marked as unread. */
  readonly unread: boolean;
  /** The practice has written at all, so that there is something to mark as unread. */
  readonly answered: boolean;
  readonly latestAt: Instant;
  /** How the last message begins, at most `excerptLength` characters. */
  readonly excerpt: string;
}

export interface Message {
  readonly id: MessageId;
  /** Written by the patient, or by somebody who acts for them. */
  readonly fromPatient: boolean;
  /** Who wrote it, by name. */
  readonly sender: string;
  readonly body: string;
  readonly sentAt: Instant;
  readonly files: readonly MessageFile[];
}

/** A file at a message; its bytes are asked for by themselves. */
export interface MessageFile {
  readonly node: NodeId;
  readonly name: string;
  readonly description?: string;
  /** Such as `application/pdf`. */
  readonly mediaType: string;
}

/** A conversation with its last messages, the oldest of them first. */
export interface Thread extends ThreadLine {
  readonly messages: readonly Message[];
  /** Where earlier messages begin; absent where there are none. */
  readonly earlier?: Mark<MessageId>;
}

/** The place of a conversation or a message in its list, which is ordered by time and then by id. */
export interface Mark<Id extends string> {
  readonly at: Instant;
  readonly id: Id;
}

export const excerptLength = 120;

/** Whether what stands at `one` is before what stands at `other`. */
export const isBefore = <Id extends string>(one: Mark<Id>, other: Mark<Id>): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id);
