import {
  failed,
  ok,
  type Instant,
  type PatientRef,
  type PracticeId,
  type ProviderId,
  type Result,
} from '../../kernel/index.ts';
import type { Correspondence, Correspondents } from '../ports/correspondence.ts';
import type { MessageStore, NewThread, NotSent, Reply, Sent } from '../ports/message-store.ts';
import { mostUnsentFiles, type FileToKeep, type MessageFiles } from '../ports/message-files.ts';
import {
  excerptLength,
  isBefore,
  type Correspondent,
  type Mark,
  type Message,
  type MessageFile,
  type MessageId,
  type NodeId,
  type SendKey,
  type Thread,
  type ThreadId,
  type ThreadLine,
} from '../thread.ts';

/** A message as a test adds it; one from the practice is read if `readAt` is given. */
export interface PutMessage extends Omit<Message, 'files'> {
  readonly files?: readonly MessageFile[];
  readonly readAt?: Instant;
}

export interface PutThread {
  readonly id: ThreadId;
  readonly provider: ProviderId;
  readonly subject: string;
  readonly messages: readonly PutMessage[];
}

interface KeptThread extends Omit<PutThread, 'messages'> {
  messages: readonly PutMessage[];
  removedAt?: Instant;
}

type KeptFile = MessageFile & { bytes: Uint8Array; keptAt: Instant; thread?: ThreadId };

interface Box {
  readonly threads: Map<string, KeptThread>;
  readonly files: Map<string, KeptFile>;
  readonly providers: Correspondent[];
}

