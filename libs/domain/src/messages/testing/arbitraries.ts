import fc from 'fast-check';
import type { ProviderId } from '../../kernel/index.ts';
import { ids, instants, withOptional, words } from '../../kernel/testing/index.ts';
import {
  excerptLength,
  type Correspondent,
  type Message,
  type MessageFile,
  type MessageId,
  type NodeId,
  type Thread,
  type ThreadId,
  type ThreadLine,
} from '../thread.ts';

/** Letters of several scripts, some with marks of their own, and spaces; never only spaces. */
export const subjects: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('a', 'Z', 'ñ', 'é', 'e\u0301', 'ß', '日', 'ع', 'д', ' '), { minLength: 1, maxLength: 40 })
  .map((letters) => letters.join(''))
  .filter((text) => text.trim() !== '');

export const correspondents: fc.Arbitrary<Correspondent> = withOptional(
  { id: ids<ProviderId>('provider-'), name: words(), active: fc.boolean() },
  { specialty: words() },
);

export const messageFiles: fc.Arbitrary<MessageFile> = withOptional(
  {
    node: ids<NodeId>('node-'),
    name: words(),
    mediaType: fc.constantFrom('application/pdf', 'image/jpeg', 'image/png', 'text/html', 'application/xml'),
  },
  { description: words(), size: fc.nat(9_000_000) },
);

export const messages: fc.Arbitrary<Message> = withOptional(
  {
    id: ids<MessageId>('message-'),
    fromPatient: fc.boolean(),
    sender: words(),
    body: words(200),
    sentAt: instants,
    files: fc.array(messageFiles, { maxLength: 2 }),
  },
  { language: fc.constantFrom('en', 'es-MX', 'zh-Hans') },
);

const line = {
  id: ids<ThreadId>('thread-'),
  provider: correspondents,
  subject: words(),
  unread: fc.boolean(),
  answered: fc.boolean(),
  latestAt: instants,
  excerpt: words(excerptLength),
};

export const threadLines: fc.Arbitrary<ThreadLine> = withOptional(line, { lastSender: words() });

export const threads: fc.Arbitrary<Thread> = withOptional(
  { ...line, messages: fc.array(messages, { maxLength: 4 }) },
  { earlier: fc.record({ at: instants, id: ids<MessageId>('message-') }) },
);
