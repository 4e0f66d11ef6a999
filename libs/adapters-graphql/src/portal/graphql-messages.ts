import type { FileContent, ServiceResult } from '@portico/application/kernel';
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
import type { Mark, MessageId, NodeId, ThreadId } from '@portico/domain/messages';
import { optional } from '../codecs/codec.ts';
import { file } from '../codecs/files.codec.ts';
import {
  mark,
  messagesScreen,
  messageToCreate,
  openedThread,
  replyToSend,
  threadPage,
  wantedMessages,
} from '../codecs/messages.codec.ts';
import { idOf, success } from '../codecs/scalars.ts';
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
import { GraphqlPort } from './graphql-port.ts';

const notSent = ['provider-inactive', 'file-gone'] as const;

const threadOf = ({ result, message_id }: { readonly result: number; readonly message_id: string }): ThreadId => {
  success.read(result);
  return idOf<ThreadId>().read(message_id);
};

const unreadOf = ({ result, unread }: { readonly result: number; readonly unread: number }): number => {
  success.read(result);
  return unread;
};

export class GraphqlMessages extends GraphqlPort implements Messages {
  screen(wanted: WantedMessages): ServiceResult<MessagesScreen> {
    return this.client.ask(GetMessagesDocument, wantedMessages.write(wanted), (json) =>
      messagesScreen.read(json.messagesScreen),
    );
  }

  more(page: string): ServiceResult<ThreadPage> {
    return this.client.ask(GetMoreMessagesDocument, { requestedPage: page }, threadPage.read);
  }

  thread(thread: ThreadId, before?: Mark<MessageId>): ServiceResult<OpenedThread> {
    const named = { message_id: thread, before: optional(mark).write(before) };
    return this.client.ask(GetMessageThreadDocument, named, openedThread.read);
  }

  create(message: MessageToCreate): ServiceResult<ThreadId, NotSent> {
    return this.client.ask(CreateMessageDocument, { input: messageToCreate.write(message) }, threadOf, notSent);
  }

  reply(reply: ReplyToSend): ServiceResult<void, NotSent> {
    const input = replyToSend.write(reply);
    return this.client.ask(ReplyMessageDocument, { input }, ({ result }) => success.read(result), notSent);
  }

  mark(messageId: ThreadId, as: 'read' | 'unread'): ServiceResult<number> {
    return as === 'read'
      ? this.client.ask(MarkMessageReadDocument, { messageId }, unreadOf)
      : this.client.ask(MarkMessageUnreadDocument, { messageId }, unreadOf);
  }

  remove(messageId: ThreadId): ServiceResult<number> {
    return this.client.ask(DeleteMessageDocument, { messageId }, unreadOf);
  }

  file(nodeId: NodeId): ServiceResult<FileContent> {
    return this.client.ask(GetMessageAttachmentDocument, { nodeId }, file.read);
  }
}
