import type { MessagesScreen, OpenedThread, ThreadPage } from '@portico/application/messages';
import { instant, isoOf, parseId } from '@portico/domain/kernel';
import {
  shapeOf,
  type FileShape,
  type Mark,
  type Message,
  type MessageFile,
  type MessageId,
} from '@portico/domain/messages';
import type { ThreadLine } from '@portico/domain/messages';
import type {
  MessageAttachment,
  MessagesScreen as WireScreen,
  MessageThread,
  MessageThreadLine,
  MoreMessagesAnswer,
  ThreadMessage,
} from '../generated/resolvers.ts';
import { refusal } from './refusal.ts';

export const screenToWire = (screen: MessagesScreen): WireScreen => ({
  practice_name: screen.practiceName,
  practice_phone: screen.practicePhone,
  time_zone: screen.timeZone,
  grows_by_scrolling: screen.growsByScrolling,
  files_at_messages: screen.filesAtMessages,
  providers: screen.providers.map(({ id, name, specialty, active }) => ({
    id,
    name,
    specialty: specialty ?? null,
    is_active: active,
  })),
  answers_within_hours: screen.answersWithin ?? null,
  unread: screen.unread,
  threads: screen.threads.map(lineToWire),
  nextPage: screen.next ?? null,
  thread: screen.opened === undefined ? null : threadToWire(screen.opened),
  upload: screen.upload ?? null,
});

export const pageToWire = ({ threads, next }: ThreadPage, page: string): MoreMessagesAnswer => ({
  nextProviderMessageList: threads.map(lineToWire),
  nextProviderMessages: next ?? null,
  currentPage: page,
});

export const threadToWire = ({ messages, earlier, user, ...line }: OpenedThread): MessageThread => ({
  ...partsOf(line),
  user,
  messages: messages.map(messageToWire),
  earlier: earlier === undefined ? null : `${earlier.at}-${earlier.id}`,
});

/** The place of a message, as an earlier answer named it. */
export const markFrom = (raw: string): Mark<MessageId> => {
  const [, at, rest] = /^(\d{1,15})-(.+)$/.exec(raw) ?? [];
  const id = parseId<MessageId>(rest);
  if (at === undefined || !id.ok) throw refusal({ kind: 'bad-input' });
  return { at: instant(Number(at)), id: id.value };
};

const lineToWire = (line: ThreadLine): MessageThreadLine => partsOf(line);

/** What a conversation and its line in the list have in common. */
const partsOf = (line: ThreadLine) => ({
  message_id: line.id,
  provider_id: line.provider.id,
  provider: line.provider.name,
  specialty: line.provider.specialty ?? null,
  is_active: line.provider.active,
  subject: line.subject,
  read: !line.unread,
  answered: line.answered,
  latestAt: isoOf(line.latestAt),
  excerpt: line.excerpt,
});

const messageToWire = ({ id, body, fromPatient, sender, sentAt, files }: Message): ThreadMessage => ({
  id,
  content: body,
  type: fromPatient ? 'SENT' : 'RECEIVED',
  sender,
  createdAt: isoOf(sentAt),
  attachments: files.map(fileToWire),
});

const handlers: Readonly<Record<FileShape, string>> = {
  text: 'TEXT',
  page: 'HTML',
  picture: 'IMAGE',
  pdf: 'PDF',
  other: 'SAVE',
};

/** `MON-235` names one id twice: the document is the file. */
const fileToWire = ({ node, name, description, mediaType }: MessageFile): MessageAttachment => ({
  document_id: node,
  name: description ?? name,
  description: description ?? null,
  document_format: /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toUpperCase() ?? '',
  document_handler: handlers[shapeOf(mediaType)],
  nodeId: node,
  fileName: name,
  fileType: mediaType,
});
