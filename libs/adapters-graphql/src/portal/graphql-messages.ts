import type { Messages } from '@portico/application/messages';
import { MarkMessageReadDocument, MarkMessageUnreadDocument } from '../generated/documents/messages.ts';
import { messagesWire, unreadAfter } from '../wire/messages.wire.ts';
import type { GatewayClient } from './gateway-client.ts';

export const graphqlMessages = (client: GatewayClient): Messages => ({
  ...client.port(messagesWire),
  mark: (messageId, as) =>
    as === 'read'
      ? client.ask(MarkMessageReadDocument, { messageId }, unreadAfter.read)
      : client.ask(MarkMessageUnreadDocument, { messageId }, unreadAfter.read),
});
