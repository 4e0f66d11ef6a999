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
import type { FileToAttach, MessageStore, NewThread, NotSent, Reply, Sent } from '../ports/message-store.ts';
import { mostUnsentFiles, type FileToKeep, type MessageFiles } from '../ports/message-files.ts';
import {
  excerptLength,
  isBefore,
  type Correspondent,
  type Mark,
  type Message,
  idOfTeam,
  messageTeams,
  type MessageFile,
  type MessageId,
  type OfferedTeam,
  type Recipient,
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
  /** A chart of that id is known. */
  isPatient: boolean;
}

/** In-memory mail of a practice: conversations, sending, and files. */
export class MemoryMail implements Correspondence, MessageStore, MessageFiles {
  readonly #now: () => Instant;
  readonly #boxes = new Map<string, Box>();
  readonly #answersWithin = new Map<string, number>();
  readonly #teams = new Map<string, readonly OfferedTeam[]>();

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** Adds a patient with providers whom they may write to. */
  putProviders(patient: PatientRef, ...providers: readonly Correspondent[]): void {
    const box = this.#box(patient);
    box.isPatient = true;
    box.providers.push(...providers);
    box.providers.sort((a, b) => (a.name < b.name ? -1 : 1));
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

  putTeams(practice: PracticeId, teams: readonly OfferedTeam[]): void {
    this.#teams.set(practice, teams);
  }

  async unread(patient: PatientRef): Promise<number> {
    return [...this.#box(patient).threads.values()].flatMap(({ messages }) => messages.filter(isUnread)).length;
  }

  async correspondents(patient: PatientRef): Promise<Correspondents> {
    const answersWithin = this.#answersWithin.get(patient.practice);
    return {
      providers: [...this.#offered(patient), ...this.#box(patient).providers],
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
    const provider = this.#known(patient).find((each) => each.id === message.provider);
    if (provider === undefined) return failed({ kind: 'not-found' });
    if (!provider.active) return failed({ kind: 'provider-inactive' });
    const files = attach(box, id, message.file);
    if (files === undefined) return failed({ kind: 'file-gone' });
    const first = this.#written(key, message.body, message.sender, files);
    box.threads.set(id, { id, provider: provider.id, subject: message.subject, messages: [first] });
    return ok({ thread: id, isNew: true });
  }

  async reply(patient: PatientRef, id: ThreadId, reply: Reply, key: SendKey): Promise<Result<Sent, NotSent>> {
    const line = this.#lines(patient).find((each) => each.id === id);
    const kept = this.#box(patient).threads.get(id);
    if (line === undefined || kept === undefined) return failed({ kind: 'not-found' });
    if (kept.messages.some((message) => message.id === idOfSent(key))) return ok({ isNew: false });
    if (!line.provider.active) return failed({ kind: 'provider-inactive' });
    const files = attach(this.#box(patient), id, reply.file);
    if (files === undefined) return failed({ kind: 'file-gone' });
    kept.messages = [...kept.messages, this.#written(key, reply.body, reply.sender, files)];
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

  #offered({ practice, patient }: PatientRef): readonly Recipient[] {
    const teams = this.#box({ practice, patient }).isPatient ? (this.#teams.get(practice) ?? []) : [];
    return teams.map((offered) => ({ ...offered, id: idOfTeam(offered.team), name: practice, active: true }));
  }

  /** Whom the patient may write to, and teams that are not offered. */
  #known(patient: PatientRef): readonly Correspondent[] {
    const offered = this.#offered(patient);
    const others = messageTeams.filter((team) => offered.every((each) => each.team !== team));
    const inactive = others.map((team) => ({ id: idOfTeam(team), name: patient.practice, team, active: false }));
    return [...offered.map(({ answersWithin: _, ...team }) => team), ...inactive, ...this.#box(patient).providers];
  }

  #box({ practice, patient }: PatientRef): Box {
    const key = JSON.stringify([practice, patient]);
    const box = this.#boxes.get(key) ?? { threads: new Map(), files: new Map(), providers: [], isPatient: false };
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
    const { threads } = this.#box(patient);
    const providers = this.#known(patient);
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
            ...(last.fromPatient ? { lastSender: last.sender } : {}),
          },
        ];
      })
      .sort((a, b) => (isBefore(markOf(a), markOf(b)) ? 1 : -1));
  }

  #read(kept: KeptThread): void {
    kept.messages = kept.messages.map((message) => (isUnread(message) ? { ...message, readAt: this.#now() } : message));
  }

  #written(key: SendKey, body: string, sender: string, files: readonly MessageFile[]): PutMessage {
    return { id: idOfSent(key), fromPatient: true, sender, body, sentAt: this.#now(), files };
  }
}

/** Attaches an uploaded file to a message of a conversation; undefined if there is no such file. */
const attach = (box: Box, thread: ThreadId, file: FileToAttach | undefined): MessageFile[] | undefined => {
  if (file === undefined) return [];
  const kept = box.files.get(file.node);
  if (kept === undefined || kept.thread !== undefined) return undefined;
  const described = file.description === undefined ? {} : { description: file.description };
  box.files.set(kept.node, { ...kept, ...described, thread });
  return [{ node: kept.node, name: kept.name, mediaType: kept.mediaType, ...described }];
};

const idOfSent = (key: SendKey): MessageId => `sent.${key}` as MessageId;
const isUnread = ({ fromPatient, readAt }: PutMessage): boolean => !fromPatient && readAt === undefined;
const placeOf = ({ sentAt, id }: PutMessage): Mark<MessageId> => ({ at: sentAt, id });
const markOf = ({ latestAt: at, id }: ThreadLine): Mark<ThreadId> => ({ at, id });
const latestAt = ({ messages }: KeptThread): number => Math.max(...messages.map(({ sentAt }) => sentAt));