/** In-memory mail of a practice: conversations, sending, and files. */
export class MemoryMail implements Correspondence, MessageStore, MessageFiles {
  readonly #now: () => Instant;
  readonly #boxes = new Map<string, Box>();
  readonly #answersWithin = new Map<string, number>();

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** Sets the providers whom the patient may write to. */
  putProviders(patient: PatientRef, ...providers: readonly Correspondent[]): void {
    const known = this.#box(patient).providers;
    known.push(...providers);
    known.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  put(patient: PatientRef, ...threads: readonly PutThread[]): void {
    for (const thread of threads) this.#box(patient).threads.set(thread.id, { ...thread });
  }

  putFile(patient: PatientRef, file: Omit<KeptFile, 'keptAt'>): void {
    this.#box(patient).files.set(file.node, { ...file, keptAt: this.#now() });
  }

  putAnswersWithin(practice: PracticeId, hours: number): void {
    this.#answersWithin.set(practice, hours);
  }

  async unread(patient: PatientRef): Promise<number> {
    return [...this.#box(patient).threads.values()].flatMap(({ messages }) => messages.filter(isUnread)).length;
  }

  async correspondents(patient: PatientRef): Promise<Correspondents> {
    const answersWithin = this.#answersWithin.get(patient.practice);
    return {
      providers: this.#box(patient).providers,
      ...(answersWithin === undefined ? {} : { answersWithin }),
    };
  }

  async threads(patient: PatientRef, limit: number, before?: Mark<ThreadId>): Promise<readonly ThreadLine[]> {
    return this.#lines(patient)
      .filter((line) => before === undefined || isBefore(markOf(line), before))
      .slice(0, limit);
  }

  async thread(
    patient: PatientRef,
    id: ThreadId,
    limit: number,
    before?: Mark<MessageId>,
  ): Promise<Thread | undefined> {
    const line = this.#lines(patient).find((each) => each.id === id);
    const kept = this.#box(patient).threads.get(id);
    if (line === undefined || kept === undefined) return undefined;
    const all = [...kept.messages]
      .sort((a, b) => (isBefore(placeOf(a), placeOf(b)) ? -1 : 1))
      .filter((message) => before === undefined || isBefore(placeOf(message), before));
    const shown = all.slice(-limit);
    const [first] = shown;
    return {
      ...line,
      messages: shown.map(({ readAt: _, files, ...message }) => ({ ...message, files: files ?? [] })),
      ...(first !== undefined && all.length > shown.length ? { earlier: placeOf(first) } : {}),
    };
  }

  async latestWith(patient: PatientRef, provider: ProviderId): Promise<ThreadId | undefined> {
    return this.#lines(patient).find((line) => line.provider.id === provider)?.id;
  }

  async start(patient: PatientRef, message: NewThread, key: SendKey): ReturnType<MessageStore['start']> {
    const box = this.#box(patient);
    const id = `thread.${key}` as ThreadId;
    if (box.threads.has(id)) return ok({ thread: id, isNew: false });
    const provider = box.providers.find((each) => each.id === message.provider);
    if (provider === undefined) return failed({ kind: 'not-found' });
    if (!provider.active) return failed({ kind: 'provider-inactive' });
    const kept = message.file && box.files.get(message.file.node);
    if (message.file !== undefined && (kept === undefined || kept.thread !== undefined)) {
      return failed({ kind: 'file-gone' });
    }
    const files: MessageFile[] = [];
    if (kept !== undefined && message.file !== undefined) {
      const { description } = message.file;
      const described = description === undefined ? {} : { description };
      box.files.set(kept.node, { ...kept, ...described, thread: id });
      files.push({ node: kept.node, name: kept.name, mediaType: kept.mediaType, ...described });
    }
    const first = this.#written(key, message.body, message.sender, files);
    box.threads.set(id, { id, provider: provider.id, subject: message.subject, messages: [first] });
    return ok({ thread: id, isNew: true });
  }

  async reply(patient: PatientRef, id: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>> {
    const line = this.#lines(patient).find((each) => each.id === id);
    const kept = this.#box(patient).threads.get(id);
    if (line === undefined || kept === undefined) return failed({ kind: 'not-found' });
    const written = this.#written(key, reply.body, reply.sender, []);
    if (kept.messages.some((message) => message.id === written.id)) return ok({ isNew: false });
    if (!line.provider.active) return failed({ kind: 'provider-inactive' });
    kept.messages = [...kept.messages, written];
    return ok({ isNew: true });
  }

  async mark(patient: PatientRef, id: ThreadId, as: 'read' | 'unread'): Promise<boolean> {
    const kept = this.#shown(patient, id);
    if (kept === undefined) return false;
    if (as === 'read') this.#read(kept);
    else {
      const last = kept.messages
        .filter(({ fromPatient }) => !fromPatient)
        .reduce<PutMessage | undefined>(
          (latest, each) => (latest === undefined || isBefore(placeOf(latest), placeOf(each)) ? each : latest),
          undefined,
        );
      kept.messages = kept.messages.map((message) => {
        if (message !== last) return message;
        const { readAt: _, ...unread } = message;
        return unread;
      });
    }
    return true;
  }

  async remove(patient: PatientRef, id: ThreadId): Promise<boolean> {
    const kept = this.#shown(patient, id);
    if (kept === undefined) return false;
    this.#read(kept);
    kept.removedAt = this.#now();
    return true;
  }

  async keep(patient: PatientRef, file: FileToKeep): Promise<Result<void, { readonly kind: 'too-many' }>> {
    const { files } = this.#box(patient);
    const unsent = [...files.values()].filter(({ thread }) => thread === undefined);
    if (unsent.length >= mostUnsentFiles) return failed({ kind: 'too-many' });
    files.set(file.node, { ...file, keptAt: this.#now() });
    return ok(undefined);
  }

  async file(patient: PatientRef, node: NodeId): Promise<(MessageFile & { readonly bytes: Uint8Array }) | undefined> {
    const kept = this.#box(patient).files.get(node);
    if (kept?.thread === undefined || this.#shown(patient, kept.thread) === undefined) return undefined;
    const { thread: _, keptAt: _at, ...file } = kept;
    return file;
  }

  async pruneUnsent(before: Instant): Promise<void> {
    for (const { files } of this.#boxes.values()) {
      for (const [node, { thread, keptAt }] of files) {
        if (thread === undefined && keptAt < before) files.delete(node);
      }
    }
  }

  #box({ practice, patient }: PatientRef): Box {
    const key = JSON.stringify([practice, patient]);
    const box = this.#boxes.get(key) ?? { threads: new Map(), files: new Map(), providers: [] };
    this.#boxes.set(key, box);
    return box;
  }

  /** The conversation as the patient sees it: undefined if hidden, unless the practice has written since. */
  #shown(patient: PatientRef, id: ThreadId): KeptThread | undefined {
    const kept = this.#box(patient).threads.get(id);
    return kept === undefined || (kept.removedAt !== undefined && latestAt(kept) <= kept.removedAt) ? undefined : kept;
  }

  /** Those with the latest message first. */
  #lines(patient: PatientRef): readonly ThreadLine[] {
    const { threads, providers } = this.#box(patient);
    return [...threads.keys()]
      .flatMap((id) => this.#shown(patient, id as ThreadId) ?? [])
      .flatMap(({ id, provider, subject, messages }): readonly ThreadLine[] => {
        const who = providers.find((each) => each.id === provider);
        const last = [...messages].sort((a, b) => (isBefore(placeOf(a), placeOf(b)) ? 1 : -1))[0];
        if (who === undefined || last === undefined) return [];
        return [
          {
            id,
            provider: who,
            subject,
            unread: messages.some(isUnread),
            answered: messages.some(({ fromPatient }) => !fromPatient),
            latestAt: last.sentAt,
            excerpt: [...last.body].slice(0, excerptLength).join(''),
          },
        ];
      })
      .sort((a, b) => (isBefore(markOf(a), markOf(b)) ? 1 : -1));
  }

  #read(kept: KeptThread): void {
    kept.messages = kept.messages.map((message) => (isUnread(message) ? { ...message, readAt: this.#now() } : message));
  }

  #written(key: SendKey, body: string, sender: string, files: readonly MessageFile[]): PutMessage {
    return { id: `sent.${key}` as MessageId, fromPatient: true, sender, body, sentAt: this.#now(), files };
  }
}

const isUnread = ({ fromPatient, readAt }: PutMessage): boolean => !fromPatient && readAt === undefined;
const placeOf = ({ sentAt, id }: PutMessage): Mark<MessageId> => ({ at: sentAt, id });
const markOf = ({ latestAt: at, id }: ThreadLine): Mark<ThreadId> => ({ at, id });
const latestAt = ({ messages }: KeptThread): number => Math.max(...messages.map(({ sentAt }) => sentAt));
