import type { NodeId, ThreadId } from '@portico/domain/messages';
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
import { idOf } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

const threads = idOf<ThreadId>();

export const messagesQueries = {
  getMessages: async (_, wanted, { own }) => ({
    messagesScreen: messagesScreen.write(valueOf(await own().messages.screen(wantedMessages.read(wanted)))),
  }),
  getMoreMessages: async (_, { requestedPage }, { own }) => ({
    ...threadPage.write(valueOf(await own().messages.more(requestedPage))),
    currentPage: requestedPage,
  }),
  getMessageThread: async (_, { message_id, before }, { own }) =>
    openedThread.write(valueOf(await own().messages.thread(threads.read(message_id), optional(mark).read(before)))),
  getMessageAttachment: async (_, { nodeId }, { own }) =>
    file.write(valueOf(await own().messages.file(idOf<NodeId>().read(nodeId)))),
} satisfies QueryResolvers<GatewayContext>;

export const messagesMutations = {
  createMessage: async (_, { input }, { own }) => ({
    result: 200,
    message_id: valueOf(await own().messages.create(messageToCreate.read(input))),
  }),
  replyMessage: async (_, { input }, { own }) => {
    valueOf(await own().messages.reply(replyToSend.read(input)));
    return { result: 200, message_id: input.messageId };
  },
  deleteMessage: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.remove(threads.read(messageId))),
  }),
  markMessageRead: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.mark(threads.read(messageId), 'read')),
  }),
  markMessageUnread: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.mark(threads.read(messageId), 'unread')),
  }),
} satisfies MutationResolvers<GatewayContext>;
