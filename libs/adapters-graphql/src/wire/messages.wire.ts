import type { Messages } from '@portico/application/messages';
import type { NodeId, ThreadId } from '@portico/domain/messages';
import { codec, optional, same, type Codec } from '../codecs/codec.ts';
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
import * as documents from '../generated/documents/messages.ts';
import { fields, input, under, operation, then, variable, wireOf } from './operation.ts';

/** What was done, with its result: what stands beside another one than 200 is not read. */
const succeeded = <D, W extends object, R>(
  one: Codec<D, W, R>,
): Codec<D, { readonly result: 200 } & W, { readonly result: number } & R> =>
  codec(
    (value) => ({ result: 200, ...one.write(value) }),
    (json) => {
      success.read(json.result);
      return one.read(json);
    },
  );

const thread = idOf<ThreadId>();
const notSent = ['provider-inactive', 'file-gone'] as const;

/** How many messages are unread after a conversation was marked or removed. */
export const unreadAfter = succeeded(under('unread', same<number>()));

/** All but marking, which the contract does by two operations. */
export const messagesWire = wireOf<Omit<Messages, 'mark'>>()({
  screen: operation(documents.GetMessagesDocument, fields(wantedMessages), under('messagesScreen', messagesScreen)),
  more: operation(documents.GetMoreMessagesDocument, variable('requestedPage', same<string>()), threadPage),
  thread: operation(
    documents.GetMessageThreadDocument,
    then(variable('message_id', thread), variable('before', optional(mark)), 1),
    openedThread,
  ),
  create: operation(
    documents.CreateMessageDocument,
    input(messageToCreate),
    succeeded(under('message_id', thread)),
    notSent,
  ),
  reply: operation(documents.ReplyMessageDocument, input(replyToSend), under('result', success), notSent),
  remove: operation(documents.DeleteMessageDocument, variable('messageId', thread), unreadAfter),
  file: operation(documents.GetMessageAttachmentDocument, variable('nodeId', idOf<NodeId>()), file),
});
