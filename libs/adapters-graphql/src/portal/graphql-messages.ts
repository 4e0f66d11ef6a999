import type { ServiceResult, FileContent } from '@portico/application/kernel';
import type {
  Messages,
  MessagesScreen,
  MessageToCreate,
  NotSent,
  OpenedThread,
  ReplyToSend,
  ThreadPage,
  WantedMessages,
} from '@portico/application/messages';
import { failed, ok, type Result } from '@portico/domain/kernel';
import type { Mark, MessageId, NodeId, ThreadId } from '@portico/domain/messages';
import {
  CreateMessageDocument,
  DeleteMessageDocument,
  GetMessageAttachmentDocument,
  GetMessagesDocument,
  GetMessageThreadDocument,
  GetMoreMessagesDocument,
  MarkMessageReadDocument,
  MarkMessageUnreadDocument,
  ReplyMessageDocument,
} from '../generated/operations.ts';
import { fileFromWire } from './file.wire.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { pageFromWire, screenFromWire, threadFromWire } from './messages.wire.ts';

export class GraphqlMessages implements Messages {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async screen({ thread, provider }: WantedMessages): ServiceResult<MessagesScreen> {
    const named = { message_id: thread ?? null, provider: provider ?? null };
    const answer = await this.#client.query(GetMessagesDocument, named);
    return answer.ok ? ok(screenFromWire(answer.value.getMessages.messagesScreen)) : answer;
  }

  async more(page: string): ServiceResult<ThreadPage> {
    const answer = await this.#client.query(GetMoreMessagesDocument, { requestedPage: page });
    if (!answer.ok) return answer;
    const { nextProviderMessageList, nextProviderMessages } = answer.value.getMoreMessages;
    return ok(pageFromWire(nextProviderMessageList, nextProviderMessages));
  }

  async thread(thread: ThreadId, before?: Mark<MessageId>): ServiceResult<OpenedThread> {
    const place = before === undefined ? null : `${before.at}-${before.id}`;
    const answer = await this.#client.query(GetMessageThreadDocument, { message_id: thread, before: place });
    return answer.ok ? ok(threadFromWire(answer.value.getMessageThread)) : answer;
  }

  async create({ key, patient, provider, subject, body, file }: MessageToCreate): ServiceResult<ThreadId, NotSent> {
    const input = {
      uniqueId: key,
      patientId: patient.patient,
      practiceId: patient.practice,
      providerId: provider,
      subject,
      body,
      ...(file === undefined ? {} : { nodeId: file.node }),
      ...(file?.description === undefined ? {} : { description: file.description }),
    };
    const answer = await this.#client.mutateOr(CreateMessageDocument, { input }, notSent);
    if (!answer.ok) return answer;
    const { result, message_id } = answer.value.createMessage;
    return result === 200 ? ok(message_id as ThreadId) : failed({ kind: 'malfunction' });
  }

  async reply({ key, thread, body }: ReplyToSend): ServiceResult<void, NotSent> {
    const input = { replyId: key, messageId: thread, body };
    const answer = await this.#client.mutateOr(ReplyMessageDocument, { input }, notSent);
    if (!answer.ok) return answer;
    return answer.value.replyMessage.result === 200 ? ok(undefined) : failed({ kind: 'malfunction' });
  }

  async mark(thread: ThreadId, as: 'read' | 'unread'): ServiceResult<number> {
    const named = { messageId: thread };
    if (as === 'read') {
      const answer = await this.#client.mutate(MarkMessageReadDocument, named);
      return answer.ok ? unreadOf(answer.value.markMessageRead) : answer;
    }
    const answer = await this.#client.mutate(MarkMessageUnreadDocument, named);
    return answer.ok ? unreadOf(answer.value.markMessageUnread) : answer;
  }

  async remove(thread: ThreadId): ServiceResult<number> {
    const answer = await this.#client.mutate(DeleteMessageDocument, { messageId: thread });
    return answer.ok ? unreadOf(answer.value.deleteMessage) : answer;
  }

  async file(node: NodeId): ServiceResult<FileContent> {
    const answer = await this.#client.query(GetMessageAttachmentDocument, { nodeId: node });
    return answer.ok ? ok(fileFromWire(answer.value.getMessageAttachment)) : answer;
  }
}

const unreadOf = ({
  result,
  unread,
}: {
  readonly result: number;
  readonly unread: number;
}): Result<number, { readonly kind: 'malfunction' }> => (result === 200 ? ok(unread) : failed({ kind: 'malfunction' }));

const notSent = ({ reason }: Extensions): NotSent | undefined =>
  reason === 'provider-inactive' || reason === 'file-gone' ? { kind: reason } : undefined;
