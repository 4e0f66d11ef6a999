import type { MessagesScreen, OpenedThread, ThreadPage } from '@portico/application/messages';
import { instant, type ProviderId, type TimeZone } from '@portico/domain/kernel';
import type { Correspondent, Mark, Message, MessageId, NodeId, ThreadId, ThreadLine } from '@portico/domain/messages';
import type { GetMessagesQuery, ThreadLinePartsFragment, ThreadPartsFragment } from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { present } from './present.ts';

type WireScreen = GetMessagesQuery['getMessages']['messagesScreen'];

export const screenFromWire = (wire: WireScreen): MessagesScreen =>
  present({
    ...pageFromWire(wire.threads, wire.nextPage),
    practiceName: wire.practice_name,
    practicePhone: wire.practice_phone,
    timeZone: wire.time_zone as TimeZone,
    growsByScrolling: wire.grows_by_scrolling,
    filesAtMessages: wire.files_at_messages,
    providers: wire.providers.map(({ id, name, specialty, is_active: active }) =>
      present({ id: id as ProviderId, name, specialty, active }),
    ),
    answersWithin: wire.answers_within_hours,
    unread: wire.unread,
    opened: wire.thread && threadFromWire(wire.thread),
    upload: wire.upload && { endpoint: wire.upload.endpoint, token: wire.upload.token },
  });

export const pageFromWire = (
  threads: readonly ThreadLinePartsFragment[],
  next: string | null | undefined,
): ThreadPage => present({ threads: threads.map(lineFromWire), next });

export const threadFromWire = (wire: ThreadPartsFragment): OpenedThread =>
  present({
    ...lineFromWire(wire),
    user: wire.user,
    messages: wire.messages.map((message): Message => ({
      id: message.id as MessageId,
      fromPatient: message.type === 'SENT',
      sender: message.sender,
      body: message.content,
      sentAt: instantFromWire(message.createdAt),
      files: message.attachments.map(({ nodeId, fileName: name, fileType: mediaType, description }) =>
        present({ node: nodeId as NodeId, name, mediaType, description }),
      ),
    })),
    earlier: markFromWire(wire.earlier),
  });

const lineFromWire = (wire: ThreadLinePartsFragment): ThreadLine => ({
  id: wire.message_id as ThreadId,
  provider: providerOf(wire),
  subject: wire.subject,
  unread: !wire.read,
  answered: wire.answered,
  latestAt: instantFromWire(wire.latestAt),
  excerpt: wire.excerpt,
});

const providerOf = ({ provider_id, provider: name, specialty, is_active: active }: ThreadLinePartsFragment) =>
  present({ id: provider_id as ProviderId, name, specialty, active }) satisfies Correspondent;

/** The gateway says where earlier messages begin as one text. */
const markFromWire = (raw: string | null | undefined): Mark<MessageId> | undefined => {
  const dash = raw?.indexOf('-') ?? -1;
  if (raw == null || dash < 0) return undefined;
  return { at: instant(Number(raw.slice(0, dash))), id: raw.slice(dash + 1) as MessageId };
};
