import type { ThreadId } from '@portico/domain/messages';
import { idOf } from '../codecs/scalars.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { messagesWire, unreadAfter } from '../wire/messages.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { valueOf } from './value-or-refusal.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries, mutations } = resolversOf(messagesWire, ({ own }) => own().messages);

export const messagesQueries = {
  ...queries,
  getMoreMessages: async (_, page, context) => ({
    ...(await queries.getMoreMessages(undefined, page, context)),
    currentPage: page.requestedPage,
  }),
} satisfies QueryResolvers<GatewayContext>;

const marked = async (messageId: string, as: 'read' | 'unread', { own }: GatewayContext) =>
  unreadAfter.write(valueOf(await own().messages.mark(idOf<ThreadId>().read(messageId), as)));

export const messagesMutations = {
  ...mutations,
  replyMessage: async (_, reply, context) => ({
    ...(await mutations.replyMessage(undefined, reply, context)),
    message_id: reply.input.messageId,
  }),
  markMessageRead: (_, { messageId }, context) => marked(messageId, 'read', context),
  markMessageUnread: (_, { messageId }, context) => marked(messageId, 'unread', context),
} satisfies MutationResolvers<GatewayContext>;
