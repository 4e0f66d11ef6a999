import { parseId, type PatientId, type PracticeId, type ProviderId } from '@portico/domain/kernel';
import { parseSendKey, type NodeId, type SendKey, type ThreadId } from '@portico/domain/messages';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { fileToWire } from './file.wire.ts';
import { markFrom, pageToWire, screenToWire, threadToWire } from './messages.wire.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';

export const messagesQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getMessages' | 'getMoreMessages' | 'getMessageThread' | 'getMessageAttachment'
> = {
  // What is no id names nothing: the list is shown all the same.
  getMessages: async (_, { message_id, provider }, { own }) => {
    const [thread, who] = [parseId<ThreadId>(message_id), parseId<ProviderId>(provider)];
    const wanted = { ...(thread.ok ? { thread: thread.value } : {}), ...(who.ok ? { provider: who.value } : {}) };
    return { messagesScreen: screenToWire(valueOf(await own().messages.screen(wanted))) };
  },
  getMoreMessages: async (_, { requestedPage }, { own }) =>
    pageToWire(valueOf(await own().messages.more(requestedPage)), requestedPage),
  getMessageThread: async (_, { message_id, before }, { own }) => {
    const mark = before == null ? undefined : markFrom(before);
    return threadToWire(valueOf(await own().messages.thread(idFrom<ThreadId>(message_id), mark)));
  },
  getMessageAttachment: async (_, { nodeId }, { own }) =>
    fileToWire(valueOf(await own().messages.file(idFrom<NodeId>(nodeId)))),
};

export const messagesMutations: Pick<
  MutationResolvers<GatewayContext>,
  'createMessage' | 'replyMessage' | 'deleteMessage' | 'markMessageRead' | 'markMessageUnread'
> = {
  createMessage: async (_, { input }, { own }) => {
    const { nodeId, description } = input;
    const thread = valueOf(
      await own().messages.create({
        key: keyFrom(input.uniqueId),
        patient: { practice: idFrom<PracticeId>(input.practiceId), patient: idFrom<PatientId>(input.patientId) },
        provider: idFrom<ProviderId>(input.providerId),
        subject: input.subject,
        body: input.body,
        ...(nodeId == null
          ? {}
          : { file: { node: idFrom<NodeId>(nodeId), ...(description == null ? {} : { description }) } }),
      }),
    );
    return { result: 200, message_id: thread };
  },
  replyMessage: async (_, { input }, { own }) => {
    const thread = idFrom<ThreadId>(input.messageId);
    valueOf(await own().messages.reply({ key: keyFrom(input.replyId), thread, body: input.body }));
    return { result: 200, message_id: thread };
  },
  deleteMessage: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.remove(idFrom<ThreadId>(messageId))),
  }),
  markMessageRead: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.mark(idFrom<ThreadId>(messageId), 'read')),
  }),
  markMessageUnread: async (_, { messageId }, { own }) => ({
    result: 200,
    unread: valueOf(await own().messages.mark(idFrom<ThreadId>(messageId), 'unread')),
  }),
};

const keyFrom = (raw: string): SendKey => {
  const key = parseSendKey(raw);
  if (!key.ok) throw refusal({ kind: 'bad-input' });
  return key.value;
};
