import type {
  MessagesScreen,
  MessageToCreate,
  OpenedThread,
  ReplyToSend,
  ThreadPage,
  WantedMessages,
} from '@portico/application/messages';
import { instant, type ProviderId } from '@portico/domain/kernel';
import {
  messageTeams,
  parseSendKey,
  shapeOf,
  type FileToAttach,
  type FileShape,
  type Mark,
  type Message,
  type MessageFile,
  type MessageId,
  type Recipient,
  type SendKey,
  type ThreadId,
  type ThreadLine,
} from '@portico/domain/messages';
import { codec, list, optionalIfReadable, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { both, field, flat, record } from './object-codec.ts';
import { either, id, idOf, maybe, moment, timeZone, word } from './scalars.ts';

/** What is no id names nothing: the list is shown all the same. */
export const wantedMessages = record<WantedMessages>()({
  thread: field('message_id', optionalIfReadable(idOf<ThreadId>())),
  provider: field('provider', optionalIfReadable(idOf<ProviderId>())),
});

/** The place of a message, as an earlier answer named it. */
export const mark: Codec<Mark<MessageId>, string> = codec(
  ({ at, id: message }) => `${at}-${message}`,
  (text) => {
    const [, at, message] = /^(\d{1,15})-(.+)$/.exec(text) ?? unreadable();
    return { at: instant(Number(at)), id: idOf<MessageId>().read(message ?? '') };
  },
);

const team = word(messageTeams);

const threadLine = record<ThreadLine>()({
  id: id('message_id'),
  provider: {
    id: id('provider_id'),
    name: 'provider',
    specialty: 'specialty',
    team: maybe('team', team),
    active: 'is_active',
  },
  subject: 'subject',
  unread: field('read', either(false, true)),
  answered: 'answered',
  latestAt: field('latestAt', moment),
  excerpt: 'excerpt',
  lastSender: 'last_sender',
});

const handlers: Readonly<Record<FileShape, string>> = {
  text: 'TEXT',
  page: 'HTML',
  picture: 'IMAGE',
  pdf: 'PDF',
  other: 'SAVE',
};

const fileFields = record<MessageFile>()({
  node: id('nodeId'),
  name: 'fileName',
  description: 'description',
  mediaType: 'fileType',
  size: 'size',
});

/** `MON-235` names one id twice: the document is the file. */
const file = codec(
  (value: MessageFile) => ({
    ...fileFields.write(value),
    document_id: value.node,
    name: value.description ?? value.name,
    document_format: /\.([A-Za-z0-9]{1,8})$/.exec(value.name)?.[1]?.toUpperCase() ?? '',
    document_handler: handlers[shapeOf(value.mediaType)],
  }),
  fileFields.read,
);

const isSent: Codec<boolean, 'SENT' | 'RECEIVED', string> = codec(
  (fromPatient) => (fromPatient ? 'SENT' : 'RECEIVED'),
  (type) => type === 'SENT',
);

const message = record<Message>()({
  id: id('id'),
  fromPatient: field('type', isSent),
  sender: 'sender',
  body: 'content',
  language: 'language',
  sentAt: field('createdAt', moment),
  files: field('attachments', list(file)),
});

export const openedThread = both(
  threadLine,
  record<Omit<OpenedThread, keyof ThreadLine>>()({
    user: 'user',
    reader: 'reader',
    messages: field('messages', list(message)),
    earlier: maybe('earlier', mark),
  }),
);

const threadLines = list(threadLine);
const recipient = record<Recipient>()({
  id: id('id'),
  name: 'name',
  specialty: 'specialty',
  team: maybe('team', team),
  answersWithin: 'answers_within_hours',
  active: 'is_active',
});
const upload = record<NonNullable<MessagesScreen['upload']>>()({ endpoint: 'endpoint', token: 'token' });

export const messagesScreen = record<MessagesScreen>()({
  threads: field('threads', threadLines),
  next: 'nextPage',
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  timeZone: field('time_zone', timeZone),
  growsByScrolling: 'grows_by_scrolling',
  filesAtMessages: 'files_at_messages',
  providers: field('providers', list(recipient)),
  answersWithin: 'answers_within_hours',
  unread: 'unread',
  reader: 'reader',
  opened: maybe('thread', openedThread),
  upload: maybe('upload', upload),
});

export const threadPage = record<ThreadPage>()({
  threads: field('nextProviderMessageList', threadLines),
  next: 'nextProviderMessages',
});

const sendKey: Codec<SendKey, string> = codec(
  (key) => key,
  (text) => {
    const key = parseSendKey(text);
    return key.ok ? key.value : unreadable();
  },
);

const attached = record<FileToAttach>()({ node: id('nodeId'), description: 'description' });

const attachment: Codec<
  FileToAttach | undefined,
  { readonly [Name in keyof Written<typeof attached>]: string | null },
  { readonly [Name in keyof Read<typeof attached>]?: string | null | undefined }
> = codec(
  (value) => (value === undefined ? { nodeId: null, description: null } : attached.write(value)),
  ({ nodeId, ...rest }) => (nodeId == null ? undefined : attached.read({ nodeId, ...rest })),
);

export const messageToCreate = record<MessageToCreate>()({
  key: field('uniqueId', sendKey),
  patient: { practice: id('practiceId'), patient: id('patientId') },
  provider: id('providerId'),
  subject: 'subject',
  body: 'body',
  file: flat(attachment),
});

export const replyToSend = record<ReplyToSend>()({
  key: field('replyId', sendKey),
  thread: id('messageId'),
  body: 'body',
  file: flat(attachment),
});
