import type { Message, MessageFile, SendKey, ThreadId } from '@portico/domain/messages';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { FormDraft } from '../kernel/index.ts';
import type { Messages, NotSent, OpenedThread } from '@portico/application/messages';
import type { AttachedFile } from './attached-file.ts';
import { ReplyDraft } from './reply-draft.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly thread: OpenedThread };

/** A reply sent from here that is not in the conversation yet, by its idempotency key (`MON-239`, `MON-240`). */
export interface Outgoing {
  readonly key: SendKey;
  readonly body: string;
  readonly file?: MessageFile;
  readonly state: { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly failure: NotSent | Failure };
}

/** It was sent by an earlier page, which heard no answer. */
const notArrived: Outgoing['state'] = { kind: 'failed', failure: { kind: 'unreachable' } };

type Earlier = { readonly kind: 'idle' | 'loading' } | { readonly kind: 'failed'; readonly failure: Failure };

export interface ConversationParts {
  readonly draft: FormDraft;
  readonly clock: { now(): Message['sentAt'] };
  readonly randomUuid: () => string;
  /** Present if files can be sent. */
  readonly file?: AttachedFile;
  /** Called after each load, failed or not. */
  readonly onLoaded: () => Promise<void>;
  readonly onSent: (body: string) => void;
}

/** One conversation with its unsent reply. Both are kept while another conversation is open. */
export class Conversation {
  phase: Phase = { kind: 'loading' };
  earlier: Earlier = { kind: 'idle' };
  outgoing: readonly Outgoing[] = [];

  readonly id: ThreadId;
  readonly reply: ReplyDraft;
  readonly file: AttachedFile | undefined;
  readonly #messages: Pick<Messages, 'thread' | 'reply'>;
  readonly #parts: ConversationParts;

  constructor(id: ThreadId, messages: Pick<Messages, 'thread' | 'reply'>, parts: ConversationParts) {
    this.id = id;
    this.#messages = messages;
    this.#parts = parts;
    this.reply = new ReplyDraft(parts.draft, parts.randomUuid);
    this.file = parts.file;
    makeAutoObservable(this, { id: false, reply: false, file: false }, { autoBind: true });
  }

  get thread(): OpenedThread | undefined {
    return this.phase.kind === 'ready' ? this.phase.thread : undefined;
  }

  get canWrite(): boolean {
    return this.thread?.provider.active === true;
  }

  get canSend(): boolean {
    return this.canWrite && this.reply.isWritten && this.file?.isMissing !== true;
  }

  show(thread: OpenedThread): void {
    this.phase = { kind: 'ready', thread };
    // Messages that have arrived are no longer pending, even if their response was lost.
    const there = new Set<string>(thread.messages.map(({ id }) => id));
    this.outgoing = this.outgoing.filter(({ key }) => !there.has(`sent.${key}`));
    const lost = this.reply.compare(there);
    this.outgoing = [...this.outgoing, ...lost.map((reply) => ({ ...reply, state: notArrived }))];
  }

  async load(): Promise<void> {
    if (this.phase.kind === 'failed') this.phase = { kind: 'loading' };
    const answer = await this.#messages.thread(this.id);
    runInAction(() => {
      if (answer.ok) this.show(answer.value);
      else if (this.phase.kind !== 'ready') this.phase = { kind: 'failed', failure: answer.error };
    });
    await this.#parts.onLoaded();
  }

  async loadEarlier(): Promise<void> {
    const before = this.thread?.earlier;
    if (before === undefined || this.earlier.kind === 'loading') return;
    this.earlier = { kind: 'loading' };
    const answer = await this.#messages.thread(this.id, before);
    runInAction(() => {
      const { thread } = this;
      this.earlier = answer.ok ? { kind: 'idle' } : { kind: 'failed', failure: answer.error };
      if (!answer.ok || thread === undefined) return;
      const { earlier: _, ...known } = thread;
      const { messages, earlier } = answer.value;
      const whole = { ...known, messages: [...messages, ...thread.messages] };
      this.phase = { kind: 'ready', thread: earlier === undefined ? whole : { ...whole, earlier } };
    });
  }

  /** Applies a change made in the list. */
  note(change: Partial<Pick<OpenedThread, 'unread'>>): void {
    if (this.phase.kind === 'ready') this.phase = { kind: 'ready', thread: { ...this.phase.thread, ...change } };
  }

  /** The message is shown in the conversation at once, as being sent. */
  async send(): Promise<void> {
    const taken = this.canSend ? this.reply.take(this.file?.attached) : undefined;
    if (taken === undefined) return;
    const sent: Outgoing = { ...taken, state: { kind: 'sending' } };
    this.file?.remove();
    this.outgoing = [...this.outgoing, sent];
    await this.#bring(sent);
  }

  /** Sends again under the same key, so that the message arrives once even if the first try did. */
  async retry(key: SendKey): Promise<void> {
    const sent = this.outgoing.find((each) => each.key === key);
    if (sent?.state.kind !== 'failed') return;
    this.#note(key, { kind: 'sending' });
    await this.#bring(sent);
  }

  async #bring(sent: Outgoing): Promise<void> {
    const { key, body, file } = sent;
    const attached = file === undefined ? {} : { file: { node: file.node } };
    const answer = await this.#messages.reply({ key, thread: this.id, body, ...attached });
    runInAction(() => {
      if (answer.ok) this.#arrived(sent);
      else if (answer.error.kind === 'file-gone') this.#takeBack(sent);
      else this.#note(key, { kind: 'failed', failure: answer.error });
    });
    if (answer.ok) this.#parts.onSent(body);
  }

  /** Its text goes back into the box, so that a file can be chosen again. */
  #takeBack(sent: Outgoing): void {
    this.outgoing = this.outgoing.filter((each) => each.key !== sent.key);
    this.reply.giveBack(sent);
  }

  #arrived({ key, body, file }: Outgoing): void {
    const { thread } = this;
    this.outgoing = this.outgoing.filter((each) => each.key !== key);
    this.reply.arrived(key);
    if (thread === undefined) return;
    const sent: Message = {
      id: `sent.${key}` as Message['id'],
      fromPatient: true,
      sender: thread.reader === '' ? thread.user : thread.reader,
      body,
      sentAt: this.#parts.clock.now(),
      files: file === undefined ? [] : [file],
    };
    this.phase = { kind: 'ready', thread: { ...thread, messages: [...thread.messages, sent] } };
  }

  #note(key: SendKey, state: Outgoing['state']): void {
    this.outgoing = this.outgoing.map((each) => (each.key === key ? { ...each, state } : each));
    const { thread } = this;
    const isInactive = state.kind === 'failed' && state.failure.kind === 'provider-inactive';
    if (isInactive && thread !== undefined) {
      this.phase = { kind: 'ready', thread: { ...thread, provider: { ...thread.provider, active: false } } };
    }
  }
}
